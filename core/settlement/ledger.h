// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/settlement/in_flight.h"
#include "core/settlement/request.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

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

/// One row of the ledger: money that has moved.
struct Settlement
{
    std::int64_t id = 0;
    std::string endToEndId; ///< may be empty
    std::string payer;
    std::string payee;
    std::int64_t amountCents = 0;
    UtcTime settledAt{};
};

/// Accounts, settlements and idempotency keys in one SQLite database. One connection: one thread at a time;
/// every thread opens its own. Failures of the database are `Errc::Storage`.
class Ledger final
{
public:
    /// How durable an acknowledged settlement is: Full survives a power loss, Normal only a crash.
    enum class Synchronous : std::uint8_t { Full, Normal };

    /// Opens a file, or creates it for its owner alone (0600). A file that is not ours (another program's
    /// database, a newer schema, no database at all) is `Errc::NotSupported` and stays untouched.
    [[nodiscard]] static Result<Ledger> open(
        const std::filesystem::path& path, Synchronous synchronous = Synchronous::Full);
    /// A database that lives as long as the object.
    [[nodiscard]] static Result<Ledger> inMemory();

    /// Another connection to the same file. Use this and not `open` in a process that has the file open: the
    /// header is not read again, and closing the file after reading it would drop SQLite's locks on it.
    [[nodiscard]] Result<Ledger> sibling(Synchronous synchronous = Synchronous::Full) const;

    Ledger(Ledger&&) noexcept;
    Ledger& operator=(Ledger&&) noexcept;
    Ledger(const Ledger&) = delete;
    Ledger& operator=(const Ledger&) = delete;
    ~Ledger();

    /// Runs `work` in one BEGIN IMMEDIATE transaction, or in a savepoint of the transaction that is already
    /// open. An error of `work` or of the commit undoes all of it and is returned.
    [[nodiscard]] Result<void> atomically(const std::function<Result<void>()>& work);

    /// How long a statement waits for a lock that another connection holds; 5 s at first.
    void setPatience(std::chrono::milliseconds patience);
    /// Reads the whole file and says what is damaged.
    [[nodiscard]] Result<void> verify() const;

    /// Creates an account unless it exists; `balanceCents` ≥ 0.
    [[nodiscard]] Result<void> addAccount(const std::string& id, std::int64_t balanceCents);
    /// Nothing when there is no such account.
    [[nodiscard]] Result<std::optional<std::int64_t>> balance(const std::string& id) const;
    /// Debits the payer, credits the payee, inserts the settlement. Only inside `atomically` (asserted).
    [[nodiscard]] Result<Transfer> transfer(const Request& request, UtcTime now);
    /// How many settlements carry this EndToEndId: the debits of one payment.
    [[nodiscard]] Result<std::int64_t> settlementsOf(const std::string& endToEndId) const;

    /// Nothing when there is no such settlement.
    [[nodiscard]] Result<std::optional<Settlement>> settlement(std::int64_t id) const;
    /// The newest settlements, newest first, at most `most`.
    [[nodiscard]] Result<std::vector<Settlement>> newestSettlements(std::int64_t most) const;
    /// Every account with its balance in cents, in order of name.
    [[nodiscard]] Result<std::vector<std::pair<std::string, std::int64_t>>> accounts() const;

    /// The newest answer bound to `key`, expired or not.
    [[nodiscard]] Result<std::optional<StoredAnswer>> find(const KeyId& key, KeyTable table) const;
    /// Binds `answer` to `key`; a key of the unique table that is already bound is an error.
    [[nodiscard]] Result<void> remember(const KeyId& key, const StoredAnswer& answer, KeyTable table);
    /// Unbinds `key`, if it is bound.
    [[nodiscard]] Result<void> forget(const KeyId& key);

private:
    struct Connection;

    explicit Ledger(std::unique_ptr<Connection> connection);
    [[nodiscard]] static Result<Ledger> connect(const std::string& name, Synchronous synchronous);

    std::unique_ptr<Connection> m_connection;
};

} // namespace repique::settlement
