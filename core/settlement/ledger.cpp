// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/ledger.h"

#include "core/base/assert.h"
#include "core/base/database_file.h"
#include "core/base/sqlite_guard.h"
#include "core/settlement/ledger_schema.h"
#include "core/settlement/statement_cache.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <limits>
#include <type_traits>
#include <utility>

namespace repique::settlement {
namespace {

constexpr int busyTimeoutMs = 5000;
constexpr const char* memoryName = ":memory:";

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

std::optional<std::int64_t> balanceOf(StatementCache& statements, const std::string& id)
{
    const auto query = statements.use("SELECT balance_cents FROM accounts WHERE id = ?");
    query->bind(1, id);
    return query->executeStep() ? std::optional{query->getColumn(0).getInt64()} : std::nullopt;
}

Transfer::Kind feasibility(StatementCache& statements, const Request& request)
{
    const auto payer = balanceOf(statements, request.payer);
    const auto payee = balanceOf(statements, request.payee);
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
void addToBalance(StatementCache& statements, const std::string& id, std::int64_t cents)
{
    const auto update = statements.use("UPDATE accounts SET balance_cents = balance_cents + ? WHERE id = ?");
    update->bind(1, cents);
    update->bind(2, id);
    update->exec();
}

std::int64_t insertSettlement(StatementCache& statements, const Request& request, UtcTime now)
{
    const auto insert = statements.use("INSERT INTO settlements (end_to_end_id, payer, payee, amount_cents,"
                                       " settled_at_ns) VALUES (?, ?, ?, ?, ?) RETURNING id");
    insert->bind(1, request.endToEndId);
    insert->bind(2, request.payer);
    insert->bind(3, request.payee);
    insert->bind(4, request.amountCents);
    insert->bind(5, nanosecondsOf(now));
    insert->executeStep();
    const std::int64_t id = insert->getColumn(0).getInt64();
    insert->executeStep();
    return id;
}

Settlement settlementFrom(SQLite::Statement& row)
{
    return {row.getColumn(0).getInt64(), row.getColumn(1).getString(), row.getColumn(2).getString(),
        row.getColumn(3).getString(), row.getColumn(4).getInt64(), utcFrom(row.getColumn(5).getInt64())};
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

struct Ledger::Connection
{
    explicit Connection(const std::string& name)
        : database{name, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, busyTimeoutMs}
    {
    }

    SQLite::Database database;
    StatementCache statements{database};
    int depth = 0; ///< of transactions and savepoints
};

Ledger::Ledger(std::unique_ptr<Connection> connection) : m_connection{std::move(connection)} {}

Ledger::Ledger(Ledger&&) noexcept = default;
Ledger& Ledger::operator=(Ledger&&) noexcept = default;
Ledger::~Ledger() = default;

Result<Ledger> Ledger::open(const std::filesystem::path& path, Synchronous synchronous)
{
    if (auto ours = checkLedgerFile(path); !ours) {
        return tl::unexpected{ours.error()};
    }
    if (auto created = createPrivately(path); !created) {
        return tl::unexpected{created.error()};
    }
    return connect(path.string(), synchronous);
}

Result<Ledger> Ledger::inMemory()
{
    return connect(memoryName, Synchronous::Normal);
}

Result<Ledger> Ledger::sibling(Synchronous synchronous) const
{
    return connect(m_connection->database.getFilename(), synchronous);
}

/// Opened, of the current schema and configured, in this order: nothing is changed in a newer ledger.
Result<Ledger> Ledger::connect(const std::string& name, Synchronous synchronous)
{
    auto connection = guarded([&] { return std::make_unique<Connection>(name); });
    if (!connection) {
        return tl::unexpected{Error{Errc::Storage, name + ": " + connection.error().detail}};
    }
    SQLite::Database& database = (*connection)->database;
    if (auto ready = prepareSchema(database); !ready) {
        return tl::unexpected{Error{ready.error().code, name + ": " + ready.error().detail}};
    }
    if (auto configured = guarded([&] { configure(database, synchronous); }); !configured) {
        return tl::unexpected{Error{Errc::Storage, name + ": " + configured.error().detail}};
    }
    return Ledger{std::move(*connection)};
}

void Ledger::setPatience(std::chrono::milliseconds patience)
{
    m_connection->database.setBusyTimeout(static_cast<int>(patience.count()));
}

Result<void> Ledger::verify() const
{
    const auto found
        = guarded([&] { return m_connection->database.execAndGet("PRAGMA quick_check(1)").getString(); });
    if (!found || *found != "ok") {
        return tl::unexpected{Error{Errc::Storage,
            m_connection->database.getFilename() + ": " + (found ? *found : found.error().detail)}};
    }
    return {};
}

Result<void> Ledger::atomically(const std::function<Result<void>()>& work)
{
    Connection& connection = *m_connection;
    const bool isOuter = connection.depth == 0;
    if (!isOuter && sqlite3_get_autocommit(connection.database.getHandle()) != 0) {
        // A savepoint outside a transaction would be a transaction of its own.
        return tl::unexpected{Error{Errc::Storage, "the transaction was rolled back"}};
    }
    const auto run
        = [&](const char* sql) { return guarded([&] { connection.statements.use(sql)->exec(); }); };
    if (auto begun = run(isOuter ? "BEGIN IMMEDIATE" : "SAVEPOINT inner_part"); !begun) {
        return begun;
    }
    ++connection.depth;
    Result<void> done = work();
    --connection.depth;
    if (done) {
        done = run(isOuter ? "COMMIT" : "RELEASE inner_part");
    }
    if (!done) {
        // SQLite may already have rolled back by itself (disk full): a second failure says nothing new.
        const auto undone = isOuter
            ? run("ROLLBACK")
            : run("ROLLBACK TO inner_part").and_then([&] { return run("RELEASE inner_part"); });
        static_cast<void>(undone);
    }
    return done;
}

Result<void> Ledger::addAccount(const std::string& id, std::int64_t balanceCents)
{
    REPIQUE_ASSERT(balanceCents >= 0);
    return guarded([&] {
        const auto insert = m_connection->statements.use(
            "INSERT INTO accounts (id, balance_cents) VALUES (?, ?) ON CONFLICT (id) DO NOTHING");
        insert->bind(1, id);
        insert->bind(2, balanceCents);
        insert->exec();
    });
}

Result<std::optional<std::int64_t>> Ledger::balance(const std::string& id) const
{
    return guarded([&] { return balanceOf(m_connection->statements, id); });
}

Result<Transfer> Ledger::transfer(const Request& request, UtcTime now)
{
    REPIQUE_ASSERT(m_connection->depth > 0);
    REPIQUE_ASSERT(request.amountCents > 0);
    return guarded([&]() -> Transfer {
        StatementCache& statements = m_connection->statements;
        const Transfer::Kind kind = feasibility(statements, request);
        if (kind != Transfer::Kind::Done) {
            return {kind, 0};
        }
        addToBalance(statements, request.payer, -request.amountCents);
        addToBalance(statements, request.payee, request.amountCents);
        return {kind, insertSettlement(statements, request, now)};
    });
}

Result<std::int64_t> Ledger::settlementsOf(const std::string& endToEndId) const
{
    return guarded([&] {
        const auto query
            = m_connection->statements.use("SELECT count(*) FROM settlements WHERE end_to_end_id = ?");
        query->bind(1, endToEndId);
        query->executeStep();
        return query->getColumn(0).getInt64();
    });
}

Result<std::optional<Settlement>> Ledger::settlement(std::int64_t id) const
{
    return guarded([&]() -> std::optional<Settlement> {
        const auto query = m_connection->statements.use(
            "SELECT id, end_to_end_id, payer, payee, amount_cents, settled_at_ns FROM settlements"
            " WHERE id = ?");
        query->bind(1, id);
        return query->executeStep() ? std::optional{settlementFrom(*query)} : std::nullopt;
    });
}

Result<std::vector<Settlement>> Ledger::newestSettlements(std::int64_t most) const
{
    return guarded([&] {
        const auto query = m_connection->statements.use(
            "SELECT id, end_to_end_id, payer, payee, amount_cents, settled_at_ns FROM settlements"
            " ORDER BY id DESC LIMIT ?");
        query->bind(1, most);
        std::vector<Settlement> rows;
        while (query->executeStep()) {
            rows.push_back(settlementFrom(*query));
        }
        return rows;
    });
}

Result<std::vector<std::pair<std::string, std::int64_t>>> Ledger::accounts() const
{
    return guarded([&] {
        const auto query = m_connection->statements.use("SELECT id, balance_cents FROM accounts ORDER BY id");
        std::vector<std::pair<std::string, std::int64_t>> rows;
        while (query->executeStep()) {
            rows.emplace_back(query->getColumn(0).getString(), query->getColumn(1).getInt64());
        }
        return rows;
    });
}

Result<std::optional<StoredAnswer>> Ledger::find(const KeyId& key, KeyTable table) const
{
    return guarded([&]() -> std::optional<StoredAnswer> {
        const auto query = m_connection->statements.use(selectFrom(table));
        query->bind(1, key.first);
        query->bind(2, key.second);
        if (!query->executeStep()) {
            return std::nullopt;
        }
        return StoredAnswer{query->getColumn(0).getString(), query->getColumn(1).getInt(),
            query->getColumn(2).getString(), query->getColumn(3).getString(),
            utcFrom(query->getColumn(4).getInt64())};
    });
}

Result<void> Ledger::remember(const KeyId& key, const StoredAnswer& answer, KeyTable table)
{
    return guarded([&] {
        const auto insert = m_connection->statements.use(insertInto(table));
        insert->bind(1, key.first);
        insert->bind(2, key.second);
        insert->bind(3, answer.fingerprint);
        insert->bind(4, answer.status);
        insert->bind(5, answer.code);
        insert->bind(6, answer.body);
        insert->bind(7, nanosecondsOf(answer.storedAt));
        insert->exec();
    });
}

Result<void> Ledger::forget(const KeyId& key)
{
    return guarded([&] {
        const auto erase
            = m_connection->statements.use("DELETE FROM idempotency_keys WHERE scope = ? AND key = ?");
        erase->bind(1, key.first);
        erase->bind(2, key.second);
        erase->exec();
    });
}

} // namespace repique::settlement
