// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/trace/trace.h"

#include <QtCore/QString>

#include <vector>

namespace repique {

/// What the diagram says of one step.
struct StepWords
{
    QString label; ///< above the arrow
    QString detail; ///< below it, may be empty
};

/// One line of an explanation.
struct WhyWords
{
    QString label;
    QString text;
};

/// The words of the shared language library as Qt text, one entry a step.
[[nodiscard]] std::vector<StepWords> wordsOf(const trace::Trace& trace, i18n::Language language);

/// Why the decision of `step` is what it is; empty without a decision. `policy` adds the formulas and may be
/// null.
[[nodiscard]] std::vector<WhyWords> whyWords(
    const trace::Trace& trace, const trace::Step& step, i18n::Language language, const retry::Policy* policy);

[[nodiscard]] QString durationWords(SimDuration duration, i18n::Language language);
/// The time of a cursor that moves: tenths of a second always shown below an hour, "35.0 s", so that the text
/// keeps its width.
[[nodiscard]] QString clockWords(SimDuration time, i18n::Language language);
[[nodiscard]] QString numberWords(std::int64_t number, i18n::Language language);

} // namespace repique
