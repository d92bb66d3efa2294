// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/race/race.h"
#include "core/settlement/ledger.h"

#include <filesystem>
#include <functional>
#include <stop_token>

namespace repique::race {

/// Where a race is run: a ledger that is created for it, or one that earlier races have used.
struct Arena
{
    std::filesystem::path ledger;
    settlement::Ledger::Synchronous synchronous = settlement::Ledger::Synchronous::Full;
};

/// Plays `order` (legal and complete, asserted) on the real servers over SQLite, each copy with a connection
/// of its own, and counts the debits in the ledger. Blocks; one thread.
[[nodiscard]] Result<std::int64_t> forceOrder(const Setup& setup, const Order& order, const Arena& arena);

/// How many of some races ended how.
struct Tally
{
    std::int64_t races = 0; ///< run so far
    std::int64_t duplicating = 0; ///< that debited more than once
    std::int64_t undecided
        = 0; ///< in which the database refused a copy (busy): an error for its user, no debit
};

/// Races that nobody arranges: every copy on a thread of its own, all let go at once, `races` (≥ 0) times.
/// Blocks until all are run or a stop is requested; `onProgress`, which may be empty, is called after each
/// race on a thread of the race and must be quick. What comes out depends on machine and disk, but an atomic
/// server never duplicates.
[[nodiscard]] Result<Tally> raceFreely(const Setup& setup, std::int64_t races, const Arena& arena,
    const std::stop_token& stop = {}, const std::function<void(const Tally&)>& onProgress = {});

} // namespace repique::race
