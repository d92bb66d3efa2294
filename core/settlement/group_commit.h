// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/ledger.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <vector>

namespace repique::settlement {

/// One ledger that many threads write to. Works that wait for each other share one transaction, each in a
/// savepoint of its own, so that one wait for the disk makes all of them durable. There is no thread behind
/// it: whoever finds nobody committing commits for all who wait.
class GroupCommit final
{
public:
    using Work = std::function<Result<void>(Ledger& ledger)>;

    struct Counts
    {
        std::int64_t commits = 0; ///< transactions
        std::int64_t works = 0; ///< in them
    };

    explicit GroupCommit(Ledger ledger);

    /// Runs `work` and returns when what it wrote is committed. An error of `work` undoes its writes alone;
    /// an error of the commit undoes all and is everybody's. Any thread.
    [[nodiscard]] Result<void> run(const Work& work);
    /// Any thread.
    [[nodiscard]] Counts counts() const;

private:
    /// One work and the thread that waits for it.
    struct Waiting
    {
        const Work* work = nullptr;
        Result<void> result;
        bool isDone = false;
        bool isLeader = false;
        std::condition_variable changed{};
    };

    void commit(const std::vector<Waiting*>& batch);
    void finish(const std::vector<Waiting*>& batch);

    Ledger m_ledger; // the leader's alone
    mutable std::mutex m_mutex;
    std::vector<Waiting*> m_waiting;
    bool m_isCommitting = false;
    Counts m_counts;
};

} // namespace repique::settlement
