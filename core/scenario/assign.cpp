// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/parse.h"
#include "core/base/text.h"
#include "core/scenario/document.h"
#include "core/scenario/follow.h"
#include "core/scenario/report.h"
#include "core/scenario/schema.h"
#include "core/scenario/source_text.h"
#include "core/scenario/toml_reader.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace repique::scenario {
namespace {

constexpr std::string_view variablePrefix = "REPIQUE_RETRY_";
constexpr std::string_view budgetTable = "policy.budget";

/// One value for one key, as somebody wrote it outside a file.
struct Setting
{
    std::string shown; ///< what the person calls the key
    std::string dotted; ///< the document's name of it
    std::string text;
};

Node textNode(std::string_view text)
{
    Node node;
    node.type = Node::Type::Text;
    node.text = std::string{text};
    return node;
}

Node integerNode(std::int64_t integer)
{
    Node node;
    node.type = Node::Type::Integer;
    node.integer = integer;
    node.number = static_cast<double>(integer);
    return node;
}

/// "429,503,timeout" as a list of its items, without brackets.
Node listNode(std::string_view text)
{
    Node list;
    list.type = Node::Type::Array;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        const std::string_view item = trimmed(text.substr(start, end - start));
        const auto number = parseNumber(item);
        const bool isStatus = number && item.size() == 3;
        list.items.push_back(isStatus ? integerNode(static_cast<std::int64_t>(*number)) : textNode(item));
        start = end + 1;
    }
    return list;
}

/// The words that stand for shares outside files: 1 full, 0.5 equal, 0 none.
std::optional<Value> jitterWord(std::string_view text)
{
    if (text == "full") {
        return retry::Jitter{.amount = 1.0};
    }
    if (text == "equal") {
        return retry::Jitter{.amount = 0.5};
    }
    return text == "none" ? std::optional<Value>{retry::Jitter{.amount = 0.0}} : std::nullopt;
}

/// The value that a bare text stands for: as in TOML, but words, durations and texts need no quotes.
std::optional<Value> bareValue(const Accepts& accepts, std::string_view text)
{
    const bool isQuoted = text.starts_with('"') || text.starts_with('\'');
    if (accepts.kind == Kind::Text && !isQuoted) {
        return Value{std::string{text}};
    }
    if (accepts.kind == Kind::Jitter) {
        if (auto word = jitterWord(text)) {
            return word;
        }
    }
    if (const auto node = readTomlValue(text)) {
        if (auto value = valueOf(accepts, *node)) {
            return value;
        }
    }
    auto value = valueOf(accepts, textNode(text));
    return !value && accepts.kind == Kind::RetryOn ? valueOf(accepts, listNode(text)) : value;
}

Fault refused(const Setting& setting, std::string accepted)
{
    Fault fault;
    fault.key = setting.shown;
    fault.value = shortened(setting.text);
    fault.accepted = std::move(accepted);
    return fault;
}

/// Sets one key; the fault when it cannot be.
std::optional<Fault> apply(Scenario& scenario, const Setting& setting)
{
    const Key* key = findKey(setting.dotted, scenario);
    if (key == nullptr) {
        Fault fault
            = wrongBudgetKind(setting.dotted.substr(budgetTable.size() + 1), std::string{budgetTable});
        fault.key = setting.shown;
        fault.value = shortened(setting.text);
        return fault;
    }
    if (scenario.model.script && setting.dotted.starts_with("traffic.")) {
        return refused(setting, "[script] | [traffic] + [[fault]]");
    }
    const auto value = bareValue(key->accepts, setting.text);
    if (!value || firstBadByte(setting.text)) {
        return refused(setting, acceptedText(key->accepts));
    }
    key->access.set(scenario, *value);
    return std::nullopt;
}

