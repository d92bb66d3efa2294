// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/home_desk.h"

#include "app/home/home_page.h"
#include "app/home/welcome_panel.h"
#include "app/lesson/answer_book.h"
#include "app/lesson/wording.h"
#include "app/review/day_words.h"
#include "app/review/review_page.h"
#include "app/theme/appearance.h"
#include "app/widgets/utf8.h"
#include "app/window/centre.h"
#include "app/window/language_switch.h"
#include "app/window/settings.h"

#include <algorithm>
#include <utility>

namespace repique {
namespace {

QString titleOf(const lessons::Lesson& lesson, i18n::Language language)
{
    const lessons::Prose& prose = language == i18n::Language::Portuguese ? lesson.portuguese : lesson.english;
    return QStringLiteral("L%1 · %2").arg(lesson.order, 2, 10, QLatin1Char('0')).arg(fromUtf8(prose.title));
}

/// The cards that are due and belong to the lessons at hand.
std::vector<ReviewCard> reviewCards(const std::vector<lessons::Lesson>& lessons,
    const std::vector<lessons::DueCard>& due, i18n::Language language)
{
    std::vector<ReviewCard> cards;
    for (const lessons::DueCard& each : due) {
        const auto lesson = std::ranges::find(lessons, each.lesson, &lessons::Lesson::id);
        if (lesson == lessons.end()) {
            continue;
        }
        const auto card = std::ranges::find(lesson->cards, each.card.id, &lessons::RecallCard::id);
        if (card != lesson->cards.end()) {
            const Wording wording(*lesson, language);
            cards.push_back({each.lesson, each.card.id, titleOf(*lesson, language), wording.text(card->front),
                wording.text(card->back)});
        }
    }
    return cards;
}

} // namespace

HomeDesk::HomeDesk(const Parts& parts, Centre& centre)
    : QObject(&centre)
    , m_parts(parts)
    , m_centre(centre)
    , m_home(new HomePage)
    , m_review(new ReviewPage)
{
    centre.addPage(PageId::Home, m_home);
    centre.addPage(PageId::Review, m_review);
    dress();
    connectWelcome();
    connectReview();
    connect(m_home, &HomePage::lessonRequested, this, &HomeDesk::lessonRequested);
    connect(m_home, &HomePage::openRequested, this, &HomeDesk::openRequested);
    connect(m_home, &HomePage::fileRequested, this, &HomeDesk::fileRequested);
    connect(m_home, &HomePage::exploreRequested, this, [this] { Q_EMIT pageRequested(PageId::Lab); });
    connect(m_home, &HomePage::reviewRequested, this, [this] { Q_EMIT pageRequested(PageId::Review); });
    connect(&centre, &Centre::pageChanged, this, &HomeDesk::refresh);
    connect(&parts.answers, &AnswerBook::changed, this, [this] {
        if (!m_isGrading) {
            refresh();
        }
    });
    connect(&parts.appearance, &theme::Appearance::changed, this, &HomeDesk::dress);
}

void HomeDesk::connectWelcome()
{
    const WelcomePanel& panel = m_home->welcome();
    connect(&panel, &WelcomePanel::languageChosen, this, [this](i18n::Language language) {
        m_parts.settings.setLanguage(language);
        m_parts.language.setLanguage(language);
    });
    connect(&panel, &WelcomePanel::textScaleChosen, this, [this](int percent) {
        m_parts.settings.setTextScale(percent);
        m_parts.appearance.setTextScale(percent);
    });
    connect(&panel, &WelcomePanel::themeChosen, this, [this](const WelcomePanel::MaybeTheme& theme) {
        m_parts.settings.setTheme(theme);
        if (theme) {
            m_parts.appearance.setTheme(*theme);
        } else {
            m_parts.appearance.followSystem();
        }
    });
    connect(&panel, &WelcomePanel::closed, this, [this] { m_parts.settings.setWelcomed(); });
}

void HomeDesk::connectReview()
{
    connect(m_review, &ReviewPage::graded, this,
        [this](const std::string& lesson, const std::string& card, lessons::Grade grade) {
            m_isGrading = true; // the cards that are left stay as they are
            m_parts.answers.gradeCard(lesson, card, grade);
            m_isGrading = false;
            refreshNext();
        });
    connect(m_review, &ReviewPage::closed, this, [this] { Q_EMIT pageRequested(PageId::Home); });
}

void HomeDesk::setLessons(std::vector<lessons::Lesson> lessons)
{
    m_lessons = std::move(lessons);
    refreshHome();
    refreshReview();
}

void HomeDesk::welcome()
{
    if (m_parts.settings.isWelcomed()) {
        return;
    }
    m_home->welcome().setLanguage(m_parts.language.language());
    m_home->welcome().setTextScale(m_parts.appearance.textScale());
    m_home->welcome().setTheme(m_parts.settings.theme());
    m_home->setWelcoming(true);
}

void HomeDesk::refresh()
{
    if (m_centre.page() == PageId::Home) {
        refreshHome();
    } else if (m_centre.page() == PageId::Review) {
        refreshReview();
    }
}

void HomeDesk::refreshHome()
{
    const lessons::Progress& progress = m_parts.answers.progress();
    const StudentRecord record{.lessons = progress.lessons().value_or(std::vector<lessons::LessonProgress>{}),
        .latest = progress.latest().value_or(std::nullopt)};
    const i18n::Language language = m_parts.language.language();
    m_home->setFacts(homeFacts(m_lessons, record, today(), language), language);
    m_home->setRecentFiles(m_parts.settings.recentFiles());
}

void HomeDesk::refreshReview()
{
    const auto due = m_parts.answers.progress().dueCards(today()).value_or(std::vector<lessons::DueCard>{});
    refreshNext();
    m_review->setCards(reviewCards(m_lessons, due, m_parts.language.language()));
}

void HomeDesk::refreshNext()
{
    const lessons::Day now = today();
    const auto next = m_parts.answers.progress().nextDue(now).value_or(std::nullopt);
    m_review->setNext(next ? dayText(*next, now, m_parts.language.language()) : QString());
}

void HomeDesk::dress()
{
    m_home->setTokens(m_parts.appearance.tokens());
}

} // namespace repique
