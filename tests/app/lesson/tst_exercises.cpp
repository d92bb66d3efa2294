// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/answer_book.h"
#include "app/lesson/card_pile.h"
#include "app/lesson/figure_spin.h"
#include "app/lesson/lesson_panel.h"
#include "app/lesson/lesson_stage.h"
#include "app/lesson/option_list.h"
#include "app/lesson/option_row.h"
#include "app/lesson/order_list.h"
#include "app/lesson/sketch_pad.h"
#include "core/lessons/load.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QAccessible>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

using namespace repique;

namespace {

const std::vector<lessons::Lesson>& course()
{
    static const auto loaded = lessons::loadAll(REPIQUE_SOURCE_DIR "/lessons");
    return *loaded;
}

const lessons::Lesson& lessonOf(const std::string& id)
{
    return *std::ranges::find(course(), id, &lessons::Lesson::id);
}

/// Qt's own parts of spin boxes and lists are named by the control around them.
bool isQtsOwn(const QWidget& widget)
{
    return widget.objectName().startsWith(QLatin1String("qt_"));
}

/// What is wrong with the words of a visible part; empty when nothing is.
QString faultOf(const QWidget& widget)
{
    const auto* const label = qobject_cast<const QLabel*>(&widget);
    if (label != nullptr && label->text().isEmpty() && label->pixmap().isNull()) {
        return QStringLiteral("an empty label");
    }
    if (label != nullptr && label->text().contains(QLatin1String("{{"))) {
        return QStringLiteral("a number left out: ") + label->text();
    }
    if (widget.focusPolicy() == Qt::NoFocus) {
        return {};
    }
    QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget));
    const bool isNamed = spoken != nullptr && !spoken->text(QAccessible::Name).isEmpty();
    return isNamed ? QString() : QStringLiteral("no accessible name");
}

} // namespace

class TestExercises final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyStepOfEveryLessonIsWhole_data();
    void everyStepOfEveryLessonIsWhole();
    void everyOptionOfAQuizIsExplained();
    void aWrongOrderIsMarked();
    void cardsAreLaidByNumberAndCheckedWithTheirReason();
    void cardsAreDraggedToAPile();
    void linesAreMarkedAndExplained();
    void aSketchIsHeldAgainstTheRun();
    void aNumberIsHeldAgainstARunOfNow_data();
    void aNumberIsHeldAgainstARunOfNow();
    void theMouseDrawsTheSketch();
    void numbersTakeEitherSeparator_data();
    void numbersTakeEitherSeparator();
    void aChallengeIsJudgedOnItsSeeds();
    void tooManyChangesDoNotPass();
    void aChallengeCanBeCancelled();
    void answersOutliveThePanel();

private:
    void open(const char* lesson, const char* step);

    template<typename T>
    [[nodiscard]] T* find(const char* name = nullptr) const
    {
        for (T* each : m_host->findChildren<T*>(name == nullptr ? QString() : QLatin1String(name))) {
            if (each->isVisible()) {
                return each;
            }
        }
        return nullptr;
    }

    void click(const char* name) const { find<QAbstractButton>(name)->click(); }

    std::unique_ptr<AnswerBook> m_book;
    std::unique_ptr<QWidget> m_host;
    LessonPanel* m_panel = nullptr; // owned by the host
};

void TestExercises::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    m_host.reset();
    m_book = std::make_unique<AnswerBook>(*lessons::Progress::inMemory());
    m_host = std::make_unique<QWidget>();
    m_host->resize(1100, 700);
    m_panel = new LessonPanel(*m_book, m_host.get());
    auto* const row = new QHBoxLayout(m_host.get());
    row->addWidget(m_panel, 1);
    row->addWidget(&m_panel->stage(), 2);
    m_panel->setLessons(course());
    connect(m_panel, &LessonPanel::stageChanged, m_panel,
        [this] { m_panel->stage().setVisible(m_panel->isStageShown()); });
    m_host->show();
    QVERIFY(QTest::qWaitForWindowActive(m_host.get()));
}

void TestExercises::open(const char* lesson, const char* step)
{
    const std::vector<lessons::Step>& steps = lessonOf(lesson).steps;
    const auto found = std::ranges::find(steps, step, &lessons::Step::id);
    QVERIFY(found != steps.end());
    QVERIFY(m_panel->open(QLatin1String(lesson), static_cast<int>(found - steps.begin())));
}

void TestExercises::everyStepOfEveryLessonIsWhole_data()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<bool>("isPortuguese");
    for (const lessons::Lesson& each : course()) {
        QTest::addRow("%s in English", each.id.c_str()) << QString::fromStdString(each.id) << false;
        QTest::addRow("%s in Portuguese", each.id.c_str()) << QString::fromStdString(each.id) << true;
    }
}

