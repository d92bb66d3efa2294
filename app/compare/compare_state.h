// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/scenario_document.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <functional>
#include <optional>

namespace repique {

/// The two sides of a comparison: A is the document, B a copy that is kept beside it. Only `swap` and
/// `copyToA` change the document, each one step of its history that brings back B as well. GUI thread.
class CompareState final : public QObject
{
    Q_OBJECT

public:
    /// Whether a key may be changed; empty: every one.
    using Locks = std::function<bool(const QString& key)>;

    explicit CompareState(ScenarioDocument& document, QObject* parent = nullptr);

    [[nodiscard]] const scenario::Scenario& a() const noexcept { return m_document.scenario(); }

    [[nodiscard]] const std::optional<scenario::Scenario>& b() const noexcept { return m_b; }

    void setB(std::optional<scenario::Scenario> b);
    /// Copies A to B.
    void keep();
    /// False: nothing happens, without B or where a lesson keeps one of the values that would change.
    bool swap();
    bool copyToA();

    /// What the lesson leaves free.
    void setLocks(Locks mayChange);
    /// Whether a value that differs is the lesson's to keep.
    [[nodiscard]] bool isLocked() const;

Q_SIGNALS:
    void changed(); ///< A or B
    void bChanged(); ///< and there is one

private:
    class ChangeB;

    ScenarioDocument& m_document;
    std::optional<scenario::Scenario> m_b;
    Locks m_mayChange;
};

} // namespace repique
