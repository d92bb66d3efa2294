// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/ledger.h"

#include "core/base/assert.h"
#include "core/settlement/ledger_schema.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <limits>
#include <type_traits>
#include <utility>

namespace repique::settlement {
namespace {

constexpr int busyTimeoutMs = 5000;
constexpr const char* memoryName = ":memory:";

/// Runs `call` and turns the wrapper's exception into an error.
template<typename Call>
auto guarded(const Call& call) -> Result<std::invoke_result_t<Call>>
{
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Call>>) {
            call();
            return {};
        } else {
            return call();
        }
    } catch (const SQLite::Exception& failure) {
        return tl::unexpected{Error{Errc::Storage, failure.what()}};
    }
}

UtcTime utcFrom(std::int64_t nanoseconds)
{
    return UtcTime{std::chrono::nanoseconds{nanoseconds}};
}

std::int64_t nanosecondsOf(UtcTime time)
{
    return time.time_since_epoch().count();
}

void configure(SQLite::Database& database, Ledger::Synchronous synchronous)
{
    database.exec("PRAGMA foreign_keys = ON");
    if (database.getFilename() != memoryName) {
        database.exec("PRAGMA journal_mode = WAL");
    }
    database.exec(synchronous == Ledger::Synchronous::Full ? "PRAGMA synchronous = FULL"
                                                           : "PRAGMA synchronous = NORMAL");
}

/// Opened, of the current schema and configured, in this order: nothing is changed in a newer ledger.
Result<std::unique_ptr<SQLite::Database>> prepared(const std::string& name, Ledger::Synchronous synchronous)
{
    auto database = guarded([&] {
        return std::make_unique<SQLite::Database>(
            name, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, busyTimeoutMs);
    });
    if (!database) {
        return tl::unexpected{Error{Errc::Storage, name + ": " + database.error().detail}};
    }
    if (auto ready = prepareSchema(**database); !ready) {
        return tl::unexpected{Error{ready.error().code, name + ": " + ready.error().detail}};
    }
    if (auto configured = guarded([&] { configure(**database, synchronous); }); !configured) {
        return tl::unexpected{Error{Errc::Storage, name + ": " + configured.error().detail}};
    }
    return database;
}

std::optional<std::int64_t> balanceOf(SQLite::Database& database, const std::string& id)
{
    SQLite::Statement query{database, "SELECT balance_cents FROM accounts WHERE id = ?"};
    query.bind(1, id);
    return query.executeStep() ? std::optional{query.getColumn(0).getInt64()} : std::nullopt;
}

Transfer::Kind feasibility(SQLite::Database& database, const Request& request)
{
    const auto payer = balanceOf(database, request.payer);
    const auto payee = balanceOf(database, request.payee);
    if (!payer || !payee) {
        return Transfer::Kind::UnknownAccount;
    }
    if (*payer < request.amountCents) {
        return Transfer::Kind::InsufficientFunds;
    }
    const bool fits = *payee <= std::numeric_limits<std::int64_t>::max() - request.amountCents;
    return fits ? Transfer::Kind::Done : Transfer::Kind::Overflow;
}

/// `cents` may be negative.
void addToBalance(SQLite::Database& database, const std::string& id, std::int64_t cents)
{
    SQLite::Statement update{database, "UPDATE accounts SET balance_cents = balance_cents + ? WHERE id = ?"};
    update.bind(1, cents);
    update.bind(2, id);
    update.exec();
}

std::int64_t insertSettlement(SQLite::Database& database, const Request& request, UtcTime now)
{
    SQLite::Statement insert{database,
        "INSERT INTO settlements (end_to_end_id, payer, payee, amount_cents, settled_at_ns)"
        " VALUES (?, ?, ?, ?, ?)"};
    insert.bind(1, request.endToEndId);
    insert.bind(2, request.payer);
    insert.bind(3, request.payee);
    insert.bind(4, request.amountCents);
    insert.bind(5, nanosecondsOf(now));
    insert.exec();
    return database.getLastInsertRowid();
}

const char* insertInto(KeyTable table)
{
    return table == KeyTable::Unique
        ? "INSERT INTO idempotency_keys (scope, key, fingerprint, status, code, body, stored_at_ns)"
          " VALUES (?, ?, ?, ?, ?, ?, ?)"
        : "INSERT INTO unguarded_keys (scope, key, fingerprint, status, code, body, stored_at_ns)"
          " VALUES (?, ?, ?, ?, ?, ?, ?)";
}

const char* selectFrom(KeyTable table)
{
    return table == KeyTable::Unique
        ? "SELECT fingerprint, status, code, body, stored_at_ns FROM idempotency_keys"
          " WHERE scope = ? AND key = ?"
        : "SELECT fingerprint, status, code, body, stored_at_ns FROM unguarded_keys"
          " WHERE scope = ? AND key = ? ORDER BY rowid DESC LIMIT 1";
}

} // namespace

