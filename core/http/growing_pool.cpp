// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/growing_pool.h"

#include <system_error>
#include <utility>

namespace repique::http {

GrowingPool::GrowingPool(std::size_t mostThreads) : m_mostThreads{mostThreads} {}

GrowingPool::~GrowingPool()
{
    GrowingPool::shutdown();
}

void GrowingPool::enqueue(std::function<void()> task)
{
    std::unique_lock lock{m_mutex};
    m_tasks.push_back(std::move(task));
    if (m_tasks.size() > m_idle && m_threads.size() < m_mostThreads) {
        grow();
    }
    if (m_threads.empty()) {
        runNext(lock);
    }
    m_changed.notify_one();
}

/// The system may have no thread to give; then those that are there go on.
void GrowingPool::grow()
{
    try {
        m_threads.emplace_back([this] { work(); });
    } catch (const std::system_error&) {
        return;
    }
}

/// Runs the first task on this thread, without the lock.
void GrowingPool::runNext(std::unique_lock<std::mutex>& lock)
{
    const std::function<void()> task = std::move(m_tasks.front());
    m_tasks.pop_front();
    lock.unlock();
    task();
    lock.lock();
}

void GrowingPool::shutdown()
{
    {
        const std::lock_guard lock{m_mutex};
        m_isEnding = true;
        m_changed.notify_all();
    }
    m_threads.clear(); // joins; only the thread that enqueues shuts down
}

void GrowingPool::work()
{
    std::unique_lock lock{m_mutex};
    for (;;) {
        ++m_idle;
        m_changed.wait(lock, [this] { return m_isEnding || !m_tasks.empty(); });
        --m_idle;
        if (m_tasks.empty()) {
            return;
        }
        runNext(lock);
    }
}

} // namespace repique::http
