// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/grading.h"
#include "core/lessons/load.h"
#include "core/lessons/submission.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace repique;
using namespace repique::lessons;

namespace {

const std::vector<Lesson>& firstLesson()
{
    static const std::vector<Lesson> lessons
        = loadAll(REPIQUE_SOURCE_DIR "/lessons/01-first-failure").value();
    return lessons;
}

/// As the store gives it.
LessonProgress workOfOne(const std::vector<std::string>& changes, bool isPassed)
{
    LessonProgress work;
    work.lesson = "first-failure";
    work.step = "challenge";
    work.entered = {"scene", "predict"};
    work.predictions = {{"how-many", "1", false, 0.25}, {"posts", "", true, std::nullopt}};
    work.answers = {{ExerciseKind::Quiz, "why", "\"ção\"\n2", false, 3}};
    work.cards = {{"step-key", {2, Day{}}}};
    work.challenge = ChallengeRecord{changes, {isPassed, true, true}, isPassed, 4};
    return work;
}

Submission submissionOf(const std::vector<std::string>& changes, bool isPassed = true)
{
    return {"0.1.0", {}, worksOf(firstLesson(), {workOfOne(changes, isPassed)})};
}

} // namespace

/// A file that is handed in, and what is made of it.
class SubmissionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead();
    void nothingTellsWhoDidItUnlessTyped();
    void lessonsThatAreNotAtHandAreLeftOut();
    void badInputIsAFaultWithItsLine_data();
    void badInputIsAFaultWithItsLine();
    void missingFileIsAFault();
    void challengeIsRunAgain_data();
    void challengeIsRunAgain();
    void runsAreHeldAgainstTheLessonsOwn();
    void lessonWithoutATryDoesNotHold();
};

void SubmissionTest::whatIsWrittenIsRead()
{
    Submission written = submissionOf({"policy.max_attempts=3", "idempotency.key=\"once\""});
    written.student = "Ana \"A\" Ção";
    const auto read = parseSubmission(toToml(written), "ana");
    QVERIFY(read.has_value());
    QCOMPARE(read->program, written.program);
    QCOMPARE(read->student, written.student);
    QCOMPARE(read->works.size(), std::size_t{1});
    const LessonProgress& work = read->works.front().progress;
    const LessonProgress& expected = written.works.front().progress;
    QCOMPARE(work.lesson, expected.lesson);
    QCOMPARE(work.step, expected.step);
    QCOMPARE(work.entered, expected.entered);
    QCOMPARE(work.predictions, expected.predictions);
    QCOMPARE(work.answers, expected.answers);
    QVERIFY(work.challenge == expected.challenge);
    QVERIFY(work.cards.empty());
    QCOMPARE(read->works.front().seeds, written.works.front().seeds);
    QVERIFY(!read->works.front().seeds.empty());
}

void SubmissionTest::nothingTellsWhoDidItUnlessTyped()
{
    const std::string text = toToml(submissionOf({}));
    QVERIFY(text.find("student") == std::string::npos);
    QVERIFY(text.starts_with("format = \"repique-entrega/1\"\nprogram = \"0.1.0\"\n"));
    QVERIFY(parseSubmission(text, "x")->student.empty());
}

void SubmissionTest::lessonsThatAreNotAtHandAreLeftOut()
{
    LessonProgress other = workOfOne({}, true);
    other.lesson = "of-another-folder";
    QCOMPARE(worksOf(firstLesson(), {other, workOfOne({}, true)}).size(), std::size_t{1});
}

void SubmissionTest::badInputIsAFaultWithItsLine_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<Errc>("code");
    QTest::addColumn<int>("line");
    QTest::newRow("of a newer version")
        << QByteArray{"repique-entrega/1"} << QByteArray{"repique-entrega/2"} << Errc::NotSupported << 1;
    QTest::newRow("of another kind") << QByteArray{"repique-entrega/1"} << QByteArray{"repique/1"}
                                     << Errc::NotSupported << 1;
    QTest::newRow("no TOML") << QByteArray{"program = "} << QByteArray{"program"} << Errc::Syntax << 2;
    QTest::newRow("a key that nobody knows")
        << QByteArray{"program = "} << QByteArray{"grade = 10\nprogram = "} << Errc::UnknownKey << 2;
    QTest::newRow("changes that are no texts") << QByteArray{"changes = [\"policy.max_attempts=3\"]"}
                                               << QByteArray{"changes = [3]"} << Errc::InvalidValue << 28;
    QTest::newRow("goals that are no truth values")
        << QByteArray{"goals = [true"} << QByteArray{"goals = [\"yes\""} << Errc::InvalidValue << 30;
    QTest::newRow("a score that is no number")
        << QByteArray{"score = 0.25"} << QByteArray{"score = nan"} << Errc::InvalidValue << 13;
    QTest::newRow("an exercise of no kind")
        << QByteArray{"kind = \"quiz\""} << QByteArray{"kind = \"duel\""} << Errc::InvalidValue << 21;
    QTest::newRow("a lesson twice") << QByteArray{"[[lesson]]\n"}
                                    << QByteArray{"[[lesson]]\nid = \"first-failure\"\n[[lesson]]\n"}
                                    << Errc::InvalidValue << 7;
    QTest::newRow("too long a text") << QByteArray{"0.1.0"} << QByteArray(1024 * 1024, 'x') << Errc::TooLarge
                                     << 0;
}

