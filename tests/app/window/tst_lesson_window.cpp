// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_deck.h"
#include "app/lesson/answer_book.h"
#include "app/lesson/lesson_panel.h"
#include "app/lesson/order_list.h"
#include "app/window/pages.h"
#include "core/lessons/load.h"
#include "core/lessons/reference.h"
#include "tests/app/window/warnings.h"
#include "tests/app/window/window_bench.h"

#include <QtCharts/QAreaSeries>
#include <QtCharts/QLineSeries>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QSlider>

using namespace repique;

namespace {

/// Read once: each window gets a copy.
const scenario::Checked<std::vector<lessons::Lesson>>& course()
{
    static const auto loaded = lessons::loadAll(REPIQUE_SOURCE_DIR "/lessons");
    return loaded;
}

/// The window with the course open at its first step, and somebody in front of it.
struct Student
{
    WindowBench bench;

    Student() { open(); }

    void open()
    {
        bench.start();
        bench.window->setLessons(course());
        bench.window->restoreSession();
    }

    [[nodiscard]] LessonPanel& panel() const { return bench.window->pages().lesson(); }

    [[nodiscard]] QString step() const
    {
        return QString::fromStdString(panel().lesson()->steps[static_cast<std::size_t>(panel().step())].id);
    }

    [[nodiscard]] const lessons::LessonProgress& progress() { return bench.answers.lesson("first-failure"); }

    /// The visible part of the window with this name; null when there is none.
    template<typename T>
    [[nodiscard]] T* find(const char* name) const
    {
        for (T* each : bench.window->findChildren<T*>(QLatin1String(name))) {
            if (each->isVisible()) {
                return each;
            }
        }
        return nullptr;
    }

    void press(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    /// Tab until the part with this name has the keyboard.
    [[nodiscard]] bool tabTo(const char* name) const
    {
        constexpr int enough = 40; // exercises, then “Continue”
        for (int turn = 0; turn < enough; ++turn) {
            if (QApplication::focusWidget()->objectName() == QLatin1String(name)) {
                return true;
            }
            press(Qt::Key_Tab);
        }
        return false;
    }

    /// F6 until the keyboard is inside this part.
    [[nodiscard]] bool paneOf(const QWidget& part) const
    {
        constexpr int panes = 8;
        for (int turn = 0; turn < panes; ++turn) {
            if (part.isAncestorOf(QApplication::focusWidget())) {
                return true;
            }
            press(Qt::Key_F6);
        }
        return false;
    }

    /// The mouse needs to see what it clicks.
    [[nodiscard]] bool click(const char* name) const
    {
        auto* const part = find<QWidget>(name);
        if (part == nullptr || !part->isEnabled()) {
            return false;
        }
        for (QWidget* above = part->parentWidget(); above != nullptr; above = above->parentWidget()) {
            if (auto* const scroll = qobject_cast<QScrollArea*>(above)) {
                scroll->ensureWidgetVisible(part);
            }
        }
        QTest::mouseClick(part, Qt::LeftButton);
        return true;
    }
};

} // namespace

class TestLessonWindow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { failOnWarnings(); }

    void wholeFirstLessonByKeyboard();
    void wholeFirstLessonByMouse();
    void runWaitsForThePrediction();
    void theSketchStaysOverTheRun();
    void anotherDocumentIsNotConcealed();
    void killedAtAnyStepItOpensThere();
    void lessonKeepsWhatItDoesNotFree();
    void whatLessonsShareCanBeRead();
};

