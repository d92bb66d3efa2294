// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/fault_document.h"

#include "core/base/text.h"
#include "core/scenario/document.h"
#include "core/scenario/rows.h"
#include "core/scenario/script_text.h"
#include "core/scenario/toml_reader.h"

#include <nlohmann/json.hpp>

#include <array>
#include <fstream>
#include <iterator>
#include <limits>
#include <utility>

namespace repique::scenario {
namespace {

using Json = nlohmann::ordered_json;
using settlement::FaultKind;
using settlement::FaultPlan;

constexpr std::size_t largestJson = std::size_t{64} * 1024;
constexpr std::size_t longestShown = 60;

Fault faultOf(Errc code, std::string key, std::string accepted)
{
    Fault fault;
    fault.code = code;
    fault.key = std::move(key);
    fault.accepted = std::move(accepted);
    return fault;
}

std::string shown(const Json& json)
{
    std::string text = json.dump(-1, ' ', true, Json::error_handler_t::replace);
    if (text.size() > longestShown) {
        text.resize(longestShown - 1);
        text += "…";
    }
    return text;
}

/// Whether some list or table of `json` is too long or stands too deep.
bool isTooLarge(const Json& json, int level = 1)
{
    if (!json.is_structured()) {
        return false;
    }
    if (level > deepestLevel || json.size() > mostEntries) {
        return true;
    }
    return std::any_of(
        json.begin(), json.end(), [level](const Json& item) { return isTooLarge(item, level + 1); });
}

/// `json` as the document's reader sees a value; `item` is the place in the list, from 1, as its line.
Node nodeOf(const Json& json, std::string name, int item)
{
    Node node;
    node.name = std::move(name);
    node.place.line = item;
    node.keyPlace.line = item;
    node.written = shown(json);
    if (json.is_boolean()) {
        node.type = Node::Type::Boolean;
        node.boolean = json.get<bool>();
    } else if (json.is_number()) {
        const bool isWhole
            = json.is_number_integer() && json.dump() == std::to_string(json.get<std::int64_t>());
        node.type = isWhole ? Node::Type::Integer : Node::Type::Number;
        node.integer = isWhole ? json.get<std::int64_t>() : 0;
        node.number = json.get<double>();
    } else if (json.is_string()) {
        node.type = Node::Type::Text;
        node.text = json.get<std::string>();
    } else {
        node.type = json.is_object() ? Node::Type::Table : Node::Type::Array; // null: a list of nothing
        int place = 0;
        for (auto entry = json.begin(); json.is_structured() && entry != json.end(); ++entry) {
            ++place;
            node.items.push_back(
                nodeOf(*entry, json.is_object() ? entry.key() : std::string{}, item != 0 ? item : place));
        }
    }
    return node;
}

/// The status that a shorthand stands for, as the JSON writes it; empty for other kinds.
std::string_view statusOfKind(const Json& fault)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> statuses{
        {{"unavailable", "503"}, {"too_many_requests", "429"}, {"business_error", "422"}}};
    const auto kind = fault.find("kind");
    for (const auto& [name, status] : statuses) {
        if (kind != fault.end() && *kind == name) {
            return status;
        }
    }
    return {};
}

/// Without the statuses that say what their kind says already.
Json withoutRepeatedStatus(Json faults)
{
    for (Json& fault : faults) {
        const auto status = fault.is_object() ? fault.find("status") : fault.end();
        if (fault.is_object() && status != fault.end() && status->dump() == statusOfKind(fault)) {
            fault.erase("status");
        }
    }
    return faults;
}

/// The document's tables that the JSON stands for.
Node documentOf(const Json& json)
{
    Node root;
    if (const auto script = json.find("script"); script != json.end()) {
        Node table;
        table.name = "script";
        table.items.push_back(nodeOf(*script, "attempts", 0));
        root.items.push_back(std::move(table));
    }
    if (const auto faults = json.find("faults"); faults != json.end()) {
        root.items.push_back(
            nodeOf(faults->is_array() ? withoutRepeatedStatus(*faults) : *faults, "fault", 0));
    }
    return root;
}

/// "fault.probability" of the second is "faults[1].probability" here.
Fault renamed(Fault fault)
{
    const std::string place = fault.line > 0 ? "[" + std::to_string(fault.line - 1) + "]" : std::string{};
    if (fault.key.starts_with("fault")) {
        fault.key = "faults" + place + fault.key.substr(std::string_view{"fault"}.size());
    } else if (fault.key == "script.attempts") {
        fault.key = "script" + place;
    }
    fault.line = 0;
    fault.column = 0;
    return fault;
}

constexpr int firstFinalStatus = 200; ///< statuses below it announce an answer and are none

Fault impossible(std::string key, std::string value, std::string accepted)
{
    Fault fault = faultOf(Errc::NotSupported, std::move(key), std::move(accepted));
    fault.value = std::move(value);
    return fault;
}

/// What a scenario may say and a real service cannot do.
Faults impossibleIn(const FaultPlan& plan)
{
    Faults refused;
    for (std::size_t i = 0; i < plan.faults.size(); ++i) {
        const std::string place = "faults[" + std::to_string(i) + "]";
        const settlement::Fault& fault = plan.faults[i];
        if (fault.kind == FaultKind::Capacity) {
            refused.push_back(
                impossible(place + ".kind", R"("capacity")", R"("stall" | "latency" | "unavailable")"));
        }
        if (fault.kind == FaultKind::Answer && fault.status < firstFinalStatus) {
            refused.push_back(impossible(place + ".status", std::to_string(fault.status), "200 … 599"));
        }
    }
    for (std::size_t i = 0; i < plan.script.size(); ++i) {
        if (plan.script[i].status < firstFinalStatus) {
            refused.push_back(impossible("script[" + std::to_string(i) + "]",
                "\"" + scriptedAttemptText(plan.script[i]) + "\"", "200 … 599"));
        }
    }
    return refused;
}

Checked<FaultPlan> checkedPlan(FaultPlan plan)
{
    Faults refused = impossibleIn(plan);
    return refused.empty() ? Checked<FaultPlan>{std::move(plan)} : tl::unexpected{std::move(refused)};
}

void readSeed(const Json& json, FaultPlan& plan, Faults& faults)
{
    const auto seed = json.find("seed");
    if (seed == json.end()) {
        return;
    }
    constexpr auto last = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (seed->is_number_unsigned() && seed->get<std::uint64_t>() <= last) {
        plan.seed = seed->get<std::uint64_t>();
        return;
    }
    Fault fault = faultOf(Errc::InvalidValue, "seed", "0 … 9223372036854775807");
    fault.value = shown(*seed);
    faults.push_back(std::move(fault));
}

void refuseOthers(const Json& json, Faults& faults)
{
    for (auto entry = json.begin(); entry != json.end(); ++entry) {
        if (entry.key() != "script" && entry.key() != "faults" && entry.key() != "seed") {
            Fault fault = faultOf(Errc::UnknownKey, entry.key(), "script | faults | seed");
            fault.value = shown(*entry);
            faults.push_back(std::move(fault));
        }
    }
    if (json.contains("script") && json.contains("faults")) {
        faults.push_back(faultOf(Errc::InvalidValue, "faults", "script | faults"));
    }
}

Checked<FaultPlan> planOf(const Json& json)
{
    FaultPlan plan;
    Faults faults;
    refuseOthers(json, faults);
    readSeed(json, plan, faults);
    if (!json.contains("script") || !json.contains("faults")) {
        Report report;
        Scenario scenario;
        readRepeated(documentOf(json), scenario, report);
        for (Fault& fault : report.take({})) {
            faults.push_back(renamed(std::move(fault)));
        }
        plan.script = scenario.model.script.value_or(settlement::Script{});
        plan.faults = std::move(scenario.model.faults);
    }
    return faults.empty() ? checkedPlan(std::move(plan)) : tl::unexpected{std::move(faults)};
}

Json jsonOf(const Accepts& accepts, const Value& value)
{
    if (const auto* const word = std::get_if<Word>(&value)) {
        return accepts.words[word->index];
    }
    if (const auto* const duration = std::get_if<SimDuration>(&value)) {
        return formatDuration(*duration);
    }
    if (const auto* const number = std::get_if<double>(&value)) {
        return *number;
    }
    if (const auto* const whole = std::get_if<std::int64_t>(&value)) {
        return *whole;
    }
    if (const auto* const flag = std::get_if<bool>(&value)) {
        return *flag;
    }
    return valueAs<std::string>(value);
}

Json jsonOf(const settlement::Fault& fault)
{
    Json json;
    for (const Column<settlement::Fault>& column : faultColumns()) {
        const Value value = column.access.get(fault);
        const bool isKind = column.name == "kind";
        if (hasKey(fault.kind, column.name) && (isKind || value != column.access.get({}))) {
            json[std::string{column.name}] = jsonOf(column.accepts, value);
        }
    }
    return json;
}

} // namespace

