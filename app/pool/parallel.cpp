// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pool/parallel.h"

#include "core/base/assert.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace repique {

std::size_t machineThreads() noexcept
{
    return std::max<std::size_t>(1, std::thread::hardware_concurrency());
}

void parallelFor(std::size_t threads, std::size_t count, const std::function<void(std::size_t)>& task)
{
    REPIQUE_ASSERT(threads >= 1);
    std::atomic<std::size_t> next{0};
    const auto work = [&next, &task, count] {
        for (std::size_t i = next++; i < count; i = next++) {
            task(i);
        }
    };
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < std::min(threads, count); ++i) {
        others.emplace_back(work);
    }
    work();
}

} // namespace repique