void TestLessonWindow::wholeFirstLessonByKeyboard()
{
    Student student;
    QVERIFY(student.bench.show());
    QVERIFY(student.paneOf(student.panel()));
    QVERIFY(student.tabTo("lessonNext"));
    student.press(Qt::Key_Return);

    QCOMPARE(student.step(), QStringLiteral("predict"));
    QVERIFY(!student.bench.window->pages().trace());
    student.press(Qt::Key_2); // one debit
    QVERIFY(student.tabTo("predictionSay"));
    student.press(Qt::Key_Return);
    QVERIFY(!student.bench.window->pages().trace());
    student.press(Qt::Key_A, Qt::ControlModifier); // the keyboard has gone on to the number
    student.press(Qt::Key_2);
    QVERIFY(student.tabTo("predictionSay"));
    student.press(Qt::Key_Return);
    QVERIFY(student.bench.settle());
    QVERIFY(student.bench.window->pages().trace());
    QCOMPARE(student.progress().predictions.size(), std::size_t{2});

    while (student.step() != QLatin1String("recall")) {
        QVERIFY(student.tabTo("lessonNext"));
        student.press(Qt::Key_Return);
        QVERIFY(student.bench.settle());
    }
    for (int card = 0; card < 6; ++card) { // B5
        student.press(Qt::Key_Return);
        student.press(Qt::Key_1);
    }
    QCOMPARE(student.progress().cards.size(), std::size_t{6});
    QVERIFY(student.tabTo("orderingRows"));
    const auto* const rows = student.find<OrderList>("orderingRows");
    for (int place = 0; place < rows->count(); ++place) {
        const qsizetype row = rows->order().indexOf(place);
        student.press(Qt::Key_Home);
        for (qsizetype down = 0; down < row; ++down) {
            student.press(Qt::Key_Down);
        }
        for (qsizetype up = row; up > place; --up) {
            student.press(Qt::Key_Up, Qt::ControlModifier);
        }
    }
    QVERIFY(student.tabTo("orderingCheck"));
    student.press(Qt::Key_Return);
    QVERIFY(answerOf(student.progress(), "seven-messages")->isRight);

    QVERIFY(student.tabTo("lessonNext"));
    student.press(Qt::Key_Return);
    student.press(Qt::Key_1);
    student.press(Qt::Key_Return); // on “Next question”
    student.press(Qt::Key_3);
    QVERIFY(answerOf(student.progress(), "why-before-the-loop")->isRight);
    QVERIFY(answerOf(student.progress(), "what-the-client-knows")->isRight);

    QVERIFY(student.tabTo("lessonNext"));
    student.press(Qt::Key_Return);
    QCOMPARE(student.step(), QStringLiteral("challenge"));
    QVERIFY(student.paneOf(*student.bench.window->pages().parameters()));
    QVERIFY(student.tabTo("policy.max_attempts.spin"));
    student.press(Qt::Key_Up);
    QVERIFY(student.bench.settle());
    QVERIFY(student.paneOf(student.panel()));
    QVERIFY(student.tabTo("challengeCheck"));
    student.press(Qt::Key_Return);
    QTRY_VERIFY(student.progress().challenge.has_value());
    QVERIFY(student.progress().challenge->isPassed);
    QCOMPARE(student.progress().challenge->changes, std::vector<std::string>{"policy.max_attempts=3"});
}

