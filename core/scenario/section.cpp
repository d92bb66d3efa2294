// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/section.h"

#include "core/base/assert.h"

#include <algorithm>

namespace repique::scenario {
namespace {

/// "base" of "policy.base" in table "policy"; empty when the key is not in this table or below it.
std::string_view nameInTable(std::string_view key, std::string_view table) noexcept
{
    if (table.empty()) {
        return key;
    }
    const bool isInside = key.starts_with(table) && key.substr(table.size()).starts_with('.');
    return isInside ? key.substr(table.size() + 1) : std::string_view{};
}

bool isSection(std::string_view schema)
{
    return std::ranges::find(sections(), schema) != sections().end();
}

void readKey(const Node& node, const Section& section, Scenario& scenario, Report& report)
{
    const std::string name = dotted(section.schema, node.name);
    const std::string shown = dotted(section.shown, node.name);
    const Key* key = findKey(name, scenario);
    if (key == nullptr && findKey(name) != nullptr) {
        Fault fault = wrongBudgetKind(node.name, section.shown);
        fault.value = node.written;
        report.place(std::move(fault), node);
        return;
    }
    if (key == nullptr) {
        std::vector<std::string_view> known = namesIn(section.schema);
        std::ranges::copy(otherNames(section.shown), std::back_inserter(known));
        report.unknown(node, shown, known);
        return;
    }
    if (const auto value = valueOf(key->accepts, node)) {
        key->access.set(scenario, *value);
    } else {
        report.refuse(node, shown, acceptedText(key->accepts));
    }
}

void readEntry(const Node& node, const Section& section, Scenario& scenario, Report& report)
{
    const Section inner{dotted(section.schema, node.name), dotted(section.shown, node.name)};
    if (!isSection(inner.schema)) {
        readKey(node, section, scenario, report);
    } else if (node.type == Node::Type::Table) {
        readSection(node, inner, scenario, report);
    } else {
        report.refuse(node, inner.shown, "[" + inner.shown + "]");
    }
}

} // namespace

std::vector<std::string_view> otherNames(std::string_view shown)
{
    if (shown.empty()) {
        return {"format", "class", "fault", "script", "layer"};
    }
    if (shown == "traffic") {
        return {"steps"};
    }
    if (shown == "layer") {
        return {"name", "propagates_no_retry", "propagates_deadline"};
    }
    return {};
}

std::vector<std::string_view> namesIn(std::string_view schema)
{
    std::vector<std::string_view> names;
    for (const Key& key : keys()) {
        const std::string_view inside = nameInTable(key.name, schema);
        const std::string_view name = inside.substr(0, inside.find('.'));
        if (!name.empty() && std::ranges::find(names, name) == names.end()) {
            names.push_back(name);
        }
    }
    return names;
}

const std::vector<std::string_view>& sections()
{
    static const std::vector<std::string_view> tables{"", "traffic", "policy", "policy.budget",
        "policy.breaker", "policy.throttle", "dependency", "idempotency"};
    return tables;
}

void switchOn(Scenario& scenario, std::string_view schema)
{
    retry::Policy& policy = scenario.model.policy;
    if (schema == "policy.breaker" && !policy.breaker) {
        policy.breaker.emplace();
    }
    if (schema == "policy.throttle" && !policy.throttle) {
        policy.throttle.emplace();
    }
}

void readSection(const Node& table, const Section& section, Scenario& scenario, Report& report)
{
    REPIQUE_ASSERT(table.type == Node::Type::Table);
    switchOn(scenario, section.schema);
    const bool isBudget = section.schema == "policy.budget";
    const Node* kind = isBudget ? entryOf(table, "kind") : nullptr;
    if (kind != nullptr) {
        readKey(*kind, section, scenario, report);
    }
    const std::vector<std::string_view> others = otherNames(section.shown);
    for (const Node& node : table.items) {
        const bool isElsewhere = std::ranges::find(others, node.name) != others.end();
        if (&node != kind && !isElsewhere) {
            readEntry(node, section, scenario, report);
        }
    }
}

std::string sectionText(std::string_view schema, const Scenario& scenario, const Scenario& baseline)
{
    std::string text;
    const std::size_t kind = scenario.model.policy.budget.index();
    for (const Key& key : keys()) {
        const std::string_view name = nameInTable(key.name, schema);
        const bool isHere = !name.empty() && name.find('.') == std::string_view::npos
            && (key.budgetKind == 0 || key.budgetKind == kind);
        if (!isHere) {
            continue;
        }
        const Value value = key.access.get(scenario);
        if (value != key.access.get(baseline)) {
            text += std::string{name} + " = " + tomlText(key.accepts, value) + "\n";
        }
    }
    return text;
}

} // namespace repique::scenario
