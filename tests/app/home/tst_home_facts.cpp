// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/home_facts.h"

#include <QtTest/QTest>

using namespace repique;
using i18n::Language;
using lessons::Lesson;
using lessons::LessonProgress;
using lessons::StepKind;

namespace {

constexpr lessons::Day now{std::chrono::days{20'000}};

lessons::Step stepOf(const std::string& id, StepKind kind)
{
    lessons::Step step;
    step.id = id;
    step.kind = kind;
    return step;
}

/// Three steps, the last one a challenge; two cards.
Lesson lessonOf(const std::string& id, int order)
{
    Lesson lesson;
    lesson.id = id;
    lesson.order = order;
    lesson.steps = {stepOf("scene", StepKind::Scene), stepOf("predict", StepKind::Predict),
        stepOf("challenge", StepKind::Challenge)};
    lesson.portuguese = {"Título", {{"Cenário", "", 1}, {"Preveja", "", 2}, {"Desafio", "", 3}}};
    lesson.english = {"Title", {{"Scene", "", 1}, {"Predict", "", 2}, {"Challenge", "", 3}}};
    lesson.cards = {{.id = "a", .front = {}, .back = {}}, {.id = "b", .front = {}, .back = {}}};
    lessons::Prediction prediction;
    prediction.question = {"It is down. How many of {{expect n}} calls?", "Caiu. Quantas chamadas?"};
    lesson.predictions = {prediction};
    lessons::Expectation expectation;
    expectation.id = "n";
    expectation.value = 1234.5;
    expectation.decimals = 1;
    lesson.expectations = {expectation};
    return lesson;
}

LessonProgress progressOf(const std::string& lesson, std::vector<std::string> entered, bool isPassed)
{
    LessonProgress progress;
    progress.lesson = lesson;
    progress.step = entered.empty() ? std::string{} : entered.back();
    progress.entered = std::move(entered);
    progress.challenge = lessons::ChallengeRecord{{}, {}, isPassed, 1};
    return progress;
}

} // namespace

class HomeFactsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutARecordNothingIsDone();
    void stepsSeenCountAndTheChallengeOnlyWhenPassed_data();
    void stepsSeenCountAndTheChallengeOnlyWhenPassed();
    void oneGoesOnAtTheStepEnteredLast();
    void placesOfOtherLessonsAreLeftOut();
    void dueCardsAreCountedByLesson();
    void lineGoesOnAfterAColon_data();
    void lineGoesOnAfterAColon();
    void wordsAreInTheReadersLanguage();
};

void HomeFactsTest::withoutARecordNothingIsDone()
{
    const HomeFacts facts = homeFacts({lessonOf("one", 1)}, {}, now, Language::English);
    QCOMPARE(facts.lessons.size(), std::size_t{1});
    QCOMPARE(facts.lessons.front().stepsDone, 0);
    QCOMPARE(facts.lessons.front().steps, 3);
    QVERIFY(!facts.resume.has_value());
    QCOMPARE(facts.review.cards, 0);
    QVERIFY(!facts.review.next.has_value());
}

void HomeFactsTest::stepsSeenCountAndTheChallengeOnlyWhenPassed_data()
{
    QTest::addColumn<QByteArray>("entered");
    QTest::addColumn<bool>("isPassed");
    QTest::addColumn<int>("done");
    QTest::addColumn<bool>("isFinished");
    QTest::newRow("nothing seen") << QByteArray{""} << false << 0 << false;
    QTest::newRow("two steps") << QByteArray{"scene predict"} << false << 2 << false;
    QTest::newRow("the challenge was seen only")
        << QByteArray{"scene predict challenge"} << false << 2 << false;
    QTest::newRow("the challenge passed") << QByteArray{"scene predict challenge"} << true << 3 << true;
    QTest::newRow("a step that the lesson no longer has") << QByteArray{"scene gone"} << false << 1 << false;
}

void HomeFactsTest::stepsSeenCountAndTheChallengeOnlyWhenPassed()
{
    QFETCH(QByteArray, entered);
    QFETCH(bool, isPassed);
    QFETCH(int, done);
    QFETCH(bool, isFinished);
    std::vector<std::string> steps;
    for (const QByteArray& step : entered.simplified().split(' ')) {
        steps.push_back(step.toStdString());
    }
    const StudentRecord record{.lessons = {progressOf("one", steps, isPassed)}, .latest = {}};
    const HomeFacts facts = homeFacts({lessonOf("one", 1)}, record, now, Language::English);
    QCOMPARE(facts.lessons.front().stepsDone, done);
    QCOMPARE(facts.lessons.front().isFinished(), isFinished);
}

void HomeFactsTest::oneGoesOnAtTheStepEnteredLast()
{
    const StudentRecord record{.lessons = {progressOf("two", {"scene", "predict"}, false)},
        .latest = lessons::StepPlace{"two", "predict"}};
    const HomeFacts facts
        = homeFacts({lessonOf("one", 1), lessonOf("two", 2)}, record, now, Language::English);
    QVERIFY(facts.resume.has_value());
    QCOMPARE(facts.resume->lesson, std::size_t{1});
    QCOMPARE(facts.resume->heading, std::string{"Predict"});
    QCOMPARE(facts.lessons[1].step, 1);
}

void HomeFactsTest::placesOfOtherLessonsAreLeftOut()
{
    LessonProgress other = progressOf("other", {"scene"}, true);
    other.cards = {{"a", {1, now}}};
    const StudentRecord record{.lessons = {other}, .latest = lessons::StepPlace{"other", "scene"}};
    const HomeFacts facts = homeFacts({lessonOf("one", 1)}, record, now, Language::English);
    QVERIFY(!facts.resume.has_value());
    QCOMPARE(facts.review.cards, 0);
}

void HomeFactsTest::dueCardsAreCountedByLesson()
{
    LessonProgress one = progressOf("one", {}, false);
    one.cards = {{"a", {1, now}}, {"b", {2, now - std::chrono::days{3}}}, {"gone", {1, now}}};
    LessonProgress two = progressOf("two", {}, false);
    two.cards = {{"a", {1, now}}, {"b", {2, now + std::chrono::days{2}}}};
    const HomeFacts facts = homeFacts({lessonOf("one", 1), lessonOf("two", 2)},
        {.lessons = {one, two}, .latest = {}}, now, Language::English);
    QCOMPARE(facts.review.cards, 3);
    QCOMPARE(facts.review.lessons, (std::vector<std::pair<int, int>>{{1, 2}, {2, 1}}));
    QCOMPARE(facts.review.minutes(), 2);
    QVERIFY(facts.review.next == now + std::chrono::days{2});
}

void HomeFactsTest::lineGoesOnAfterAColon_data()
{
    QTest::addColumn<QByteArray>("question");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("a question") << QByteArray{"How many debits?"} << QByteArray{"how many debits?"};
    QTest::newRow("the last of two sentences")
        << QByteArray{"It is down. How many calls?"} << QByteArray{"how many calls?"};
    QTest::newRow("one sentence with a full stop")
        << QByteArray{"Draw the load."} << QByteArray{"draw the load."};
    QTest::newRow("a name in capitals stays") << QByteArray{"PIX: how many?"} << QByteArray{"PIX: how many?"};
    QTest::newRow("a decimal is no end") << QByteArray{"Is it 1.5 or 3?"} << QByteArray{"is it 1.5 or 3?"};
    QTest::newRow("nothing") << QByteArray{""} << QByteArray{""};
}

void HomeFactsTest::lineGoesOnAfterAColon()
{
    QFETCH(QByteArray, question);
    QFETCH(QByteArray, line);
    QCOMPARE(QByteArray::fromStdString(afterColon(question.toStdString())), line);
}

void HomeFactsTest::wordsAreInTheReadersLanguage()
{
    const std::vector<Lesson> lessons{lessonOf("one", 1)};
    const HomeFacts english = homeFacts(lessons, {}, now, Language::English);
    QCOMPARE(english.lessons.front().title, std::string{"Title"});
    QCOMPARE(english.lessons.front().prediction, std::string{"how many of 1,234.5 calls?"});
    const HomeFacts portuguese = homeFacts(lessons, {}, now, Language::Portuguese);
    QCOMPARE(portuguese.lessons.front().title, std::string{"Título"});
    QCOMPARE(portuguese.lessons.front().prediction, std::string{"quantas chamadas?"});
}

QTEST_APPLESS_MAIN(HomeFactsTest)

#include "tst_home_facts.moc"
