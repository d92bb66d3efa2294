// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/difference.h"

#include "core/scenario/document.h"
#include "core/scenario/schema.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace repique::scenario {
namespace {

/// They do not decide how a policy does: pairs of runs bring seeds of their own.
constexpr std::array<std::string_view, 2> passedOver{"name", "seed"};

bool isNumber(const Key& key)
{
    return key.accepts.kind == Kind::Integer || key.accepts.kind == Kind::Number;
}

/// Whether the key of this name says the same in both; kinds of budget may write 1 and 1.0.
bool isSame(std::string_view name, const Scenario& a, const Scenario& b)
{
    const Key* const ofA = findKey(name, a);
    const Key* const ofB = findKey(name, b);
    if (ofA == nullptr || ofB == nullptr) {
        return ofA == ofB;
    }
    return valueText(*ofA, a) == valueText(*ofB, b)
        || (isNumber(*ofA) && isNumber(*ofB) && numberOf(*ofA, a) == numberOf(*ofB, b));
}

std::string textOf(std::string_view name, const Scenario& scenario)
{
    const Key* const key = findKey(name, scenario);
    return key == nullptr ? std::string{} : valueText(*key, scenario);
}

void addPlain(const Scenario& a, const Scenario& b, std::vector<Difference>& found)
{
    std::vector<std::string_view> seen(passedOver.begin(), passedOver.end());
    for (const Key& key : keys()) {
        if (std::ranges::find(seen, key.name) != seen.end()) {
            continue; // kinds of budget may share a name
        }
        seen.push_back(key.name);
        if (!isSame(key.name, a, b)) {
            found.push_back({std::string{key.name}, 0, textOf(key.name, a), textOf(key.name, b)});
        }
    }
}

bool isHeader(std::string_view line)
{
    return line.starts_with("[[") || line == "[traffic]" || line == "[script]";
}

/// What `toToml` says of a scenario that has one part alone, in one line.
std::string partText(const storm::Model& part)
{
    const std::string toml = toToml({.name = {}, .model = part});
    std::string_view rest = toml;
    std::string text;
    rest.remove_prefix(rest.find('\n') + 1); // the format
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        if (!line.empty() && !isHeader(line)) {
            text += (text.empty() ? "" : ", ") + std::string{line};
        }
    }
    return text;
}

/// What a member of the model says by itself.
template<typename Value>
std::string memberText(Value storm::Model::*member, const Value& value)
{
    storm::Model part;
    part.*member = value;
    return partText(part);
}

/// An entry that is all default still is one.
template<typename Row>
std::string rowText(std::vector<Row> storm::Model::*member, const Row& row)
{
    const std::string text = memberText(member, {row});
    return text.empty() ? "{}" : text;
}

/// The kind comes first, be it the default.
std::string rowText(std::vector<settlement::Fault> storm::Model::*member, const settlement::Fault& fault)
{
    const std::string text = memberText(member, {fault});
    const std::string kind = "kind = \"unavailable\"";
    return text.starts_with("kind") ? text : kind + (text.empty() ? "" : ", ") + text;
}

template<typename Row>
void addRows(std::vector<Row> storm::Model::*member, const std::string& key, const storm::Model& a,
    const storm::Model& b, std::vector<Difference>& found)
{
    const auto text = [member](const std::vector<Row>& rows, std::size_t index) {
        return index < rows.size() ? rowText(member, rows[index]) : std::string{};
    };
    const std::vector<Row>& ofA = a.*member;
    const std::vector<Row>& ofB = b.*member;
    for (std::size_t index = 0; index < std::max(ofA.size(), ofB.size()); ++index) {
        if (index >= ofA.size() || index >= ofB.size() || ofA[index] != ofB[index]) {
            found.push_back({key, index + 1, text(ofA, index), text(ofB, index)});
        }
    }
}

std::string stepsText(const storm::Model& model)
{
    storm::Traffic steps;
    steps.steps = model.traffic.steps;
    return memberText(&storm::Model::traffic, steps);
}

} // namespace

std::vector<Difference> differences(const Scenario& a, const Scenario& b)
{
    std::vector<Difference> found;
    addPlain(a, b, found);
    if (a.model.traffic.steps != b.model.traffic.steps) {
        found.push_back({"traffic.steps", 0, stepsText(a.model), stepsText(b.model)});
    }
    addRows(&storm::Model::classes, "class", a.model, b.model, found);
    addRows(&storm::Model::faults, "fault", a.model, b.model, found);
    addRows(&storm::Model::layers, "layer", a.model, b.model, found);
    if (a.model.script != b.model.script) {
        found.push_back({"script", 0, memberText(&storm::Model::script, a.model.script),
            memberText(&storm::Model::script, b.model.script)});
    }
    return found;
}

} // namespace repique::scenario
