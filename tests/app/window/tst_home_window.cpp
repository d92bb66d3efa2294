// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/home_page.h"
#include "app/home/welcome_panel.h"
#include "app/lesson/lesson_panel.h"
#include "app/review/day_words.h"
#include "app/window/home_desk.h"
#include "app/window/pages.h"
#include "core/lessons/load.h"
#include "core/lessons/submission.h"
#include "tests/app/window/warnings.h"
#include "tests/app/window/window_bench.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace repique;

namespace {

void giveLessons(WindowBench& bench)
{
    bench.window->setLessons(lessons::loadAll(REPIQUE_SOURCE_DIR "/lessons"));
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool says(const QWidget& page, const QString& text)
{
    const QList<QLabel*> labels = page.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&text](const QLabel* label) { return label->text().contains(text); });
}

} // namespace

/// Home, review and what is handed in, in the real window.
class HomeWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { failOnWarnings(); }

    void firstStartAsksHowToReadThenStartsTheFirstLessonByKeyboard();
    void secondStartAsksNothingAndGoesOnWhereOneStopped();
    void homeAndLabAreOneKeyApart();
    void cardsThatAreDueAreReviewed();
    void submissionHoldsWhatWasDone();
    void erasingAsksFirstThenForgetsEverything();
    void folderOfLessonsReplacesTheLessonsOnlyWhenTheyAreGood();
};

void HomeWindowTest::firstStartAsksHowToReadThenStartsTheFirstLessonByKeyboard()
{
    WindowBench bench;
    giveLessons(bench);
    bench.window->startAtHome();
    QVERIFY(bench.show());
    QCOMPARE(bench.window->page(), PageId::Home);
    QVERIFY(bench.window->desk().home().welcome().isVisible());
    QVERIFY(bench.answers.progress().lessons()->empty()); // nothing was entered yet
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // goes on
    QVERIFY(!bench.window->desk().home().welcome().isVisible());
    QVERIFY(bench.settings->isWelcomed());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // starts
    QCOMPARE(bench.window->page(), PageId::Lab);
    QCOMPARE(bench.window->pages().lesson().lessonId(), QStringLiteral("first-failure"));
    QCOMPARE(bench.window->pages().lesson().step(), 0);
    QVERIFY(bench.settle());
}