/// Sets all keys, the kind of budget first. All faults together.
Faults applyAll(Scenario& scenario, std::vector<Setting> settings)
{
    Faults faults;
    const retry::Policy before = scenario.model.policy;
    std::stable_partition(settings.begin(), settings.end(),
        [](const Setting& setting) { return setting.dotted == "policy.budget.kind"; });
    for (const Setting& setting : settings) {
        if (auto fault = apply(scenario, setting)) {
            faults.push_back(*std::move(fault));
        }
    }
    followPolicy(scenario, before);
    std::ranges::move(capBelowBase(scenario.model.policy, "policy"), std::back_inserter(faults));
    return faults;
}

std::vector<std::string_view> allNames()
{
    std::vector<std::string_view> names;
    for (const Key& key : keys()) {
        if (std::ranges::find(names, key.name) == names.end()) {
            names.push_back(key.name);
        }
    }
    return names;
}

Fault unknownName(std::string_view name, std::string_view text, const std::vector<std::string_view>& known)
{
    Fault fault;
    fault.code = Errc::UnknownKey;
    fault.key = shortened(name);
    fault.value = shortened(text);
    fault.accepted = nearest(name, known);
    return fault;
}

/// "REPIQUE_RETRY_BUDGET_KIND" for "policy.budget.kind"; empty for keys of other tables.
std::string variableOf(std::string_view dotted)
{
    constexpr std::string_view table = "policy.";
    if (!dotted.starts_with(table)) {
        return {};
    }
    std::string name{variablePrefix};
    for (const char c : dotted.substr(table.size())) {
        name += c == '.' ? '_' : c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return name;
}

tl::expected<Setting, Fault> settingOfVariable(std::string_view name, std::string_view text)
{
    std::vector<std::string> variables;
    for (const std::string_view dotted : allNames()) {
        variables.push_back(variableOf(dotted));
        if (variables.back() == name) {
            return Setting{std::string{name}, std::string{dotted}, std::string{trimmed(text)}};
        }
    }
    std::erase(variables, std::string{});
    return tl::unexpected{unknownName(name, text, {variables.begin(), variables.end()})};
}

tl::expected<Setting, Fault> settingOf(std::string_view assignment)
{
    const std::size_t equals = assignment.find('=');
    if (equals == std::string_view::npos) {
        Fault fault;
        fault.code = Errc::Syntax;
        fault.value = shortened(assignment);
        fault.accepted = "policy.max_attempts=4";
        return tl::unexpected{fault};
    }
    const std::string_view name = trimmed(assignment.substr(0, equals));
    const std::string_view text = trimmed(assignment.substr(equals + 1));
    if (findKey(name) == nullptr) {
        return tl::unexpected{unknownName(name, text, allNames())};
    }
    return Setting{std::string{name}, std::string{name}, std::string{text}};
}

} // namespace

Faults assign(Scenario& scenario, std::string_view assignment)
{
    return assignAll(scenario, {std::string{assignment}});
}

Faults assignAll(Scenario& scenario, const std::vector<std::string>& assignments)
{
    Faults faults;
    std::vector<Setting> settings;
    for (const std::string& assignment : assignments) {
        auto setting = settingOf(assignment);
        if (setting) {
            settings.push_back(*std::move(setting));
        } else {
            faults.push_back(std::move(setting.error()));
        }
    }
    Scenario changed = scenario;
    std::ranges::move(applyAll(changed, std::move(settings)), std::back_inserter(faults));
    if (faults.empty()) {
        scenario = std::move(changed);
    }
    return faults;
}

Checked<Scenario> withEnvironment(Scenario scenario, const std::vector<std::string>& environment)
{
    Faults faults;
    std::vector<Setting> settings;
    for (const std::string_view line : environment) {
        const std::size_t equals = line.find('=');
        if (!line.starts_with(variablePrefix) || equals == std::string_view::npos) {
            continue;
        }
        auto setting = settingOfVariable(line.substr(0, equals), line.substr(equals + 1));
        if (setting) {
            settings.push_back(*std::move(setting));
        } else {
            faults.push_back(std::move(setting.error()));
        }
    }
    std::ranges::move(applyAll(scenario, std::move(settings)), std::back_inserter(faults));
    if (!faults.empty()) {
        return tl::unexpected{faults};
    }
    return scenario;
}

} // namespace repique::scenario
