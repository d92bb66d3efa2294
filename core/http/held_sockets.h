// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace repique::http {

/// Sockets that get no answer: each is kept until its peer leaves or its time is up, all by one thread, so
/// that a lost response occupies nobody. Any thread.
class HeldSockets final
{
public:
    static constexpr std::size_t capacity = 256; ///< beyond it the oldest is closed

    explicit HeldSockets(std::chrono::milliseconds longest);
    ~HeldSockets();
    HeldSockets(const HeldSockets&) = delete;
    HeldSockets& operator=(const HeldSockets&) = delete;

    /// Takes the open socket over.
    void hold(int socket);
    [[nodiscard]] std::int64_t size() const;

private:
    struct Held
    {
        int socket = -1;
        std::chrono::steady_clock::time_point until{};
    };

    void watch(const std::stop_token& stop);
    void closeThoseThatEnd(std::chrono::steady_clock::time_point now);

    std::chrono::milliseconds m_longest;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::vector<Held> m_held; ///< oldest first
    std::jthread m_watcher; // last: joined before the rest dies
};

} // namespace repique::http
