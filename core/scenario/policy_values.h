// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/value.h"

namespace repique::scenario {

/// 0 … 1 (none … full), "decorrelated", { plus_minus = 0 … 1 } or { plus = 0 … 1 }.
[[nodiscard]] std::optional<Value> jitterOf(const Node& node);
[[nodiscard]] std::string jitterText(const retry::Jitter& jitter);
[[nodiscard]] std::string acceptedJitters();

/// "catalogue", "article", or a list of these words, the ways of getting no answer and HTTP statuses.
[[nodiscard]] std::optional<Value> retrySetOf(const Node& node);
[[nodiscard]] std::string retrySetText(const retry::RetrySet& set);
[[nodiscard]] std::string acceptedRetrySets();

} // namespace repique::scenario
