// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/access.h"
#include "core/scenario/report.h"
#include "core/scenario/schema.h"
#include "core/storm/model.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace repique::scenario {

/// The keys of one entry of a repeated table.
[[nodiscard]] const std::vector<Column<storm::TrafficClass>>& classColumns();
[[nodiscard]] const std::vector<Column<storm::RateStep>>& stepColumns();
[[nodiscard]] const std::vector<Column<settlement::Fault>>& faultColumns();
/// The keys that a layer has beside those of [policy].
[[nodiscard]] const std::vector<Column<storm::Layer>>& layerColumns();

/// Whether this key of [[fault]] means anything for this kind.
[[nodiscard]] bool hasKey(settlement::FaultKind kind, std::string_view name);
/// The kinds that have this key, as `kind = "latency" | "capacity"`.
[[nodiscard]] std::string kindsWith(std::string_view name);

/// Reads the entry of each column that `table` gives; `shown` is the dotted name of the table.
template<typename Row>
void readColumns(const Node& table, const std::vector<Column<Row>>& columns, Row& row, std::string_view shown,
    Report& report)
{
    for (const Column<Row>& column : columns) {
        const Node* node = entryOf(table, std::string{column.name});
        if (node == nullptr) {
            continue;
        }
        if (const auto value = valueOf(column.accepts, *node)) {
            column.access.set(row, *value);
        } else {
            report.refuse(*node, dotted(shown, column.name), acceptedText(column.accepts));
        }
    }
}

template<typename Row>
[[nodiscard]] std::vector<std::string_view> namesOf(const std::vector<Column<Row>>& columns)
{
    std::vector<std::string_view> names;
    names.reserve(columns.size());
    for (const Column<Row>& column : columns) {
        names.push_back(column.name);
    }
    return names;
}

/// Reports every entry of `table` that has no column.
template<typename Row>
void refuseUnknown(
    const Node& table, const std::vector<Column<Row>>& columns, std::string_view shown, Report& report)
{
    const std::vector<std::string_view> known = namesOf(columns);
    for (const Node& node : table.items) {
        if (std::ranges::find(known, node.name) == known.end()) {
            report.unknown(node, dotted(shown, node.name), known);
        }
    }
}

/// The `name = value` texts of the columns in which `row` differs from a fresh one.
template<typename Row>
[[nodiscard]] std::vector<std::string> columnTexts(const std::vector<Column<Row>>& columns, const Row& row)
{
    std::vector<std::string> texts;
    for (const Column<Row>& column : columns) {
        const Value value = column.access.get(row);
        if (value != column.access.get(Row{})) {
            texts.push_back(std::string{column.name} + " = " + tomlText(column.accepts, value));
        }
    }
    return texts;
}

/// The repeated tables and [script] of a document, whose plain tables `scenario` already holds.
void readRepeated(const Node& root, Scenario& scenario, Report& report);

} // namespace repique::scenario
