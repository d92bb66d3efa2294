// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>

namespace SQLite {
class Database;
} // namespace SQLite

namespace repique::settlement {

/// "RPQL": marks a SQLite file as a ledger of ours.
inline constexpr std::int32_t ledgerApplicationId = 0x5250514c;
inline constexpr std::int32_t ledgerSchemaVersion = 1;

/// Whether `path` may become or already is a ledger of ours. Reads the file's header itself and never opens
/// it as a database, so nothing of a foreign file is touched: not even its journal.
[[nodiscard]] Result<void> checkLedgerFile(const std::filesystem::path& path);

/// Brings an empty or older database to the current schema, in one transaction; refuses a newer one.
[[nodiscard]] Result<void> prepareSchema(SQLite::Database& database);

} // namespace repique::settlement
