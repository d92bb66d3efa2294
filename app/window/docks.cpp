// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/docks.h"

#include "app/window/action_registry.h"
#include "app/window/dock_title.h"

#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMainWindow>

#include <algorithm>
#include <utility>

namespace repique {
namespace {

constexpr int lessonWidth = 272;
constexpr int parametersWidth = 288;

} // namespace

Docks::Docks(QMainWindow& window, ActionRegistry& actions, const DockContents& contents)
    : QObject(&window)
    , m_window(window)
    , m_actions(actions)
    , m_lesson(make("lessonDock", contents.lesson, "panelLesson"))
    , m_parameters(make("parametersDock", contents.parameters, "panelParameters"))
    , m_attempts(make("attemptsDock", contents.attempts, "panelAttempts"))
    , m_history(make("historyDock", contents.history, "panelHistory"))
{
    window.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    retranslate();
    reset();
}

void Docks::reset()
{
    m_aside.clear();
    for (QDockWidget* dock : all()) {
        dock->setFloating(false);
    }
    place();
    m_lesson->show();
    m_parameters->show();
    m_attempts->hide();
    m_history->hide();
    if (m_isNarrow) {
        m_lesson->raise();
    }
}

void Docks::setPage(PageId page)
{
    for (QDockWidget* dock : std::exchange(m_aside, {})) {
        dock->show();
    }
    if (page == PageId::Lab) {
        return;
    }
    for (QDockWidget* dock : all()) {
        const bool stays
            = (dock == m_lesson && hasLesson(page)) || (dock == m_parameters && hasParameters(page));
        if (!stays && !dock->isHidden()) {
            dock->hide();
            m_aside.push_back(dock);
        }
    }
}

void Docks::fit(int width, int textScale)
{
    if (width == m_windowWidth && textScale == m_textScale) {
        return;
    }
    m_windowWidth = width;
    const bool isRescaled = std::exchange(m_textScale, textScale) != textScale;
    const bool isNarrow = width * 100 <= narrowWidth * textScale;
    if (isNarrow == m_isNarrow) {
        if (isRescaled) {
            resize();
        }
        return;
    }
    m_isNarrow = isNarrow;
    const bool isLessonShown = !m_lesson->isHidden();
    const bool isParametersShown = !m_parameters->isHidden();
    place();
    m_lesson->setVisible(isLessonShown);
    m_parameters->setVisible(isParametersShown);
    if (m_isNarrow && isLessonShown) {
        m_lesson->raise();
    }
}

void Docks::retranslate()
{
    m_lesson->setWindowTitle(tr("Lesson"));
    m_parameters->setWindowTitle(tr("Parameters"));
    m_attempts->setWindowTitle(tr("Failed attempts"));
    m_history->setWindowTitle(tr("History"));
    m_history->widget()->setAccessibleName(m_history->windowTitle());
}

std::array<QDockWidget*, 4> Docks::all() const
{
    return {m_lesson, m_parameters, m_attempts, m_history};
}

QDockWidget* Docks::make(const char* name, QWidget* content, const char* actionId)
{
    auto* dock = new QDockWidget(&m_window);
    dock->setObjectName(QLatin1String(name));
    content->setAttribute(Qt::WA_StyledBackground);
    dock->setWidget(content);
    dock->setTitleBarWidget(new DockTitle(*dock));
    bind(*dock, actionId);
    return dock;
}

void Docks::bind(QDockWidget& dock, const char* actionId)
{
    QAction& action = m_actions.action(QLatin1String(actionId));
    connect(&action, &QAction::triggered, &dock, [&dock](bool isWanted) {
        dock.setVisible(isWanted);
        if (isWanted) {
            dock.raise();
        }
    });
    connect(dock.toggleViewAction(), &QAction::toggled, &action, &QAction::setChecked);
    action.setChecked(dock.toggleViewAction()->isChecked());
}

void Docks::place()
{
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_lesson);
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_attempts);
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_history);
    if (m_isNarrow) {
        m_window.addDockWidget(Qt::LeftDockWidgetArea, m_parameters);
        m_window.tabifyDockWidget(m_lesson, m_parameters);
    } else {
        m_window.addDockWidget(Qt::RightDockWidgetArea, m_parameters);
    }
    m_window.tabifyDockWidget(m_attempts, m_history);
    resize();
}

/// The side panels grow with the text, up to two fifths of the window.
void Docks::resize()
{
    const auto wide
        = [this](int pixels) { return std::min(pixels * m_textScale / 100, m_windowWidth * 2 / 5); };
    m_window.resizeDocks(
        {m_lesson, m_parameters}, {wide(lessonWidth), wide(parametersWidth)}, Qt::Horizontal);
}

} // namespace repique
