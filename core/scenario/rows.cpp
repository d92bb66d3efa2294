// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/rows.h"

#include "core/scenario/script_text.h"
#include "core/scenario/section.h"

#include <utility>

namespace repique::scenario {
namespace {

using settlement::FaultKind;

/// Whether `node` is a list of tables, which may be empty; says so when it is not.
bool isListOfTables(const Node& node, const std::string& shown, const std::string& accepted, Report& report)
{
    const bool isEmptyList = node.type == Node::Type::Array && node.items.empty();
    if (!isEmptyList && !isArrayOfTables(node)) {
        report.refuse(node, shown, accepted);
        return false;
    }
    return true;
}

void readClasses(const Node& list, Scenario& scenario, Report& report)
{
    constexpr double roundingError = 1e-9;
    double shares = 0.0;
    for (const Node& table : list.items) {
        storm::TrafficClass row;
        readColumns(table, classColumns(), row, "class", report);
        refuseUnknown(table, classColumns(), "class", report);
        const bool isRepeated
            = std::ranges::find(scenario.model.classes, row.name, &storm::TrafficClass::name)
            != scenario.model.classes.end();
        const Node* name = entryOf(table, "name");
        if (isRepeated && name != nullptr) {
            report.refuse(*name, "class.name", "≠ " + tomlString(row.name));
        }
        const double before = std::exchange(shares, shares + row.share);
        if (shares > 1.0 + roundingError && before <= 1.0 + roundingError) {
            report.refuse(*entryOf(table, "share"), "class.share", "Σ share ≤ 1");
        }
        scenario.model.classes.push_back(std::move(row));
    }
}

void readSteps(const Node& list, Scenario& scenario, Report& report)
{
    for (const Node& table : list.items) {
        storm::RateStep row;
        readColumns(table, stepColumns(), row, "traffic.steps", report);
        refuseUnknown(table, stepColumns(), "traffic.steps", report);
        if (entryOf(table, "at") == nullptr || entryOf(table, "rate") == nullptr) {
            report.refuse(table, "traffic.steps", R"({ at = "30s", rate = 90.0 })");
        } else if (!scenario.model.traffic.steps.empty() && row.at < scenario.model.traffic.steps.back().at) {
            const Value last = toValue(scenario.model.traffic.steps.back().at);
            report.refuse(*entryOf(table, "at"), "traffic.steps.at",
                "≥ " + tomlText(stepColumns().front().accepts, last));
        }
        scenario.model.traffic.steps.push_back(row);
    }
}

void refuseForeignKeys(const Node& table, FaultKind kind, Report& report)
{
    for (const Node& node : table.items) {
        if (!hasKey(kind, node.name)) {
            report.refuse(node, dotted("fault", node.name), kindsWith(node.name));
        }
    }
}

void checkFactor(const Node& table, const settlement::Fault& row, Report& report)
{
    constexpr double largestCapacityFactor = 100.0;
    const Node* factor = entryOf(table, "factor");
    if (factor == nullptr) {
        return;
    }
    if (row.kind == FaultKind::Latency && row.factor <= 0.0) {
        report.refuse(*factor, "fault.factor", "> 0 … 1000000");
    }
    if (row.kind == FaultKind::Capacity && row.factor > largestCapacityFactor) {
        report.refuse(*factor, "fault.factor", "0 … 100");
    }
}

void checkClass(const Node& table, const settlement::Fault& row, const Scenario& scenario, Report& report)
{
    const Node* name = entryOf(table, "class");
    if (name == nullptr || row.trafficClass.empty()) {
        return;
    }
    std::string known;
    for (const storm::TrafficClass& declared : scenario.model.classes) {
        if (declared.name == row.trafficClass) {
            return;
        }
        known += (known.empty() ? "" : " | ") + tomlString(declared.name);
    }
    report.refuse(*name, "fault.class", known.empty() ? "[[class]]" : known);
}

void checkPer(const Node& table, settlement::Fault& row, Report& report)
{
    if (row.kind != FaultKind::BusinessError) {
        return;
    }
    const Node* per = entryOf(table, "per");
    if (per != nullptr && row.per != settlement::Fault::Per::Operation) {
        report.refuse(*per, "fault.per", "\"operation\"");
    }
    row.per = settlement::Fault::Per::Operation;
}

void readFaults(const Node& list, Scenario& scenario, Report& report)
{
    for (const Node& table : list.items) {
        settlement::Fault row;
        const auto& columns = faultColumns();
        readColumns(table, columns, row, "fault", report);
        refuseUnknown(table, columns, "fault", report);
        const Node* kind = entryOf(table, "kind");
        if (kind == nullptr || valueOf(columns.front().accepts, *kind)) {
            refuseForeignKeys(table, row.kind, report);
            checkFactor(table, row, report);
            checkPer(table, row, report);
        }
        checkClass(table, row, scenario, report);
        scenario.model.faults.push_back(std::move(row));
    }
}

void readLayers(const Node& list, Scenario& scenario, Report& report)
{
    for (const Node& table : list.items) {
        storm::Layer row;
        readColumns(table, layerColumns(), row, "layer", report);
        Scenario scratch;
        scratch.model.policy = scenario.model.policy;
        readSection(table, {"policy", "layer"}, scratch, report);
        row.policy = scratch.model.policy;
        const Node* cap = entryOf(table, "cap");
        const Node* given = cap != nullptr ? cap : entryOf(table, "base");
        for (Fault& fault : given != nullptr ? capBelowBase(row.policy, "layer") : Faults{}) {
            report.place(std::move(fault), *given);
        }
        scenario.model.layers.push_back(std::move(row));
    }
}

settlement::Script readAttempts(const Node& list, Report& report)
{
    settlement::Script script;
    for (const Node& item : list.items) {
        auto attempt = item.type == Node::Type::Text ? parseScriptedAttempt(item.text) : std::nullopt;
        if (attempt) {
            script.push_back(*std::move(attempt));
        } else {
            report.refuse(item, "script.attempts", acceptedScriptedAttempts());
        }
    }
    return script;
}

void readScript(const Node& table, Scenario& scenario, Report& report)
{
    settlement::Script script;
    for (const Node& node : table.items) {
        if (node.name != "attempts") {
            report.unknown(node, dotted("script", node.name), {"attempts"});
        } else if (node.type != Node::Type::Array) {
            report.refuse(node, "script.attempts", "[" + acceptedScriptedAttempts() + "]");
        } else {
            script = readAttempts(node, report);
        }
    }
    scenario.model.script = std::move(script);
}

using ReadList = void (*)(const Node&, Scenario&, Report&);

void readList(const Node* list, const std::string& shown, ReadList read, Scenario& scenario, Report& report)
{
    if (list != nullptr && isListOfTables(*list, shown, "[[" + shown + "]]", report)) {
        read(*list, scenario, report);
    }
}

} // namespace

void readRepeated(const Node& root, Scenario& scenario, Report& report)
{
    const Node* traffic = entryOf(root, "traffic");
    const Node* steps = traffic == nullptr ? nullptr : entryOf(*traffic, "steps");
    readList(steps, "traffic.steps", readSteps, scenario, report);
    readList(entryOf(root, "class"), "class", readClasses, scenario, report);
    readList(entryOf(root, "fault"), "fault", readFaults, scenario, report);
    readList(entryOf(root, "layer"), "layer", readLayers, scenario, report);
    const Node* script = entryOf(root, "script");
    if (script == nullptr) {
        return;
    }
    if (script->type != Node::Type::Table) {
        report.refuse(*script, "script", "[script]");
        return;
    }
    readScript(*script, scenario, report);
    for (const std::string name : {"traffic", "fault"}) {
        if (const Node* other = entryOf(root, name)) {
            report.refuse(*other, name, "[script] | [traffic] + [[fault]]");
        }
    }
}

} // namespace repique::scenario
