// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/fault_words.h"
#include "app/report/lesson_text.h"
#include "core/lessons/grading.h"
#include "core/lessons/lint.h"
#include "core/lessons/verify.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>
#include <memory>
#include <set>

using namespace repique;
using namespace repique::lessons;

namespace {

const QString source = QStringLiteral(REPIQUE_SOURCE_DIR "/lessons/12-incident-room/");

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

LessonWork workOf(const std::vector<std::pair<std::string, std::string>>& answers, bool claimsToPass)
{
    LessonWork work;
    work.progress.lesson = "incident-room";
    for (const auto& [id, answer] : answers) {
        work.progress.answers.push_back({ExerciseKind::Incident, id, answer, true, 1});
    }
    work.progress.challenge = ChallengeRecord{{}, {}, claimsToPass, 1};
    return work;
}

/// Named right, after `looks`.
std::pair<std::string, std::string> right(const std::string& id, const std::string& looks = "traffic")
{
    return {id, "looks=" + looks + " cause=" + id + " cure=" + id};
}

} // namespace

/// The incident room of lesson 12 as data: read, refused, run and judged.
class TestIncidentRoom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void anAnswerIsWrittenAndReadBack();
    void whatIsNoAnswerIsRefused_data();
    void whatIsNoAnswerIsRefused();
    void everySeedHasAnOrderOfAll();
    void aMistakeIsRefused_data();
    void aMistakeIsRefused();
    void whatDoesNotHoldIsTold_data();
    void whatDoesNotHoldIsTold();
    void aRoomIsGradedFromItsAnswers_data();
    void aRoomIsGradedFromItsAnswers();

private:
    /// The lesson with one change in lesson.toml.
    void mistake(const QByteArray& before, const QByteArray& after) const;
    [[nodiscard]] scenario::Checked<std::vector<Lesson>> lessons() const;

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestIncidentRoom::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    for (const QString& name : QDir(source).entryList(QDir::Files)) {
        QVERIFY(QFile::copy(source + name, m_directory->filePath(name)));
    }
}

void TestIncidentRoom::mistake(const QByteArray& before, const QByteArray& after) const
{
    const QString path = m_directory->filePath(QStringLiteral("lesson.toml"));
    QByteArray text = bytesOf(path);
    const qsizetype at = text.indexOf(before);
    QVERIFY(at >= 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text.replace(at, before.size(), after));
}

scenario::Checked<std::vector<Lesson>> TestIncidentRoom::lessons() const
{
    return lintAll(m_directory->path().toStdString());
}

void TestIncidentRoom::anAnswerIsWrittenAndReadBack()
{
    const IncidentAnswer answer{{MetricGroup::Waits, MetricGroup::Traffic}, "no-jitter", "two-owners"};
    QCOMPARE(textOf(answer), std::string{"looks=waits,traffic cause=no-jitter cure=two-owners"});
    QVERIFY(incidentAnswerFrom(textOf(answer)) == answer);
    QVERIFY(incidentAnswerFrom(textOf({{MetricGroup::Waits}, {}, {}}))
        == (IncidentAnswer{{MetricGroup::Waits}, {}, {}}));
    QVERIFY(incidentAnswerFrom("") == IncidentAnswer{});
}

void TestIncidentRoom::whatIsNoAnswerIsRefused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::newRow("a group that there is not") << std::string{"looks=weather"};
    QTest::newRow("a key that there is not") << std::string{"looks=waits colour=blue"};
    QTest::newRow("words alone") << std::string{"no-jitter"};
}

void TestIncidentRoom::whatIsNoAnswerIsRefused()
{
    QFETCH(std::string, text);
    QVERIFY(!incidentAnswerFrom(text).has_value());
}

void TestIncidentRoom::everySeedHasAnOrderOfAll()
{
    IncidentRoom room;
    room.incidents.resize(6);
    std::set<std::vector<std::size_t>> orders;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        std::vector<std::size_t> order = incidentOrder(room, seed);
        QVERIFY(order == incidentOrder(room, seed));
        orders.insert(order);
        std::ranges::sort(order);
        QVERIFY(order == (std::vector<std::size_t>{0, 1, 2, 3, 4, 5}));
    }
    QCOMPARE_GT(orders.size(), std::size_t{40}); // of 720
}

void TestIncidentRoom::aMistakeIsRefused_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArray>("where"); // stands on the line that is blamed
    QTest::addColumn<QByteArray>("sentence");
    const auto row
        = [](const char* name, const QByteArray& before, const QByteArray& after, const QByteArray& where,
              const QByteArray& sentence) { QTest::newRow(name) << before << after << where << sentence; };
    row("incidents without a room", "[room]", "[rooms]", "[[incident]]", "room");
    row("more right ones than incidents", "pass = 4", "pass = 7", "pass = 7", "1 … 6");
    row("more looks than groups", "looks = 5", "looks = 9", "looks = 9", "1 … 6");
    row("a scene that there is not", "scene = \"keyless\"\nshows", "scene = \"lockless\"\nshows",
        "scene = \"lockless\"\nshows", "not found");
    row("a group that there is not", "shows = [\"saturation\"]", "shows = [\"weather\"]", "\"weather\"",
        "traffic | attempts");
    row("a group of no figure", "shows = [\"saturation\"]\n", "", "[[incident]]\nid = \"two-owners\"",
        "shows");
    row("a cure that means nothing", "set = [\"policy.jitter=1\"]", "set = [\"policy.jitter=9\"]",
        "policy.jitter=9", "policy.jitter");
    row("a cause in one language alone", "cause.en = \"Two owners\"\n", "", "cause.pt_BR = \"Dois donos\"",
        "cause");
    row("no word of a cure", "cure.pt_BR = \"Uma só camada repete\"\ncure.en = \"One layer alone retries\"\n",
        "", "[[incident]]\nid = \"two-owners\"", "cure");
    row("a metric that nobody measures", "metric = \"duplicates\"\nop", "metric = \"regret\"\nop", "regret",
        "metric");
    row("two incidents with one id", "id = \"two-owners\"\nscene", "id = \"no-jitter\"\nscene",
        "id = \"no-jitter\"\nscene = \"owners\"", "choose one");
    row("an id with a space", "id = \"two-owners\"\nscene", "id = \"two owners\"\nscene", "two owners",
        "no-jitter");
    row("an unknown key", "pass = 4", "pass = 4\nluck = 1", "luck", "unknown key");
}

