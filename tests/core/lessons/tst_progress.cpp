// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/progress.h"
#include "core/lessons/progress_schema.h"
#include "tests/support/temporary_ledger.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <SQLiteCpp/SQLiteCpp.h>
#include <nlohmann/json.hpp>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

using namespace repique;
using namespace repique::lessons;
using repique::test::must;

namespace {

constexpr Day today{std::chrono::days{20'000}};
constexpr Moment now{std::chrono::milliseconds{1'790'000'000'000}};
const QString fileName = QStringLiteral("progress.sqlite");

std::string pathIn(const QTemporaryDir& folder)
{
    return folder.filePath(fileName).toStdString();
}

QByteArray bytesOf(const QString& path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file{path};
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void execute(const QString& path, const char* sql)
{
    SQLite::Database{path.toStdString(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE}.exec(sql);
}

/// All bytes of all files of a folder.
QByteArray bytesIn(const QTemporaryDir& folder)
{
    QByteArray all;
    const QDir directory{folder.path()};
    for (const QString& name : directory.entryList(QDir::Files)) {
        all += bytesOf(directory.filePath(name));
    }
    return all;
}

} // namespace

class ProgressTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void freshFileKnowsNothing();
    void everyRecordIsThereAfterReopening();
    void secondAnswerReplacesTheFirstAndIsCounted();
    void failedTryNeverHidesAPassedChallenge();
    void stepEnteredLastIsWhereOneStopped();
    void cardsAreDueAcrossLessons();
    void unusableFileIsPutAside_data();
    void unusableFileIsPutAside();
    void damagedPagesArePutAside();
    void nextUnusableFileGetsAnotherName();
    void folderThatCannotBeMadeIsAnError();
    void lockedFileIsAnErrorAndStays();
    void olderSchemaIsBroughtUpToDate();
    void newerSchemaIsRefused();
    void killedAtAnyMomentKeepsWhatWasRecorded();
    void exportIsReadable();
    void erasingLeavesNothingOnTheDisk();
};

void ProgressTest::freshFileKnowsNothing()
{
    const QTemporaryDir folder;
    const Progress progress = must(Progress::open(folder.filePath("data/repique/p.sqlite").toStdString()));
    QVERIFY(!progress.setAside().has_value());
    QVERIFY(must(progress.lessons()).empty());
    QVERIFY(!must(progress.latest()).has_value());
    QVERIFY(must(progress.dueCards(today)).empty());
    QVERIFY(!must(progress.nextDue(today)).has_value());
    QVERIFY(!must(progress.lesson("first-failure")).challenge.has_value());
    const auto permissions = QFile::permissions(folder.filePath("data/repique/p.sqlite"));
    QVERIFY(!permissions.testFlag(QFile::ReadOther) && !permissions.testFlag(QFile::ReadGroup));
}

void ProgressTest::everyRecordIsThereAfterReopening()
{
    const QTemporaryDir folder;
    const PredictionRecord said{"how-many", "2", false, 0.75};
    const PredictionRecord skipped{"posts", "", true, std::nullopt};
    const AnswerRecord answer{ExerciseKind::Ordering, "seven-messages", "0 2 1", false, 1};
    const ChallengeRecord tried{{"policy.max_attempts=2", "name=\"a \\\"b\\\"\""}, {true, false}, false, 1};
    {
        Progress progress = must(Progress::open(pathIn(folder)));
        must(progress.enterStep({"first-failure", "predict"}, now));
        must(progress.recordPrediction("first-failure", said, now));
        must(progress.recordPrediction("first-failure", skipped, now));
        must(progress.recordAnswer("first-failure", answer, now));
        must(progress.recordChallenge("first-failure", tried, now));
        QCOMPARE(must(progress.gradeCard("first-failure", "step-key", Grade::Remembered, today)).box, 1);
    }
    const Progress progress = must(Progress::open(pathIn(folder)));
    QVERIFY(!progress.setAside().has_value());
    const LessonProgress known = must(progress.lesson("first-failure"));
    QCOMPARE(known.step, std::string{"predict"});
    QCOMPARE(known.entered, std::vector<std::string>{"predict"});
    QCOMPARE(known.predictions, (std::vector{said, skipped}));
    QCOMPARE(known.answers, std::vector{answer});
    QVERIFY(known.challenge == tried);
    QCOMPARE(known.cards, (std::vector{CardRecord{"step-key", {1, today + std::chrono::days{1}}}}));
    QCOMPARE(must(progress.lessons()).size(), std::size_t{1});
}

void ProgressTest::secondAnswerReplacesTheFirstAndIsCounted()
{
    Progress progress = must(Progress::inMemory());
    must(progress.recordAnswer("a", {ExerciseKind::Quiz, "why", "1", false}, now));
    must(progress.recordAnswer("a", {ExerciseKind::Quiz, "why", "3", true}, now));
    must(progress.recordAnswer("a", {ExerciseKind::Bug, "why", "5 7", true}, now));
    const std::vector<AnswerRecord> expected{
        {ExerciseKind::Bug, "why", "5 7", true, 1}, {ExerciseKind::Quiz, "why", "3", true, 2}};
    QCOMPARE(must(progress.lesson("a")).answers, expected);
}

void ProgressTest::failedTryNeverHidesAPassedChallenge()
{
    Progress progress = must(Progress::inMemory());
    must(progress.recordChallenge("a", {{"x=1"}, {false}, false}, now));
    must(progress.recordChallenge("a", {{"x=2"}, {true}, true}, now));
    must(progress.recordChallenge("a", {{"x=3"}, {false}, false}, now));
    QCOMPARE(must(progress.lesson("a")).challenge.value(), (ChallengeRecord{{"x=2"}, {true}, true, 3}));
    must(progress.recordChallenge("a", {{"x=4"}, {true}, true}, now));
    QCOMPARE(must(progress.lesson("a")).challenge.value(), (ChallengeRecord{{"x=4"}, {true}, true, 4}));
}

void ProgressTest::stepEnteredLastIsWhereOneStopped()
{
    Progress progress = must(Progress::inMemory());
    for (const StepPlace& place :
        {StepPlace{"b", "scene"}, StepPlace{"b", "quiz"}, StepPlace{"a", "scene"}, StepPlace{"b", "scene"}}) {
        must(progress.enterStep(place, now)); // all at one moment: order is not told by the clock
    }
    QVERIFY(must(progress.latest()) == (StepPlace{"b", "scene"}));
    QCOMPARE(must(progress.lesson("b")).entered, (std::vector<std::string>{"scene", "quiz"}));
    QCOMPARE(must(progress.lesson("b")).step, std::string{"scene"});
    QCOMPARE(must(progress.lesson("a")).step, std::string{"scene"});
}

void ProgressTest::cardsAreDueAcrossLessons()
{
    Progress progress = must(Progress::inMemory());
    const Day later = today + std::chrono::days{1};
    must(progress.gradeCard("b", "second", Grade::Remembered, later));
    must(progress.gradeCard("b", "first", Grade::Remembered, today));
    must(progress.gradeCard("a", "only", Grade::Forgot, today));
    QVERIFY(must(progress.dueCards(today)).empty());
    QVERIFY(must(progress.nextDue(today)) == later);
    const std::vector<DueCard> due = must(progress.dueCards(later));
    QCOMPARE(due, (std::vector<DueCard>{{"a", {"only", {1, later}}}, {"b", {"first", {1, later}}}}));
    QVERIFY(must(progress.nextDue(later)) == today + std::chrono::days{2});
    must(progress.gradeCard("a", "only", Grade::Remembered, later));
    QCOMPARE(must(progress.dueCards(later)).size(), std::size_t{1});
    QCOMPARE(must(progress.lesson("a")).cards.front().state.box, 2);
}

void ProgressTest::unusableFileIsPutAside_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("sql");
    const QByteArray none;
    QTest::newRow("a text file") << QByteArray{"dear diary"} << none;
    QTest::newRow("a long binary file") << QByteArray(5000, '\x01') << none;
    QTest::newRow("a database of another program")
        << none
        << QByteArray{"CREATE TABLE photos (id INTEGER); PRAGMA application_id = 7; PRAGMA user_version = 1"};
    QTest::newRow("progress of a newer version")
        << none
        << QByteArray{"CREATE TABLE steps (id INTEGER); PRAGMA application_id = 1380995408;"
                      " PRAGMA user_version = 99"};
    QTest::newRow("progress without its tables")
        << none
        << QByteArray{"CREATE TABLE photos (id INTEGER); PRAGMA application_id = 1380995408;"
                      " PRAGMA user_version = 1"};
}

void ProgressTest::unusableFileIsPutAside()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, sql);
    QCOMPARE(progressApplicationId, 1380995408);
    const QTemporaryDir folder;
    const QString path = folder.filePath(fileName);
    if (sql.isEmpty()) {
        write(path, content);
    } else {
        execute(path, sql.constData());
    }
    const QByteArray before = bytesOf(path);
    Progress progress = must(Progress::open(pathIn(folder)));
    QVERIFY(progress.setAside().has_value());
    const QString aside = QString::fromStdString(progress.setAside()->path.string());
    QCOMPARE(aside, folder.filePath("progress.set-aside-1.sqlite"));
    QCOMPARE(bytesOf(aside), before);
    must(progress.enterStep({"a", "scene"}, now));
    QVERIFY(!must(Progress::open(pathIn(folder))).setAside().has_value());
}

