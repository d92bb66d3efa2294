// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"
#include "core/lessons/table_reader.h"

#include <filesystem>
#include <string>
#include <vector>

namespace repique::lessons {

/// Turns a parsed lesson.toml into a lesson without prose, collecting faults. One use.
class LessonReader final
{
public:
    /// `folder`: where the scenario files of the scenes are; `file`: lesson.toml as the faults name it.
    LessonReader(std::filesystem::path folder, std::string file);

    [[nodiscard]] Lesson read(const scenario::Node& root);
    [[nodiscard]] const scenario::Faults& faults() const noexcept;

private:
    void readFree(const scenario::Node& root, Lesson& lesson);
    void readScene(const scenario::Node& table, Lesson& lesson);
    void readStep(const scenario::Node& table, Lesson& lesson);
    void checkView(const scenario::Node& table, const Step& step, const Lesson& lesson);
    void readExpectation(const scenario::Node& table, Lesson& lesson);
    void readChallenge(const scenario::Node& root, Lesson& lesson);
    void readGoal(const scenario::Node& table, Lesson& lesson);
    void checkSolution(
        const scenario::Node& set, const std::vector<std::string>& solution, const Lesson& lesson);
    [[nodiscard]] Measurement measurement(
        const scenario::Node& table, const Lesson& lesson, const std::string& scene);
    void readContention(const scenario::Node& table, Measurement& what);
    void readRace(const scenario::Node& table, Measurement& what);
    void readRun(const scenario::Node& table, const Lesson& lesson, Measurement& what);
    void checkFormula(const scenario::Node& table, const std::string& formula, const Lesson& lesson);
    void checkWindow(const scenario::Node& table, const Measurement& what, const Scene& scene);
    void checkScene(const scenario::Node& table, const std::string& scene, const Lesson& lesson);
    /// Sets the assignments over `scenario`; their faults carry the line of the assignment.
    void assign(scenario::Scenario& scenario, const scenario::Node& assignments);

    std::filesystem::path m_folder;
    TableReader m_in;
};

} // namespace repique::lessons
