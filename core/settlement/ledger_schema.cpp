// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/ledger_schema.h"

#include "core/base/database_file.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>

namespace repique::settlement {
namespace {

constexpr const char* firstSchema = R"sql(
CREATE TABLE accounts (
    id            TEXT PRIMARY KEY,
    balance_cents INTEGER NOT NULL CHECK (balance_cents >= 0)
) STRICT;
CREATE TABLE settlements (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    end_to_end_id TEXT NOT NULL,
    payer         TEXT NOT NULL REFERENCES accounts (id),
    payee         TEXT NOT NULL REFERENCES accounts (id),
    amount_cents  INTEGER NOT NULL CHECK (amount_cents > 0),
    settled_at_ns INTEGER NOT NULL
) STRICT;
CREATE INDEX settlements_by_end_to_end_id ON settlements (end_to_end_id);
CREATE TABLE idempotency_keys (
    scope        TEXT NOT NULL,
    key          TEXT NOT NULL,
    fingerprint  TEXT NOT NULL,
    status       INTEGER NOT NULL,
    code         TEXT NOT NULL,
    body         TEXT NOT NULL,
    stored_at_ns INTEGER NOT NULL,
    UNIQUE (scope, key)
) STRICT;
CREATE TABLE unguarded_keys (
    scope        TEXT NOT NULL,
    key          TEXT NOT NULL,
    fingerprint  TEXT NOT NULL,
    status       INTEGER NOT NULL,
    code         TEXT NOT NULL,
    body         TEXT NOT NULL,
    stored_at_ns INTEGER NOT NULL
) STRICT;
CREATE INDEX unguarded_keys_by_key ON unguarded_keys (scope, key);
)sql";

std::int64_t numberFrom(SQLite::Database& database, const char* query)
{
    return database.execAndGet(query).getInt64();
}

void createSchema(SQLite::Database& database)
{
    database.exec(firstSchema);
    database.exec(fmt::format("PRAGMA application_id = {}", ledgerApplicationId));
    database.exec(fmt::format("PRAGMA user_version = {}", ledgerSchemaVersion));
}

} // namespace

Result<void> checkLedgerFile(const std::filesystem::path& path)
{
    return checkDatabaseFile(path, {"ledger", ledgerApplicationId, ledgerSchemaVersion});
}

Result<void> prepareSchema(SQLite::Database& database)
{
    try {
        SQLite::Transaction transaction{database, SQLite::TransactionBehavior::IMMEDIATE};
        const std::int64_t version = numberFrom(database, "PRAGMA user_version");
        if (version > ledgerSchemaVersion) {
            return tl::unexpected{Error{Errc::NotSupported, "a ledger of a newer version"}};
        }
        if (version == 0) {
            createSchema(database);
        }
        transaction.commit();
        return {};
    } catch (const SQLite::Exception& failure) {
        return tl::unexpected{Error{Errc::Storage, failure.what()}};
    }
}

} // namespace repique::settlement
