// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/answer_book.h"
#include "app/lesson/incident_card.h"
#include "app/lesson/incident_choice.h"
#include "app/lesson/incident_exercise.h"
#include "app/lesson/option_row.h"
#include "core/lessons/load.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

using namespace repique;

namespace {

const lessons::Lesson& lesson()
{
    static const auto loaded = lessons::load(REPIQUE_SOURCE_DIR "/lessons/12-incident-room");
    return *loaded;
}

const lessons::IncidentRoom& room()
{
    return *lesson().room;
}

} // namespace

/// Drives the incident room of lesson 12.
class TestIncidentExercise final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nothingIsSeenBeforeALook();
    void aLookOpensOneGroup();
    void fiveLooksAreAll();
    void theLogSaysWhatEachRetryCarried();
    void theRightCureIsSeenToWork();
    void aWrongCureIsSeenToFailBesideTheRightOne();
    void fourOfSixPassByMouse();
    void theKeyboardAloneNamesAnIncident();
    void looksAndAnswersOutliveTheProgram();
    void aLanguageChangeKeepsWhatWasChosen();
    void whoFailsMayBeginAgainInAnotherOrder();

private:
    void open(i18n::Language language = i18n::Language::English);
    void settle() const;
    void look(const char* group) const;
    void name(int cause, int cure) const;
    [[nodiscard]] QStringList cells() const; ///< of what came of the cure
    [[nodiscard]] int inHand() const; ///< place in the lesson of the incident that is shown
    /// Begins with an order in which this incident comes first.
    void beginWith(const char* incident);

    template<typename T>
    [[nodiscard]] T* find(const QString& name) const
    {
        return m_host->findChild<T*>(name);
    }

    [[nodiscard]] QString text(const char* label) const { return find<QLabel>(QLatin1String(label))->text(); }

    std::unique_ptr<AnswerBook> m_book;
    std::unique_ptr<QWidget> m_host;
    IncidentExercise* m_exercise = nullptr; // owned by the host
};

void TestIncidentExercise::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    m_host.reset();
    m_book = std::make_unique<AnswerBook>(*lessons::Progress::inMemory());
    open();
}

void TestIncidentExercise::open(i18n::Language language)
{
    m_host = std::make_unique<QWidget>();
    m_host->resize(900, 700);
    m_exercise = new IncidentExercise(Wording(lesson(), language), *m_book, m_host.get());
    (new QVBoxLayout(m_host.get()))->addWidget(m_exercise);
    m_host->show();
    settle();
}