void TestExercises::everyStepOfEveryLessonIsWhole()
{
    QFETCH(QString, lesson);
    QFETCH(bool, isPortuguese);
    m_panel->setLanguage(isPortuguese ? i18n::Language::Portuguese : i18n::Language::English);
    const lessons::Lesson& each = lessonOf(lesson.toStdString());
    for (int step = 0; step < static_cast<int>(each.steps.size()); ++step) {
        QVERIFY(m_panel->open(lesson, step));
        for (QPushButton* skip = find<QPushButton>("predictionSkip"); skip != nullptr;
             skip = find<QPushButton>("predictionSkip")) {
            skip->click();
        }
        QVERIFY(!m_panel->isConcealing());
        for (const QWidget* widget : m_host->findChildren<QWidget*>()) {
            if (widget->isVisible() && !isQtsOwn(*widget)) {
                const QString fault = faultOf(*widget);
                QVERIFY2(fault.isEmpty(),
                    qPrintable(QStringLiteral("%1: %2 “%3” at step %4")
                                   .arg(fault, QLatin1String(widget->metaObject()->className()),
                                       widget->objectName(), QString::number(step))));
            }
        }
        QVERIFY(!m_host->grab().isNull());
    }
}

void TestExercises::everyOptionOfAQuizIsExplained()
{
    open("first-failure", "quiz");
    const OptionList* options = find<OptionList>();
    QVERIFY(!options->isRevealed());
    QTest::keyClick(m_host.get(), Qt::Key_2);
    QVERIFY(options->isRevealed());
    for (int option = 0; option < 3; ++option) {
        QVERIFY(!options->row(option).why().isEmpty());
    }
    QVERIFY(!answerOf(m_book->lesson("first-failure"), "why-before-the-loop")->isRight);
    QTest::keyClick(m_host.get(), Qt::Key_1); // an answer is an answer
    QCOMPARE(options->chosen(), 1);
}

void TestExercises::aWrongOrderIsMarked()
{
    open("first-failure", "recall");
    click("orderingCheck");
    const auto* const rows = find<OrderList>("orderingRows");
    const QList<int> order = rows->order();
    for (int row = 0; row < order.size(); ++row) {
        QCOMPARE(rows->item(row)->text().startsWith(QStringLiteral("✓")), order[row] == row);
    }
    QVERIFY(!answerOf(m_book->lesson("first-failure"), "seven-messages")->isRight);
}

void TestExercises::cardsAreLaidByNumberAndCheckedWithTheirReason()
{
    const lessons::Sorting& sorting = lessonOf("second-chance").sortings.front();
    open("second-chance", sorting.step.c_str());
    auto* const hand = find<CardPile>("pile0");
    const int cards = static_cast<int>(sorting.cards.size());
    QCOMPARE(hand->count(), cards);
    for (int card = 0; card < cards; ++card) {
        QVERIFY(!find<QPushButton>("sortingCheck")->isEnabled());
        const std::string& pile = sorting.cards[static_cast<std::size_t>(hand->cards().constFirst())].pile;
        const auto right = std::ranges::find(sorting.piles, pile, &lessons::Sorting::Pile::id);
        hand->setCurrentRow(0);
        QTest::keyClick(hand, static_cast<Qt::Key>(Qt::Key_1 + (right - sorting.piles.begin())));
    }
    click("sortingCheck");
    QVERIFY(answerOf(m_book->lesson("second-chance"), sorting.id)->isRight);
    const auto* const first = find<CardPile>("pile1");
    QVERIFY(first->item(0)->text().startsWith(QStringLiteral("✓")));
    QVERIFY(first->item(0)->text().contains(QLatin1Char('\n'))); // and why
}

