// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/report/json_text.h"
#include "core/base/statistics.h"
#include "core/storm/contention.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace repique::report {

/// Many runs of one kind of waiting on one contended row.
struct ContentionStudy
{
    std::int64_t clients = 100;
    storm::ContentionBackoff backoff = storm::ContentionBackoff::Full;
    std::int64_t runs = 0;
    Estimate ms; ///< until the last client is done
    Estimate calls; ///< writes
};

/// Runs seeds s … s + runs − 1 (`runs` ≥ 1) on the calling thread.
[[nodiscard]] ContentionStudy studyOf(
    std::int64_t clients, storm::ContentionBackoff backoff, std::uint64_t seed, std::int64_t runs);

/// `{clients, backoff, runs, mean_ms, sd_ms, mean_calls, sd_calls}`; no deviation of one run: null.
[[nodiscard]] Json contentionJson(const ContentionStudy& study);

/// The studies, all of as many clients and runs, as a table, and what it teaches. At least one.
[[nodiscard]] std::string contentionText(
    const std::vector<ContentionStudy>& studies, i18n::Language language);

} // namespace repique::report
