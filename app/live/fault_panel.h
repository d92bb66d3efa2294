// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/live/fault_choice.h"

#include <QtWidgets/QWidget>

class QLabel;
class QSpinBox;
class QStackedWidget;

namespace repique {
class Paragraph;
class ScriptEditor;
class SegmentedSwitch;
}

namespace repique::live {

/// What is to go wrong at the service: nothing, what the scenario says, a script for the attempts of each
/// operation, or a draw for each attempt; and what is in force. Says what a person wants. GUI thread.
class FaultPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit FaultPanel(QWidget* parent = nullptr);

    [[nodiscard]] const FaultChoice& choice() const noexcept { return m_choice; }

    /// Says nothing.
    void setChoice(const FaultChoice& choice);
    /// What the service answers to GET /faults; empty when there is no service.
    void setInForce(const QString& json);
    void setLanguage(i18n::Language language);

    /// Chooses where faults come from; may stand elsewhere.
    [[nodiscard]] SegmentedSwitch& sources() const noexcept { return *m_sources; }

Q_SIGNALS:
    void chosen(); ///< by a person; `choice` is new

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeNote(Paragraph* text);
    [[nodiscard]] QWidget* makeScript();
    [[nodiscard]] QWidget* makeChances();
    void retranslate();
    void showChoice();

    FaultChoice m_choice;
    SegmentedSwitch* m_sources; // owned by this widget or where it stands
    QStackedWidget* m_details; // owned by this widget, as all below
    Paragraph* m_noneNote;
    Paragraph* m_scenarioNote;
    Paragraph* m_scriptNote;
    Paragraph* m_chanceNote;
    ScriptEditor* m_script;
    std::array<QLabel*, allLiveFaults.size()> m_labels{};
    std::array<QSpinBox*, allLiveFaults.size()> m_percent{};
    QLabel* m_latencyLabel;
    QSpinBox* m_latency;
    Paragraph* m_inForce;
    QString m_json;
};

/// "503 with Retry-After".
[[nodiscard]] QString nameOf(LiveFault fault);

} // namespace repique::live
