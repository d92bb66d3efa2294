// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"
#include "core/lessons/table_reader.h"

#include <string>
#include <vector>

namespace repique::lessons {

/// Reads `[room]` and its `[[incident]]`s. Scenes, steps, exercises and goals of the lesson have been read
/// before; `ids` are the ids of its exercises.
class IncidentReader final
{
public:
    IncidentReader(TableReader& in, Lesson& lesson, std::vector<std::string> ids);

    void read(const scenario::Node& root);

private:
    void readRoom(const scenario::Node& table, IncidentRoom& room);
    void readIncident(const scenario::Node& table, IncidentRoom& room);
    void readGoal(const scenario::Node& table, Incident& incident);
    void checkScene(const scenario::Node& table, const Incident& incident);
    /// Somebody may name any of the cures for any of the incidents.
    void checkCures(const std::vector<scenario::Node>& tables, const IncidentRoom& room);
    [[nodiscard]] std::vector<MetricGroup> groups(const scenario::Node& table);
    [[nodiscard]] std::string ownId(const scenario::Node& table, const std::string& kind);

    TableReader& m_in;
    Lesson& m_lesson;
    std::vector<std::string> m_ids;
};

} // namespace repique::lessons
