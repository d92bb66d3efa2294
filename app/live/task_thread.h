// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace repique::live {

/// A thread that does what it is given, one thing after another, and brings the results back. GUI thread.
class TaskThread final : public QObject
{
    Q_OBJECT

public:
    /// Runs on the GUI thread; may be empty.
    using Delivery = std::function<void()>;
    /// Runs on the thread; `stop` is requested by `drop` and at the end.
    using Task = std::function<Delivery(const std::stop_token& stop)>;

    explicit TaskThread(QObject* parent = nullptr);
    /// Waits for the task in hand; those that wait are not begun.
    ~TaskThread() override;

    void post(Task task);
    /// Asks the task in hand to stop. Nothing that was posted until now is begun or delivered any more.
    void drop();

    /// Something was posted and has not been delivered.
    [[nodiscard]] bool isBusy() const noexcept { return m_open > 0; }

private:
    void work(const std::stop_token& quit);
    void deliver(std::uint64_t generation, const Delivery& delivery);

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Task> m_waiting; ///< guarded by the mutex
    std::stop_source m_running; ///< of the task in hand; guarded by the mutex
    std::uint64_t m_generation = 0; ///< guarded by the mutex; grows with `drop`
    int m_open = 0; ///< GUI thread
    std::jthread m_worker; ///< last: joined before anything it uses goes away
};

} // namespace repique::live
