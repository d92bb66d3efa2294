// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/document.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtGui/QUndoStack>

#include <cstdint>
#include <functional>

namespace repique {

/// The open scenario: its values, its file, its undo history. GUI thread. Everything that edits a scenario
/// goes through here, so every edit dirties the document and can be undone.
class ScenarioDocument final : public QObject
{
    Q_OBJECT

public:
    /// Milliseconds that only grow; decides which edits are one burst.
    using Clock = std::function<std::int64_t()>;

    explicit ScenarioDocument(QObject* parent = nullptr);
    ScenarioDocument(Clock clock, QObject* parent);
    ~ScenarioDocument() override;

    [[nodiscard]] const scenario::Scenario& scenario() const noexcept;
    [[nodiscard]] QUndoStack& undoStack() noexcept;
    [[nodiscard]] QString path() const; ///< empty until saved or opened
    [[nodiscard]] bool isModified() const;

    /// One undoable edit called `text` (translated, e.g. "base delay 100 ms → 200 ms"). Edits of the same
    /// `mergeKey` (a dotted key; empty never merges) during one gesture, or within 700 ms of each other, are
    /// one step. No-op when nothing changes.
    void edit(
        const QString& text, const QString& mergeKey, const std::function<void(scenario::Scenario&)>& change);
    void beginGesture(); ///< slider pressed
    void endGesture(); ///< slider released
    [[nodiscard]] bool isGesturing() const noexcept;

    /// Another scenario as the current document, with an empty history and no file.
    void replace(scenario::Scenario scenario);
    /// A scenario saved from a crash, as a modified document of `path` (may be empty). Nothing is written.
    void restore(scenario::Scenario scenario, const QString& path);
    /// On faults the current document stays.
    [[nodiscard]] scenario::Faults open(const QString& path);
    /// Atomic; empty on success, else why nothing was written (system text).
    [[nodiscard]] QString save(const QString& path);

Q_SIGNALS:
    void scenarioChanged(); ///< values differ from before
    void documentChanged(); ///< path or modified flag
    void adopted(); ///< another document is the current one: replaced, restored or opened
    void gestureEnded();

private:
    class Edit;

    void adopt(scenario::Scenario scenario, const QString& path);
    void show(const scenario::Scenario& scenario);

    Clock m_clock;
    scenario::Scenario m_scenario;
    QString m_path;
    QUndoStack m_undoStack;
    std::uint64_t m_gestures = 0; ///< begun so far
    bool m_isGesturing = false;
};

} // namespace repique
