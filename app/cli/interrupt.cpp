// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <ctime>

namespace repique::cli {
namespace {

sigset_t endSignals()
{
    sigset_t set{};
    sigemptyset(&set);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        sigaddset(&set, signal);
    }
    return set;
}

} // namespace

Interrupt::Interrupt()
{
    const sigset_t signals = endSignals();
    pthread_sigmask(SIG_BLOCK, &signals, &m_before); // threads made from here on inherit it
    m_watcher = std::jthread{[this](const std::stop_token& isOver) { watch(isOver); }};
}

Interrupt::~Interrupt()
{
    m_watcher.request_stop();
    m_watcher.join();
    pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

void Interrupt::watch(const std::stop_token& isOver)
{
    const sigset_t signals = endSignals();
    constexpr timespec look{0, 50'000'000};
    constexpr timespec together{0, 200'000'000};
    constexpr timespec now{0, 0};
    while (!isOver.stop_requested() && sigtimedwait(&signals, nullptr, &look) < 0) {}
    if (isOver.stop_requested()) {
        return;
    }
    m_stop.request_stop();
    nanosleep(&together, nullptr);
    while (sigtimedwait(&signals, nullptr, &now) > 0) {} // sent once to the process and once to its group
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr); // in this thread the second one does what it always did
    while (!isOver.stop_requested()) {
        nanosleep(&look, nullptr);
    }
}

} // namespace repique::cli
