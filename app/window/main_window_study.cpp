// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/answer_book.h"
#include "app/lesson/lesson_panel.h"
#include "app/widgets/banner.h"
#include "app/widgets/utf8.h"
#include "app/window/centre.h"
#include "app/window/home_desk.h"
#include "app/window/main_window.h"
#include "app/window/pages.h"
#include "core/lessons/load.h"

#include <QtCore/QFile>

#include <algorithm>
#include <tuple>

/// The window's commands about lessons as a whole: home, review, what is handed in, what is erased.
namespace repique {
namespace {

const QString sceneBeforeAnyLesson = QStringLiteral("catalogue");

} // namespace

void MainWindow::startAtHome()
{
    const Session session = m_settings.session();
    if (session.path.isEmpty() && session.presetId.isEmpty() && session.lessonId.isEmpty()) {
        m_files.openPreset(sceneBeforeAnyLesson); // no lesson is entered before somebody enters one
    } else {
        restoreSession();
    }
    m_desk->welcome();
    showPage(PageId::Home);
}

void MainWindow::warn(const QString& sentence)
{
    m_centre->banner().say(Tone::Retry, sentence);
}

void MainWindow::connectStudy()
{
    connect(&m_pages->lesson(), &LessonPanel::sceneRequested, this, &MainWindow::recordStep);
    on("viewHome", [this] { showPage(PageId::Home); });
    on("lessonReview", [this] { showPage(PageId::Review); });
    on("fileOpenLessons", [this] { openLessonFolder(); });
    on("fileExportSubmission", [this] { exportSubmission(); });
    on("fileExportProgress", [this] { exportProgress(); });
    on("fileErase", [this] { eraseEverything(); });
    connect(m_desk, &HomeDesk::lessonRequested, this,
        [this](const QString& id, int step) { std::ignore = openLesson(id, step); });
    connect(m_desk, &HomeDesk::pageRequested, this, &MainWindow::showPage);
    connect(m_desk, &HomeDesk::openRequested, this, [this] { m_files.open(); });
    connect(m_desk, &HomeDesk::fileRequested, this, [this](const QString& path) { openPath(path); });
}

void MainWindow::recordStep()
{
    const std::string id = m_pages->lesson().lessonId().toStdString();
    const auto lesson = std::ranges::find(m_desk->lessons(), id, &lessons::Lesson::id);
    if (lesson != m_desk->lessons().end()) {
        m_answers.enterStep(id, lesson->steps[static_cast<std::size_t>(m_pages->lesson().step())].id);
    }
}

void MainWindow::openLessonFolder()
{
    const QString folder = m_study.lessonFolder();
    if (folder.isEmpty()) {
        return;
    }
    auto lessons = lessons::loadAll(QFile::encodeName(folder).toStdString());
    const bool areGood = lessons.has_value();
    setLessons(std::move(lessons));
    if (areGood) {
        showPage(PageId::Home);
    }
}

void MainWindow::exportSubmission()
{
    const std::optional<QString> student = m_study.studentName();
    const QString path = student ? m_study.submissionToWrite() : QString();
    if (path.isEmpty()) {
        return;
    }
    const QString why = writeSubmission(m_answers, m_desk->lessons(), *student, path);
    if (why.isEmpty()) {
        m_centre->banner().say(Tone::Goodput, tr("Your submission is in %1.").arg(path));
    } else {
        say(tr("Nothing was written to %1: %2").arg(path, why));
    }
}

void MainWindow::exportProgress()
{
    const QString path = m_study.progressToWrite();
    const QString why = path.isEmpty() ? QString() : writeProgress(m_answers, path);
    if (!why.isEmpty()) {
        say(tr("Nothing was written to %1: %2").arg(path, why));
    } else if (!path.isEmpty()) {
        m_centre->banner().say(Tone::Goodput, tr("Your progress is in %1.").arg(path));
    }
}

void MainWindow::eraseEverything()
{
    const auto known = m_answers.progress().lessons();
    if (!m_study.mayErase(known ? static_cast<int>(known->size()) : 0)) {
        return;
    }
    m_answers.eraseEverything();
    m_settings.setSession({});
    const auto left = m_answers.progress().lessons();
    if (left && left->empty()) {
        m_centre->banner().say(Tone::Goodput, tr("Everything that was known about you is erased."));
    }
    showPage(PageId::Home);
}

} // namespace repique
