// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/lesson_panel.h"
#include "app/widgets/banner.h"
#include "app/window/centre.h"
#include "app/window/docks.h"
#include "app/window/main_window.h"
#include "app/window/pages.h"

#include <QtCore/QFileInfo>

#include <algorithm>

// Where the window opens, and what it remembers of it.
namespace repique {
namespace {

constexpr int layoutVersion = 1;
const QString firstScene = QStringLiteral("catalogue");

} // namespace

void MainWindow::restoreSession()
{
    const Session session = m_settings.session();
    restoreGeometry(m_settings.geometry());
    restoreState(m_settings.layout(), layoutVersion);
    if (!session.lessonId.isEmpty() && openLesson(session.lessonId, session.lessonStep).isEmpty()) {
        setMode(session.mode);
        goToStep(session.position);
        return;
    }
    const bool isOpened
        = !session.path.isEmpty() && QFileInfo(session.path).isFile() && m_files.openPath(session.path);
    if (!isOpened && session.presetId.isEmpty()) {
        openFirstScene();
        return;
    }
    if (!isOpened) {
        m_files.openPreset(session.presetId);
    }
    setMode(session.mode);
    goToStep(session.position);
}

/// Where everybody begins: the first lesson, or its scene when there are no lessons.
void MainWindow::openFirstScene()
{
    if (m_lessons.empty() || !openLesson(m_lessons.front().id).isEmpty()) {
        m_files.openPreset(firstScene);
    }
}

void MainWindow::startSafely(bool wasUnclean)
{
    const Session last = m_settings.session();
    openFirstScene();
    m_settings.setSession(last); // nobody has chosen this place
    if (!wasUnclean) {
        return;
    }
    m_centre->banner().say(Tone::Retry,
        tr("The program did not start properly last time, so it opened without the last session."),
        {{.text = tr("Open it all the same"), .run = [this, last] {
              m_settings.setSession(last);
              restoreSession();
          }}});
}

void MainWindow::offerRecovery()
{
    const std::optional<Recovered> found = m_recovery.found();
    if (!found) {
        return;
    }
    const QString name = found->path.isEmpty() ? tr("New scenario") : QFileInfo(found->path).fileName();
    const auto restore = [this, recovered = *found] {
        m_files.forgetOrigin();
        m_document.restore(recovered.scenario, recovered.path);
    };
    m_centre->banner().say(Tone::Accent,
        tr("Changes to “%1” from %2 were not saved.")
            .arg(name, found->savedAt.toString(QStringLiteral("HH:mm"))),
        {{.text = tr("Restore"), .run = restore},
            {.text = tr("Discard"), .run = [this] { m_recovery.discard(); }}});
}

QString MainWindow::openLesson(const QString& id, int step)
{
    const auto labelled = std::ranges::find(m_lessons, id, &LessonTitle::label);
    const QString& permanent = labelled == m_lessons.end() ? id : labelled->id;
    return m_pages->lesson().open(permanent, step) ? QString() : tr("There is no lesson “%1”.").arg(id);
}

QString MainWindow::openLesson(const QString& id, const QString& step)
{
    if (step.isEmpty()) {
        return openLesson(id, 0);
    }
    const auto found = std::ranges::find_if(
        m_lessons, [&id](const LessonTitle& each) { return each.label == id || each.id == id; });
    const QStringList steps = found == m_lessons.end() ? QStringList() : found->steps;
    const qsizetype index = steps.contains(step) ? steps.indexOf(step) : step.toInt() - 1;
    if (found != m_lessons.end() && (index < 0 || index >= steps.size())) {
        return tr("Lesson “%1” has no step “%2”. Its steps: %3.")
            .arg(id, step, steps.join(QStringLiteral(", ")));
    }
    return openLesson(id, static_cast<int>(index));
}

/// At every step, not only at the end: a program that is killed opens there again.
void MainWindow::rememberPlace()
{
    m_settings.setSession({.path = m_document.path(),
        .presetId = m_files.presetId(),
        .lessonId = m_files.isScene() ? m_pages->lesson().lessonId() : QString(),
        .lessonStep = m_pages->lesson().step(),
        .mode = mode(),
        .position = m_pages->number()});
}

void MainWindow::rememberSession()
{
    rememberPlace();
    m_docks->setPage(PageId::Lab); // the layout is that of the lab
    m_settings.setLayout(saveGeometry(), saveState(layoutVersion));
    m_settings.finishStart();
}

} // namespace repique
