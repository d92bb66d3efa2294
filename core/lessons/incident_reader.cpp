// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/incident_reader.h"

#include "core/lessons/goal_ops.h"
#include "core/lessons/metrics.h"
#include "core/scenario/document.h"

#include <algorithm>
#include <utility>

namespace repique::lessons {
namespace {

using scenario::Node;
using scenario::Remedy;

constexpr int fewestIncidents = 2;

std::string groupNames()
{
    const std::vector<std::string_view> names = allNames(metricGroups);
    return joined({names.begin(), names.end()});
}

std::string sceneNames(const Lesson& lesson)
{
    std::vector<std::string> names;
    for (const Scene& scene : lesson.scenes) {
        if (!scene.scenario.model.script) {
            names.push_back(scene.id);
        }
    }
    return joined(names);
}

} // namespace

IncidentReader::IncidentReader(TableReader& in, Lesson& lesson, std::vector<std::string> ids)
    : m_in(in)
    , m_lesson(lesson)
    , m_ids(std::move(ids))
{
}

void IncidentReader::read(const Node& root)
{
    const std::vector<Node> tables = m_in.tables(root, "incident");
    const Node* const table = entryOf(root, "room");
    if (table == nullptr) {
        if (!tables.empty()) {
            m_in.fault(tables.front(), Errc::NotFound, "room", "[room]").remedy = Remedy::AddTheKey;
        }
        return;
    }
    IncidentRoom room;
    for (const Node& each : tables) {
        readIncident(each, room);
    }
    readRoom(*table, room);
    checkCures(tables, room);
    if (!m_lesson.challenge.goals.empty()) {
        m_in.fault(*table, Errc::InvalidValue, "room", "[room] | [[goal]]");
    }
    m_lesson.room = std::move(room);
}

void IncidentReader::readRoom(const Node& table, IncidentRoom& room)
{
    m_in.checkKeys(table, {"id", "question", "looks", "pass"});
    room.id = ownId(table, "room");
    room.question = m_in.words(table, "question");
    room.looks = m_in.integer(table, "looks", {1, static_cast<int>(metricGroups.size()), std::nullopt});
    const int count = static_cast<int>(room.incidents.size());
    room.pass = m_in.integer(table, "pass", {1, std::max(count, 1), std::nullopt});
    room.line = TableReader::lineOf(table);
    if (count < fewestIncidents) {
        m_in.fault(table, Errc::NotFound, "incident", "≥ 2").remedy = Remedy::AddTheKey;
    }
}

void IncidentReader::readIncident(const Node& table, IncidentRoom& room)
{
    m_in.checkKeys(table, {"id", "scene", "cause", "cure", "why", "set", "goal", "shows"});
    Incident incident;
    incident.id = ownId(table, "incident");
    incident.scene = m_in.text(table, "scene");
    incident.cause = m_in.words(table, "cause");
    incident.cure = m_in.words(table, "cure");
    incident.why = m_in.words(table, "why");
    incident.set = m_in.texts(table, "set");
    incident.shows = groups(table);
    incident.line = TableReader::lineOf(table);
    checkScene(table, incident);
    if (incident.set.empty()) {
        m_in.fault(TableReader::entryOr(table, "set"), Errc::NotFound, "set", "[\"policy.jitter=1\"]").remedy
            = Remedy::AddTheKey;
    }
    const std::vector<Node> goals = m_in.tables(table, "goal");
    for (const Node& goal : goals) {
        readGoal(goal, incident);
    }
    if (goals.empty()) {
        m_in.fault(table, Errc::NotFound, "goal", "[[incident.goal]]").remedy = Remedy::AddTheKey;
    }
    room.incidents.push_back(std::move(incident));
}

void IncidentReader::checkScene(const Node& table, const Incident& incident)
{
    const Scene* const scene = findScene(m_lesson, incident.scene);
    if (incident.scene.empty()) {
        return;
    }
    if (scene == nullptr || scene->scenario.model.script) {
        m_in.fault(TableReader::entryOr(table, "scene"),
            scene == nullptr ? Errc::NotFound : Errc::InvalidValue, "incident.scene", sceneNames(m_lesson));
    }
}

std::vector<MetricGroup> IncidentReader::groups(const Node& table)
{
    std::vector<MetricGroup> groups;
    const std::vector<std::string> names = m_in.texts(table, "shows");
    for (const std::string& name : names) {
        if (const std::optional<MetricGroup> group = valueIn(metricGroups, name)) {
            groups.push_back(*group);
        } else {
            m_in.fault(
                TableReader::entryOr(table, "shows"), Errc::UnknownKey, "shows: " + name, groupNames());
        }
    }
    if (names.empty()) {
        m_in.fault(TableReader::entryOr(table, "shows"), Errc::NotFound, "shows", groupNames()).remedy
            = Remedy::AddTheKey;
    }
    return groups;
}

void IncidentReader::readGoal(const Node& table, Incident& incident)
{
    m_in.checkKeys(table, {"metric", "op", "value"});
    Goal goal;
    goal.what.scene = incident.scene;
    goal.what.metric = m_in.text(table, "metric");
    goal.op = m_in.choice(table, "op", goalOps(), TableReader::Need::Required);
    goal.value = m_in.number(table, "value");
    goal.line = TableReader::lineOf(table);
    const Scene* const scene = findScene(m_lesson, incident.scene);
    if (scene != nullptr) {
        goal.seeds.push_back(static_cast<std::int64_t>(scene->scenario.model.seed));
        if (!isMetric(goal.what.metric, scene->scenario.model)) {
            m_in.fault(TableReader::entryOr(table, "metric"), Errc::UnknownKey, "metric",
                joined(metricNames(scene->scenario.model)));
        }
    }
    incident.goals.push_back(std::move(goal));
}

void IncidentReader::checkCures(const std::vector<Node>& tables, const IncidentRoom& room)
{
    for (std::size_t cure = 0; cure < room.incidents.size(); ++cure) {
        for (const Incident& incident : room.incidents) {
            const Scene* const scene = findScene(m_lesson, incident.scene);
            if (scene == nullptr) {
                continue;
            }
            scenario::Scenario tried = scene->scenario;
            scenario::Faults faults = scenario::assignAll(tried, room.incidents[cure].set);
            for (scenario::Fault& fault : faults) {
                fault.file = m_in.file();
                fault.line = TableReader::lineOf(TableReader::entryOr(tables[cure], "set"));
            }
            m_in.add(faults);
            if (!faults.empty()) {
                break; // once is enough
            }
        }
    }
}

std::string IncidentReader::ownId(const Node& table, const std::string& kind)
{
    std::string id = m_in.text(table, "id");
    const bool isPlain = id.find_first_of(" ,=") == std::string::npos;
    if (!isPlain) {
        m_in.fault(TableReader::entryOr(table, "id"), Errc::InvalidValue, kind + ".id", "\"no-jitter\"");
    } else if (!id.empty() && std::ranges::find(m_ids, id) != m_ids.end()) {
        m_in.fault(TableReader::entryOr(table, "id"), Errc::InvalidValue, kind + ".id").remedy
            = Remedy::ChooseAnotherId;
    }
    m_ids.push_back(id);
    return id;
}

} // namespace repique::lessons