void ProgressTest::damagedPagesArePutAside()
{
    const QTemporaryDir folder;
    {
        Progress progress = must(Progress::open(pathIn(folder)));
        for (int i = 0; i < 10; ++i) {
            const std::string answer(3000, 'x');
            must(progress.recordAnswer("lesson", {ExerciseKind::Bug, std::to_string(i), answer, true}, now));
        }
    }
    QByteArray bytes = bytesOf(folder.filePath(fileName));
    QVERIFY(bytes.size() > 9 * 4096);
    bytes.replace(4096, 6 * 4096, QByteArray(6 * 4096, '\x7f')); // whole pages; the header stays
    write(folder.filePath(fileName), bytes);
    const Progress progress = must(Progress::open(pathIn(folder)));
    QVERIFY(progress.setAside().has_value());
    QCOMPARE(bytesOf(folder.filePath("progress.set-aside-1.sqlite")), bytes);
    QVERIFY(must(progress.lessons()).empty());
}

void ProgressTest::nextUnusableFileGetsAnotherName()
{
    const QTemporaryDir folder;
    for (int i = 1; i <= 2; ++i) {
        write(folder.filePath(fileName), "diary " + QByteArray::number(i));
        static_cast<void>(must(Progress::open(pathIn(folder))));
    }
    QCOMPARE(bytesOf(folder.filePath("progress.set-aside-1.sqlite")), QByteArray{"diary 1"});
    QCOMPARE(bytesOf(folder.filePath("progress.set-aside-2.sqlite")), QByteArray{"diary 2"});
}

