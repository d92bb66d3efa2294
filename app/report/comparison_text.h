// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/report/ensemble.h"
#include "core/storm/comparison.h"

#include <span>
#include <string>
#include <vector>

/// What pairs of runs of A and B say, in words and figures of both languages; window and command line share
/// them.
namespace repique::report {

/// The figures of both, paired by place; as many runs on both sides, asserted.
[[nodiscard]] std::vector<storm::PairedFigure> comparedRuns(const Ensemble& a, const Ensemble& b);

/// A line of the table, as people read it.
struct ComparisonRow
{
    std::string label;
    std::string a; ///< mean; with the number of runs where not all have the figure
    std::string b;
    std::string difference; ///< B − A
    std::string interval; ///< of the difference, 95 % by itself; "—" where there is none
    std::string verdict;
    std::string explanation; ///< what the figure is and why the verdict is so
    storm::Verdict kind = storm::Verdict::Unknown;
};

[[nodiscard]] ComparisonRow comparisonRow(const storm::PairedFigure& figure, i18n::Language language);

/// One sentence that says which differences are real, the ones that matter most first. Empty without figures.
[[nodiscard]] std::string comparisonSentence(
    std::span<const storm::PairedFigure> figures, i18n::Language language);

/// How it is decided what is real.
[[nodiscard]] std::string comparisonRule(i18n::Language language);

/// Every figure of a and b, their paired difference with its 95 % interval and verdict, and the sentence.
/// `parameters`: lines about what differs between the scenarios, for below the heading; may be empty.
[[nodiscard]] std::string comparisonText(
    const Ensemble& a, const Ensemble& b, i18n::Language language, const std::string& parameters = {});

} // namespace repique::report
