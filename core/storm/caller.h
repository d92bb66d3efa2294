// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/draw.h"
#include "core/retry/policy.h"
#include "core/storm/budgets.h"
#include "core/storm/event_queue.h"
#include "core/storm/gates.h"
#include "core/storm/model.h"

#include <vector>

namespace repique::storm {

/// One layer of callers: its policy, and what its callers remember together. Without layers there is one, of
/// the model's [policy].
struct Caller
{
    const retry::Policy* policy = nullptr;
    bool propagatesNoRetry = false;
    bool propagatesDeadline = true;
    bool hasBudget = false;
    bool hasGates = false;
    bool isRandom = false; ///< its waits depend on a draw
    Lane waitLane = Lane::Heap;
    Lane timeoutLane = Lane::Timeout;
    DrawStream jitter{0, Purpose::Jitter};
    DrawStream spread{0, Purpose::RetryAfterSpread};
    Budgets budgets;
    Gates gates;
};

/// The callers of `model`, outermost first. `model` outlives them.
[[nodiscard]] std::vector<Caller> callersOf(const Model& model, const Sharers& sharers);

} // namespace repique::storm
