// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"
#include "core/lessons/table_reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace repique::lessons {

/// Names of the curves that a prediction of shape may offer; each has its picture in the window.
[[nodiscard]] const std::vector<std::string>& shapeNames();

/// Reads what the student does beside running scenes: predictions, recall cards, orderings, the quiz, piles
/// of cards and hunts for mistakes. Scenes, steps and expectations of the lesson have been read before.
class ExerciseReader final
{
public:
    ExerciseReader(TableReader& in, Lesson& lesson);

    void read(const scenario::Node& root);

    /// Of every exercise read.
    [[nodiscard]] const std::vector<std::string>& ids() const noexcept { return m_ids; }

private:
    void readPrediction(const scenario::Node& table);
    void readSketch(const scenario::Node& table, Prediction& prediction);
    void readGaps(const scenario::Node& table, Prediction& prediction);
    void readCard(const scenario::Node& table);
    void readOrdering(const scenario::Node& table);
    void readQuestion(const scenario::Node& table);
    void readSorting(const scenario::Node& table);
    void readBug(const scenario::Node& table);
    [[nodiscard]] std::vector<Option> options(const scenario::Node& table, bool hasIds);
    [[nodiscard]] std::string ownId(const scenario::Node& table, const std::string& kind);
    [[nodiscard]] std::string step(const scenario::Node& table);

    TableReader& m_in;
    Lesson& m_lesson;
    std::vector<std::string> m_ids; // every exercise of the lesson: progress refers to them
};

} // namespace repique::lessons
