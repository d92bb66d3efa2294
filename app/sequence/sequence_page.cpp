// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/sequence_page.h"

#include "app/sequence/party_words.h"
#include "app/sequence/player.h"
#include "app/sequence/sequence_view.h"
#include "app/sequence/step_words.h"
#include "app/sequence/tile_row.h"
#include "app/widgets/card.h"
#include "app/widgets/tile.h"

#include <QtCore/QEvent>
#include <QtWidgets/QVBoxLayout>

namespace repique {
namespace {

Tone toneOfDebits(std::int64_t debits)
{
    return debits > 1 ? Tone::Duplicate : debits == 1 ? Tone::Goodput : Tone::Plain;
}

} // namespace

SequencePage::SequencePage(Player& player, QWidget* parent) : QWidget(parent), m_player(player)
{
    auto* card = new Card(this);
    m_view = new SequenceView(player, card);
    card->body().setContentsMargins(4, 4, 4, 4);
    card->body().addWidget(m_view);
    m_tiles = new TileRow(this);
    m_attempts = m_tiles->addTile(QStringLiteral("tileAttempts"));
    m_debits = m_tiles->addTile(QStringLiteral("tileDebits"));
    m_knows = m_tiles->addTile(QStringLiteral("tileKnows"));
    m_elapsed = m_tiles->addTile(QStringLiteral("tileElapsed"));
    m_knows->setWordy(true);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(10);
    column->addWidget(card, 1);
    column->addWidget(m_tiles);
    connect(&m_player, &Playback::moved, this, &SequencePage::refresh);
    connect(&m_player, &Player::traceChanged, this, &SequencePage::refresh);
    retranslate();
}

void SequencePage::setPolicy(std::optional<retry::Policy> policy)
{
    setRules({std::move(policy), {}});
}

void SequencePage::setRules(Rules rules)
{
    m_maxAttempts = rules.client ? std::optional{rules.client->maxAttempts} : std::nullopt;
    m_view->setRules(std::move(rules));
    refresh();
}

void SequencePage::setLanguage(i18n::Language language)
{
    m_language = language;
    m_view->setLanguage(language);
    refresh();
}

void SequencePage::setTokens(const theme::Tokens& tokens)
{
    m_view->setTokens(tokens);
}

void SequencePage::setTextScale(int percent)
{
    m_view->setTextScale(percent);
}

void SequencePage::setReducedMotion(bool isReduced)
{
    m_view->setReducedMotion(isReduced);
}

void SequencePage::refresh()
{
    const trace::Trace* trace = m_player.trace().get();
    const SequenceFacts facts = trace != nullptr ? factsAt(*trace, m_player.position()) : SequenceFacts{};
    const bool isChain = trace != nullptr && !trace->layers.empty();
    m_knows->setLabel(
        //: %1 is the name of the outermost layer; below it stands "paid", "failed" or "nothing yet"
        isChain ? tr("%1 knows").arg(partyName(*trace, trace::Party::Client, m_language))
                : tr("The client knows"));
    showAttempts(facts);
    m_debits->setFigure(numberWords(facts.debits, m_language), {}, toneOfDebits(facts.debits));
    switch (facts.knows) {
    case ClientKnows::NothingYet:
        m_knows->setFigure(tr("nothing yet"));
        break;
    case ClientKnows::Failed:
        m_knows->setFigure(tr("failed"), {}, Tone::Duplicate);
        break;
    case ClientKnows::Paid:
        m_knows->setFigure(tr("paid"), {}, Tone::Goodput);
        break;
    }
    m_elapsed->setFigure(durationWords(m_player.elapsed(), m_language));
}

/// In a chain, how many calls of the dependency the attempts have become.
void SequencePage::showAttempts(const SequenceFacts& facts)
{
    const trace::Trace* trace = m_player.trace().get();
    const QString attempts = numberWords(facts.attempts, m_language);
    if (trace != nullptr && !trace->layers.empty()) {
        m_attempts->setLabel(tr("Attempts → calls"));
        m_attempts->setFigure(QStringLiteral("%1 → %2").arg(attempts, numberWords(facts.calls, m_language)));
        return;
    }
    const std::int64_t most = m_maxAttempts.value_or(trace != nullptr ? trace->attempts : 0);
    m_attempts->setLabel(tr("Attempts"));
    m_attempts->setFigure(attempts,
        //: beside the number of attempts so far; %1 is how many there may be
        most > 0 ? tr("of %1").arg(numberWords(most, m_language)) : QString{});
}

void SequencePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    makeRoom();
}

/// In a low window with large type the diagram needs the room more than the tiles do.
void SequencePage::makeRoom()
{
    constexpr int linesOfDiagram = 14; // the parties and three messages
    const int left = height() - m_tiles->sizeHint().height();
    m_tiles->setVisible(left >= linesOfDiagram * fontMetrics().height());
}

void SequencePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        makeRoom();
    }
    QWidget::changeEvent(event);
}

void SequencePage::retranslate()
{
    m_debits->setLabel(tr("Debits on the statement"));
    m_elapsed->setLabel(tr("Elapsed"));
    refresh();
}

} // namespace repique
