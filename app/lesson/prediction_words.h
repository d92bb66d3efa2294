// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/wording.h"
#include "core/lessons/prediction_score.h"
#include "core/lessons/progress_records.h"

#include <vector>

namespace repique {

/// How many decimals a number prediction is asked with: those that its expectation is printed with.
[[nodiscard]] int digitsOf(const lessons::Prediction& prediction, const lessons::Lesson& lesson);

/// The points of a sketch as an answer keeps them, and back; nothing when a part is no number.
[[nodiscard]] std::string sketchText(const std::vector<double>& sketch);
[[nodiscard]] std::vector<double> sketchFrom(const std::string& text);

/// The place of the option that was chosen; −1 when there is none of that id.
[[nodiscard]] int optionOf(const lessons::Prediction& prediction, const std::string& id);

/// 1 for the right option, else 0.
[[nodiscard]] double scoreOfChoice(
    const lessons::Prediction& prediction, const lessons::PredictionRecord& record);

/// The answer, which is a number, against what was measured.
[[nodiscard]] lessons::PredictionScore scoreOfNumber(const lessons::Prediction& prediction,
    const lessons::PredictionRecord& record, double measured, const Wording& wording);

/// What came of a number.
struct Outcome
{
    double measured = 0.0;
    lessons::PredictionScore score;
};

/// "you 1.1 · measured 3.0 · score 37%".
[[nodiscard]] QString numberVerdict(const lessons::Prediction& prediction,
    const lessons::PredictionRecord& record, const Outcome& outcome, const Wording& wording);

[[nodiscard]] QString sketchVerdict(const lessons::PredictionScore& score, const Wording& wording);

/// The lesson's sentence for a gap of this kind.
[[nodiscard]] QString gapSentence(
    const lessons::Prediction& prediction, lessons::Gap gap, const Wording& wording);

} // namespace repique
