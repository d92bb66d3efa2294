// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/demo.h"

#include "app/i18n/decision_words.h"
#include "app/i18n/key_words.h"
#include "app/i18n/trace_words.h"
#include "app/report/text_table.h"
#include "core/storm/run.h"
#include "core/trace/render.h"

#include <fmt/format.h>

namespace repique::report {
namespace {

using i18n::Language;
using i18n::Words;
using trace::Event;
using trace::Step;
using trace::Trace;

Json waitsOf(const Trace& trace)
{
    Json waits = Json::array();
    for (const Step& step : trace.steps) {
        if (step.event == Event::Wait && step.decision) {
            waits.push_back(static_cast<double>(step.decision->wait.count()) / 1e6);
        }
    }
    return waits;
}

std::string parties(const Trace& trace, const Step& step, const i18n::TraceWords& words)
{
    const std::string from = nameOf(trace, step.from, words);
    if (step.kind != trace::StepKind::Message) {
        return from;
    }
    return from + (step.lost ? " →✕ " : " → ") + nameOf(trace, step.to, words);
}

std::string stepLine(const Trace& trace, const Step& step, const i18n::TraceWords& words)
{
    const std::string number = step.number == 0 ? "" : std::to_string(step.number);
    const std::string detail = words.detail(step);
    return fmt::format("  {:>2}  {:>10}  {}: {}{}\n", number, words.moment(step.at),
        parties(trace, step, words), words.label(step), detail.empty() ? "" : " (" + detail + ")");
}

/// The policy of the caller that a decision belongs to.
const retry::Policy& policyOf(const storm::Model& model, const Step& step)
{
    const auto layer = static_cast<std::size_t>(trace::depthOf(step.from));
    return layer < model.layers.size() ? model.layers[layer].policy : model.policy;
}

std::string reasons(
    const Step& step, const retry::Policy& policy, const i18n::TraceWords& words, Language language)
{
    if (!step.decision || (step.event != Event::Wait && step.event != Event::GaveUp)) {
        return {};
    }
    std::string out;
    for (const i18n::WhyLine& line : i18n::why(*step.decision, language, &policy, words.outcomeOf(step))) {
        out += fmt::format("{:>18}{}: {}\n", "", line.label, line.text);
    }
    return out;
}

/// Of the outermost caller.
std::string log(const Trace& trace, const i18n::TraceWords& words, Language language)
{
    std::string lines;
    for (const Step& step : trace.steps) {
        const bool isOutermost = step.from == trace::Party::Client || step.to == trace::Party::Client;
        const std::string line = isOutermost ? words.logLine(step) : std::string{};
        lines += line.empty() ? "" : "    " + line + "\n";
    }
    const Words heading{"  Log of failed attempts:\n", "  Log das tentativas que falharam:\n"};
    return lines.empty() ? "" : std::string{heading.in(language)} + lines;
}

std::string sceneHeading(const Scene& scene, std::size_t place, Language language)
{
    const i18n::PresetWords* const words = i18n::presetWordsOf(scene.id);
    if (words == nullptr) {
        return fmt::format("{}. {}\n", place, scene.id);
    }
    return fmt::format("{}. {}\n", place, words->title.in(language))
        + wrapped(words->description.in(language), "  ");
}

} // namespace

const std::vector<std::string_view>& sceneIds()
{
    static const std::vector<std::string_view> ids{"transient_503", "lost_response", "insufficient_funds"};
    return ids;
}

Result<Scene> playScene(std::string id, scenario::Scenario scenario)
{
    Result<Trace> trace = storm::replay(scenario.model, std::uint64_t{0});
    if (!trace) {
        return tl::unexpected{trace.error()};
    }
    return Scene{std::move(id), std::move(scenario), std::move(*trace)};
}

Json demoJson(const std::vector<Scene>& scenes)
{
    Json list = Json::array();
    for (const Scene& scene : scenes) {
        Json entry;
        entry["id"] = scene.id;
        entry["outcome"] = trace::nameOf(scene.trace.outcome);
        entry["attempts"] = scene.trace.attempts;
        entry["debits"] = scene.trace.debits;
        entry["waits_ms"] = waitsOf(scene.trace);
        list.push_back(std::move(entry));
    }
    Json json;
    json["scenes"] = std::move(list);
    return json;
}

std::string storyText(const Trace& trace, const storm::Model& model, Language language)
{
    const i18n::TraceWords words{language, trace};
    std::string out;
    for (const Step& step : trace.steps) {
        out += stepLine(trace, step, words) + reasons(step, policyOf(model, step), words, language);
    }
    return out + log(trace, words, language) + "  = " + words.outcome(trace.outcome) + " · "
        + words.summary(trace) + "\n";
}

std::string demoText(const std::vector<Scene>& scenes, Language language)
{
    std::string out;
    for (std::size_t i = 0; i < scenes.size(); ++i) {
        out += (i == 0 ? "" : "\n") + sceneHeading(scenes[i], i + 1, language)
            + storyText(scenes[i].trace, scenes[i].scenario.model, language);
    }
    return out;
}

} // namespace repique::report
