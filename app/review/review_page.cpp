// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/review_page.h"

#include "app/widgets/card.h"
#include "app/widgets/paragraph.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QPushButton>

#include <utility>

namespace repique {
namespace {

constexpr int sideMargin = 48;
constexpr int widestSheet = 820; ///< logical pixels: a line longer than this is hard to read
constexpr int grades = 3;

QPushButton* makeButton(const QString& name, QWidget* parent)
{
    auto* const button = new QPushButton(parent);
    button->setObjectName(name);
    button->setAutoDefault(true); // so that Enter presses it
    return button;
}

Paragraph* makeWords(const char* role, QWidget* parent)
{
    auto* const words = new Paragraph(parent);
    words->setProperty("role", QLatin1String(role));
    words->setWordWrap(true);
    return words;
}

} // namespace

ReviewPage::ReviewPage(QWidget* parent)
    : QScrollArea(parent)
    , m_title(makeWords("heading", this))
    , m_place(makeWords("muted", this))
    , m_face(new Card(this))
    , m_front(makeWords("title", m_face))
    , m_back(makeWords("", m_face))
    , m_turn(makeButton(QStringLiteral("reviewTurn"), this))
    , m_close(makeButton(QStringLiteral("reviewClose"), this))
{
    setObjectName(QStringLiteral("reviewPage"));
    setFocusPolicy(Qt::NoFocus);
    for (int number = 1; number <= grades; ++number) {
        m_grades.push_back(makeButton(QStringLiteral("reviewGrade%1").arg(number), this));
        connect(m_grades.back(), &QPushButton::clicked, this, [this, number] { grade(number); });
    }
    build();
    retranslate();
    connect(m_turn, &QPushButton::clicked, this, &ReviewPage::turn);
    connect(m_close, &QPushButton::clicked, this, &ReviewPage::closed);
}

void ReviewPage::build()
{
    m_turn->setProperty("kind", QStringLiteral("primary"));
    m_front->setObjectName(QStringLiteral("reviewFront"));
    m_back->setObjectName(QStringLiteral("reviewBack"));
    m_place->setObjectName(QStringLiteral("reviewPlace"));
    m_face->body().setContentsMargins(24, 20, 24, 20);
    m_face->body().setSpacing(12);
    m_face->body().addWidget(m_front);
    m_face->body().addWidget(m_back);
    auto* const sheet = new QWidget(this);
    auto* const column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addWidget(m_place);
    column->addWidget(m_face);
    column->addWidget(m_turn, 0, Qt::AlignLeft);
    for (QPushButton* const button : m_grades) {
        column->addWidget(button, 0, Qt::AlignLeft);
    }
    column->addWidget(m_close, 0, Qt::AlignLeft);
    column->addStretch();
    auto* const middle = new QWidget(sheet);
    middle->setLayout(column);
    middle->setMaximumWidth(widestSheet);
    auto* const row = new QHBoxLayout(sheet);
    row->setContentsMargins(sideMargin, 28, sideMargin, 28);
    row->addWidget(middle, 100); // as wide as it may be; the rest stays empty
    row->addStretch(1);
    setWidget(sheet);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void ReviewPage::setCards(std::vector<ReviewCard> cards)
{
    m_cards = std::move(cards);
    m_current = 0;
    m_isTurned = false;
    showCard();
}

void ReviewPage::setNext(const QString& day)
{
    m_next = day;
    if (!hasCard()) {
        showCard();
    }
}

bool ReviewPage::hasCard() const noexcept
{
    return m_current < m_cards.size();
}

void ReviewPage::showCard()
{
    m_face->setVisible(hasCard());
    m_back->setVisible(m_isTurned);
    m_turn->setVisible(hasCard() && !m_isTurned);
    for (QPushButton* const button : m_grades) {
        button->setVisible(hasCard() && m_isTurned);
    }
    m_close->setVisible(!hasCard());
    if (!hasCard()) {
        m_title->setText(m_cards.empty()
                ? tr("Nothing due today")
                : tr("%n card(s) reviewed", nullptr, static_cast<int>(m_cards.size())));
        m_place->setText(m_next.isEmpty()
                ? tr(
                    "Cards that you grade in a lesson come back here, each when it is about to be forgotten.")
                : tr("The next card is due: %1.").arg(m_next));
        return;
    }
    const ReviewCard& card = m_cards[m_current];
    m_title->setText(tr("Today’s review"));
    //: %3 is the title of a lesson
    m_place->setText(tr("Card %1 of %2 — %3").arg(m_current + 1).arg(m_cards.size()).arg(card.lessonTitle));
    m_front->setText(card.front);
    m_back->setText(m_isTurned ? card.back : QString());
    m_turn->setAccessibleDescription(card.front);
    m_grades.front()->setAccessibleDescription(m_back->text());
}

void ReviewPage::turn()
{
    m_isTurned = true;
    showCard();
    m_grades.front()->setFocus(Qt::TabFocusReason);
}

void ReviewPage::grade(int grade)
{
    if (!hasCard() || !m_isTurned) {
        return;
    }
    const ReviewCard card = m_cards[m_current];
    ++m_current;
    m_isTurned = false;
    Q_EMIT graded(card.lesson, card.card, static_cast<lessons::Grade>(grade));
    showCard();
    setFocus(Qt::TabFocusReason);
}

void ReviewPage::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

/// Hands the keyboard on, without catching the Tab key as a focus proxy does.
void ReviewPage::focusInEvent(QFocusEvent* event)
{
    QPushButton* const first = !hasCard() ? m_close : m_isTurned ? m_grades.front() : m_turn;
    first->setFocus(event->reason());
}

void ReviewPage::keyPressEvent(QKeyEvent* event)
{
    const int number = event->key() - Qt::Key_0;
    if (number >= 1 && number <= grades && m_isTurned) {
        grade(number);
        return;
    }
    QScrollArea::keyPressEvent(event);
}

void ReviewPage::retranslate()
{
    m_turn->setText(tr("Turn the card"));
    m_turn->setToolTip(tr("Remember first, then turn (Enter)"));
    const QStringList words{tr("1 · I remembered"), tr("2 · Almost"), tr("3 · I had forgotten")};
    for (int index = 0; index < grades; ++index) {
        m_grades[static_cast<std::size_t>(index)]->setText(words[index]);
    }
    m_close->setText(tr("To the start"));
    showCard();
}

} // namespace repique