void TestExercises::cardsAreDraggedToAPile()
{
    const lessons::Sorting& sorting = lessonOf("second-chance").sortings.front();
    open("second-chance", sorting.step.c_str());
    auto* const hand = find<CardPile>("pile0");
    auto* const pile = find<CardPile>("pile2");
    const QPoint from = hand->visualItemRect(hand->item(0)).center();
    const QPoint to
        = hand->viewport()->mapFrom(m_host.get(), pile->mapTo(m_host.get(), pile->rect().center()));
    QTest::mousePress(hand->viewport(), Qt::LeftButton, {}, from);
    QMouseEvent release(QEvent::MouseButtonRelease, to, hand->viewport()->mapToGlobal(to), Qt::LeftButton,
        Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(hand->viewport(), &release);
    QCOMPARE(pile->count(), 1);
    QCOMPARE(pile->cards(), QList<int>{0});
}

void TestExercises::linesAreMarkedAndExplained()
{
    const lessons::BugHunt& bug = lessonOf("second-chance").bugs.front();
    open("second-chance", bug.step.c_str());
    auto* const lines = find<QListWidget>("bugLines");
    for (const lessons::BugHunt::Line& wrong : bug.wrong) {
        lines->setCurrentRow(wrong.number - 1);
        QTest::keyClick(lines, Qt::Key_Space);
    }
    click("bugCheck");
    QVERIFY(answerOf(m_book->lesson("second-chance"), bug.id)->isRight);
    QVERIFY(
        find<QLabel>("bugVerdict")->text().contains(QString::fromStdString(bug.wrong.front().why.english)));
    lines->setCurrentRow(bug.wrong.front().number - 1);
    QTest::keyClick(lines, Qt::Key_Space); // takes it back
    click("bugCheck");
    QVERIFY(!answerOf(m_book->lesson("second-chance"), bug.id)->isRight);
}

void TestExercises::aSketchIsHeldAgainstTheRun()
{
    open("one-hundred-more", "predict");
    QVERIFY(m_panel->isConcealing());
    auto* const pad = find<SketchPad>();
    QVERIFY(!find<QPushButton>("predictionSay")->isEnabled());
    for (int point = 0; point < SketchPad::tablePoints; ++point) {
        // A straight line from 10,100 to 16,100 a second: I-4, each second adds a hundred.
        pad->findChild<FigureSpin*>(QStringLiteral("sketchValue%1").arg(point + 1))
            ->setValue(10'100 + point * 1'200);
    }
    click("predictionSay");
    click("predictionSkip"); // the shape
    QVERIFY(!m_panel->isConcealing());
    QTRY_VERIFY_WITH_TIMEOUT(pad->canvas().isMeasured(), 30'000);
    const lessons::PredictionRecord* const record
        = predictionOf(m_book->lesson("one-hundred-more"), "load-for-a-minute");
    QCOMPARE_GT(record->score.value_or(0.0), 0.98);
    const lessons::Prediction& asked = lessonOf("one-hundred-more").predictions.front();
    QCOMPARE(find<QLabel>("predictionSentence")->text(), QString::fromStdString(asked.close.english));
    QSignalSpy moments(m_panel, &LessonPanel::momentWanted);
    click("predictionMoment");
    QCOMPARE(moments.constFirst().constFirst().toDouble(), 10.0);
    QVERIFY(!m_panel->isStageShown());
}

void TestExercises::aNumberIsHeldAgainstARunOfNow_data()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<std::string>("prediction");
    QTest::addColumn<std::string>("answer");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("a run") << "sixty-four" << std::string("calls-when-down") << std::string("12")
                           << "you 12 · measured 64 · score 18%";
    QTest::newRow("a formula over runs") << "second-chance" << std::string("share-of-waste")
                                         << std::string("10") << "you 10 · measured 39 · score 25%";
    QTest::newRow("the orders of a race") << "four-in-six" << std::string("how-many-orders")
                                          << std::string("4") << "you 4 · measured 4 · score 100%";
}

void TestExercises::aNumberIsHeldAgainstARunOfNow()
{
    QFETCH(QString, lesson);
    QFETCH(std::string, prediction);
    QFETCH(std::string, answer);
    QFETCH(QString, verdict);
    std::vector<lessons::Lesson> drifted = course(); // the file says something else than the run
    lessons::Lesson& changed = *std::ranges::find(drifted, lesson.toStdString(), &lessons::Lesson::id);
    for (lessons::Expectation& each : changed.expectations) {
        each.value += 1'000.0;
    }
    for (const lessons::Prediction& each : changed.predictions) {
        m_book->setPrediction(changed.id, {.id = each.id, .answer = answer, .isSkipped = false, .score = {}});
    }
    m_panel->setLessons(drifted);
    const auto step = std::ranges::find(changed.steps, lessons::StepKind::Predict, &lessons::Step::kind);
    QVERIFY(m_panel->open(lesson, static_cast<int>(step - changed.steps.begin())));
    QTRY_COMPARE(find<QWidget>(("prediction-" + prediction).c_str())
                     ->findChild<QLabel*>(QStringLiteral("predictionVerdict"))
                     ->text(),
        verdict);
    QVERIFY(predictionOf(m_book->lesson(changed.id), prediction)->score.has_value());
}

void TestExercises::theMouseDrawsTheSketch()
{
    open("spike-passed", "predict");
    charts::SketchCanvas& canvas = find<SketchPad>()->canvas();
    const QRectF plot = canvas.plot();
    const auto drawAt = [&](double share, double height) {
        return QPointF(plot.left() + share * plot.width(), plot.bottom() - height * plot.height()).toPoint();
    };
    QTest::mousePress(&canvas, Qt::LeftButton, {}, drawAt(0.0, 0.5));
    QTest::mouseMove(&canvas, drawAt(1.0, 0.0));
    QTest::mouseRelease(&canvas, Qt::LeftButton, {}, drawAt(1.0, 0.0));
    QCOMPARE(canvas.sketch().size(), std::size_t{charts::SketchCanvas::drawnPoints});
    const double high = lessonOf("spike-passed").predictions.front().high;
    QVERIFY(std::abs(canvas.sketch().front() - high / 2) < high * 0.02);
    QVERIFY(std::abs(canvas.sketch()[30] - high / 4) < high * 0.02);
    QVERIFY(canvas.sketch().back() < high * 0.02);
    QVERIFY(find<QPushButton>("predictionSay")->isEnabled());
    click("sketchClear");
    QVERIFY(!find<QPushButton>("predictionSay")->isEnabled());
}

void TestExercises::numbersTakeEitherSeparator_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("digits");
    QTest::addColumn<double>("value");
    QTest::newRow("a comma") << QStringLiteral("1,5") << 2 << 1.5;
    QTest::newRow("a point") << QStringLiteral("1.5") << 2 << 1.5;
    QTest::newRow("thousands with points") << QStringLiteral("180.000") << 0 << 180'000.0;
    QTest::newRow("thousands with commas") << QStringLiteral("180,000") << 0 << 180'000.0;
    QTest::newRow("both, Portuguese") << QStringLiteral("1.234,5") << 1 << 1'234.5;
    QTest::newRow("both, English") << QStringLiteral("1,234.5") << 1 << 1'234.5;
}

