// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <httplib.h>

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace repique::http {

/// Threads for connections: one more whenever none is idle, up to a limit or to what the system gives; then
/// connections wait for one. Without any thread, whoever brings a connection serves it.
class GrowingPool final : public httplib::TaskQueue
{
public:
    explicit GrowingPool(std::size_t mostThreads);
    ~GrowingPool() override;
    GrowingPool(const GrowingPool&) = delete;
    GrowingPool& operator=(const GrowingPool&) = delete;

    void enqueue(std::function<void()> task) override;
    /// Returns when all tasks have ended.
    void shutdown() override;

private:
    void work();
    void grow();
    void runNext(std::unique_lock<std::mutex>& lock);

    std::size_t m_mostThreads;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::function<void()>> m_tasks;
    std::size_t m_idle = 0;
    bool m_isEnding = false;
    std::vector<std::jthread> m_threads;
};

} // namespace repique::http
