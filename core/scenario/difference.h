// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <cstddef>
#include <string>
#include <vector>

namespace repique::scenario {

/// A key in which two scenarios differ, or an entry of a repeated table.
struct Difference
{
    std::string
        key; ///< dotted; "traffic.steps", "class", "fault", "layer", "script" for what is not one value
    std::size_t entry = 0; ///< from 1, of a repeated table; 0 elsewhere
    std::string a; ///< as TOML; of an entry its keys, separated by commas; empty where it has none
    std::string b;

    friend bool operator==(const Difference&, const Difference&) = default;
};

/// Everything but name and seed in which `a` and `b` differ, first the plain keys in the order of the public
/// listing. Scenarios without a difference give equal runs with equal seeds.
[[nodiscard]] std::vector<Difference> differences(const Scenario& a, const Scenario& b);

} // namespace repique::scenario
