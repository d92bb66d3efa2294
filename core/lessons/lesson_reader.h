// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"
#include "core/scenario/fault_report.h"
#include "core/scenario/node.h"

#include <filesystem>
#include <string>

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
    void readScene(const scenario::Node& table, Lesson& lesson);
    void readStep(const scenario::Node& table, Lesson& lesson);
    void readExpectation(const scenario::Node& table, Lesson& lesson);
    void assign(Scene& scene, const scenario::Node& assignments);
    void checkKeys(const scenario::Node& table, const std::vector<std::string>& known);
    void checkScene(const scenario::Node& table, const std::string& scene, const Lesson& lesson);
    void checkWindow(const scenario::Node& table, const Expectation& expectation, const Lesson& lesson);

    [[nodiscard]] std::string text(const scenario::Node& table, const std::string& key, bool isRequired);
    [[nodiscard]] double number(const scenario::Node& table, const std::string& key, double otherwise);
    /// A whole number of [low, high].
    [[nodiscard]] int integer(
        const scenario::Node& table, const std::string& key, int low, int high, int otherwise);
    [[nodiscard]] std::optional<SimDuration> duration(const scenario::Node& table, const std::string& key);
    [[nodiscard]] std::vector<std::string> texts(const scenario::Node& table, const std::string& key);
    void fault(const scenario::Node& where, Errc code, const std::string& key, const std::string& accepted);

    std::filesystem::path m_folder;
    std::string m_file;
    scenario::Faults m_faults;
};

} // namespace repique::lessons
