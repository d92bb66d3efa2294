// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace repique::cli {

/// While it lives, the first interrupt from the terminal, the first request to end, or its closing (SIGINT,
/// SIGTERM, SIGHUP) requests a stop instead of ending the process; the second ends it. Made before any thread
/// that should not be ended by it.
class Interrupt final
{
public:
    Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();

    [[nodiscard]] std::stop_token token() const noexcept { return m_stop.get_token(); }

private:
    void watch(const std::stop_token& isOver);

    std::stop_source m_stop;
    sigset_t m_before{};
    std::jthread m_watcher;
};

} // namespace repique::cli
