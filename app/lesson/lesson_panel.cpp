// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/lesson_panel.h"

#include "app/lesson/answer_book.h"
#include "app/lesson/exercise_area.h"
#include "app/lesson/lesson_stage.h"
#include "app/lesson/step_delegate.h"
#include "app/lesson/wording.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtGui/QPalette>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace repique {
namespace {

const lessons::Prose& proseOf(const lessons::Lesson& lesson, i18n::Language language)
{
    return language == i18n::Language::Portuguese ? lesson.portuguese : lesson.english;
}

QString numberedTitle(const lessons::Lesson& lesson, i18n::Language language)
{
    return QStringLiteral("L%1 · %2")
        .arg(lesson.order, 2, 10, QLatin1Char('0'))
        .arg(QString::fromStdString(proseOf(lesson, language).title));
}

} // namespace

LessonPanel::LessonPanel(AnswerBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_scroll(new QScrollArea(this))
    , m_title(new QLabel(this))
    , m_chooser(new QToolButton(this))
    , m_lessonMenu(new QMenu(m_chooser))
    , m_steps(new QListWidget(this))
    , m_passage(new QTextBrowser(this))
    , m_stage(new LessonStage(this))
    , m_area(new ExerciseArea(m_book, *m_stage, this))
    , m_back(new QPushButton(this))
    , m_next(new QPushButton(this))
{
    m_scroll->setFocusPolicy(Qt::NoFocus);
    setObjectName(QStringLiteral("lessonPanel"));
    m_chooser->setObjectName(QStringLiteral("lessonChooser"));
    m_steps->setObjectName(QStringLiteral("lessonSteps"));
    m_passage->setObjectName(QStringLiteral("lessonPassage"));
    m_back->setObjectName(QStringLiteral("lessonBack"));
    m_next->setObjectName(QStringLiteral("lessonNext"));
    m_stage->hide();
    m_area->setTabAnchor(m_passage);
    build();
    retranslate();
    connect(m_area, &ExerciseArea::stageChanged, this, [this] {
        showButtons();
        Q_EMIT stageChanged();
    });
    connect(m_area, &ExerciseArea::momentWanted, this, &LessonPanel::showMoment);
    connect(m_lessonMenu, &QMenu::triggered, this,
        [this](const QAction* action) { open(action->data().toString(), 0); });
    connect(m_steps, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && row != m_step) {
            enter(row);
        }
    });
    connect(m_next, &QPushButton::clicked, this, &LessonPanel::nextStep);
    connect(m_back, &QPushButton::clicked, this, &LessonPanel::previousStep);
}

void LessonPanel::setLessons(std::vector<lessons::Lesson> lessons)
{
    m_lessons = std::move(lessons);
    m_current = 0;
    m_step = 0;
    retranslate();
}

void LessonPanel::setGlossary(std::vector<lessons::Term> terms)
{
    m_terms = std::move(terms);
    m_marks.setTerms(m_terms, m_language);
    showPassage();
}

void LessonPanel::setLanguage(i18n::Language language)
{
    m_language = language;
    m_marks.setTerms(m_terms, language);
    retranslate();
    Q_EMIT titleChanged();
}

void LessonPanel::setTokens(const theme::Tokens& tokens)
{
    static_cast<StepDelegate*>(m_steps->itemDelegate())->setTokens(tokens);
    m_steps->viewport()->update();
    m_area->setTokens(tokens);
}

void LessonPanel::setScenario(const scenario::Scenario& scenario)
{
    m_area->setScenario(scenario);
}

void LessonPanel::setSceneOpen(bool isOpen)
{
    if (isOpen != m_isSceneOpen) {
        m_isSceneOpen = isOpen;
        Q_EMIT stageChanged();
    }
}

LessonStage& LessonPanel::stage() const noexcept
{
    return *m_stage;
}

bool LessonPanel::isStageShown() const noexcept
{
    return m_isSceneOpen && m_area->isStageShown();
}

bool LessonPanel::isBlanking() const noexcept
{
    return m_isSceneOpen && m_area->isBlanking();
}

std::optional<charts::Guess> LessonPanel::guess() const
{
    std::optional<charts::Guess> drawn = m_area->guess();
    const lessons::Scene* const scene
        = drawn && m_isSceneOpen ? lessons::findScene(*lesson(), m_scene) : nullptr;
    const bool isOfScene = scene != nullptr && scene->scenario.model == drawn->of;
    return isOfScene ? std::move(drawn) : std::nullopt;
}

bool LessonPanel::isMeasuring() const noexcept
{
    return m_area->isMeasuring();
}

bool LessonPanel::isConcealing() const noexcept
{
    return m_isSceneOpen && m_area->isConcealing();
}

const lessons::Lesson* LessonPanel::lesson() const noexcept
{
    return m_current < m_lessons.size() ? &m_lessons[m_current] : nullptr;
}

const lessons::Prose& LessonPanel::prose() const
{
    return proseOf(m_lessons[m_current], m_language);
}

bool LessonPanel::open(const QString& id, int step)
{
    const auto found = std::ranges::find(m_lessons, id.toStdString(), &lessons::Lesson::id);
    if (found == m_lessons.end()) {
        return false;
    }
    m_current = static_cast<std::size_t>(found - m_lessons.begin());
    m_step = -1; // so that entering any step is a change
    fillSteps();
    enter(std::clamp(step, 0, static_cast<int>(found->steps.size()) - 1));
    Q_EMIT titleChanged();
    return true;
}

QString LessonPanel::lessonId() const
{
    return lesson() != nullptr ? QString::fromStdString(lesson()->id) : QString{};
}

