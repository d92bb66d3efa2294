// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/real_races.h"

#include "app/i18n/fault_words.h"
#include "app/i18n/numbers.h"
#include "app/race/ledger_table.h"
#include "app/race/race_state.h"
#include "app/race/race_words.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/section_label.h"
#include "app/widgets/utf8.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace repique {
namespace {

constexpr int barSteps = 1'000;

QString nameOf(settlement::Ledger::Synchronous synchronous)
{
    return synchronous == settlement::Ledger::Synchronous::Full ? QStringLiteral("FULL")
                                                                : QStringLiteral("NORMAL");
}

} // namespace

RealRaces::RealRaces(const RaceState& state, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_heading(new SectionLabel({}, this))
    , m_force(new QPushButton(this))
    , m_race(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_bar(new QProgressBar(this))
    , m_sentence(new Paragraph(this))
    , m_table(new LedgerTable(this))
{
    m_force->setObjectName(QStringLiteral("raceForce"));
    m_force->setProperty("kind", QStringLiteral("primary"));
    m_race->setObjectName(QStringLiteral("raceThousand"));
    m_cancel->setObjectName(QStringLiteral("raceCancel"));
    m_bar->setObjectName(QStringLiteral("raceProgress"));
    m_bar->setRange(0, barSteps);
    m_bar->setTextVisible(false);
    m_sentence->setObjectName(QStringLiteral("raceReal"));
    m_sentence->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("raceSeries"));
    m_table->setReducedMotion(true); // numbers that run need no light
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_force);
    buttons->addWidget(m_race);
    buttons->addStretch();
    auto* work = new QHBoxLayout;
    work->setSpacing(8);
    work->addWidget(m_bar, 1);
    work->addWidget(m_cancel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(m_heading);
    column->addLayout(buttons);
    column->addLayout(work);
    column->addWidget(m_sentence);
    column->addWidget(m_table);
    connect(m_force, &QPushButton::clicked, this, &RealRaces::force);
    connect(m_race, &QPushButton::clicked, this, &RealRaces::raceFreely);
    connect(m_cancel, &QPushButton::clicked, this, &RealRaces::cancel);
    connectRunner();
    m_table->hide();
    m_sentence->hide();
    end();
    setLanguage(m_language);
}

void RealRaces::connectRunner()
{
    connect(&m_runner, &RaceRunner::forced, this, [this](std::int64_t debits) {
        m_forced->debits = debits;
        tell();
    });
    connect(&m_runner, &RaceRunner::progressed, this, [this](const auto& series, double share) {
        m_bar->setValue(static_cast<int>(share * barSteps));
        showSeries(series);
    });
    connect(&m_runner, &RaceRunner::raced, this, [this](const auto& series) {
        showSeries(series);
        tell();
    });
    connect(&m_runner, &RaceRunner::failed, this, [this](const Error& error) {
        m_error = error;
        tell();
    });
    connect(&m_runner, &RaceRunner::ended, this, &RealRaces::end);
}

void RealRaces::setLanguage(i18n::Language language)
{
    m_language = language;
    m_heading->setHeading(tr("On real SQLite"));
    m_force->setText(tr("Repeat on real SQLite"));
    m_force->setToolTip(tr("Plays this order on real connections, one a copy, and counts in the ledger"));
    m_race->setText(tr("A thousand races"));
    m_race->setToolTip(tr("Lets the copies go at once, on threads of their own, a thousand times for each "
                          "server and durability"));
    m_cancel->setText(tr("Cancel"));
    m_bar->setAccessibleName(tr("Races run"));
    m_table->setAccessibleName(tr("Free races"));
    m_table->setColumns({tr("server"), tr("synchronous"), tr("races"), tr("debited more than once")});
    showSeries(m_series);
    if (!m_sentence->isHidden() && !isBusy()) {
        tell();
    }
}

void RealRaces::setTokens(const theme::Tokens& tokens)
{
    m_table->setTokens(tokens);
}

QString RealRaces::sentence() const
{
    return m_sentence->isHidden() ? QString() : m_sentence->text();
}

void RealRaces::force()
{
    begin(false);
    m_forced = Forced{.setup = m_state.setup(), .order = m_state.order()};
    m_runner.force(m_state.setup(), m_state.order());
}

void RealRaces::raceFreely()
{
    begin(true);
    m_runner.raceFreely(m_state.setup().copies);
}

void RealRaces::begin(bool isLong)
{
    m_error.reset();
    m_saysSeries = isLong;
    m_force->setEnabled(false);
    m_race->setEnabled(false);
    m_bar->setValue(0);
    m_bar->setVisible(isLong);
    m_cancel->setVisible(isLong);
    if (isLong) {
        m_cancel->setFocus();
    }
}

void RealRaces::end()
{
    const bool hadFocus = m_cancel->hasFocus();
    m_force->setEnabled(true);
    m_race->setEnabled(true);
    m_bar->hide();
    m_cancel->hide();
    if (hadFocus) {
        m_race->setFocus();
    }
}

/// Says what came of the latest thing done.
void RealRaces::tell()
{
    if (m_error) {
        m_sentence->setText(fromUtf8(i18n::sentence(*m_error, m_language)));
    } else if (m_saysSeries) {
        m_sentence->setText(racedSentence());
    } else if (m_forced) {
        m_sentence->setText(forcedSentence(*m_forced));
    }
    m_sentence->show();
}

void RealRaces::showSeries(const std::vector<RaceSeries>& series)
{
    m_series = series;
    std::vector<LedgerTable::Row> rows;
    const auto number = [this](std::int64_t value) { return fromUtf8(i18n::integer(value, m_language)); };
    for (const RaceSeries& one : series) {
        const bool doubles = one.tally.duplicating > 0;
        const QString sign = doubles ? QStringLiteral("✕ ")
            : one.tally.races > 0    ? QStringLiteral("✓ ")
                                     : QString();
        rows.push_back({.cells = {racewords::serverName(one.server), nameOf(one.synchronous),
                            number(one.tally.races), sign + number(one.tally.duplicating)},
            .tone = doubles ? Tone::Duplicate : Tone::Plain});
    }
    m_table->setVisible(!rows.empty());
    m_table->setRows(std::move(rows), {});
}

QString RealRaces::forcedSentence(const Forced& forced) const
{
    const std::int64_t expected = race::played(forced.setup, forced.order).debits();
    const QString order = racewords::spacedOrder(forced.order);
    const QString verdict = racewords::markedVerdict(forced.debits);
    return forced.debits == expected
        //: 1 the order, 2 what the ledger says: "✕ debits twice"
        ? tr("%1 on real connections: %2. The ledger says what the cards said.").arg(order, verdict)
        : tr("%1 on real connections: %2. The cards said otherwise: %3.")
              .arg(order, verdict, racewords::markedVerdict(expected));
}

QString RealRaces::racedSentence() const
{
    std::int64_t races = 0;
    std::int64_t refused = 0;
    for (const RaceSeries& one : m_series) {
        races += one.tally.races;
        refused += one.tally.undecided;
    }
    const auto number = [this](std::int64_t value) { return fromUtf8(i18n::integer(value, m_language)); };
    const std::int64_t wanted = RaceRunner::racesASeries * static_cast<std::int64_t>(m_series.size());
    QString text = races < wanted
        //: 1 races run, 2 races that were to be run
        ? tr("Cancelled after %1 of %2 races.").arg(number(races), number(wanted))
        : tr("%1 races, none of them arranged. How many double depends on the machine and the disk; that the "
             "atomic server never does depends on neither.")
              .arg(number(races));
    if (refused > 0) {
        text += QLatin1Char(' ')
            + tr("In %1 of them the database was busy for one copy: an error for its user, but no debit.")
                  .arg(number(refused));
    }
    return text;
}

} // namespace repique