Ledger::Ledger(std::unique_ptr<SQLite::Database> database) : m_database{std::move(database)} {}

Ledger::Ledger(Ledger&&) noexcept = default;
Ledger& Ledger::operator=(Ledger&&) noexcept = default;
Ledger::~Ledger() = default;

Result<Ledger> Ledger::open(const std::filesystem::path& path, Synchronous synchronous)
{
    if (auto ours = checkLedgerFile(path); !ours) {
        return tl::unexpected{ours.error()};
    }
    return prepared(path.string(), synchronous).map([](auto database) {
        return Ledger{std::move(database)};
    });
}

Result<Ledger> Ledger::inMemory()
{
    return prepared(memoryName, Synchronous::Normal).map([](auto database) {
        return Ledger{std::move(database)};
    });
}

Result<void> Ledger::atomically(const std::function<Result<void>()>& work)
{
    const bool isOuter = m_depth == 0;
    const auto run = [this](const char* sql) { return guarded([&] { m_database->exec(sql); }); };
    if (auto begun = run(isOuter ? "BEGIN IMMEDIATE" : "SAVEPOINT inner_part"); !begun) {
        return begun;
    }
    ++m_depth;
    Result<void> done = work();
    --m_depth;
    if (done) {
        done = run(isOuter ? "COMMIT" : "RELEASE inner_part");
    }
    if (!done) {
        // SQLite may already have rolled back by itself (disk full): a second failure says nothing new.
        const auto undone = run(isOuter ? "ROLLBACK" : "ROLLBACK TO inner_part; RELEASE inner_part");
        static_cast<void>(undone);
    }
    return done;
}

Result<void> Ledger::addAccount(const std::string& id, std::int64_t balanceCents)
{
    REPIQUE_ASSERT(balanceCents >= 0);
    return guarded([&] {
        SQLite::Statement insert{*m_database,
            "INSERT INTO accounts (id, balance_cents) VALUES (?, ?) ON CONFLICT (id) DO NOTHING"};
        insert.bind(1, id);
        insert.bind(2, balanceCents);
        insert.exec();
    });
}

Result<std::optional<std::int64_t>> Ledger::balance(const std::string& id) const
{
    return guarded([&] { return balanceOf(*m_database, id); });
}

Result<Transfer> Ledger::transfer(const Request& request, UtcTime now)
{
    REPIQUE_ASSERT(m_depth > 0);
    REPIQUE_ASSERT(request.amountCents > 0);
    return guarded([&]() -> Transfer {
        const Transfer::Kind kind = feasibility(*m_database, request);
        if (kind != Transfer::Kind::Done) {
            return {kind, 0};
        }
        addToBalance(*m_database, request.payer, -request.amountCents);
        addToBalance(*m_database, request.payee, request.amountCents);
        return {kind, insertSettlement(*m_database, request, now)};
    });
}

Result<std::int64_t> Ledger::settlementsOf(const std::string& endToEndId) const
{
    return guarded([&] {
        SQLite::Statement query{*m_database, "SELECT count(*) FROM settlements WHERE end_to_end_id = ?"};
        query.bind(1, endToEndId);
        query.executeStep();
        return query.getColumn(0).getInt64();
    });
}

Result<std::optional<StoredAnswer>> Ledger::find(const KeyId& key, KeyTable table) const
{
    return guarded([&]() -> std::optional<StoredAnswer> {
        SQLite::Statement query{*m_database, selectFrom(table)};
        query.bind(1, key.first);
        query.bind(2, key.second);
        if (!query.executeStep()) {
            return std::nullopt;
        }
        return StoredAnswer{query.getColumn(0).getString(), query.getColumn(1).getInt(),
            query.getColumn(2).getString(), query.getColumn(3).getString(),
            utcFrom(query.getColumn(4).getInt64())};
    });
}

Result<void> Ledger::remember(const KeyId& key, const StoredAnswer& answer, KeyTable table)
{
    return guarded([&] {
        SQLite::Statement insert{*m_database, insertInto(table)};
        insert.bind(1, key.first);
        insert.bind(2, key.second);
        insert.bind(3, answer.fingerprint);
        insert.bind(4, answer.status);
        insert.bind(5, answer.code);
        insert.bind(6, answer.body);
        insert.bind(7, nanosecondsOf(answer.storedAt));
        insert.exec();
    });
}

Result<void> Ledger::forget(const KeyId& key)
{
    return guarded([&] {
        SQLite::Statement erase{*m_database, "DELETE FROM idempotency_keys WHERE scope = ? AND key = ?"};
        erase.bind(1, key.first);
        erase.bind(2, key.second);
        erase.exec();
    });
}

} // namespace repique::settlement