void ProgressTest::folderThatCannotBeMadeIsAnError()
{
    const QTemporaryDir folder;
    write(folder.filePath("file"), "in the way");
    const auto opened = Progress::open(folder.filePath("file/progress.sqlite").toStdString());
    QVERIFY(!opened.has_value());
    QCOMPARE(opened.error().code, Errc::Unwritable);
}

void ProgressTest::lockedFileIsAnErrorAndStays()
{
    const QTemporaryDir folder;
    Progress progress = must(Progress::open(pathIn(folder)));
    SQLite::Database other{pathIn(folder), SQLite::OPEN_READWRITE};
    other.exec("BEGIN IMMEDIATE");
    const Result<void> entered = progress.enterStep({"a", "scene"}, now);
    QVERIFY(!entered.has_value());
    QCOMPARE(entered.error().code, Errc::Storage);
    other.exec("ROLLBACK");
    must(progress.enterStep({"a", "scene"}, now));
    QVERIFY(must(progress.latest()).has_value());
}

void ProgressTest::olderSchemaIsBroughtUpToDate()
{
    SQLite::Database database{":memory:", SQLite::OPEN_READWRITE};
    const std::array<const char*, 3> steps{"CREATE TABLE a (x INTEGER) STRICT",
        "ALTER TABLE a ADD COLUMN y INTEGER NOT NULL DEFAULT 7", "INSERT INTO a (x) VALUES (2)"};
    must(migrate(database, std::span{steps}.first(1)));
    database.exec("INSERT INTO a (x) VALUES (1)");
    must(migrate(database, steps));
    must(migrate(database, steps));
    QCOMPARE(database.execAndGet("SELECT sum(x * 10 + y) FROM a").getInt(), 17 + 27);
    QCOMPARE(database.execAndGet("PRAGMA user_version").getInt(), 3);
}

