// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sequence/step_words.h"

namespace repique {

/// One step as a screen reader says it: "message 3 of 7, PIX client to BACEN settlement, POST /settlements,
/// key K-7f3a · attempt 2, at 108 ms". `words` are those of the step.
/// A note says whose it is when the trace has layers.
[[nodiscard]] QString spokenStep(
    const trace::Trace& trace, const trace::Step& step, const StepWords& words, i18n::Language language);

} // namespace repique
