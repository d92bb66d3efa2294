// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/database_file.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

namespace SQLite {
class Database;
} // namespace SQLite

namespace repique::lessons {

/// "RPQP": marks a SQLite file as progress of ours.
inline constexpr std::int32_t progressApplicationId = 0x52505150;

/// The steps from an empty database to today's schema, oldest first; version n has taken the first n.
[[nodiscard]] std::span<const char* const> progressMigrations() noexcept;

/// The mark of today's schema.
[[nodiscard]] DatabaseMark progressMark() noexcept;

/// Takes the steps that `database` has not taken, in one transaction. `NotSupported`: a newer one;
/// `Syntax`: a damaged file; `Storage`: the file cannot be used now.
[[nodiscard]] Result<void> migrate(SQLite::Database& database, std::span<const char* const> migrations);

/// Whether SQLite finds the whole file sound, and whether it has our tables; errors as
/// of `migrate`.
[[nodiscard]] Result<void> checkSound(SQLite::Database& database);

/// Renames the database and what SQLite keeps beside it to the first free "NAME.set-aside-N.EXT". Returns the
/// new path.
[[nodiscard]] Result<std::filesystem::path> putAside(const std::filesystem::path& path);

/// The files that `putAside` has made of `path` so far.
[[nodiscard]] std::vector<std::filesystem::path> filesAside(const std::filesystem::path& path);

} // namespace repique::lessons
