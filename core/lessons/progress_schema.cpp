// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/progress_schema.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <string>
#include <system_error>

namespace repique::lessons {
namespace {

namespace fs = std::filesystem;

constexpr const char* firstSchema = R"sql(
CREATE TABLE steps (
    lesson      TEXT NOT NULL,
    step        TEXT NOT NULL,
    entered_ms  INTEGER NOT NULL,
    latest_ms   INTEGER NOT NULL,
    turn        INTEGER NOT NULL,
    PRIMARY KEY (lesson, step)
) STRICT;
CREATE TABLE predictions (
    lesson      TEXT NOT NULL,
    id          TEXT NOT NULL,
    answer      TEXT NOT NULL,
    skipped     INTEGER NOT NULL,
    score       REAL,
    recorded_ms INTEGER NOT NULL,
    PRIMARY KEY (lesson, id)
) STRICT;
CREATE TABLE answers (
    lesson      TEXT NOT NULL,
    kind        TEXT NOT NULL,
    id          TEXT NOT NULL,
    answer      TEXT NOT NULL,
    correct     INTEGER NOT NULL,
    tries       INTEGER NOT NULL,
    recorded_ms INTEGER NOT NULL,
    PRIMARY KEY (lesson, kind, id)
) STRICT;
CREATE TABLE cards (
    lesson      TEXT NOT NULL,
    id          TEXT NOT NULL,
    box         INTEGER NOT NULL CHECK (box BETWEEN 1 AND 5),
    due_day     INTEGER NOT NULL,
    PRIMARY KEY (lesson, id)
) STRICT;
CREATE INDEX cards_by_due_day ON cards (due_day);
CREATE TABLE challenges (
    lesson      TEXT PRIMARY KEY,
    changes     TEXT NOT NULL,
    goals       TEXT NOT NULL,
    passed      INTEGER NOT NULL,
    tries       INTEGER NOT NULL,
    recorded_ms INTEGER NOT NULL
) STRICT;
)sql";

constexpr std::array<const char*, 1> allMigrations{firstSchema};
constexpr std::array<const char*, 3> companions{"-wal", "-shm", "-journal"};
constexpr int mostAside = 10'000;

/// Another file would do (`Syntax`), or not: it is locked, or the disk is full (`Storage`).
Error errorOf(const SQLite::Exception& failure)
{
    const int code = failure.getErrorCode();
    const bool isDamaged = code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_ERROR;
    return {isDamaged ? Errc::Syntax : Errc::Storage, failure.what()};
}

fs::path asideName(const fs::path& path, int number)
{
    return path.parent_path()
        / fmt::format("{}.set-aside-{}{}", path.stem().string(), number, path.extension().string());
}

fs::path with(const fs::path& path, const char* ending)
{
    return path.string() + ending;
}

} // namespace

std::span<const char* const> progressMigrations() noexcept
{
    return allMigrations;
}

DatabaseMark progressMark() noexcept
{
    return {"progress file", progressApplicationId, static_cast<std::int32_t>(allMigrations.size())};
}

Result<void> migrate(SQLite::Database& database, std::span<const char* const> migrations)
{
    try {
        if (database.execAndGet("PRAGMA user_version").getInt64()
            == static_cast<std::int64_t>(migrations.size())) {
            return {}; // nothing is written, so that a damaged file can be put aside as it was
        }
        SQLite::Transaction transaction{database, SQLite::TransactionBehavior::IMMEDIATE};
        const std::int64_t version = database.execAndGet("PRAGMA user_version").getInt64();
        if (version < 0 || version > static_cast<std::int64_t>(migrations.size())) {
            return tl::unexpected{Error{Errc::NotSupported, "a progress file of a newer version"}};
        }
        for (const char* const step : migrations.subspan(static_cast<std::size_t>(version))) {
            database.exec(step);
        }
        database.exec(fmt::format("PRAGMA application_id = {}", progressApplicationId));
        database.exec(fmt::format("PRAGMA user_version = {}", migrations.size()));
        transaction.commit();
        return {};
    } catch (const SQLite::Exception& failure) {
        return tl::unexpected{errorOf(failure)};
    }
}

Result<void> checkSound(SQLite::Database& database)
{
    try {
        const std::string found = database.execAndGet("PRAGMA quick_check(1)").getString();
        if (found != "ok") {
            return tl::unexpected{Error{Errc::Syntax, found}};
        }
        for (const char* const table : {"steps", "predictions", "answers", "cards", "challenges"}) {
            if (!database.tableExists(table)) {
                return tl::unexpected{Error{Errc::Syntax, fmt::format("there is no table {}", table)}};
            }
        }
        return {};
    } catch (const SQLite::Exception& failure) {
        return tl::unexpected{errorOf(failure)};
    }
}

Result<fs::path> putAside(const fs::path& path)
{
    std::error_code error;
    int number = 1;
    while (number < mostAside && fs::exists(asideName(path, number), error)) {
        ++number;
    }
    const fs::path aside = asideName(path, number);
    fs::rename(path, aside, error);
    if (error) {
        return tl::unexpected{Error{Errc::Unwritable, path.string() + ": " + error.message()}};
    }
    for (const char* const ending : companions) { // a log left behind would be taken for that of the new file
        if (fs::exists(with(path, ending), error)) {
            fs::rename(with(path, ending), with(aside, ending), error);
        }
    }
    return aside;
}

std::vector<fs::path> filesAside(const fs::path& path)
{
    std::vector<fs::path> found;
    const std::string opening = path.stem().string() + ".set-aside-";
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(path.parent_path(), error)) {
        if (entry.path().filename().string().starts_with(opening)) {
            found.push_back(entry.path());
        }
    }
    std::ranges::sort(found);
    return found;
}

} // namespace repique::lessons
