// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/pause.h"

#include <condition_variable>
#include <mutex>

namespace repique::http {

void pauseUntil(std::chrono::steady_clock::time_point when, const std::stop_token& stop)
{
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock{mutex};
    changed.wait_until(lock, stop, when, [] { return false; });
}

} // namespace repique::http
