// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/home_page.h"

#include "app/home/card_grid.h"
#include "app/home/lesson_card.h"
#include "app/home/welcome_panel.h"
#include "app/review/day_words.h"
#include "app/widgets/card.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/section_label.h"
#include "app/widgets/tone.h"
#include "app/widgets/utf8.h"
#include "app/widgets/wrap_row.h"

#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtGui/QFocusEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QPushButton>

namespace repique {
namespace {

constexpr int sideMargin = 48;
constexpr int charactersOfTitle = 36;
constexpr int charactersOfPair = 110; ///< from which resume and review stand side by side

QString labelOf(int order)
{
    return QStringLiteral("L%1").arg(order, 2, 10, QLatin1Char('0'));
}

QPushButton* makeButton(const char* name, QWidget* parent)
{
    auto* const button = new QPushButton(parent);
    button->setObjectName(QLatin1String(name));
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

/// Words on the left, a button on the right or below.
QWidget* besides(const QList<QWidget*>& words, QPushButton* button, int characters, QWidget* parent)
{
    auto* const text = new QWidget(parent);
    auto* const column = new QVBoxLayout(text);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (QWidget* const each : words) {
        column->addWidget(each);
    }
    column->addStretch();
    auto* const place = new QWidget(parent);
    auto* const row = new QHBoxLayout(place);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(button, 0, Qt::AlignVCenter);
    return new WrapRow(text, place, characters, parent);
}

} // namespace

HomePage::HomePage(QWidget* parent)
    : QScrollArea(parent)
    , m_tokens(theme::tokens(theme::Theme::Light))
    , m_welcome(new WelcomePanel(this))
    , m_name(makeWords("display", this))
    , m_motto(makeWords("muted", this))
    , m_open(makeButton("homeOpen", this))
    , m_explore(makeButton("homeExplore", this))
    , m_pair(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_resumeCard(new Card(this))
    , m_resumeLabel(new SectionLabel({}, m_resumeCard))
    , m_resumeTitle(makeWords("heading", m_resumeCard))
    , m_resumePlace(makeWords("muted", m_resumeCard))
    , m_resume(makeButton("homeResume", m_resumeCard))
    , m_reviewCard(new Card(this))
    , m_reviewLabel(new SectionLabel({}, m_reviewCard))
    , m_reviewTitle(makeWords("heading", m_reviewCard))
    , m_reviewPlace(makeWords("muted", m_reviewCard))
    , m_review(makeButton("homeReview", m_reviewCard))
    , m_lessonsLabel(new SectionLabel({}, this))
    , m_grid(new CardGrid(this))
    , m_recentLabel(new SectionLabel({}, this))
    , m_recentColumn(new QVBoxLayout)
{
    setObjectName(QStringLiteral("homePage"));
    setFocusPolicy(Qt::NoFocus);
    build();
    retranslate();
    m_welcome->hide();
    connect(m_open, &QPushButton::clicked, this, &HomePage::openRequested);
    connect(m_explore, &QPushButton::clicked, this, &HomePage::exploreRequested);
    connect(m_review, &QPushButton::clicked, this, &HomePage::reviewRequested);
    connect(m_resume, &QPushButton::clicked, this, &HomePage::resume);
    connect(m_grid, &CardGrid::clicked, this, [this](std::size_t card) {
        const LessonFacts& lesson = m_facts.lessons[card];
        Q_EMIT lessonRequested(fromUtf8(lesson.id), lesson.isFinished() ? 0 : lesson.step);
    });
    connect(m_welcome, &WelcomePanel::closed, this, [this] {
        setWelcoming(false);
        m_resume->setFocus(Qt::TabFocusReason);
    });
}

void HomePage::build()
{
    auto* const sheet = new QWidget(this);
    auto* const column = new QVBoxLayout(sheet);
    column->setContentsMargins(sideMargin, 20, sideMargin, 20);
    column->setSpacing(12);
    column->addWidget(makeTop());
    column->addWidget(m_welcome);
    fillPair();
    auto* const pair = new QWidget(sheet);
    pair->setLayout(m_pair);
    pair->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    column->addWidget(pair);
    column->addWidget(m_lessonsLabel);
    column->addWidget(m_grid);
    column->addWidget(m_recentLabel);
    m_recentColumn->setSpacing(4);
    column->addLayout(m_recentColumn);
    column->addStretch();
    setWidget(sheet);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QWidget* HomePage::makeTop()
{
    auto* const words = new QWidget(this);
    auto* const column = new QVBoxLayout(words);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_name);
    column->addWidget(m_motto);
    auto* const buttons = new QWidget(this);
    auto* const row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_open);
    row->addWidget(m_explore);
    return new WrapRow(words, buttons, charactersOfTitle, this);
}

void HomePage::fillPair()
{
    setTone(*m_resumeCard, Tone::Accent);
    m_resume->setProperty("kind", QStringLiteral("primary"));
    m_resumeCard->body().setContentsMargins(20, 16, 20, 16);
    m_reviewCard->body().setContentsMargins(20, 16, 20, 16);
    m_resumeCard->body().addWidget(
        besides({m_resumeLabel, m_resumeTitle, m_resumePlace}, m_resume, charactersOfTitle, m_resumeCard));
    m_reviewCard->body().addWidget(
        besides({m_reviewLabel, m_reviewTitle, m_reviewPlace}, m_review, 24, m_reviewCard));
    m_pair->setContentsMargins(0, 0, 0, 0);
    m_pair->setSpacing(16);
    m_pair->addWidget(m_resumeCard, 3);
    m_pair->addWidget(m_reviewCard, 1);
}

void HomePage::setFacts(const HomeFacts& facts, i18n::Language language)
{
    m_facts = facts;
    m_language = language;
    retranslate();
}

void HomePage::setRecentFiles(const QStringList& paths)
{
    m_recent = paths;
    showRecent();
}

void HomePage::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    for (LessonCard* const card : m_grid->cards()) {
        card->setTokens(tokens);
    }
}

void HomePage::setWelcoming(bool isWelcoming)
{
    m_welcome->setVisible(isWelcoming);
}

void HomePage::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        fit();
    }
}

