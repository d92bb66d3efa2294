// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/race_page.h"

#include "app/i18n/numbers.h"
#include "app/race/race_cards.h"
#include "app/race/race_ledger.h"
#include "app/race/race_orders.h"
#include "app/race/race_words.h"
#include "app/race/real_races.h"
#include "app/sequence/player_keys.h"
#include "app/widgets/card.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/section_label.h"
#include "app/widgets/segmented_switch.h"
#include "app/widgets/utf8.h"

#include <QtGui/QAccessible>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>

namespace repique {
namespace {

using settlement::ServerMode;

constexpr int gap = 12;
constexpr int scrollBarRoom = 14;
constexpr std::array servers{ServerMode::CheckThenInsert, ServerMode::Atomic, ServerMode::None};

Paragraph* makeParagraph(const char* name, const char* role)
{
    auto* paragraph = new Paragraph;
    paragraph->setObjectName(QLatin1String(name));
    paragraph->setProperty("role", QLatin1String(role));
    paragraph->setWordWrap(true);
    return paragraph;
}

} // namespace

RacePage::RacePage(QWidget* parent)
    : QWidget(parent)
    , m_scroll(new QScrollArea(this))
    , m_grid(new QGridLayout)
    , m_cardsHeading(new SectionLabel)
    , m_hint(makeParagraph("raceHint", "small"))
    , m_cards(new RaceCards(m_state))
    , m_refusal(makeParagraph("raceRefusal", "refusal"))
    , m_serverHeading(new SectionLabel)
    , m_server(new SegmentedSwitch)
    , m_copiesHeading(new SectionLabel)
    , m_copies(new SegmentedSwitch)
    , m_ledger(new RaceLedger(m_state))
    , m_real(new RealRaces(m_state))
    , m_ordersHeading(new SectionLabel)
    , m_orders(new RaceOrders(m_state))
    , m_progress(makeParagraph("raceTried", "muted"))
    , m_tryAll(new QPushButton)
    , m_parts{makeTable(), makeMiddle(), makeOrders()}
{
    setObjectName(QStringLiteral("racePage"));
    auto* content = new QWidget;
    m_grid->setContentsMargins(gap, gap, gap, gap);
    m_grid->setSpacing(gap);
    content->setLayout(m_grid);
    m_scroll->setWidget(content);
    content->installEventFilter(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_scroll);
    setFocusProxy(m_cards);
    connectParts();
    setLanguage(m_language);
    arrange();
}

Card* RacePage::makeTable()
{
    auto* card = new Card;
    m_server->setObjectName(QStringLiteral("raceServer"));
    m_copies->setObjectName(QStringLiteral("raceCopies"));
    m_refusal->hide();
    QVBoxLayout& body = card->body();
    body.setSpacing(8);
    body.addWidget(m_cardsHeading);
    body.addWidget(m_hint);
    body.addWidget(m_cards);
    body.addWidget(m_refusal);
    body.addWidget(m_serverHeading);
    body.addWidget(m_server, 0, Qt::AlignLeft);
    body.addWidget(m_copiesHeading);
    body.addWidget(m_copies, 0, Qt::AlignLeft);
    body.addSpacing(4);
    body.addWidget(m_real);
    body.addStretch();
    return card;
}

Card* RacePage::makeMiddle()
{
    auto* card = new Card;
    card->body().setSpacing(14);
    card->body().addWidget(m_ledger);
    card->body().addStretch();
    return card;
}

Card* RacePage::makeOrders()
{
    auto* card = new Card;
    m_tryAll->setObjectName(QStringLiteral("raceTryAll"));
    card->body().setSpacing(8);
    card->body().addWidget(m_ordersHeading);
    card->body().addWidget(m_orders, 1);
    card->body().addWidget(m_progress);
    card->body().addWidget(m_tryAll, 0, Qt::AlignLeft);
    return card;
}

void RacePage::connectParts()
{
    connect(m_cards, &RaceCards::moveRequested, this, &RacePage::moveCard);
    connect(m_server, &SegmentedSwitch::chosen, this, &RacePage::choose);
    connect(m_copies, &SegmentedSwitch::chosen, this, &RacePage::choose);
    connect(m_tryAll, &QPushButton::clicked, &m_state, &RaceState::tryAll);
    connect(&m_state, &RaceState::triedChanged, this, &RacePage::refreshProgress);
    connect(&m_state, &RaceState::setupChanged, this, &RacePage::refreshSwitches);
    connect(&m_state, &Playback::moved, m_refusal, &QWidget::hide);
}

void RacePage::setLanguage(i18n::Language language)
{
    m_language = language;
    m_cardsHeading->setHeading(tr("Order of execution"));
    m_hint->setText(tr("Drag a card, or choose it with ↑ ↓ and move it with Alt+↑ or Alt+↓. A, B or C: whose "
                       "turn it is next."));
    m_serverHeading->setHeading(tr("Server"));
    m_copiesHeading->setHeading(tr("Copies of the payment"));
    QStringList names;
    for (const ServerMode server : servers) {
        names << racewords::serverName(server);
    }
    m_server->setOptions(names);
    m_server->setOptionToolTip(0, tr("Looks the key up; when it is not there, debits and inserts it"));
    m_server->setOptionToolTip(
        1, tr("Inserts the key, under a unique constraint, in one transaction with the debit"));
    m_server->setOptionToolTip(2, tr("Debits whatever arrives"));
    m_server->setAccessibleName(tr("Server"));
    m_copies->setOptions({QStringLiteral("2"), QStringLiteral("3")});
    m_copies->setAccessibleName(tr("Copies of the payment"));
    m_tryAll->setText(tr("Try all the others"));
    m_tryAll->setToolTip(tr("Plays every order that has not been tried and marks what came of it"));
    m_ledger->setLanguage(language);
    m_real->setLanguage(language);
    m_cards->retranslate();
    m_orders->retranslate();
    m_refusal->hide();
    refreshSwitches();
    refreshProgress();
}

void RacePage::setTokens(const theme::Tokens& tokens)
{
    m_cards->setTokens(tokens);
    m_orders->setTokens(tokens);
    m_ledger->setTokens(tokens);
    m_real->setTokens(tokens);
}

void RacePage::setReducedMotion(bool isReduced)
{
    m_ledger->setReducedMotion(isReduced);
}

QString RacePage::placeText() const
{
    //: 1 cards played, 2 cards of the order
    return tr("step %1 of %2").arg(m_state.position()).arg(m_state.cardCount());
}

TransportBar::Guest RacePage::guest()
{
    return {
        .playback = &m_state, .place = [this] { return placeText(); }, .marks = [this] { return marks(); }};
}

/// One a card. What it will do is not told before it is played.
std::vector<TimelineMark> RacePage::marks() const
{
    constexpr std::array inks{Ink::Original, Ink::Retry, Ink::Rejected};
    std::vector<TimelineMark> marks;
    for (int index = 0; index < m_state.cardCount(); ++index) {
        const race::Play& play = m_state.playAt(index);
        marks.push_back({.fraction = (index + 1.0) / m_state.cardCount(),
            .ink = inks.at(static_cast<std::size_t>(play.copy)),
            .label = QStringLiteral("%1 · %2 %3")
                         .arg(index + 1)
                         .arg(racewords::copyName(play.copy), racewords::cardText(play.card))});
    }
    return marks;
}

QString RacePage::refusal() const
{
    return m_refusal->isHidden() ? QString() : m_refusal->text();
}

bool RacePage::event(QEvent* event)
{
    // While races run, Esc stops them rather than leave the page.
    if (event->type() == QEvent::ShortcutOverride && m_real->isBusy()
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

/// Keys of the page come before those that scroll it; parts that need another width may need other columns.
bool RacePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_scroll && event->type() == QEvent::KeyPress) {
        event->accept();
        keyPressEvent(static_cast<QKeyEvent*>(event));
        if (event->isAccepted()) {
            return true;
        }
    }
    if (watched == m_scroll->widget() && event->type() == QEvent::LayoutRequest) {
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

void RacePage::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    const int key = event->key();
    if (isPlain && key >= Qt::Key_A && key < Qt::Key_A + RaceState::mostCopies) {
        playNext(key - Qt::Key_A);
    } else if (key == Qt::Key_Escape && m_real->isBusy()) {
        m_real->cancel();
    } else if (!isPlain || !movePlayback(m_state, *event)) {
        QWidget::keyPressEvent(event);
    }
}

void RacePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// As many as `room` pixels have room for.
int RacePage::columnsFor(int room) const
{
    const auto least = [this](std::size_t part) { return m_parts.at(part)->minimumSizeHint().width(); };
    if (least(0) + least(1) + least(2) + 2 * gap <= room) {
        return 3;
    }
    return std::max(least(0), least(2)) + least(1) + gap <= room ? 2 : 1;
}

/// Three columns, two with all orders below the cards, or one below the other.
void RacePage::arrange()
{
    const int columns = columnsFor(width() - 2 * gap - scrollBarRoom);
    if (columns == m_columns) {
        return;
    }
    m_columns = columns;
    for (Card* part : m_parts) {
        m_grid->removeWidget(part);
    }
    for (int column = 0; column < 3; ++column) {
        m_grid->setColumnStretch(column, 0);
    }
    constexpr std::array stretches{11, 12, 7};
    for (int column = 0; column < columns; ++column) {
        m_grid->setColumnStretch(column, stretches.at(static_cast<std::size_t>(column)));
    }
    switch (columns) {
    case 3:
        m_grid->addWidget(m_parts.at(0), 0, 0);
        m_grid->addWidget(m_parts.at(1), 0, 1);
        m_grid->addWidget(m_parts.at(2), 0, 2);
        break;
    case 2:
        m_grid->addWidget(m_parts.at(0), 0, 0);
        m_grid->addWidget(m_parts.at(2), 1, 0);
        m_grid->addWidget(m_parts.at(1), 0, 1, 2, 1);
        break;
    default:
        for (int part = 0; part < 3; ++part) {
            m_grid->addWidget(m_parts.at(static_cast<std::size_t>(part)), part, 0);
        }
    }
}

void RacePage::choose()
{
    const auto server = static_cast<std::size_t>(std::max(0, m_server->currentIndex()));
    m_state.setSetup({.copies = RaceState::fewestCopies + std::max(0, m_copies->currentIndex()),
        .server = servers.at(server)});
}

void RacePage::moveCard(int from, int to)
{
    const int copy = m_state.playAt(from).copy;
    const RaceState::Answer answer = m_state.moveCard(from, to);
    if (answer == RaceState::Answer::Done) {
        m_cards->setCurrentIndex(m_cards->model()->index(to, 0));
    }
    say(answer, copy);
}

void RacePage::playNext(int copy)
{
    say(m_state.playNext(copy), copy);
}

void RacePage::say(RaceState::Answer answer, int copy)
{
    const QString sentence = racewords::refusal(answer, m_state, copy);
    m_refusal->setText(sentence);
    m_refusal->setAccessibleName(sentence);
    m_refusal->setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty()) {
        QAccessibleEvent alert(m_refusal, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void RacePage::refreshProgress()
{
    m_ordersHeading->setHeading(
        tr("The %1 possible orders")
            .arg(fromUtf8(i18n::integer(static_cast<std::int64_t>(m_state.outcomes().size()), m_language))));
    m_progress->setText(racewords::progress(m_state, m_language));
    m_tryAll->setEnabled(m_state.triedCount() < static_cast<int>(m_state.outcomes().size()));
}

void RacePage::refreshSwitches()
{
    const auto* found = std::ranges::find(servers, m_state.setup().server);
    m_server->setCurrentIndex(static_cast<int>(found - servers.begin()));
    m_copies->setCurrentIndex(m_state.setup().copies - RaceState::fewestCopies);
}

} // namespace repique
