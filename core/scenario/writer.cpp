// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/document.h"
#include "core/scenario/rows.h"
#include "core/scenario/script_text.h"
#include "core/scenario/section.h"

namespace repique::scenario {
namespace {

std::string lines(const std::vector<std::string>& texts)
{
    std::string result;
    for (const std::string& text : texts) {
        result += text + "\n";
    }
    return result;
}

std::string table(const std::string& header, const std::string& body)
{
    return "\n" + header + "\n" + body;
}

/// Whether `schema` is one of the tables that switch something on by being there, and is there.
bool isOn(const Scenario& scenario, std::string_view schema)
{
    const retry::Policy& policy = scenario.model.policy;
    return (schema == "policy.breaker" && policy.breaker) || (schema == "policy.throttle" && policy.throttle);
}

/// The plain table `schema` under the name `shown`; empty when there is nothing to say.
std::string plainTable(
    const std::string& schema, const std::string& shown, const Scenario& scenario, const Scenario& baseline)
{
    const std::string body = sectionText(schema, scenario, baseline);
    const bool isSaidByHeader = isOn(scenario, schema) && !isOn(baseline, schema);
    return body.empty() && !isSaidByHeader ? "" : table("[" + shown + "]", body);
}

std::string stepsText(const std::vector<storm::RateStep>& steps)
{
    std::string items;
    for (const storm::RateStep& step : steps) {
        std::string fields;
        for (const Column<storm::RateStep>& column : stepColumns()) {
            fields += (fields.empty() ? "" : ", ") + std::string{column.name} + " = "
                + tomlText(column.accepts, column.access.get(step));
        }
        items += (items.empty() ? "{ " : ", { ") + fields + " }";
    }
    return steps.empty() ? "" : "steps = [" + items + "]\n";
}

std::string trafficText(const Scenario& scenario, const Scenario& baseline)
{
    const std::string body
        = sectionText("traffic", scenario, baseline) + stepsText(scenario.model.traffic.steps);
    return body.empty() ? "" : table("[traffic]", body);
}

std::string faultText(const settlement::Fault& fault)
{
    std::vector<std::string> texts = columnTexts(faultColumns(), fault);
    if (fault.kind == settlement::FaultKind::BusinessError) {
        std::erase(texts, "per = \"operation\"");
    }
    return table("[[fault]]", lines(texts));
}

std::string scriptText(const settlement::Script& script)
{
    std::string items;
    for (const settlement::ScriptedAttempt& attempt : script) {
        items += (items.empty() ? "" : ", ") + tomlString(scriptedAttemptText(attempt));
    }
    return table("[script]", "attempts = [" + items + "]\n");
}

/// What a layer's keys stand over: [policy], but without its budget when the layer has a different one, so
/// that the kind is written and the budget's keys are compared with the defaults of their kind.
Scenario layerBaseline(const retry::Policy& policy, const storm::Layer& layer)
{
    Scenario baseline;
    baseline.model.policy = policy;
    const bool isLimited = !std::holds_alternative<retry::NoBudget>(layer.policy.budget);
    if (isLimited && layer.policy.budget != policy.budget) {
        baseline.model.policy.budget = retry::NoBudget{};
    }
    return baseline;
}

std::string layerText(const retry::Policy& policy, const storm::Layer& layer)
{
    const Scenario baseline = layerBaseline(policy, layer);
    Scenario own;
    own.model.policy = layer.policy;
    std::string text = table(
        "[[layer]]", lines(columnTexts(layerColumns(), layer)) + sectionText("policy", own, baseline));
    for (const std::string part : {"budget", "breaker", "throttle"}) {
        text += plainTable("policy." + part, "layer." + part, own, baseline);
    }
    return text;
}

} // namespace

std::string toToml(const Scenario& scenario)
{
    const Scenario baseline;
    std::string text = "format = \"repique/1\"\n" + sectionText("", scenario, baseline);
    text += trafficText(scenario, baseline);
    for (const storm::TrafficClass& row : scenario.model.classes) {
        text += table("[[class]]", lines(columnTexts(classColumns(), row)));
    }
    for (const std::string schema :
        {"policy", "policy.budget", "policy.breaker", "policy.throttle", "dependency", "idempotency"}) {
        text += plainTable(schema, schema, scenario, baseline);
    }
    for (const settlement::Fault& fault : scenario.model.faults) {
        text += faultText(fault);
    }
    text += scenario.model.script ? scriptText(*scenario.model.script) : "";
    for (const storm::Layer& layer : scenario.model.layers) {
        text += layerText(scenario.model.policy, layer);
    }
    return text;
}

} // namespace repique::scenario
