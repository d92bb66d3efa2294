// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/race_ledger.h"

#include "app/i18n/numbers.h"
#include "app/race/ledger_table.h"
#include "app/race/race_state.h"
#include "app/race/race_words.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/section_label.h"
#include "app/widgets/tile.h"
#include "app/widgets/utf8.h"

#include <QtGui/QAccessible>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace repique {
namespace {

constexpr int gap = 10;
const QString key = QStringLiteral("K");

Tile* makeTile(const char* name, QWidget* parent)
{
    auto* tile = new Tile(parent);
    tile->setObjectName(QLatin1String(name));
    return tile;
}

} // namespace

RaceLedger::RaceLedger(const RaceState& state, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_heading(new SectionLabel({}, this))
    , m_settlements(new LedgerTable(this))
    , m_keysHeading(new SectionLabel({}, this))
    , m_keys(new LedgerTable(this))
    , m_sentence(new Paragraph(this))
    , m_payer(makeTile("racePayer", this))
    , m_payee(makeTile("racePayee", this))
    , m_debits(makeTile("raceDebits", this))
{
    m_payer->setWordy(true);
    m_payee->setWordy(true);
    m_settlements->setObjectName(QStringLiteral("raceSettlements"));
    m_keys->setObjectName(QStringLiteral("raceKeys"));
    m_sentence->setObjectName(QStringLiteral("raceSentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* tiles = new QHBoxLayout;
    tiles->setSpacing(gap);
    for (Tile* tile : {m_payer, m_payee, m_debits}) {
        tiles->addWidget(tile, 1);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    column->addWidget(m_heading);
    column->addWidget(m_settlements);
    column->addWidget(m_keysHeading);
    column->addWidget(m_keys);
    column->addWidget(m_sentence);
    column->addLayout(tiles);
    connect(&m_state, &Playback::moved, this, [this] {
        refresh();
        tell();
    });
    setLanguage(m_language);
}

void RaceLedger::setLanguage(i18n::Language language)
{
    m_language = language;
    m_heading->setHeading(tr("Settlements"));
    m_settlements->setColumns({QStringLiteral("#"), tr("key"), tr("by"), tr("amount")});
    m_settlements->setAccessibleName(tr("Settlements"));
    m_keysHeading->setHeading(tr("Keys"));
    m_keys->setColumns({tr("key"), tr("inserted by"), tr("unique")});
    m_keys->setAccessibleName(tr("Keys"));
    m_payer->setLabel(tr("Ana’s balance"));
    m_payee->setLabel(tr("Bruno’s balance"));
    m_debits->setLabel(tr("Debits"));
    refresh();
}

void RaceLedger::setTokens(const theme::Tokens& tokens)
{
    m_settlements->setTokens(tokens);
    m_keys->setTokens(tokens);
}

void RaceLedger::setReducedMotion(bool isReduced)
{
    m_settlements->setReducedMotion(isReduced);
    m_keys->setReducedMotion(isReduced);
}

QString RaceLedger::sentence() const
{
    return m_sentence->text();
}

void RaceLedger::refresh()
{
    refreshTables();
    refreshTiles();
    const int position = m_state.position();
    m_sentence->setText(position == 0
            ? tr("Nothing has happened yet. Play the order, or go through it step by step.")
            : racewords::explanation(m_state, position - 1, m_language));
    // The longest sentence of the order keeps its room: nothing jumps from step to step.
    const int lines = 3;
    m_sentence->setMinimumHeight(lines * m_sentence->fontMetrics().lineSpacing());
}

/// A screen reader hears the sentence of a step that was asked for; while the order plays it would never end.
void RaceLedger::tell()
{
    if (!m_state.isPlaying() && isVisible()) {
        QAccessibleEvent alert(m_sentence, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void RaceLedger::refreshTables()
{
    const QString amount = fromUtf8(i18n::money(racewords::amountCents, m_language));
    const auto server = m_state.setup().server;
    const bool keepsKeys = server != settlement::ServerMode::None;
    const QString unique = server == settlement::ServerMode::Atomic ? tr("yes") : tr("no");
    std::vector<LedgerTable::Row> settlements;
    std::vector<LedgerTable::Row> keys;
    for (int index = 0; index < m_state.position(); ++index) {
        const race::Play& play = m_state.playAt(index);
        if (!play.isDebit) {
            continue;
        }
        const Tone tone = play.debits > 1 ? Tone::Duplicate : Tone::Plain;
        const QString again = play.debits > 1 ? QStringLiteral("✕ ") + amount : amount;
        settlements.push_back({.cells = {QString::number(play.debits), keepsKeys ? key : QStringLiteral("–"),
                                   racewords::copyName(play.copy), again},
            .tone = tone});
        if (keepsKeys) {
            keys.push_back({.cells = {key, racewords::copyName(play.copy), unique}, .tone = tone});
        }
    }
    m_settlements->setRoom(m_state.setup().copies);
    m_settlements->setRows(std::move(settlements), tr("no settlement yet"));
    m_keys->setRoom(server == settlement::ServerMode::CheckThenInsert ? m_state.setup().copies : 1);
    m_keys->setRows(std::move(keys), keepsKeys ? tr("no key yet") : tr("this server keeps no keys"));
}

void RaceLedger::refreshTiles()
{
    const int position = m_state.position();
    const std::int64_t debits = position == 0 ? 0 : m_state.playAt(position - 1).debits;
    const auto money = [this](std::int64_t cents) {
        return fromUtf8(i18n::money(cents, m_language)).replace(QLatin1Char(' '), QChar::Nbsp);
    };
    const Tone tone = debits > 1 ? Tone::Duplicate : debits == 1 ? Tone::Goodput : Tone::Plain;
    m_payer->setFigure(money(racewords::payerCents - debits * racewords::amountCents));
    m_payee->setFigure(money(racewords::payeeCents + debits * racewords::amountCents));
    const QString extra = debits > 1 ? tr("✕ %1 too many").arg(debits - 1) : QString();
    m_debits->setFigure(fromUtf8(i18n::integer(debits, m_language)), extra, tone);
}

} // namespace repique