void TestIncidentRoom::aMistakeIsRefused()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QByteArray, where);
    QFETCH(QByteArray, sentence);
    QVERIFY(lessons().has_value());
    mistake(before, after);
    const auto read = lessons();
    QVERIFY(!read.has_value());
    const QByteArray text = bytesOf(m_directory->filePath(QStringLiteral("lesson.toml")));
    const int line = 1 + static_cast<int>(text.left(text.indexOf(where)).count('\n'));
    QByteArray said;
    const bool isBlamed = std::ranges::any_of(read.error(), [&](const scenario::Fault& fault) {
        const std::string words = i18n::sentence(fault, i18n::Language::English);
        said += QByteArray::fromStdString(words) + '\n';
        return fault.file.ends_with("lesson.toml") && fault.line == line
            && QByteArray::fromStdString(words).contains(sentence);
    });
    QVERIFY2(isBlamed, said.prepend("line " + QByteArray::number(line) + ":\n").constData());
}

void TestIncidentRoom::whatDoesNotHoldIsTold_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArray>("sentence");
    QTest::newRow("a goal that the sick run reaches")
        << QByteArray{"value = 2.1"} << QByteArray{"value = 21"}
        << QByteArray{"two-owners — its scene reaches every goal untouched"};
    QTest::newRow("a cure that does not cure")
        << QByteArray{"shows = [\"outcomes\"]\nset = [\"policy.budget.scope=class\"]"}
        << QByteArray{"shows = [\"outcomes\"]\nset = [\"policy.deadline=4s\"]"}
        << QByteArray{"shared-bucket — its cure policy.deadline=4s does not reach every goal"};
    QTest::newRow("a group that shows nothing")
        << QByteArray{"shows = [\"attempts\"]"} << QByteArray{"shows = [\"attempts\", \"traffic\"]"}
        << QByteArray{"missing-key — no figure of traffic differs"};
    QTest::newRow("another cure that cures as well")
        << QByteArray{"\n[[incident.goal]]\nmetric = \"goodput_ratio\"\nop = \">=\"\nvalue = 0.89\n"}
        << QByteArray{} << QByteArray{"no-jitter — the cure of two-owners reaches its goals as well"};
}

void TestIncidentRoom::whatDoesNotHoldIsTold()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QByteArray, sentence);
    mistake(before, after);
    const auto read = lessons();
    QVERIFY(read.has_value());
    auto incidents = verifyRoom(read->front());
    QVERIFY(incidents.has_value());
    const Verification verification{{}, {}, *std::move(incidents)};
    QVERIFY(!verification.holds());
    const std::string told = report::lessonFaults(read->front(), verification, i18n::Language::English);
    QVERIFY2(QByteArray::fromStdString(told).contains(sentence), told.c_str());
}

void TestIncidentRoom::aRoomIsGradedFromItsAnswers_data()
{
    QTest::addColumn<LessonWork>("work");
    QTest::addColumn<int>("named");
    QTest::addColumn<bool>("holds");
    QTest::addColumn<bool>("isObjected");
    const std::vector<std::pair<std::string, std::string>> four{
        right("no-jitter"), right("missing-key"), right("two-owners"), right("shared-bucket")};
    QTest::newRow("four of six") << workOf(four, true) << 4 << true << false;
    auto three = four;
    three.pop_back();
    QTest::newRow("three of six") << workOf(three, false) << 3 << false << false;
    QTest::newRow("three that say they pass") << workOf(three, true) << 3 << false << true;
    auto crossed = three;
    crossed.emplace_back("shared-bucket", "looks=traffic cause=shared-bucket cure=no-deadline");
    QTest::newRow("the cause alone") << workOf(crossed, false) << 3 << false << false;
    auto peeking = three;
    peeking.push_back(right("shared-bucket", "traffic,attempts,outcomes,waits,refusals,saturation"));
    QTest::newRow("six looks") << workOf(peeking, false) << 3 << false << false;
    auto torn = three;
    torn.emplace_back("shared-bucket", "cause cure");
    QTest::newRow("an answer that cannot be read") << workOf(torn, false) << 3 << false << false;
}

void TestIncidentRoom::aRoomIsGradedFromItsAnswers()
{
    QFETCH(LessonWork, work);
    QFETCH(int, named);
    QFETCH(bool, holds);
    QFETCH(bool, isObjected);
    const auto read = lessons();
    QVERIFY(read.has_value());
    const std::vector<Mark> marks = Grader{*read}.grade({"1.0", "", {work}});
    QCOMPARE(marks.size(), std::size_t{1});
    const Mark& mark = marks.front();
    QVERIFY(mark.isTried);
    QCOMPARE(mark.goals.size(), std::size_t{6});
    QCOMPARE(static_cast<int>(std::ranges::count(mark.goals, true, &GoalVerdict::holds)), named);
    QCOMPARE(mark.holds(), holds);
    QCOMPARE(mark.objection == Objection::FalseClaim, isObjected);
}

QTEST_APPLESS_MAIN(TestIncidentRoom)

#include "tst_incident_room.moc"
