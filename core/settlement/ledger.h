// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/settlement/in_flight.h"
#include "core/settlement/request.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace SQLite {
class Database;
class Statement;
} // namespace SQLite

namespace repique::settlement {

/// The answer that a key is bound to.
struct StoredAnswer
{
    std::string fingerprint;
    int status = 200;
    std::string code;
    std::string body;
    UtcTime storedAt{};
};

/// Which table remembers keys: the one with UNIQUE(scope, key), or the didactic one without.
enum class KeyTable : std::uint8_t { Unique, Unguarded };

/// What a transfer came to.
struct Transfer
{
    enum class Kind : std::uint8_t { Done, UnknownAccount, InsufficientFunds, Overflow };

    Kind kind = Kind::Done;
    std::int64_t settlementId = 0; ///< when done
};

/// Accounts, settlements and idempotency keys in one SQLite database. One connection: one thread at a time;
/// every thread opens its own. Failures of the database are `Errc::Storage`.
class Ledger final
{
public:
    /// How durable an acknowledged settlement is: Full survives a power loss, Normal only a crash.
    enum class Synchronous : std::uint8_t { Full, Normal };

    /// Opens or creates a file. A file that is not ours (another program's database, a newer schema, no
    /// database at all) is `Errc::NotSupported` and stays untouched.
    [[nodiscard]] static Result<Ledger> open(
        const std::filesystem::path& path, Synchronous synchronous = Synchronous::Full);
    /// A database that lives as long as the object.
    [[nodiscard]] static Result<Ledger> inMemory();

    Ledger(Ledger&&) noexcept;
    Ledger& operator=(Ledger&&) noexcept;
    Ledger(const Ledger&) = delete;
    Ledger& operator=(const Ledger&) = delete;
    ~Ledger();

    /// Runs `work` in one BEGIN IMMEDIATE transaction, or in a savepoint of the transaction that is already
    /// open. An error of `work` or of the commit undoes all of it and is returned.
    [[nodiscard]] Result<void> atomically(const std::function<Result<void>()>& work);

    /// Creates an account unless it exists; `balanceCents` ≥ 0.
    [[nodiscard]] Result<void> addAccount(const std::string& id, std::int64_t balanceCents);
    /// Nothing when there is no such account.
    [[nodiscard]] Result<std::optional<std::int64_t>> balance(const std::string& id) const;
    /// Debits the payer, credits the payee, inserts the settlement. Only inside `atomically` (asserted).
    [[nodiscard]] Result<Transfer> transfer(const Request& request, UtcTime now);
    /// How many settlements carry this EndToEndId: the debits of one payment.
    [[nodiscard]] Result<std::int64_t> settlementsOf(const std::string& endToEndId) const;

    /// The newest answer bound to `key`, expired or not.
    [[nodiscard]] Result<std::optional<StoredAnswer>> find(const KeyId& key, KeyTable table) const;
    /// Binds `answer` to `key`; a key of the unique table that is already bound is an error.
    [[nodiscard]] Result<void> remember(const KeyId& key, const StoredAnswer& answer, KeyTable table);
    /// Unbinds `key`, if it is bound.
    [[nodiscard]] Result<void> forget(const KeyId& key);

private:
    explicit Ledger(std::unique_ptr<SQLite::Database> database);

    std::unique_ptr<SQLite::Database> m_database;
    int m_depth = 0;
};

} // namespace repique::settlement
