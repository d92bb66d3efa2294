// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/report/ensemble.h"

#include <cstdint>
#include <string>

namespace repique::report {

/// What the 95 % interval of a paired difference says of it.
enum class Verdict : std::uint8_t {
    Real, ///< it leaves out 0
    MayBeChance, ///< it holds 0
    Same, ///< no pair differs
    Unknown, ///< a single pair has no interval
};

[[nodiscard]] Verdict verdictOf(const Estimate& difference) noexcept;

/// Every metric of a and b, their paired difference b − a with its 95 % interval, and one sentence that says
/// which differences are real.
[[nodiscard]] std::string comparisonText(const Ensemble& a, const Ensemble& b, i18n::Language language);

} // namespace repique::report