/// Hands the keyboard on. A focus proxy would do the same and catch every round of the Tab key as well.
void HomePage::focusInEvent(QFocusEvent* event)
{
    QWidget* const first = m_welcome->isHidden() ? static_cast<QWidget*>(m_resume) : m_welcome;
    first->setFocus(event->reason());
}

void HomePage::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

void HomePage::fit()
{
    const bool isWide = width() >= charactersOfPair * fontMetrics().averageCharWidth();
    m_pair->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void HomePage::retranslate()
{
    m_name->setText(QStringLiteral("Repique"));
    m_motto->setText(tr("What does trying again cost? One PIX at a time, then ten thousand a second."));
    m_open->setText(tr("Open scenario…"));
    m_explore->setText(tr("Explore"));
    m_explore->setToolTip(tr("Goes to the lab, with every parameter at hand"));
    m_lessonsLabel->setHeading(tr("Lessons"));
    m_recentLabel->setHeading(tr("Recent files"));
    showResume();
    showReview();
    showLessons();
    showRecent();
}

void HomePage::showResume()
{
    const bool hasLessons = !m_facts.lessons.empty();
    m_resumeCard->setVisible(hasLessons);
    if (!hasLessons) {
        return;
    }
    const LessonFacts& lesson = m_facts.lessons[m_facts.resume ? m_facts.resume->lesson : 0];
    m_resumeTitle->setText(QStringLiteral("%1 · %2").arg(labelOf(lesson.order), fromUtf8(lesson.title)));
    if (m_facts.resume) {
        m_resumeLabel->setHeading(tr("Go on where you stopped"));
        //: %3 is the heading of the step
        m_resumePlace->setText(tr("step %1 of %2 — %3")
                                   .arg(lesson.step + 1)
                                   .arg(lesson.steps)
                                   .arg(fromUtf8(m_facts.resume->heading)));
        m_resume->setText(tr("Continue"));
    } else {
        m_resumeLabel->setHeading(tr("Start here"));
        m_resumePlace->setText(tr("you will predict: %1").arg(fromUtf8(lesson.prediction)));
        m_resume->setText(tr("Start"));
    }
    m_resume->setAccessibleDescription(m_resumeTitle->text() + QStringLiteral(", ") + m_resumePlace->text());
}

void HomePage::showReview()
{
    const ReviewFacts& review = m_facts.review;
    m_reviewLabel->setHeading(tr("Today’s review"));
    m_review->setText(tr("Review"));
    m_review->setVisible(review.cards > 0);
    if (review.cards == 0) {
        m_reviewTitle->setText(tr("Nothing due today"));
        m_reviewPlace->setText(review.next
                ? tr("next: %1").arg(dayText(*review.next, review.today, m_language))
                : tr("cards that you graded in a lesson come back here"));
        return;
    }
    QStringList parts;
    for (const auto& part : review.lessons) {
        //: so many cards of a lesson, as in "3 from L01"
        parts.append(tr("%1 from %2").arg(part.second).arg(labelOf(part.first)));
    }
    m_reviewTitle->setText(tr("%n card(s)", nullptr, review.cards));
    m_reviewPlace->setText(QStringLiteral("%1 · %2").arg(
        parts.join(QStringLiteral(", ")), tr("about %n minute(s)", nullptr, review.minutes())));
    m_review->setAccessibleDescription(m_reviewTitle->text());
}

void HomePage::showLessons()
{
    m_lessonsLabel->setVisible(!m_facts.lessons.empty());
    if (m_grid->cards().size() != m_facts.lessons.size()) {
        m_grid->setCount(m_facts.lessons.size());
        setTokens(m_tokens);
    }
    for (std::size_t i = 0; i < m_facts.lessons.size(); ++i) {
        const LessonFacts& lesson = m_facts.lessons[i];
        LessonCard& card = *m_grid->cards()[i];
        card.setWords({.label = labelOf(lesson.order),
            .title = fromUtf8(lesson.title),
            .line = lesson.prediction.empty() ? QString()
                                              : tr("you will predict: %1").arg(fromUtf8(lesson.prediction)),
            .progress = lesson.isFinished() ? tr("Finished")
                                            : tr("%1 of %2 steps").arg(lesson.stepsDone).arg(lesson.steps)});
        card.setShare(lesson.steps == 0 ? 0.0 : static_cast<double>(lesson.stepsDone) / lesson.steps);
    }
}

void HomePage::showRecent()
{
    m_recentLabel->setVisible(!m_recent.isEmpty());
    while (QLayoutItem* const item = m_recentColumn->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that was pressed
        delete item;
    }
    for (const QString& path : m_recent) {
        QPushButton* const file = makeButton("homeRecent", widget());
        file->setText(QFileInfo(path).fileName());
        file->setToolTip(path);
        file->setProperty("kind", QStringLiteral("ghost"));
        m_recentColumn->addWidget(file, 0, Qt::AlignLeft);
        file->show();
        connect(file, &QPushButton::clicked, this, [this, path] { Q_EMIT fileRequested(path); });
    }
}

void HomePage::resume()
{
    if (!m_facts.lessons.empty()) {
        const LessonFacts& lesson = m_facts.lessons[m_facts.resume ? m_facts.resume->lesson : 0];
        Q_EMIT lessonRequested(fromUtf8(lesson.id), m_facts.resume ? lesson.step : 0);
    }
}

} // namespace repique
