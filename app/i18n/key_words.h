// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/words.h"

#include <span>
#include <string_view>

/// Names for people of the document's keys, of the words that a key accepts, of metrics and of presets.
namespace repique::i18n {

/// A dotted key of the scenario document on a control: "policy.base" is "Base delay" in "ms".
/// `fault.unavailable.probability` and `fault.lost_response.probability` stand for the first fault of that
/// kind.
struct KeyWords
{
    std::string_view key;
    Words label;
    Words unit; ///< equal in both languages for symbols; empty for words and counts without one
    Words explanation; ///< one sentence, for tooltips and help
};

/// Every scalar key of the document that people set by hand, in the order of the document.
[[nodiscard]] std::span<const KeyWords> keyWords() noexcept;
/// Nothing when there are no words for `key`.
[[nodiscard]] const KeyWords* keyWordsOf(std::string_view key) noexcept;

/// A word that a key accepts: `idempotency.key` = "once" is "1 key", "made once, before the loop".
struct ChoiceWords
{
    std::string_view key;
    std::string_view value; ///< as the document writes it
    Words label;
    Words explanation;
};

/// Every word that every enumerated key accepts, grouped by key, in the order of the document.
[[nodiscard]] std::span<const ChoiceWords> choiceWords() noexcept;
/// Nothing when there are no words for `key` = `value`.
[[nodiscard]] const ChoiceWords* choiceWordsOf(std::string_view key, std::string_view value) noexcept;

/// A metric of a run: "goodput_ratio" is "Goodput", "operations that succeeded ÷ operations".
struct MetricWords
{
    std::string_view name; ///< its public name
    Words label;
    Words explanation;
};

[[nodiscard]] std::span<const MetricWords> metricWords() noexcept;
/// Nothing when there are no words for `name`.
[[nodiscard]] const MetricWords* metricWordsOf(std::string_view name) noexcept;

/// A scenario that ships with the program.
struct PresetWords
{
    std::string_view id;
    Words title;
    Words description; ///< one line
};

[[nodiscard]] std::span<const PresetWords> presetWords() noexcept;
/// Nothing when there are no words for `id`.
[[nodiscard]] const PresetWords* presetWordsOf(std::string_view id) noexcept;

} // namespace repique::i18n
