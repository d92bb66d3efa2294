// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace repique {

/// What marks a SQLite file as one of ours.
struct DatabaseMark
{
    std::string_view name; ///< in sentences for logs: "ledger"
    std::int32_t applicationId = 0;
    std::int32_t schemaVersion = 0; ///< the newest that this program knows
};

/// Whether `path` may become or already is a database with this mark: absent, empty, or ours and not newer.
/// Reads the file's header itself and never opens it as a database, so nothing of a foreign file is touched:
/// not even its journal. Not while this process has the file open, which would lose SQLite its locks.
[[nodiscard]] Result<void> checkDatabaseFile(const std::filesystem::path& path, const DatabaseMark& mark);

/// Makes an empty file that only its owner may read, unless there is a file already.
[[nodiscard]] Result<void> createPrivately(const std::filesystem::path& path);

} // namespace repique
