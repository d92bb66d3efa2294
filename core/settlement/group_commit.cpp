// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/group_commit.h"

#include <utility>

namespace repique::settlement {

GroupCommit::GroupCommit(Ledger ledger) : m_ledger{std::move(ledger)} {}

Result<void> GroupCommit::run(const Work& work)
{
    Waiting mine;
    mine.work = &work;
    std::unique_lock lock{m_mutex};
    m_waiting.push_back(&mine);
    if (m_isCommitting) {
        mine.changed.wait(lock, [&mine] { return mine.isDone || mine.isLeader; });
    }
    if (mine.isDone) {
        return mine.result;
    }
    m_isCommitting = true;
    const std::vector<Waiting*> batch = std::exchange(m_waiting, {});
    lock.unlock();
    commit(batch);
    lock.lock();
    finish(batch);
    return mine.result;
}

GroupCommit::Counts GroupCommit::counts() const
{
    const std::lock_guard lock{m_mutex};
    return m_counts;
}

void GroupCommit::commit(const std::vector<Waiting*>& batch)
{
    const Result<void> committed = m_ledger.atomically([&]() -> Result<void> {
        for (Waiting* const waiting : batch) {
            waiting->result = m_ledger.atomically([&] { return (*waiting->work)(m_ledger); });
        }
        return {};
    });
    for (Waiting* const waiting : batch) {
        if (!committed && waiting->result) {
            waiting->result = committed;
        }
    }
}

/// Wakes those whose work is committed, and one of those who came meanwhile to commit for the rest.
void GroupCommit::finish(const std::vector<Waiting*>& batch)
{
    ++m_counts.commits;
    m_counts.works += static_cast<std::int64_t>(batch.size());
    for (Waiting* const waiting : batch) {
        waiting->isDone = true;
        waiting->changed.notify_one();
    }
    m_isCommitting = !m_waiting.empty();
    if (m_isCommitting) {
        m_waiting.front()->isLeader = true;
        m_waiting.front()->changed.notify_one();
    }
}

} // namespace repique::settlement