Checked<FaultPlan> parseFaultDocument(std::string_view text)
{
    if (text.size() > largestJson) {
        return tl::unexpected{Faults{faultOf(Errc::TooLarge, {}, "≤ 64 KiB")}};
    }
    const Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded() || !json.is_object()) {
        Fault fault = faultOf(
            Errc::Syntax, {}, R"({"script": ["503", "ok"]} | {"faults": [{"kind": "unavailable"}]})");
        fault.detail = "not a JSON object";
        return tl::unexpected{Faults{std::move(fault)}};
    }
    if (isTooLarge(json)) {
        return tl::unexpected{Faults{faultOf(Errc::TooLarge, {}, "≤ 16 levels, ≤ 1000 entries")}};
    }
    return planOf(json);
}

Checked<FaultPlan> loadFaultDocument(const std::filesystem::path& path)
{
    std::ifstream stream{path, std::ios::binary};
    std::string start(largestJson + 1, '\0');
    stream.read(start.data(), static_cast<std::streamsize>(start.size()));
    start.resize(static_cast<std::size_t>(std::max<std::streamsize>(0, stream.gcount())));
    const std::size_t first = start.find_first_not_of(" \t\r\n");
    if (first != std::string::npos && start[first] == '{') {
        return parseFaultDocument(start).map_error([&](Faults faults) {
            for (Fault& fault : faults) {
                fault.file = path.string();
            }
            return faults;
        });
    }
    auto scenario = load(path);
    if (!scenario) {
        return tl::unexpected{scenario.error()};
    }
    return checkedPlan(faultPlanOf(scenario->model));
}

FaultPlan faultPlanOf(const storm::Model& model)
{
    const double service = static_cast<double>(model.dependency.workers) / model.dependency.capacity * 1e9;
    return {model.script.value_or(settlement::Script{}), model.faults, model.seed, fromNanoseconds(service)};
}

std::string faultDocument(const FaultPlan& plan)
{
    Json json = Json::object();
    for (const settlement::ScriptedAttempt& attempt : plan.script) {
        json["script"].push_back(scriptedAttemptText(attempt));
    }
    for (const settlement::Fault& fault : plan.faults) {
        json["faults"].push_back(jsonOf(fault));
    }
    if (plan.seed != FaultPlan{}.seed) {
        json["seed"] = plan.seed;
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace repique::scenario
