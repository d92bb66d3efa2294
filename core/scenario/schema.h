// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/access.h"
#include "core/scenario/fault_report.h"
#include "core/scenario/scenario.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace repique::scenario {

/// One key of the document's plain tables. Reading, checking and writing files, `--set`, environment
/// variables and controls all go by this one description.
struct Key
{
    std::string_view name; ///< dotted, e.g. "policy.max_attempts"
    Accepts accepts;
    Access<Scenario> access;
    std::string_view unit; ///< "s" for durations, "1/s" for rates, else empty
    bool isLogarithmic = false; ///< a control should move by factors rather than by steps
    std::size_t budgetKind = 0; ///< place in `retry::BudgetConfig` of the only kind that has it; 0 = any
};

/// Every key, in the order of the public listing. Keys of a budget kind may share a name with another kind's
/// (policy.budget.capacity). Repeated tables ([[class]], [[fault]], [[layer]], steps, [script]) are not here.
[[nodiscard]] const std::vector<Key>& keys();

/// The key of this dotted name; of several the first. Null when there is none.
[[nodiscard]] const Key* findKey(std::string_view dotted) noexcept;
/// The key of this dotted name that the scenario's kind of budget has; null when it has none.
[[nodiscard]] const Key* findKey(std::string_view dotted, const Scenario& scenario) noexcept;

[[nodiscard]] bool isInteger(const Key& key) noexcept;

/// The value as a number for controls: durations in seconds, words by their place, booleans 0 and 1, jitter
/// its amount (1 when decorrelated). +infinity when there is no limit ("unbounded", "never", no
/// `traffic.operations`). 0 for text and lists.
[[nodiscard]] double numberOf(const Key& key, const Scenario& scenario);

/// Sets the value from a number as `numberOf` gives it (integers must be whole; jitter becomes a share;
/// infinity takes the limit away). On a fault, `cap` below `base` among them, the scenario is untouched.
[[nodiscard]] Faults setNumber(Scenario& scenario, const Key& key, double number);

/// The value as written in TOML; empty when absent.
[[nodiscard]] std::string valueText(const Key& key, const Scenario& scenario);

/// Sets the value to its default (that of its kind, for a key of a budget).
void reset(Scenario& scenario, const Key& key);

/// Name of a budget kind by its place in `retry::BudgetConfig`.
[[nodiscard]] const std::vector<std::string_view>& budgetKinds();

/// A budget of the kind at this place with its defaults.
[[nodiscard]] retry::BudgetConfig defaultBudget(std::size_t kind);

/// The fault of a policy whose cap lies below its base; `table` is its dotted place ("policy").
[[nodiscard]] Faults capBelowBase(const retry::Policy& policy, const std::string& table);

/// The fault of giving a key of another kind of budget; `table` is the dotted place of the budget.
[[nodiscard]] Fault wrongBudgetKind(std::string_view name, const std::string& table);

} // namespace repique::scenario