void SubmissionTest::badInputIsAFaultWithItsLine()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(Errc, code);
    QFETCH(int, line);
    QByteArray text = QByteArray::fromStdString(toToml(submissionOf({"policy.max_attempts=3"})));
    QVERIFY(text.contains(from));
    text.replace(text.indexOf(from), from.size(), to);
    const auto read = parseSubmission(text.toStdString(), "ana.repique-entrega");
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().front().code, code);
    QCOMPARE(read.error().front().file, std::string{"ana.repique-entrega"});
    if (line > 0) {
        QCOMPARE(read.error().front().line, line);
    }
}

void SubmissionTest::missingFileIsAFault()
{
    const QTemporaryDir folder;
    const auto read = loadSubmission(folder.filePath("no").toStdString());
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().front().code, Errc::NotFound);
}

void SubmissionTest::challengeIsRunAgain_data()
{
    QTest::addColumn<QStringList>("changes");
    QTest::addColumn<bool>("isPassedClaimed");
    QTest::addColumn<int>("objection");
    QTest::addColumn<int>("goalsThatHold");
    const auto no = [](Objection each) { return static_cast<int>(each); };
    QTest::newRow("the reference solution")
        << QStringList{"policy.max_attempts=3"} << true << no(Objection::None) << 3;
    QTest::newRow("solved, and the file says it is not")
        << QStringList{"policy.max_attempts=3"} << false << no(Objection::None) << 3;
    QTest::newRow("not solved, and honest about it")
        << QStringList{"policy.base=1ms"} << false << no(Objection::None) << 2;
    QTest::newRow("not solved, and says that it is")
        << QStringList{"policy.base=1ms"} << true << no(Objection::FalseClaim) << 2;
    QTest::newRow("a key that is not free")
        << QStringList{"script.attempts=[\"ok\"]"} << true << no(Objection::LockedKey) << 0;
    QTest::newRow("the seed, hidden behind a space")
        << QStringList{"seed =7"} << true << no(Objection::LockedKey) << 0;
    QTest::newRow("more changes than one") << QStringList{"policy.max_attempts=3", "policy.base=1ms"} << true
                                           << no(Objection::TooManyChanges) << 0;
    QTest::newRow("a value that means nothing")
        << QStringList{"policy.max_attempts=many"} << true << no(Objection::RefusedChange) << 0;
}

void SubmissionTest::challengeIsRunAgain()
{
    QFETCH(QStringList, changes);
    QFETCH(bool, isPassedClaimed);
    QFETCH(int, objection);
    QFETCH(int, goalsThatHold);
    std::vector<std::string> texts;
    for (const QString& change : changes) {
        texts.push_back(change.toStdString());
    }
    const std::vector<Mark> marks = Grader(firstLesson()).grade(submissionOf(texts, isPassedClaimed));
    QCOMPARE(marks.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(marks.front().objection), objection);
    QCOMPARE(marks.front().goals.size(), std::size_t{3});
    QCOMPARE(
        static_cast<int>(std::ranges::count(marks.front().goals, true, &GoalVerdict::holds)), goalsThatHold);
    QCOMPARE(marks.front().holds(), goalsThatHold == 3);
}

void SubmissionTest::runsAreHeldAgainstTheLessonsOwn()
{
    const Lesson lesson = loadAll(REPIQUE_SOURCE_DIR "/lessons/08-all-at-once").value().front();
    const auto solved = tryChallenge(lesson, lesson.challenge.solutions.front());
    QVERIFY(solved.has_value());
    QVERIFY(solved->passes());
    const std::int64_t limit = eventLimitOf(lesson);
    QCOMPARE_GE(limit, eventHeadroom * solved->events);

    LessonWork work;
    work.progress.lesson = lesson.id;
    work.progress.challenge = ChallengeRecord{lesson.challenge.solutions.front(), {}, true, 1};
    QVERIFY(mark(lesson, work, limit).holds());
    const Mark stopped = mark(lesson, work, solved->events - 1);
    QVERIFY(stopped.objection == Objection::TooLong);
    QCOMPARE(stopped.detail, std::to_string(solved->events - 1));
    QVERIFY(std::ranges::none_of(stopped.goals, &GoalVerdict::holds));
    QVERIFY(!stopped.holds());
}

void SubmissionTest::lessonWithoutATryDoesNotHold()
{
    Submission submission = submissionOf({});
    submission.works.front().progress.challenge.reset();
    submission.works.push_back({});
    submission.works.back().progress.lesson = "of-another-folder";
    const std::vector<Mark> marks = Grader(firstLesson()).grade(submission);
    QCOMPARE(marks.size(), std::size_t{2});
    QVERIFY(!marks.front().isTried && !marks.front().holds());
    QVERIFY(marks.back().objection == Objection::UnknownLesson);
    QVERIFY(!marks.back().holds());
}

QTEST_APPLESS_MAIN(SubmissionTest)

#include "tst_submission.moc"
