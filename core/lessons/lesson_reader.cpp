// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_reader.h"

#include "core/base/text.h"
#include "core/lessons/measure.h"
#include "core/scenario/document.h"

#include <algorithm>
#include <limits>

namespace repique::lessons {
namespace {

using scenario::Node;

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words) {
        text.append(text.empty() ? "" : " | ").append(word);
    }
    return text;
}

template<typename T>
std::string idsOf(const std::vector<T>& items)
{
    std::vector<std::string> ids;
    std::ranges::transform(items, std::back_inserter(ids), &T::id);
    return joined(ids);
}

} // namespace

LessonReader::LessonReader(std::filesystem::path folder, std::string file)
    : m_folder(std::move(folder))
    , m_file(std::move(file))
{
}

const scenario::Faults& LessonReader::faults() const noexcept
{
    return m_faults;
}

Lesson LessonReader::read(const Node& root)
{
    Lesson lesson;
    checkKeys(root, {"format", "id", "order", "covers", "scene", "step", "expect"});
    if (text(root, "format", true) != "repique-lesson/1") {
        fault(root, Errc::InvalidValue, "format", "\"repique-lesson/1\"");
    }
    lesson.id = text(root, "id", true);
    lesson.order = integer(root, "order", 1, 999, 0);
    lesson.covers = texts(root, "covers");
    for (const Node& entry : root.items) {
        for (const Node& table : entry.items) {
            if (entry.name == "scene") {
                readScene(table, lesson);
            } else if (entry.name == "step") {
                readStep(table, lesson);
            } else if (entry.name == "expect") {
                readExpectation(table, lesson);
            }
        }
    }
    if (lesson.steps.empty()) {
        fault(root, Errc::NotFound, "step", "[[step]]");
    }
    return lesson;
}

void LessonReader::readScene(const Node& table, Lesson& lesson)
{
    checkKeys(table, {"id", "file", "set"});
    const std::string written = text(table, "file", false);
    const std::filesystem::path file = written.empty() ? "scenario.repique.toml" : written;
    Scene scene{text(table, "id", true), {}};
    if (findScene(lesson, scene.id) != nullptr) {
        fault(table, Errc::InvalidValue, "scene.id", "an id of its own");
    }
    scenario::Checked<scenario::Scenario> loaded = scenario::load(m_folder / file.filename());
    if (!loaded) {
        m_faults.insert(m_faults.end(), loaded.error().begin(), loaded.error().end());
    } else {
        scene.scenario = *std::move(loaded);
        if (const Node* const assignments = entryOf(table, "set")) {
            assign(scene, *assignments);
        }
    }
    lesson.scenes.push_back(std::move(scene));
}

void LessonReader::assign(Scene& scene, const Node& assignments)
{
    for (const Node& assignment : assignments.items) {
        for (scenario::Fault wrong : scenario::assign(scene.scenario, assignment.text)) {
            wrong.file = m_file;
            wrong.line = assignment.place.line;
            wrong.column = assignment.place.column;
            m_faults.push_back(std::move(wrong));
        }
    }
}

void LessonReader::readStep(const Node& table, Lesson& lesson)
{
    checkKeys(table, {"id", "scene", "mode", "position"});
    Step step{text(table, "id", true), text(table, "scene", true), Mode::Step, 0};
    checkScene(table, step.scene, lesson);
    const std::string mode = text(table, "mode", true);
    if (mode != "step" && mode != "load") {
        fault(table, Errc::InvalidValue, "step.mode", R"("step" | "load")");
    }
    step.mode = mode == "load" ? Mode::Load : Mode::Step;
    step.position = integer(table, "position", 0, 1'000'000, 0);
    lesson.steps.push_back(std::move(step));
}

