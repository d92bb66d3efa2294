// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/docks.h"

#include "app/window/action_registry.h"
#include "app/window/dock_title.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMainWindow>

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

void Docks::fitWidth(int width)
{
    const bool isNarrow = width <= narrowWidth;
    if (isNarrow == m_isNarrow) {
        return;
    }
    m_isNarrow = isNarrow;
    const bool isLessonShown = !m_lesson->isHidden();
    const bool isParametersShown = !m_parameters->isHidden();
    place();
    m_lesson->setVisible(isLessonShown);
    m_parameters->setVisible(isParametersShown);
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
    m_window.resizeDocks({m_lesson, m_parameters}, {lessonWidth, parametersWidth}, Qt::Horizontal);
}

} // namespace repique