void TestLessonWindow::wholeFirstLessonByMouse()
{
    Student student;
    QVERIFY(student.bench.show());
    QVERIFY(student.click("lessonNext"));
    QVERIFY(!student.find<QPushButton>("lessonNext")->isEnabled());
    QVERIFY(student.click("option2"));
    QVERIFY(student.click("predictionSay"));
    student.find<QSlider>("predictionSlider")->setValue(3);
    QVERIFY(student.click("predictionSay"));
    QVERIFY(student.bench.settle());
    QVERIFY(student.bench.window->pages().trace());

    while (student.step() != QLatin1String("recall")) {
        QVERIFY(student.click("lessonNext"));
        QVERIFY(student.bench.settle());
    }
    for (int card = 0; card < 6; ++card) {
        QVERIFY(student.click("recallTurn"));
        QVERIFY(student.click("recallGrade1"));
    }
    const auto* const rows = student.find<OrderList>("orderingRows");
    for (int place = 0; place < rows->count(); ++place) {
        const int row = static_cast<int>(rows->order().indexOf(place));
        const QPoint from = rows->visualItemRect(rows->item(row)).center();
        const QPoint to = rows->visualItemRect(rows->item(place)).center();
        QTest::mousePress(rows->viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(rows->viewport(), to);
        QTest::mouseRelease(rows->viewport(), Qt::LeftButton, {}, to);
    }
    QVERIFY(student.click("orderingCheck"));
    QVERIFY(answerOf(student.progress(), "seven-messages")->isRight);

    QVERIFY(student.click("lessonNext"));
    QVERIFY(student.click("option1"));
    QVERIFY(student.click("quizNext"));
    QVERIFY(student.click("option2"));
    QVERIFY(!answerOf(student.progress(), "what-the-client-knows")->isRight);

    QVERIFY(student.click("lessonNext"));
    QVERIFY(student.click("challengeCheck"));
    QTRY_VERIFY(student.progress().challenge.has_value());
    QVERIFY(!student.progress().challenge->isPassed);
    student.find<QSlider>("policy.max_attempts.slider")->setFocus();
    student.press(Qt::Key_Right);
    QVERIFY(student.bench.settle());
    QVERIFY(student.click("challengeCheck"));
    QTRY_VERIFY(student.progress().challenge->isPassed);
}

void TestLessonWindow::runWaitsForThePrediction()
{
    Student student;
    QVERIFY(student.bench.show());
    student.bench.trigger("lessonNext");
    QVERIFY(student.bench.settle());
    QCOMPARE(student.bench.window->message(), QString());
    student.bench.trigger("runAgain");
    QVERIFY(student.bench.window->message().contains(QLatin1String("waits")));
    QVERIFY(!student.bench.window->pages().trace());
    QVERIFY(student.click("predictionSkip"));
    QVERIFY(student.click("predictionSkip"));
    QVERIFY(student.bench.settle());
    QVERIFY(student.bench.window->pages().trace());
    QVERIFY(student.progress().predictions.front().isSkipped);
}

void TestLessonWindow::theSketchStaysOverTheRun()
{
    Student student;
    student.bench.answers.setPrediction("spike-passed",
        {.id = "goodput-after-the-spike", .answer = "800 0 800", .isSkipped = false, .score = {}});
    student.bench.answers.setPrediction(
        "spike-passed", {.id = "when-does-it-recover", .answer = "later", .isSkipped = false, .score = {}});
    QVERIFY(student.bench.show());
    const auto* const load
        = student.bench.window->findChild<charts::ChartDeck*>()->findChild<charts::TimeChart*>();
    const auto drawn = [load] { return load->line(charts::Ink::Guess)->points().size(); };
    QCOMPARE(student.bench.window->openLesson(QStringLiteral("L03"), QStringLiteral("observe")), QString());
    QVERIFY(student.bench.settle());
    QCOMPARE(drawn(), 0); // the step is about another scene
    QVERIFY(student.click("predictionMoment"));
    QVERIFY(student.bench.settle());
    QCOMPARE(drawn(), 3);
    QVERIFY(!load->area(charts::Ink::Guess)->lowerSeries()->points().isEmpty());
    QVERIFY(load->cursorTime().has_value());
    QCOMPARE(*load->cursorTime(), 15.0);
    QVERIFY(student.click("guessSwitch"));
    QCOMPARE(drawn(), 0);
    QVERIFY(student.click("guessSwitch"));
    QCOMPARE(drawn(), 3);
    student.bench.trigger("lessonNext");
    QCOMPARE(drawn(), 0);
}

void TestLessonWindow::anotherDocumentIsNotConcealed()
{
    Student student;
    QVERIFY(student.bench.show());
    student.bench.trigger("lessonNext");
    QVERIFY(student.panel().isStageShown());
    student.bench.window->openPreset(QStringLiteral("catalogue"));
    QVERIFY(student.bench.settle());
    QVERIFY(!student.panel().isStageShown());
    QVERIFY(student.bench.window->pages().trace());
}

void TestLessonWindow::killedAtAnyStepItOpensThere()
{
    Student student;
    QVERIFY(student.bench.show());
    const int steps = static_cast<int>(student.panel().lesson()->steps.size());
    for (int step = 1; step < steps; ++step) {
        student.bench.trigger("lessonNext");
        student.open(); // without closing the window before
        QCOMPARE(student.panel().lessonId(), QStringLiteral("first-failure"));
        QCOMPARE(student.panel().step(), step);
    }
}

void TestLessonWindow::lessonKeepsWhatItDoesNotFree()
{
    Student student;
    QVERIFY(student.bench.show());
    const auto isFree = [&student](const char* name) { return student.find<QWidget>(name)->isEnabled(); };
    QVERIFY(isFree("policy.base.spin"));
    QVERIFY(!isFree("policy.deadline.spin"));
    student.bench.trigger("lessonUnlock");
    QVERIFY(isFree("policy.deadline.spin"));
    student.bench.trigger("lessonUnlock");
    QVERIFY(!isFree("policy.deadline.spin"));
    student.bench.window->openPreset(QStringLiteral("catalogue"));
    QVERIFY(isFree("policy.deadline.spin"));
}

void TestLessonWindow::whatLessonsShareCanBeRead()
{
    Student student;
    student.bench.window->setReference(*lessons::loadReference(REPIQUE_SOURCE_DIR "/lessons/reference"));
    QVERIFY(student.bench.show());
    const auto says = [&student](const char* words) {
        const QList<QLabel*> labels
            = student.bench.window->findChild<QWidget*>(QStringLiteral("referencePage"))
                  ->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [words](const QLabel* label) {
            return label->isVisible() && label->text().contains(QLatin1String(words));
        });
    };
    student.bench.trigger("helpReference");
    QCOMPARE(student.bench.window->page(), PageId::Reference);
    QTRY_VERIFY(says("Timeout Pattern"));
    QTRY_VERIFY(says("station 2 of 7"));
    QTRY_VERIFY(says("Exponential Backoff"));
    QVERIFY(student.click("referenceView2"));
    QTRY_VERIFY(says("all come back together"));
    QVERIFY(student.click("referenceView3"));
    QTRY_VERIFY(says("The count includes the first."));
    student.bench.trigger("helpPix");
    QTRY_VERIFY(says("BACEN"));
}

QTEST_MAIN(TestLessonWindow)

#include "tst_lesson_window.moc"