void HomeWindowTest::secondStartAsksNothingAndGoesOnWhereOneStopped()
{
    WindowBench bench;
    giveLessons(bench);
    bench.window->startAtHome();
    bench.settings->setWelcomed();
    QVERIFY(bench.window->openLesson(QStringLiteral("L06"), 2).isEmpty());
    QVERIFY(bench.show());
    QVERIFY(bench.window->close());
    bench.start();
    giveLessons(bench);
    bench.window->startAtHome();
    QVERIFY(bench.show());
    QCOMPARE(bench.window->page(), PageId::Home);
    QVERIFY(!bench.window->desk().home().welcome().isVisible());
    QVERIFY(says(bench.window->desk().home(), QStringLiteral("step 3 of ")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(bench.window->page(), PageId::Lab);
    QCOMPARE(bench.window->pages().lesson().lessonTitle().left(3), QStringLiteral("L06"));
    QCOMPARE(bench.window->pages().lesson().step(), 2);
    QVERIFY(bench.settle());
}

void HomeWindowTest::homeAndLabAreOneKeyApart()
{
    WindowBench bench;
    giveLessons(bench);
    bench.window->openPreset(QStringLiteral("catalogue"));
    QVERIFY(bench.show());
    QTest::keyClick(bench.window.get(), Qt::Key_Home, Qt::AltModifier);
    QCOMPARE(bench.window->page(), PageId::Home);
    QTest::keyClick(bench.window.get(), Qt::Key_Escape);
    QCOMPARE(bench.window->page(), PageId::Lab);
}

void HomeWindowTest::cardsThatAreDueAreReviewed()
{
    WindowBench bench;
    giveLessons(bench);
    const lessons::Lesson& lesson = bench.window->desk().lessons().front();
    lessons::Progress progress = *lessons::Progress::inMemory();
    const lessons::Day before = today() - std::chrono::days{1};
    QVERIFY(
        progress.gradeCard(lesson.id, lesson.cards[0].id, lessons::Grade::Remembered, before).has_value());
    QVERIFY(progress.gradeCard("unknown", "card", lessons::Grade::Remembered, before).has_value());
    bench.window.reset();
    AnswerBook answers(std::move(progress));
    MainWindow window({.settings = *bench.settings,
                          .appearance = bench.appearance,
                          .language = bench.language,
                          .answers = answers,
                          .recoveryFolder = bench.folder.filePath(QStringLiteral("recovery"))},
        {}, bench.studyQuestions());
    window.setLessons(lessons::loadAll(REPIQUE_SOURCE_DIR "/lessons"));
    window.openPreset(QStringLiteral("catalogue"));
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showPage(PageId::Home);
    QVERIFY(says(window.desk().home(), QStringLiteral("1 from L01")));
    window.showPage(PageId::Review);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_1);
    const std::vector<lessons::CardRecord> cards = answers.lesson("first-failure").cards;
    QCOMPARE(cards.size(), std::size_t{1});
    QCOMPARE(cards.front().state.box, 2);
    QVERIFY(answers.progress().dueCards(today())->size() == 1); // of the lesson that is not here
    QTRY_VERIFY(window.conductor().isSettled());
}

void HomeWindowTest::submissionHoldsWhatWasDone()
{
    WindowBench bench;
    giveLessons(bench);
    bench.answers.enterStep("first-failure", "scene");
    bench.answers.setChallenge("first-failure", {{"policy.max_attempts=3"}, {true, true, true}, true});
    bench.studentAnswer = QStringLiteral("Ana");
    bench.submissionAnswer = bench.folder.filePath(QStringLiteral("ana.repique-entrega"));
    bench.trigger("fileExportSubmission");
    const auto read = lessons::loadSubmission(bench.submissionAnswer.toStdString());
    QVERIFY(read.has_value());
    QCOMPARE(read->student, std::string{"Ana"});
    QCOMPARE(read->works.size(), std::size_t{1});
    QVERIFY(read->works.front().progress.challenge->isPassed);
    QVERIFY(bench.window->message().contains(bench.submissionAnswer));

    bench.submissionAnswer = bench.folder.filePath(QStringLiteral("no/such/folder.repique-entrega"));
    bench.trigger("fileExportSubmission");
    QVERIFY(bench.window->message().startsWith(QStringLiteral("Nothing was written to ")));
}

void HomeWindowTest::erasingAsksFirstThenForgetsEverything()
{
    WindowBench bench;
    giveLessons(bench);
    bench.answers.enterStep("first-failure", "scene");
    bench.trigger("fileErase");
    QCOMPARE(bench.lessonsToErase, 1);
    QCOMPARE(bench.answers.progress().lessons()->size(), std::size_t{1});
    bench.progressAnswer = bench.folder.filePath(QStringLiteral("progress.json"));
    bench.trigger("fileExportProgress");
    QVERIFY(bytesOf(bench.progressAnswer).contains("first-failure"));
    bench.eraseAnswer = true;
    bench.trigger("fileErase");
    QVERIFY(bench.answers.progress().lessons()->empty());
    QVERIFY(bench.settings->session().lessonId.isEmpty());
    QCOMPARE(bench.window->page(), PageId::Home);
    QVERIFY(says(bench.window->desk().home(), QStringLiteral("you will predict: ")));
}

void HomeWindowTest::folderOfLessonsReplacesTheLessonsOnlyWhenTheyAreGood()
{
    WindowBench bench;
    giveLessons(bench);
    bench.lessonFolderAnswer = bench.folder.path();
    bench.trigger("fileOpenLessons");
    QCOMPARE(bench.window->desk().lessons().size(), std::size_t{14});
    QVERIFY(!bench.window->message().isEmpty());
    bench.lessonFolderAnswer = QStringLiteral(REPIQUE_SOURCE_DIR "/lessons/07-four-in-six");
    bench.trigger("fileOpenLessons");
    QCOMPARE(bench.window->desk().lessons().size(), std::size_t{1});
    QCOMPARE(bench.window->page(), PageId::Home);
}

QTEST_MAIN(HomeWindowTest)

#include "tst_home_window.moc"
