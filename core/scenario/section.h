// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/report.h"
#include "core/scenario/schema.h"

#include <string>
#include <string_view>
#include <vector>

namespace repique::scenario {

/// A plain table of the document: where the schema describes it, and where it stands in this document (a
/// [[layer]] takes the keys of [policy]).
struct Section
{
    std::string schema; ///< "" is the document itself, "policy.budget" a table in a table
    std::string shown;
};

/// Names that have readers of their own in a table shown as `shown`: the repeated tables and their like.
[[nodiscard]] std::vector<std::string_view> otherNames(std::string_view shown);

/// The names of the schema directly in the table `schema`, keys and tables, in order.
[[nodiscard]] std::vector<std::string_view> namesIn(std::string_view schema);

/// The tables of the schema: "", "traffic", "policy", "policy.budget" …, in order.
[[nodiscard]] const std::vector<std::string_view>& sections();

/// Switches on what is on by its table being there ([policy.breaker], [policy.throttle]).
void switchOn(Scenario& scenario, std::string_view schema);

/// Reads all plain keys of `table`, and of the tables in it, into `scenario`; says what is wrong.
void readSection(const Node& table, const Section& section, Scenario& scenario, Report& report);

/// The lines of one plain table (not those in it) whose values differ from `baseline`'s, without a header.
[[nodiscard]] std::string sectionText(
    std::string_view schema, const Scenario& scenario, const Scenario& baseline);

} // namespace repique::scenario