void TestExercises::numbersTakeEitherSeparator()
{
    QFETCH(QString, typed);
    QFETCH(int, digits);
    QFETCH(double, value);
    for (const i18n::Language language : {i18n::Language::English, i18n::Language::Portuguese}) {
        FigureSpin spin(language);
        spin.setAxis(0, 1e6, digits);
        QCOMPARE(spin.valueFromText(typed), value);
    }
}

void TestExercises::aChallengeIsJudgedOnItsSeeds()
{
    open("first-failure", "challenge");
    scenario::Scenario scene = lessons::findScene(lessonOf("first-failure"), "two_attempts")->scenario;
    m_panel->setScenario(scene);
    click("challengeCheck");
    QTRY_VERIFY(find<OptionRow>("goal1")->why().contains(QLatin1Char('0')));
    QVERIFY(!m_book->lesson("first-failure").challenge->isPassed);
    scene.model.policy.maxAttempts = 3;
    m_panel->setScenario(scene);
    QVERIFY(find<OptionRow>("goal1")->why().isEmpty()); // nothing is known of these values yet
    click("challengeCheck");
    QTRY_VERIFY(m_book->lesson("first-failure").challenge->isPassed);
    QCOMPARE(find<OptionRow>("goal3")->why(), QStringLiteral("measured 3"));
}

void TestExercises::tooManyChangesDoNotPass()
{
    open("first-failure", "challenge");
    scenario::Scenario scene = lessons::findScene(lessonOf("first-failure"), "two_attempts")->scenario;
    scene.model.policy.maxAttempts = 3;
    scene.model.policy.attemptTimeout = std::chrono::seconds{1};
    m_panel->setScenario(scene);
    QVERIFY(find<QLabel>("challengeLimit")->text().contains(QLatin1Char('2')));
    click("challengeCheck");
    QTRY_VERIFY(m_book->lesson("first-failure").challenge.has_value());
    QVERIFY(!m_book->lesson("first-failure").challenge->isPassed);
}

void TestExercises::aChallengeCanBeCancelled()
{
    open("spike-passed", "challenge");
    click("challengeCheck");
    click("challengeCancel");
    QVERIFY(find<QPushButton>("challengeCheck")->isEnabled());
    QVERIFY(find<QPushButton>("challengeCancel") == nullptr);
    QVERIFY(!m_book->lesson("spike-passed").challenge.has_value());
}

void TestExercises::answersOutliveThePanel()
{
    open("first-failure", "predict");
    click("option3");
    click("predictionSay");
    click("predictionSkip");
    open("first-failure", "scene");
    m_panel->setLanguage(i18n::Language::Portuguese);
    open("first-failure", "predict");
    QVERIFY(!m_panel->isConcealing());
    QCOMPARE(find<OptionList>()->chosen(), 2);
    QVERIFY(find<OptionList>()->isRevealed());
}

QTEST_MAIN(TestExercises)

#include "tst_exercises.moc"
