// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/progress.h"

#include "core/base/sqlite_guard.h"
#include "core/lessons/progress_rows.h"
#include "core/lessons/progress_schema.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <system_error>
#include <type_traits>
#include <utility>

namespace repique::lessons {
namespace {

namespace fs = std::filesystem;

constexpr int busyTimeoutMs = 500;
constexpr const char* memoryName = ":memory:";

/// All of `call` or nothing.
template<typename Call>
Result<void> atomically(SQLite::Database& database, const Call& call)
{
    return guarded([&] {
        SQLite::Transaction transaction{database, SQLite::TransactionBehavior::IMMEDIATE};
        call();
        transaction.commit();
    });
}

/// A failure that another file in its place would cure.
bool isFaultOfTheFile(const Error& error) noexcept
{
    return error.code == Errc::NotSupported || error.code == Errc::Syntax;
}

Result<void> makeFolder(const fs::path& path)
{
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    if (error) {
        return tl::unexpected{Error{Errc::Unwritable, path.parent_path().string() + ": " + error.message()}};
    }
    return createPrivately(path);
}

} // namespace

struct Progress::Connection
{
    explicit Connection(const std::string& name)
        : database{name, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, busyTimeoutMs}
    {
    }

    SQLite::Database database;
    std::optional<SetAside> setAside;
};

Progress::Progress(std::unique_ptr<Connection> connection) : m_connection{std::move(connection)} {}

Progress::Progress(Progress&&) noexcept = default;
Progress& Progress::operator=(Progress&&) noexcept = default;
Progress::~Progress() = default;

Result<Progress> Progress::open(const fs::path& path)
{
    Result<Progress> progress
        = checkDatabaseFile(path, progressMark()).and_then([&] { return makeFolder(path); }).and_then([&] {
              return connect(path.string());
          });
    if (progress || !isFaultOfTheFile(progress.error())) {
        return progress;
    }
    const Result<fs::path> aside = putAside(path);
    if (!aside) {
        return tl::unexpected{aside.error()};
    }
    Result<Progress> fresh = makeFolder(path).and_then([&] { return connect(path.string()); });
    if (fresh) {
        fresh->m_connection->setAside = SetAside{*aside, progress.error()};
    }
    return fresh;
}

Result<Progress> Progress::inMemory()
{
    return connect(memoryName);
}

/// Opened, of today's schema, sound and configured, in this order: nothing is changed in a newer file, and
/// its mark is in the file itself before there is a log beside it.
Result<Progress> Progress::connect(const std::string& name)
{
    auto connection = guarded([&] { return std::make_unique<Connection>(name); });
    if (!connection) {
        return tl::unexpected{Error{connection.error().code, name + ": " + connection.error().detail}};
    }
    SQLite::Database& database = (*connection)->database;
    const Result<void> ready = migrate(database, progressMigrations())
                                   .and_then([&] { return checkSound(database); })
                                   .and_then([&] {
                                       return guarded([&] {
                                           database.exec("PRAGMA journal_mode = WAL");
                                           database.exec("PRAGMA synchronous = FULL");
                                           database.exec("PRAGMA secure_delete = ON");
                                       });
                                   });
    if (!ready) {
        return tl::unexpected{Error{ready.error().code, name + ": " + ready.error().detail}};
    }
    return Progress{std::move(*connection)};
}

const std::optional<Progress::SetAside>& Progress::setAside() const noexcept
{
    return m_connection->setAside;
}

Result<void> Progress::enterStep(const StepPlace& place, Moment now)
{
    return atomically(m_connection->database, [&] { insertStep(m_connection->database, place, now); });
}

Result<void> Progress::recordPrediction(const std::string& lesson, const PredictionRecord& record, Moment now)
{
    return atomically(
        m_connection->database, [&] { insertPrediction(m_connection->database, lesson, record, now); });
}

Result<void> Progress::recordAnswer(const std::string& lesson, const AnswerRecord& record, Moment now)
{
    return atomically(
        m_connection->database, [&] { insertAnswer(m_connection->database, lesson, record, now); });
}

Result<void> Progress::recordChallenge(const std::string& lesson, const ChallengeRecord& record, Moment now)
{
    return atomically(
        m_connection->database, [&] { insertChallenge(m_connection->database, lesson, record, now); });
}

Result<CardState> Progress::gradeCard(
    const std::string& lesson, const std::string& card, Grade grade, Day today)
{
    CardState state;
    const Result<void> moved = atomically(m_connection->database, [&] {
        state = graded(selectCard(m_connection->database, lesson, card), grade, today);
        insertCard(m_connection->database, lesson, {card, state});
    });
    return moved.map([&state] { return state; });
}

Result<LessonProgress> Progress::lesson(const std::string& lesson) const
{
    return guarded([&] { return selectLesson(m_connection->database, lesson); });
}

Result<std::vector<LessonProgress>> Progress::lessons() const
{
    return guarded([&] {
        std::vector<LessonProgress> all;
        for (const std::string& id : selectLessonIds(m_connection->database)) {
            all.push_back(selectLesson(m_connection->database, id));
        }
        return all;
    });
}

Result<std::optional<StepPlace>> Progress::latest() const
{
    return guarded([&] { return selectLatest(m_connection->database); });
}

Result<std::vector<DueCard>> Progress::dueCards(Day today) const
{
    return guarded([&] { return selectDue(m_connection->database, today); });
}

Result<std::optional<Day>> Progress::nextDue(Day today) const
{
    return guarded([&] { return selectNextDue(m_connection->database, today); });
}

Result<void> Progress::eraseEverything()
{
    SQLite::Database& database = m_connection->database;
    Result<void> emptied = atomically(database, [&] { deleteAll(database); });
    if (!emptied) {
        return emptied;
    }
    const Result<bool> isOffTheDisk = guarded([&] {
        database.exec("VACUUM");
        SQLite::Statement checkpoint{database, "PRAGMA wal_checkpoint(TRUNCATE)"};
        return checkpoint.executeStep() && checkpoint.getColumn(0).getInt() == 0;
    });
    if (!isOffTheDisk) {
        return tl::unexpected{isOffTheDisk.error()};
    }
    if (!*isOffTheDisk) {
        return tl::unexpected{Error{Errc::Storage, "another program has the file open"}};
    }
    for (const fs::path& path : filesAside(database.getFilename())) {
        std::error_code error;
        if (!fs::remove(path, error) && error) {
            return tl::unexpected{Error{Errc::Unwritable, path.string() + ": " + error.message()}};
        }
    }
    m_connection->setAside.reset();
    return {};
}

} // namespace repique::lessons