void LessonReader::readExpectation(const Node& table, Lesson& lesson)
{
    checkKeys(table, {"id", "scene", "metric", "value", "tolerance", "decimals", "seeds", "from", "to"});
    Expectation expectation;
    expectation.id = text(table, "id", true);
    if (findExpectation(lesson, expectation.id) != nullptr) {
        fault(table, Errc::InvalidValue, "expect.id", "an id of its own");
    }
    expectation.scene = text(table, "scene", true);
    checkScene(table, expectation.scene, lesson);
    expectation.metric = text(table, "metric", true);
    if (std::ranges::find(metricNames(), expectation.metric) == metricNames().end()) {
        const std::vector<std::string> names(metricNames().begin(), metricNames().end());
        fault(table, Errc::UnknownKey, "expect.metric", joined(names));
    }
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    expectation.value = number(table, "value", none);
    expectation.tolerance = number(table, "tolerance", 0.0);
    expectation.decimals = integer(table, "decimals", 0, 6, 0);
    expectation.seeds = integer(table, "seeds", 1, 100'000, 1);
    expectation.from = duration(table, "from");
    expectation.to = duration(table, "to");
    checkWindow(table, expectation, lesson);
    lesson.expectations.push_back(std::move(expectation));
}

void LessonReader::checkScene(const Node& table, const std::string& scene, const Lesson& lesson)
{
    if (findScene(lesson, scene) == nullptr) {
        fault(table, Errc::NotFound, "scene", idsOf(lesson.scenes));
    }
}

void LessonReader::checkWindow(const Node& table, const Expectation& expectation, const Lesson& lesson)
{
    const Scene* const scene = findScene(lesson, expectation.scene);
    const SimDuration end = scene != nullptr ? scene->scenario.model.duration : SimDuration::max();
    const SimDuration from = expectation.from.value_or(SimDuration{0});
    const SimDuration to = expectation.to.value_or(end);
    constexpr SimDuration shortest = std::chrono::seconds{1}; // a bin of any series is at most this long
    if (from + shortest > to || to > end) {
        fault(table, Errc::InvalidValue, "expect.to", "from + 1s … " + formatDuration(end));
    }
}

void LessonReader::checkKeys(const Node& table, const std::vector<std::string>& known)
{
    for (const Node& entry : table.items) {
        if (std::ranges::find(known, entry.name) == known.end()) {
            fault(entry, Errc::UnknownKey, entry.name, joined(known));
        }
    }
}

std::string LessonReader::text(const Node& table, const std::string& key, bool isRequired)
{
    const Node* const entry = entryOf(table, key);
    if (entry != nullptr && entry->type == Node::Type::Text && !entry->text.empty()) {
        return entry->text;
    }
    if (entry != nullptr || isRequired) {
        fault(entry != nullptr ? *entry : table, Errc::InvalidValue, key, "\"…\"");
    }
    return {};
}

double LessonReader::number(const Node& table, const std::string& key, double otherwise)
{
    const Node* const entry = entryOf(table, key);
    const bool isNumber
        = entry != nullptr && (entry->type == Node::Type::Number || entry->type == Node::Type::Integer);
    if (isNumber && entry->number - entry->number == 0.0) { // finite
        return entry->number;
    }
    if (entry != nullptr || otherwise != otherwise) {
        fault(entry != nullptr ? *entry : table, Errc::InvalidValue, key, "1.25");
    }
    return otherwise;
}

int LessonReader::integer(const Node& table, const std::string& key, int low, int high, int otherwise)
{
    const Node* const entry = entryOf(table, key);
    if (entry == nullptr && otherwise >= low) {
        return otherwise;
    }
    if (entry != nullptr && entry->type == Node::Type::Integer && entry->integer >= low
        && entry->integer <= high) {
        return static_cast<int>(entry->integer);
    }
    fault(entry != nullptr ? *entry : table, Errc::InvalidValue, key,
        std::to_string(low) + " … " + std::to_string(high));
    return std::max(low, otherwise);
}

std::optional<SimDuration> LessonReader::duration(const Node& table, const std::string& key)
{
    const Node* const entry = entryOf(table, key);
    if (entry == nullptr) {
        return std::nullopt;
    }
    std::optional<SimDuration> value
        = entry->type == Node::Type::Text ? parseDuration(entry->text) : std::nullopt;
    if (!value) {
        fault(*entry, Errc::InvalidValue, key, R"("100ms", "1.5s", "2m")");
    }
    return value;
}

std::vector<std::string> LessonReader::texts(const Node& table, const std::string& key)
{
    std::vector<std::string> all;
    if (const Node* const entry = entryOf(table, key)) {
        std::ranges::transform(entry->items, std::back_inserter(all), &Node::text);
    }
    return all;
}

void LessonReader::fault(const Node& where, Errc code, const std::string& key, const std::string& accepted)
{
    const int line = where.place.line > 0 ? where.place.line : where.keyPlace.line;
    scenario::Fault fault;
    fault.code = code;
    fault.file = m_file;
    fault.line = std::max(line, 1);
    fault.column = where.place.column;
    fault.key = key;
    fault.value = where.type == Node::Type::Table ? std::string{} : where.written;
    fault.accepted = accepted;
    m_faults.push_back(std::move(fault));
}

} // namespace repique::lessons
