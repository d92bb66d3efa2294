// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/policy.h"
#include "core/scenario/node.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace repique::scenario {

/// The key is not given and has no value that could be written.
struct Absent
{
    friend bool operator==(const Absent&, const Absent&) = default;
};

/// One of the words that a key accepts, by its place among them.
struct Word
{
    std::size_t index = 0;

    friend bool operator==(const Word&, const Word&) = default;
};

/// What any key of a document can hold.
using Value = std::variant<Absent, bool, std::int64_t, double, SimDuration, Word, std::string, retry::Jitter,
    retry::RetrySet>;

enum class Kind : std::uint8_t { Boolean, Integer, Number, Duration, Words, Text, Jitter, RetryOn };

/// What a key accepts. Durations are measured in seconds here, and only here.
struct Accepts
{
    Kind kind = Kind::Words;
    double minimum = 0.0;
    double maximum = 0.0;
    bool isMinimumExcluded = false;
    /// All there is, in the order of the enumerators, for `Words`; beside the range ("unbounded", "never")
    /// for integers and durations.
    std::vector<std::string_view> words;
};

[[nodiscard]] Accepts anyBoolean();
[[nodiscard]] Accepts anyText();
[[nodiscard]] Accepts integers(double minimum, double maximum, std::vector<std::string_view> words = {});
[[nodiscard]] Accepts numbers(double minimum, double maximum);
[[nodiscard]] Accepts numbersAbove(double minimum, double maximum);
[[nodiscard]] Accepts durations(double minimumS, double maximumS, std::vector<std::string_view> words = {});
[[nodiscard]] Accepts durationsAbove(double minimumS, double maximumS);
[[nodiscard]] Accepts oneOf(std::vector<std::string_view> words);

inline constexpr double secondsPerDay = 86'400.0;
/// Longest duration of a key whose own range does not say less: ten years.
inline constexpr double longestDurationS = 3650 * secondsPerDay;

/// The value that `node` writes; nothing when `accepts` does not take it (type, range, NaN, word).
[[nodiscard]] std::optional<Value> valueOf(const Accepts& accepts, const Node& node);

/// Whether a number, an integer or a duration lies in the range; true for every other value.
[[nodiscard]] bool isInRange(const Accepts& accepts, const Value& value) noexcept;

/// What is accepted, in the notation of the document: `1 … 1000000`, `> "0ms" … "30d"`, `"fifo" | "lifo"`.
[[nodiscard]] std::string acceptedText(const Accepts& accepts);

/// `value` as TOML; empty when absent.
[[nodiscard]] std::string tomlText(const Accepts& accepts, const Value& value);

/// `text` as a basic TOML string with its quotation marks.
[[nodiscard]] std::string tomlString(std::string_view text);

} // namespace repique::scenario
