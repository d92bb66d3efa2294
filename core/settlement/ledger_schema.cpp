// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/ledger_schema.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <string_view>
#include <system_error>

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

constexpr std::size_t headerSize = 100;
using Header = std::array<unsigned char, headerSize>;

/// Big-endian word of the header. Source: SQLite, "Database File Format" §1.3.
std::uint32_t wordAt(const Header& header, std::size_t offset) noexcept
{
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        word = (word << 8U) | header.at(offset + i);
    }
    return word;
}

Error refused(const std::filesystem::path& path, std::string_view why)
{
    return {Errc::NotSupported, fmt::format("{}: {}", path.string(), why)};
}

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
    std::error_code failed;
    if (!std::filesystem::exists(path, failed) || std::filesystem::file_size(path, failed) == 0) {
        return {};
    }
    Header header{};
    std::ifstream file{path, std::ios::binary};
    if (!file) {
        return tl::unexpected{Error{Errc::Unreadable, path.string()}};
    }
    file.read(reinterpret_cast<char*>(header.data()), headerSize);
    constexpr std::array<char, 16> magic{"SQLite format 3"}; // with its closing zero
    const bool isDatabase = file.gcount() == headerSize
        && std::equal(magic.begin(), magic.end(), header.begin(),
            [](char a, unsigned char b) { return static_cast<unsigned char>(a) == b; });
    if (!isDatabase) {
        return tl::unexpected{refused(path, "not a SQLite database")};
    }
    if (wordAt(header, 68) != static_cast<std::uint32_t>(ledgerApplicationId)) {
        return tl::unexpected{refused(path, "a database of another program")};
    }
    if (wordAt(header, 60) > static_cast<std::uint32_t>(ledgerSchemaVersion)) {
        return tl::unexpected{refused(path, "a ledger of a newer version")};
    }
    return {};
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
