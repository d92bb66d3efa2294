// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/retry/decision.h"

#include <string>
#include <string_view>
#include <vector>

/// Why a wait, why a refusal: every figure of a decision in words.
namespace repique::i18n {

/// "transient" / "transitório": what another attempt could do about an outcome.
[[nodiscard]] std::string_view classification(retry::Classification value, Language language) noexcept;
/// The same as a sentence: "transient: nothing was applied, another attempt may succeed".
[[nodiscard]] std::string_view classificationSentence(
    retry::Classification value, Language language) noexcept;

/// "attempts exhausted" / "tentativas esgotadas".
[[nodiscard]] std::string_view reason(retry::Reason value, Language language) noexcept;
/// The same as a sentence: "that was the last attempt the policy allows".
[[nodiscard]] std::string_view reasonSentence(retry::Reason value, Language language) noexcept;

/// "try again" / "repetir".
[[nodiscard]] std::string_view verdict(retry::Verdict value, Language language) noexcept;

/// One line of an explanation: "window" · "min(cap 2 s, base 100 ms × 2^0) = 100 ms".
struct WhyLine
{
    std::string label;
    std::string text;

    friend bool operator==(const WhyLine&, const WhyLine&) = default;
};

/// Answers "why this wait?" or "why did it stop?": classification, window and how it came, draw, hint and
/// what the policy makes of it, result, deadline left, budget, verdict — those that the decision came to.
/// `outcome` is what ended the attempt, in words (see `outcomeWords`); empty leaves it out. With a `policy`
/// the window and the wait show their formulas.
[[nodiscard]] std::vector<WhyLine> why(const retry::Decision& decision, Language language,
    const retry::Policy* policy = nullptr, std::string_view outcome = {});

} // namespace repique::i18n
