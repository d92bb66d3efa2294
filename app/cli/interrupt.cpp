// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <ctime>

namespace repique::cli {
namespace {

sigset_t interruptAlone()
{
    sigset_t set{};
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    return set;
}

} // namespace

Interrupt::Interrupt()
{
    const sigset_t interrupt = interruptAlone();
    pthread_sigmask(SIG_BLOCK, &interrupt, &m_before); // threads made from here on inherit it
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
    const sigset_t interrupt = interruptAlone();
    constexpr timespec look{0, 50'000'000};
    while (!isOver.stop_requested() && sigtimedwait(&interrupt, nullptr, &look) != SIGINT) {}
    if (isOver.stop_requested()) {
        return;
    }
    m_stop.request_stop();
    pthread_sigmask(
        SIG_UNBLOCK, &interrupt, nullptr); // in this thread the second one does what it always did
    while (!isOver.stop_requested()) {
        nanosleep(&look, nullptr);
    }
}

} // namespace repique::cli
