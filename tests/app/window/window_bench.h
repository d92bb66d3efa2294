// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/answer_book.h"
#include "app/theme/appearance.h"
#include "app/window/key_guard.h"
#include "app/window/language_switch.h"
#include "app/window/main_window.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>

#include <memory>

namespace repique {

/// A program with one window, as main wires it, in a folder of its own. Questions get the answers set here.
struct WindowBench
{
    QTemporaryDir folder;
    std::unique_ptr<Settings> settings
        = std::make_unique<Settings>(folder.filePath(QStringLiteral("repique.ini")));
    theme::Appearance appearance{*qApp};
    LanguageSwitch language{i18n::Language::English};
    KeyGuard guard{*qApp};
    AnswerBook answers{*lessons::Progress::inMemory()};
    QString openAnswer;
    QString saveAnswer;
    Unsaved unsavedAnswer = Unsaved::Cancel;
    int unsavedQuestions = 0;
    QString lessonFolderAnswer;
    QString studentAnswer;
    QString submissionAnswer;
    QString progressAnswer;
    bool eraseAnswer = false;
    int lessonsToErase = -1; ///< as the question named them
    std::unique_ptr<MainWindow> window;

    WindowBench() { start(); }

    ~WindowBench()
    {
        window.reset();
        qApp->setStyleSheet({});
    }

    /// A new window over the same settings, as after a restart.
    void start()
    {
        window.reset();
        appearance.setMotionReduced(true);
        const FileQuestions questions{.fileToOpen = [this] { return openAnswer; },
            .fileToSave = [this](const QString& /*suggestion*/) { return saveAnswer; },
            .unsaved =
                [this](const QString& /*name*/) {
                    ++unsavedQuestions;
                    return unsavedAnswer;
                }};
        window
            = std::make_unique<MainWindow>(WindowParts{.settings = *settings,
                                               .appearance = appearance,
                                               .language = language,
                                               .answers = answers,
                                               .recoveryFolder = folder.filePath(QStringLiteral("recovery"))},
                questions, studyQuestions());
    }

    [[nodiscard]] StudyQuestions studyQuestions()
    {
        return {.lessonFolder = [this] { return lessonFolderAnswer; },
            .studentName = [this] { return std::optional(studentAnswer); },
            .submissionToWrite = [this] { return submissionAnswer; },
            .progressToWrite = [this] { return progressAnswer; },
            .mayErase =
                [this](int lessons) {
                    lessonsToErase = lessons;
                    return eraseAnswer;
                }};
    }

    /// Shows the window and waits until what it shows is exact.
    [[nodiscard]] bool show()
    {
        window->show();
        return QTest::qWaitForWindowActive(window.get()) && settle();
    }

    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor([this] { return window->conductor().isSettled(); }, 30'000);
    }

    void trigger(const char* actionId) { window->actions().action(QLatin1String(actionId)).trigger(); }

    [[nodiscard]] QString write(const char* name, const QByteArray& content) const
    {
        QFile file(folder.filePath(QLatin1String(name)));
        const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
        return isWritten ? file.fileName() : QString();
    }
};

} // namespace repique