void TestIncidentExercise::settle() const
{
    QTRY_VERIFY_WITH_TIMEOUT(m_exercise->isSettled(), 30'000);
}

void TestIncidentExercise::look(const char* group) const
{
    find<QPushButton>(QLatin1String("incidentOpen_") + QLatin1String(group))->click();
}

void TestIncidentExercise::name(int cause, int cure) const
{
    find<OptionRow>(QStringLiteral("incidentCause%1").arg(cause + 1))->click();
    find<OptionRow>(QStringLiteral("incidentCure%1").arg(cure + 1))->click();
    find<QPushButton>(QStringLiteral("incidentName"))->click();
}

QStringList TestIncidentExercise::cells() const
{
    QStringList texts;
    for (const QLabel* const label :
        find<QWidget>(QStringLiteral("incidentOutcome"))->findChildren<QLabel*>()) {
        texts.append(label->text());
    }
    return texts;
}

int TestIncidentExercise::inHand() const
{
    const std::string& kept = answerOf(m_book->lesson(lesson().id), room().id)->answer;
    const std::uint64_t seed = QString::fromStdString(kept).section(QLatin1Char('='), 1).toULongLong();
    for (const std::size_t place : incidentOrder(room(), seed)) {
        if (!answerIn(m_book->lesson(lesson().id), room().incidents[place]).isNamed()) {
            return static_cast<int>(place);
        }
    }
    return -1;
}

void TestIncidentExercise::beginWith(const char* incident)
{
    std::uint64_t seed = 0;
    while (room().incidents[incidentOrder(room(), seed).front()].id != incident) {
        ++seed;
    }
    m_book->setAnswer(lesson().id,
        {.kind = lessons::ExerciseKind::Incident,
            .id = room().id,
            .answer = "seed=" + std::to_string(seed),
            .isRight = false,
            .tries = 1});
    open();
}

void TestIncidentExercise::nothingIsSeenBeforeALook()
{
    for (const IncidentCard* const card : m_host->findChildren<IncidentCard*>()) {
        QVERIFY(!card->isOpen());
    }
    for (const QLabel* const label : m_host->findChildren<QLabel*>()) {
        QVERIFY(!label->objectName().startsWith(QLatin1String("figure_")));
    }
    QCOMPARE(text("incidentLooks"), QStringLiteral("5 look(s) left"));
    QVERIFY(!find<QPushButton>(QStringLiteral("incidentName"))->isEnabled());
}

void TestIncidentExercise::aLookOpensOneGroup()
{
    beginWith("rule-retried");
    look("traffic");
    QCOMPARE(text("incidentLooks"), QStringLiteral("4 look(s) left"));
    QVERIFY(find<IncidentCard>(QStringLiteral("incidentGroup_traffic"))->isOpen());
    QVERIFY(!find<IncidentCard>(QStringLiteral("incidentGroup_waits"))->isOpen());
    QCOMPARE(text("figure_retries"), QStringLiteral("3,530")); // as `rule_retries` of the lesson
    QCOMPARE(text("figure_amplification"), QStringLiteral("1.29"));
}

void TestIncidentExercise::fiveLooksAreAll()
{
    for (const char* const group : {"traffic", "attempts", "outcomes", "waits", "refusals"}) {
        look(group);
    }
    QCOMPARE(text("incidentLooks"), QStringLiteral("0 look(s) left"));
    QVERIFY(!find<QPushButton>(QStringLiteral("incidentOpen_saturation"))->isEnabled());
    look("saturation");
    QVERIFY(!find<IncidentCard>(QStringLiteral("incidentGroup_saturation"))->isOpen());
}

void TestIncidentExercise::theLogSaysWhatEachRetryCarried()
{
    beginWith("missing-key");
    look("attempts");
    QCOMPARE(text("figure_keyed_retries"), QStringLiteral("0%"));
    QVERIFY(text("incidentLog_attempts").contains(QLatin1String("[no key] attempt 1 failed: ")));
    beginWith("two-owners");
    look("attempts");
    QCOMPARE(text("figure_keyed_retries"), QStringLiteral("100%"));
    QVERIFY(text("incidentLog_attempts").contains(QLatin1String("attempts exhausted; cause: 500")));
}

void TestIncidentExercise::theRightCureIsSeenToWork()
{
    const int place = inHand();
    const lessons::Incident& incident = room().incidents[static_cast<std::size_t>(place)];
    name(place, place);
    settle();
    QCOMPARE(text("incidentVerdict"), QStringLiteral("Right: cause and cure."));
    QVERIFY(text("incidentCured").startsWith(QLatin1String("Your cure works")));
    for (const IncidentCard* const card : m_host->findChildren<IncidentCard*>()) {
        QVERIFY(card->isOpen());
    }
    const lessons::AnswerRecord* const kept = answerOf(m_book->lesson(lesson().id), incident.id);
    QCOMPARE(kept->kind, lessons::ExerciseKind::Incident);
    QVERIFY(kept->isRight);
    QVERIFY(!m_book->lesson(lesson().id).challenge->isPassed); // one of six
}

void TestIncidentExercise::aWrongCureIsSeenToFailBesideTheRightOne()
{
    beginWith("shared-bucket");
    const int place = inHand();
    const int wrong = place == 0 ? 1 : 0;
    name(wrong, wrong);
    settle();
    QCOMPARE(text("incidentVerdict"), QStringLiteral("Neither the cause nor the cure."));
    QVERIFY(text("incidentCured").startsWith(QLatin1String("Your cure does not work")));
    QTRY_VERIFY_WITH_TIMEOUT(!cells().contains(QStringLiteral("…")), 30'000);
    QCOMPARE(cells().count(QStringLiteral("245 ✕")), 2); // as it was, and with the wrong cure
    QCOMPARE(cells().count(QStringLiteral("0 ✓")), 1); // `buckets_checkout` of the lesson
}

void TestIncidentExercise::fourOfSixPassByMouse()
{
    const auto press = [this](const QString& button) {
        auto* const wanted = find<QAbstractButton>(button);
        QTest::mouseClick(wanted, Qt::LeftButton, {}, wanted->rect().center());
    };
    QSignalSpy passed(m_exercise, &IncidentExercise::passed);
    for (int number = 1; number <= 6; ++number) {
        QVERIFY(text("incidentWhere").contains(QString::number(number)));
        const int place = inHand();
        const int said = number <= 2 ? (place + 1) % 6 : place; // the first two are named wrong
        press(QStringLiteral("incidentOpen_saturation"));
        press(QStringLiteral("incidentCause%1").arg(said + 1));
        press(QStringLiteral("incidentCure%1").arg(said + 1));
        press(QStringLiteral("incidentName"));
        settle();
        QCOMPARE(m_book->lesson(lesson().id).challenge->isPassed, number == 6);
        press(QStringLiteral("incidentNext"));
        settle();
    }
    QCOMPARE(passed.count(), 1);
    QCOMPARE(text("incidentEnd"), QStringLiteral("Challenge met: 4 of 6 incidents named right."));
    QVERIFY(!find<QPushButton>(QStringLiteral("incidentAgain"))->isVisible());
}

void TestIncidentExercise::theKeyboardAloneNamesAnIncident()
{
    const int place = inHand();
    const auto tabTo = [this](const QString& name) {
        for (int presses = 0; presses < 40; ++presses) {
            if (QApplication::focusWidget() != nullptr && QApplication::focusWidget()->objectName() == name) {
                return true;
            }
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        return false;
    };
    m_host->activateWindow();
    m_exercise->setFocus(Qt::TabFocusReason);
    QVERIFY(QApplication::focusWidget() != nullptr);
    QVERIFY(tabTo(QStringLiteral("incidentOpen_waits")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(find<IncidentCard>(QStringLiteral("incidentGroup_waits"))->isOpen());
    for (const QString& list : {QStringLiteral("incidentCause"), QStringLiteral("incidentCure")}) {
        QVERIFY(tabTo(list + QLatin1Char('1')));
        for (int row = 0; row < place; ++row) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    }
    QVERIFY(tabTo(QStringLiteral("incidentName")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    settle();
    QCOMPARE(text("incidentVerdict"), QStringLiteral("Right: cause and cure."));
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("incidentNext"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    settle();
    QVERIFY(text("incidentWhere").contains(QLatin1Char('2')));
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("incidentOpen_traffic"));
}

void TestIncidentExercise::looksAndAnswersOutliveTheProgram()
{
    name(inHand(), inHand());
    settle();
    find<QPushButton>(QStringLiteral("incidentNext"))->click();
    settle();
    look("waits");
    const int place = inHand();
    open(); // from what the book has on disk
    QCOMPARE(inHand(), place);
    QVERIFY(text("incidentWhere").contains(QLatin1Char('2')));
    QCOMPARE(text("incidentLooks"), QStringLiteral("4 look(s) left"));
    QVERIFY(find<IncidentCard>(QStringLiteral("incidentGroup_waits"))->isOpen());
}

void TestIncidentExercise::aLanguageChangeKeepsWhatWasChosen()
{
    find<OptionRow>(QStringLiteral("incidentCure3"))->click();
    open(i18n::Language::Portuguese);
    const auto* const choice
        = qobject_cast<IncidentChoice*>(find<OptionRow>(QStringLiteral("incidentCure3"))->parentWidget());
    QCOMPARE(choice->chosen(), 2);
    QCOMPARE(
        find<OptionRow>(QStringLiteral("incidentCure3"))->words(), QStringLiteral("Uma só camada repete"));
}

void TestIncidentExercise::whoFailsMayBeginAgainInAnotherOrder()
{
    for (int number = 1; number <= 6; ++number) {
        const int wrong = (inHand() + 1) % 6;
        name(wrong, wrong);
        settle();
        find<QPushButton>(QStringLiteral("incidentNext"))->click();
        settle();
    }
    QVERIFY(text("incidentEnd").contains(QLatin1String("the challenge asks for 4")));
    QVERIFY(find<QPushButton>(QStringLiteral("incidentAgain"))->isVisible());
    find<QPushButton>(QStringLiteral("incidentAgain"))->click();
    settle();
    QVERIFY(text("incidentWhere").contains(QLatin1Char('1')));
    QCOMPARE(text("incidentLooks"), QStringLiteral("5 look(s) left"));
    QCOMPARE(scoreOf(room(), m_book->lesson(lesson().id)).named, 0);
}

QTEST_MAIN(TestIncidentExercise)

#include "tst_incident_exercise.moc"
