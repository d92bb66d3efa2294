// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/race/race_runner.h"
#include "app/theme/tokens.h"

#include <QtWidgets/QWidget>

#include <optional>

class QProgressBar;
class QPushButton;

namespace repique {

class LedgerTable;
class Paragraph;
class RaceState;
class SectionLabel;

/// The same race on real SQLite: the order on the table, forced; or a thousand races that nobody arranges.
/// Whatever runs can be cancelled, and nothing waits for it. GUI thread.
class RealRaces final : public QWidget
{
    Q_OBJECT

public:
    /// `state` outlives the widget; not owned.
    explicit RealRaces(const RaceState& state, QWidget* parent = nullptr);

    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);

    [[nodiscard]] bool isBusy() const noexcept { return m_runner.isBusy(); }

    void cancel() { m_runner.cancel(); }

    [[nodiscard]] QString sentence() const; ///< what came of it, empty before

private:
    /// An order that was forced, and what the ledger said.
    struct Forced
    {
        race::Setup setup;
        race::Order order;
        std::int64_t debits = 0;
    };

    void connectRunner();
    void force();
    void raceFreely();
    void begin(bool isLong);
    void end();
    void tell();
    void showSeries(const std::vector<RaceSeries>& series);
    [[nodiscard]] QString forcedSentence(const Forced& forced) const;
    [[nodiscard]] QString racedSentence() const;

    const RaceState& m_state;
    RaceRunner m_runner;
    i18n::Language m_language = i18n::Language::English;
    std::optional<Forced> m_forced;
    std::optional<Error> m_error;
    std::vector<RaceSeries> m_series; ///< empty before the free races
    bool m_saysSeries = false; ///< the latest thing done were free races
    SectionLabel* m_heading; // all owned by this widget
    QPushButton* m_force;
    QPushButton* m_race;
    QPushButton* m_cancel;
    QProgressBar* m_bar;
    Paragraph* m_sentence;
    LedgerTable* m_table;
};

} // namespace repique
