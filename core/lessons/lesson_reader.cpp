// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_reader.h"

#include "core/base/text.h"
#include "core/lessons/changes.h"
#include "core/lessons/exercise_reader.h"
#include "core/lessons/formula.h"
#include "core/lessons/goal_ops.h"
#include "core/lessons/incident_reader.h"
#include "core/lessons/metrics.h"
#include "core/race/race.h"
#include "core/scenario/document.h"
#include "core/scenario/schema.h"
#include "core/settlement/server_modes.h"
#include "core/storm/contention_names.h"

#include <algorithm>

namespace repique::lessons {
namespace {

using scenario::Node;
using scenario::Remedy;
using Need = TableReader::Need;

constexpr int mostSeeds = 100'000;

const TableReader::Choices<StepKind> stepKinds{{"scene", StepKind::Scene}, {"predict", StepKind::Predict},
    {"experiment", StepKind::Experiment}, {"observe", StepKind::Observe}, {"recall", StepKind::Recall},
    {"quiz", StepKind::Quiz}, {"challenge", StepKind::Challenge}};
const TableReader::Choices<Source> sources{{"run", Source::Run}, {"formula", Source::Formula},
    {"contention", Source::Contention}, {"race", Source::Race}};
const TableReader::Choices<storm::ContentionBackoff> backoffs(
    storm::contentionBackoffs.begin(), storm::contentionBackoffs.end());
const TableReader::Choices<settlement::ServerMode> servers(
    settlement::serverModes.begin(), settlement::serverModes.end());

/// A key of the document, or a table that has keys.
bool isParameter(const std::string& name)
{
    return std::ranges::any_of(scenario::keys(), [&name](const scenario::Key& key) {
        return key.name == name
            || (key.name.starts_with(name) && key.name.size() > name.size() && key.name[name.size()] == '.');
    });
}

} // namespace

LessonReader::LessonReader(std::filesystem::path folder, std::string file)
    : m_folder(std::move(folder))
    , m_in(std::move(file))
{
}

const scenario::Faults& LessonReader::faults() const noexcept
{
    return m_in.faults();
}

Lesson LessonReader::read(const Node& root)
{
    Lesson lesson;
    m_in.checkKeys(root,
        {"format", "id", "order", "free", "givens", "scene", "step", "prediction", "expect", "recall",
            "ordering", "quiz", "sorting", "bug", "challenge", "goal", "solution", "room", "incident"});
    if (m_in.text(root, "format") != "repique-lesson/1") {
        m_in.fault(
            TableReader::entryOr(root, "format"), Errc::InvalidValue, "format", "\"repique-lesson/1\"");
    }
    lesson.id = m_in.text(root, "id");
    lesson.order = m_in.integer(root, "order", {1, 999, std::nullopt});
    readFree(root, lesson);
    lesson.givens = m_in.numbers(root, "givens");
    for (const Node& table : m_in.tables(root, "scene")) {
        readScene(table, lesson);
    }
    for (const Node& table : m_in.tables(root, "step")) {
        readStep(table, lesson);
    }
    for (const Node& table : m_in.tables(root, "expect")) {
        readExpectation(table, lesson);
    }
    ExerciseReader exercises{m_in, lesson};
    exercises.read(root);
    readChallenge(root, lesson);
    IncidentReader{m_in, lesson, exercises.ids()}.read(root);
    if (lesson.steps.empty()) {
        m_in.fault(root, Errc::NotFound, "step", "[[step]]").remedy = Remedy::AddTheKey;
    }
    return lesson;
}

void LessonReader::readFree(const Node& root, Lesson& lesson)
{
    lesson.free = m_in.texts(root, "free");
    for (const std::string& name : lesson.free) {
        if (!isParameter(name)) {
            m_in.fault(TableReader::entryOr(root, "free"), Errc::UnknownKey, "free: " + name,
                R"("policy", "policy.max_attempts", "dependency.queue")");
        }
    }
}

void LessonReader::readScene(const Node& table, Lesson& lesson)
{
    m_in.checkKeys(table, {"id", "file", "set"});
    const std::string written = m_in.text(table, "file", Need::Optional);
    Scene scene{m_in.text(table, "id"), written.empty() ? "scenario.repique.toml" : written, {}};
    if (findScene(lesson, scene.id) != nullptr) {
        m_in.fault(TableReader::entryOr(table, "id"), Errc::InvalidValue, "scene.id").remedy
            = Remedy::ChooseAnotherId;
    }
    const std::filesystem::path name{scene.file};
    if (name.filename() != name) {
        m_in.fault(TableReader::entryOr(table, "file"), Errc::InvalidValue, "scene.file: " + scene.file,
            "the name of a file of the lesson's folder");
        scene.file = name.filename().string();
    }
    scenario::Checked<scenario::Scenario> loaded = scenario::load(m_folder / scene.file);
    if (!loaded) {
        m_in.add(loaded.error());
    } else {
        scene.scenario = *std::move(loaded);
        if (const Node* const assignments = entryOf(table, "set")) {
            assign(scene.scenario, *assignments);
        }
    }
    lesson.scenes.push_back(std::move(scene));
}

void LessonReader::assign(scenario::Scenario& scenario, const Node& assignments)
{
    std::vector<std::string> texts;
    std::ranges::transform(assignments.items, std::back_inserter(texts), &Node::text);
    scenario::Faults faults = scenario::assignAll(scenario, texts);
    for (scenario::Fault& wrong : faults) {
        const auto blamed = std::ranges::find(
            assignments.items, wrong.key, [](const Node& assignment) { return keyOf(assignment.text); });
        wrong.file = m_in.file();
        wrong.line = TableReader::lineOf(blamed == assignments.items.end() ? assignments : *blamed);
    }
    m_in.add(faults);
}

void LessonReader::readStep(const Node& table, Lesson& lesson)
{
    m_in.checkKeys(table, {"id", "kind", "scene", "mode", "position", "covers"});
    Step step;
    step.id = m_in.text(table, "id");
    if (findStep(lesson, step.id) != nullptr) {
        m_in.fault(TableReader::entryOr(table, "id"), Errc::InvalidValue, "step.id").remedy
            = Remedy::ChooseAnotherId;
    }
    step.kind = m_in.choice(table, "kind", stepKinds, Need::Required);
    step.scene = m_in.text(table, "scene");
    checkScene(table, step.scene, lesson);
    step.mode = m_in.choice<Mode>(
        table, "mode", {{"step", Mode::Step}, {"load", Mode::Load}, {"race", Mode::Race}}, Need::Required);
    step.position = m_in.integer(table, "position", {0, 1'000'000, 0});
    checkView(table, step, lesson);
    step.covers = m_in.texts(table, "covers");
    step.line = TableReader::lineOf(table);
    lesson.steps.push_back(std::move(step));
}

/// A script has no load to show, and a load no numbered message to stand on.
void LessonReader::checkView(const Node& table, const Step& step, const Lesson& lesson)
{
    const Scene* const scene = findScene(lesson, step.scene);
    if (step.mode != Mode::Load) {
        return;
    }
    if (scene != nullptr && scene->scenario.model.script) {
        m_in.fault(TableReader::entryOr(table, "mode"), Errc::InvalidValue, "step.mode: load", "\"step\"");
    }
    if (step.position != 0) {
        m_in.fault(TableReader::entryOr(table, "position"), Errc::InvalidValue, "step.position", "0");
    }
}

void LessonReader::readExpectation(const Node& table, Lesson& lesson)
{
    m_in.checkKeys(table,
        {"id", "source", "scene", "metric", "value", "tolerance", "decimals", "seeds", "from", "to", "shown",
            "clients", "runs", "backoff", "copies", "server"});
    Expectation expectation;
    expectation.id = m_in.text(table, "id");
    if (findExpectation(lesson, expectation.id) != nullptr) {
        m_in.fault(TableReader::entryOr(table, "id"), Errc::InvalidValue, "expect.id").remedy
            = Remedy::ChooseAnotherId;
    }
    expectation.what = measurement(table, lesson, {});
    expectation.value = m_in.number(table, "value");
    expectation.tolerance = m_in.number(table, "tolerance", 0.0);
    if (expectation.tolerance < 0.0) {
        m_in.fault(TableReader::entryOr(table, "tolerance"), Errc::InvalidValue, "tolerance", "≥ 0");
    }
    expectation.decimals = m_in.integer(table, "decimals", {0, 6, 0});
    expectation.seeds = m_in.integer(table, "seeds", {1, mostSeeds, 1});
    expectation.isShown = m_in.boolean(table, "shown", true);
    expectation.line = TableReader::lineOf(table);
    lesson.expectations.push_back(std::move(expectation));
}

Measurement LessonReader::measurement(const Node& table, const Lesson& lesson, const std::string& scene)
{
    Measurement what;
    what.source = m_in.choice(table, "source", sources, Need::Optional);
    what.metric = m_in.text(table, "metric");
    switch (what.source) {
    case Source::Formula:
        checkFormula(table, what.metric, lesson);
        break;
    case Source::Contention:
        readContention(table, what);
        break;
    case Source::Race:
        readRace(table, what);
        break;
    case Source::Run:
        what.scene = m_in.text(table, "scene", scene.empty() ? Need::Required : Need::Optional);
        what.scene = what.scene.empty() ? scene : what.scene;
        readRun(table, lesson, what);
        break;
    }
    return what;
}

void LessonReader::readContention(const Node& table, Measurement& what)
{
    what.clients = m_in.integer(table, "clients", {1, 1000, std::nullopt});
    what.runs = m_in.integer(table, "runs", {1, 10'000, std::nullopt});
    what.backoff = m_in.choice(table, "backoff", backoffs, Need::Required);
    if (what.metric != "mean_ms" && what.metric != "mean_calls") {
        m_in.fault(TableReader::entryOr(table, "metric"), Errc::UnknownKey, "metric", "mean_ms | mean_calls");
    }
}

void LessonReader::readRace(const Node& table, Measurement& what)
{
    what.copies = m_in.integer(table, "copies", {1, race::mostCopies, std::nullopt});
    what.server = m_in.choice(table, "server", servers, Need::Required);
    if (what.metric != "orders" && what.metric != "duplicating") {
        m_in.fault(TableReader::entryOr(table, "metric"), Errc::UnknownKey, "metric", "orders | duplicating");
    }
}

void LessonReader::readRun(const Node& table, const Lesson& lesson, Measurement& what)
{
    what.from = m_in.duration(table, "from");
    what.to = m_in.duration(table, "to");
    checkScene(table, what.scene, lesson);
    const Scene* const scene = findScene(lesson, what.scene);
    if (scene == nullptr) {
        return;
    }
    if (!isMetric(what.metric, scene->scenario.model)) {
        m_in.fault(TableReader::entryOr(table, "metric"), Errc::UnknownKey, "metric",
            joined(metricNames(scene->scenario.model)));
    }
    checkWindow(table, what, *scene);
}

void LessonReader::checkFormula(const Node& table, const std::string& formula, const Lesson& lesson)
{
    const Result<double> value = evaluate(formula, [&lesson](const std::string& id) {
        return findExpectation(lesson, id) != nullptr ? std::optional{1.0} : std::nullopt;
    });
    if (!value && !formula.empty()) {
        m_in.fault(TableReader::entryOr(table, "metric"), value.error().code,
            "metric: " + value.error().detail, "(1 - 0.5^64) / (1 - 0.5), a / b; a, b: [[expect]] id");
    }
}

void LessonReader::checkWindow(const Node& table, const Measurement& what, const Scene& scene)
{
    if (!what.from && !what.to) {
        return;
    }
    const SimDuration end = scene.scenario.model.duration;
    const SimDuration from = what.from.value_or(SimDuration{0});
    const SimDuration to = what.to.value_or(end);
    if (!isOverTime(what.metric)) {
        m_in.fault(
            TableReader::entryOr(table, "from"), Errc::InvalidValue, "from, to", joined(windowMetricNames()));
    } else if (from + binOf(scene.scenario.model) > to || to > end) {
        m_in.fault(TableReader::entryOr(table, "to"), Errc::InvalidValue, "to",
            formatDuration(from + binOf(scene.scenario.model)) + " … " + formatDuration(end));
    }
}

void LessonReader::checkScene(const Node& table, const std::string& scene, const Lesson& lesson)
{
    if (!scene.empty() && findScene(lesson, scene) == nullptr) {
        m_in.fault(TableReader::entryOr(table, "scene"), Errc::NotFound, "scene", idsOf(lesson.scenes));
    }
}

void LessonReader::readChallenge(const Node& root, Lesson& lesson)
{
    if (const Node* const table = entryOf(root, "challenge")) {
        m_in.checkKeys(*table, {"changes"});
        lesson.challenge.mostChanges = m_in.integer(*table, "changes", {1, 100, std::nullopt});
    }
    for (const Node& table : m_in.tables(root, "goal")) {
        readGoal(table, lesson);
    }
    for (const Node& table : m_in.tables(root, "solution")) {
        m_in.checkKeys(table, {"set"});
        std::vector<std::string> solution = m_in.texts(table, "set");
        const Node& set = TableReader::entryOr(table, "set");
        lesson.challenge.line
            = lesson.challenge.line == 0 ? TableReader::lineOf(table) : lesson.challenge.line;
        checkSolution(set, solution, lesson);
        lesson.challenge.solutions.push_back(std::move(solution));
    }
}

void LessonReader::checkSolution(
    const Node& set, const std::vector<std::string>& solution, const Lesson& lesson)
{
    if (solution.empty()) {
        m_in.fault(set, Errc::NotFound, "set", "[\"policy.max_attempts=2\"]").remedy = Remedy::AddTheKey;
        return;
    }
    for (const std::string& assignment : solution) {
        if (!isFree(lesson, keyOf(assignment))) {
            m_in.fault(set, Errc::InvalidValue, keyOf(assignment), joined(lesson.free)).remedy
                = Remedy::FreeTheParameter;
        }
    }
    const std::optional<int>& most = lesson.challenge.mostChanges;
    if (most && static_cast<int>(solution.size()) > *most) {
        m_in.fault(set, Errc::InvalidValue, "set", "≤ " + std::to_string(*most)).remedy = Remedy::ChangeLess;
    }
    const auto goal = lesson.challenge.goals.begin();
    const Scene* const scene
        = goal == lesson.challenge.goals.end() ? nullptr : findScene(lesson, goal->what.scene);
    if (scene != nullptr) {
        scenario::Scenario tried = scene->scenario;
        assign(tried, set);
    }
}

void LessonReader::readGoal(const Node& table, Lesson& lesson)
{
    m_in.checkKeys(table, {"scene", "metric", "op", "value", "from", "to", "seeds"});
    const auto step = std::ranges::find(lesson.steps, StepKind::Challenge, &Step::kind);
    Goal goal;
    goal.what = measurement(table, lesson, step == lesson.steps.end() ? std::string{} : step->scene);
    goal.op = m_in.choice(table, "op", goalOps(), Need::Required);
    goal.value = m_in.number(table, "value");
    for (const double seed : m_in.numbers(table, "seeds")) {
        goal.seeds.push_back(static_cast<std::int64_t>(seed));
    }
    if (goal.seeds.empty()) {
        const Scene* const scene = findScene(lesson, goal.what.scene);
        goal.seeds.push_back(scene != nullptr ? static_cast<std::int64_t>(scene->scenario.model.seed) : 1);
    }
    goal.line = TableReader::lineOf(table);
    lesson.challenge.goals.push_back(std::move(goal));
}

} // namespace repique::lessons
