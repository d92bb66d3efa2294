// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/scenario_document.h"

#include <QtCore/QDateTime>
#include <QtCore/QLockFile>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <memory>
#include <optional>

namespace repique {

/// What a crashed session left behind.
struct Recovered
{
    scenario::Scenario scenario;
    QString path; ///< of the document it belonged to; may be empty
    QDateTime savedAt;
};

/// Keeps a copy of the unsaved document in the program's own folder, so that a crash costs at most 30
/// seconds. Never touches the document's file. Each running program has a slot of its own. GUI thread.
class Recovery final : public QObject
{
    Q_OBJECT

public:
    /// `folder` is made when missing. Watches `document` from now on; what an earlier session left stays
    /// until `discard` or the first snapshot.
    Recovery(ScenarioDocument& document, const QString& folder, QObject* parent = nullptr);

    /// What the last session in this slot left; nothing when it ended well or its copy cannot be read.
    [[nodiscard]] std::optional<Recovered> found() const;
    void discard();
    /// Writes the copy now when the document is modified, removes it when not.
    void snapshot();
    [[nodiscard]] QString fileName() const;

private:
    void takeSlot(const QString& folder);
    void schedule();

    ScenarioDocument& m_document;
    QString m_fileName;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_debounce;
    QTimer m_beat;
};

} // namespace repique