QString LessonPanel::lessonTitle() const
{
    return lesson() != nullptr ? numberedTitle(*lesson(), m_language) : QString{};
}

int LessonPanel::step() const noexcept
{
    return m_step;
}

void LessonPanel::nextStep()
{
    if (lesson() == nullptr) {
        return;
    }
    if (m_step + 1 < static_cast<int>(lesson()->steps.size())) {
        enter(m_step + 1);
    } else if (m_current + 1 < m_lessons.size()) {
        open(QString::fromStdString(m_lessons[m_current + 1].id), 0);
    }
}

void LessonPanel::previousStep()
{
    if (m_step > 0) {
        enter(m_step - 1);
    }
}

void LessonPanel::enter(int step)
{
    m_step = step;
    {
        const QSignalBlocker quiet(m_steps);
        m_steps->setCurrentRow(step);
    }
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    showPassage();
    showExercises();
    if (hadFocus && !m_steps->hasFocus()) {
        takeFocus();
    }
    const lessons::Step& wanted = lesson()->steps[static_cast<std::size_t>(step)];
    request(wanted.scene, wanted.mode, wanted.position);
}

void LessonPanel::request(const std::string& scene, lessons::Mode mode, int position)
{
    m_scene = scene;
    Q_EMIT sceneRequested(lessons::findScene(*lesson(), scene)->scenario, mode, position);
    Q_EMIT stageChanged();
}

/// A later step may have put another scene into the window.
void LessonPanel::showMoment(const std::string& scene, double seconds)
{
    if (scene != m_scene) {
        request(scene, lessons::Mode::Load, 0);
    }
    Q_EMIT momentWanted(seconds);
}

void LessonPanel::fillLessons()
{
    m_lessonMenu->clear();
    for (const lessons::Lesson& each : m_lessons) {
        m_lessonMenu->addAction(numberedTitle(each, m_language))->setData(QString::fromStdString(each.id));
    }
}

void LessonPanel::fillSteps()
{
    const QSignalBlocker quiet(m_steps);
    m_steps->clear();
    m_title->setText(lesson() != nullptr ? QString::fromStdString(prose().title) : QString{});
    m_chooser->setText(lesson() != nullptr ? lessonTitle().section(QLatin1Char(' '), 0, 0) : QString{});
    if (lesson() == nullptr) {
        return;
    }
    for (const lessons::Passage& passage : prose().passages) {
        m_steps->addItem(QString::fromStdString(passage.heading));
    }
    m_steps->setCurrentRow(m_step);
}

void LessonPanel::showPassage()
{
    const bool hasPassage = lesson() != nullptr && m_step >= 0;
    showButtons();
    for (int row = 0; row < m_steps->count(); ++row) {
        m_steps->item(row)->setData(isCurrentStepRole, row == m_step);
        m_steps->item(row)->setData(isPassedStepRole, row < m_step);
    }
    if (!hasPassage) {
        m_passage->clear();
        return;
    }
    const lessons::Passage& passage = prose().passages[static_cast<std::size_t>(m_step)];
    m_passage->setMarkdown(Wording(*lesson(), m_language).filled(passage.markdown));
    m_marks.mark(*m_passage->document(), palette().color(QPalette::PlaceholderText));
    fitPassage();
}

void LessonPanel::showExercises()
{
    if (lesson() == nullptr || m_step < 0) {
        m_area->clear();
        return;
    }
    m_area->show(Wording(*lesson(), m_language), lesson()->steps[static_cast<std::size_t>(m_step)]);
    QMetaObject::invokeMethod(this, &LessonPanel::scrollToTop, Qt::QueuedConnection); // once it is laid out
}

/// To the beginning, or, where there is something to do, to the words that introduce it.
void LessonPanel::scrollToTop()
{
    m_scroll->verticalScrollBar()->setValue(m_area->isEmpty() ? 0 : m_passage->y());
}

void LessonPanel::takeFocus()
{
    if (m_area->isEmpty()) {
        m_next->setFocus(Qt::TabFocusReason);
    } else {
        m_area->takeFocus();
    }
}

void LessonPanel::showButtons()
{
    const bool hasPassage = lesson() != nullptr && m_step >= 0;
    m_back->setEnabled(hasPassage && m_step > 0);
    const bool isVeryLast = hasPassage && m_current + 1 == m_lessons.size()
        && m_step + 1 == static_cast<int>(lesson()->steps.size());
    m_next->setEnabled(hasPassage && !isVeryLast && !m_area->isConcealing());
    m_next->setToolTip(m_area->isConcealing() ? tr("Answer or skip the questions first") : QString());
}

/// As high as its words are at its width.
void LessonPanel::fitPassage()
{
    const int width = m_scroll->viewport()->width() - 2 * 16;
    m_passage->document()->setTextWidth(std::max(width, 1));
    m_passage->setFixedHeight(static_cast<int>(m_passage->document()->size().height()) + 8);
}

void LessonPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitPassage();
}

void LessonPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        showPassage(); // Markdown takes its sizes from the font when it is set
    }
}

void LessonPanel::retranslate()
{
    m_chooser->setAccessibleName(tr("Lesson"));
    m_chooser->setToolTip(tr("Choose a lesson"));
    m_steps->setAccessibleName(tr("Steps of the lesson"));
    m_passage->setAccessibleName(tr("Text of the step"));
    m_back->setText(tr("Back"));
    m_next->setText(tr("Continue"));
    fillLessons();
    fillSteps();
    showPassage();
    showExercises();
}

} // namespace repique