void ProgressTest::newerSchemaIsRefused()
{
    SQLite::Database database{":memory:", SQLite::OPEN_READWRITE};
    database.exec("PRAGMA user_version = 2");
    const std::array<const char*, 1> steps{"CREATE TABLE a (x INTEGER) STRICT"};
    const Result<void> migrated = migrate(database, steps);
    QVERIFY(!migrated.has_value());
    QCOMPARE(migrated.error().code, Errc::NotSupported);
    QVERIFY(!database.tableExists("a"));
}

/// A child writes until it is killed, and says over a pipe what it has recorded.
void ProgressTest::killedAtAnyMomentKeepsWhatWasRecorded()
{
    const QTemporaryDir folder;
    constexpr std::array<int, 4> reports{1, 2, 7, 30};
    int before = 0;
    for (const int wanted : reports) {
        std::array<int, 2> ends{};
        QCOMPARE(pipe(ends.data()), 0);
        const pid_t child = fork();
        if (child == 0) {
            ::close(ends[0]);
            auto progress = Progress::open(pathIn(folder));
            for (int i = 0; progress; ++i) {
                const std::string id = "step " + std::to_string(before + i);
                if (!progress->enterStep({"lesson", id}, now) || ::write(ends[1], "+", 1) != 1) {
                    break;
                }
            }
            ::_exit(1);
        }
        ::close(ends[1]);
        int recorded = 0;
        for (char mark = 0; recorded < wanted && ::read(ends[0], &mark, 1) == 1;) {
            ++recorded;
        }
        ::kill(child, SIGKILL);
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        for (char mark = 0; ::read(ends[0], &mark, 1) == 1;) {
            ++recorded; // said, though not read before it was killed
        }
        ::close(ends[0]);
        const Progress progress = must(Progress::open(pathIn(folder)));
        QVERIFY(!progress.setAside().has_value());
        const int kept = static_cast<int>(must(progress.lesson("lesson")).entered.size());
        QVERIFY2(kept == before + recorded || kept == before + recorded + 1, // recorded, not yet said
            qPrintable(QStringLiteral("%1 + %2: %3").arg(before).arg(recorded).arg(kept)));
        before = kept;
    }
}

void ProgressTest::exportIsReadable()
{
    Progress progress = must(Progress::inMemory());
    must(progress.enterStep({"first-failure", "predict"}, now));
    must(progress.recordPrediction("first-failure", {"how-many", "2", false, 0.5}, now));
    must(progress.recordAnswer("first-failure", {ExerciseKind::Quiz, "why", "ção \xff", true}, now));
    must(progress.gradeCard("first-failure", "key", Grade::Remembered, today));
    must(progress.recordChallenge("first-failure", {{"x=1"}, {true}, true}, now));
    const nlohmann::json document = nlohmann::json::parse(must(progress.toJson()));
    QCOMPARE(document["format"].get<std::string>(), std::string{"repique-progress/1"});
    const nlohmann::json& lesson = document["lessons"][0];
    QCOMPARE(lesson["step"].get<std::string>(), std::string{"predict"});
    QCOMPARE(lesson["predictions"][0]["score"].get<double>(), 0.5);
    QCOMPARE(lesson["answers"][0]["kind"].get<std::string>(), std::string{"quiz"});
    QCOMPARE(lesson["cards"][0]["due"].get<std::string>(), std::string{"2024-10-05"}); // day 20,001
    QCOMPARE(lesson["challenge"]["changes"][0].get<std::string>(), std::string{"x=1"});
}

void ProgressTest::erasingLeavesNothingOnTheDisk()
{
    const QTemporaryDir folder;
    write(folder.filePath(fileName), "secret diary");
    Progress progress = must(Progress::open(pathIn(folder)));
    for (int i = 0; i < 9; ++i) {
        const std::string id = "why" + std::to_string(i);
        must(progress.recordAnswer("lesson", {ExerciseKind::Quiz, id, "secret answer", true}, now));
    }
    must(progress.recordAnswer("lesson", {ExerciseKind::Quiz, "why1", "other", true}, now));
    QVERIFY(bytesIn(folder).contains("secret answer"));
    QVERIFY(bytesIn(folder).contains("secret diary"));
    must(progress.eraseEverything());
    QVERIFY(!bytesIn(folder).contains("secret"));
    QVERIFY(must(progress.lessons()).empty());
    QVERIFY(!progress.setAside().has_value());
    must(progress.enterStep({"a", "scene"}, now));
    QVERIFY(must(progress.latest()).has_value());
}

QTEST_APPLESS_MAIN(ProgressTest)

#include "tst_progress.moc"
