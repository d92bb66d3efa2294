// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/value.h"

#include "core/base/assert.h"
#include "core/base/text.h"
#include "core/scenario/policy_values.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace repique::scenario {
namespace {

std::optional<Value> wordOf(const Accepts& accepts, const Node& node)
{
    const auto found = std::ranges::find(accepts.words, std::string_view{node.text});
    if (node.type != Node::Type::Text || found == accepts.words.end()) {
        return std::nullopt;
    }
    return Word{static_cast<std::size_t>(found - accepts.words.begin())};
}

std::optional<Value> quantityOf(const Accepts& accepts, const Node& node)
{
    const bool isInteger = node.type == Node::Type::Integer;
    const bool isNumber = isInteger || (node.type == Node::Type::Number && std::isfinite(node.number));
    if (accepts.kind == Kind::Integer && isInteger) {
        return node.integer;
    }
    if (accepts.kind == Kind::Number && isNumber) {
        return node.number + 0.0; // −0 is written as 0
    }
    if (accepts.kind == Kind::Duration && node.type == Node::Type::Text) {
        const auto duration = parseDuration(node.text);
        return duration ? std::optional<Value>{*duration} : std::nullopt;
    }
    return std::nullopt;
}

std::string limitText(Kind kind, double limit)
{
    if (kind == Kind::Duration) {
        return tomlString(formatDuration(fromNanoseconds(limit * 1e9)));
    }
    constexpr double firstTooLarge = 9223372036854775808.0;
    if (limit >= firstTooLarge) {
        return std::to_string(std::numeric_limits<std::int64_t>::max());
    }
    const bool isWhole = std::floor(limit) == limit;
    return isWhole ? std::to_string(static_cast<std::int64_t>(limit)) : formatNumber(limit);
}

std::string joinedWords(const std::vector<std::string_view>& words)
{
    std::string result;
    for (const std::string_view word : words) {
        result += (result.empty() ? "" : " | ") + tomlString(word);
    }
    return result;
}

std::string numberText(double number)
{
    const std::string text = formatNumber(number);
    return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

bool isWithin(const Accepts& accepts, double number) noexcept
{
    const bool isAbove = accepts.isMinimumExcluded ? number > accepts.minimum : number >= accepts.minimum;
    return isAbove && number <= accepts.maximum;
}

bool isDurationWithin(const Accepts& accepts, SimDuration duration) noexcept
{
    const SimDuration minimum = fromNanoseconds(accepts.minimum * 1e9);
    const bool isAbove = accepts.isMinimumExcluded ? duration > minimum : duration >= minimum;
    return isAbove && duration <= fromNanoseconds(accepts.maximum * 1e9);
}

std::string escaped(char c)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
        return {'\\', c};
    }
    if (byte < 0x20U || byte == 0x7FU) {
        return std::string{"\\u00"} + digits[byte >> 4U] + digits[byte & 0xFU];
    }
    return {c};
}

} // namespace

Accepts anyBoolean()
{
    return {.kind = Kind::Boolean, .minimum = 0.0, .maximum = 1.0, .words = {}};
}

Accepts anyText()
{
    return {.kind = Kind::Text, .words = {}};
}

Accepts integers(double minimum, double maximum, std::vector<std::string_view> words)
{
    return {.kind = Kind::Integer, .minimum = minimum, .maximum = maximum, .words = std::move(words)};
}

Accepts numbers(double minimum, double maximum)
{
    return {.kind = Kind::Number, .minimum = minimum, .maximum = maximum, .words = {}};
}

Accepts numbersAbove(double minimum, double maximum)
{
    return {
        .kind = Kind::Number, .minimum = minimum, .maximum = maximum, .isMinimumExcluded = true, .words = {}};
}

Accepts durations(double minimumS, double maximumS, std::vector<std::string_view> words)
{
    return {.kind = Kind::Duration, .minimum = minimumS, .maximum = maximumS, .words = std::move(words)};
}

Accepts durationsAbove(double minimumS, double maximumS)
{
    return {.kind = Kind::Duration,
        .minimum = minimumS,
        .maximum = maximumS,
        .isMinimumExcluded = true,
        .words = {}};
}

Accepts oneOf(std::vector<std::string_view> words)
{
    const auto last = static_cast<double>(words.size()) - 1;
    return {.kind = Kind::Words, .minimum = 0.0, .maximum = last, .words = std::move(words)};
}

std::optional<Value> valueOf(const Accepts& accepts, const Node& node)
{
    if (accepts.kind == Kind::Jitter) {
        return jitterOf(node);
    }
    if (accepts.kind == Kind::RetryOn) {
        return retrySetOf(node);
    }
    if (accepts.kind == Kind::Boolean) {
        return node.type == Node::Type::Boolean ? std::optional<Value>{node.boolean} : std::nullopt;
    }
    if (accepts.kind == Kind::Text) {
        return node.type == Node::Type::Text ? std::optional<Value>{node.text} : std::nullopt;
    }
    if (auto word = wordOf(accepts, node)) {
        return word;
    }
    auto quantity = quantityOf(accepts, node);
    return quantity && isInRange(accepts, *quantity) ? quantity : std::nullopt;
}

bool isInRange(const Accepts& accepts, const Value& value) noexcept
{
    if (const auto* number = std::get_if<double>(&value)) {
        return std::isfinite(*number) && isWithin(accepts, *number);
    }
    if (const auto* integer = std::get_if<std::int64_t>(&value)) {
        return isWithin(accepts, static_cast<double>(*integer));
    }
    const auto* duration = std::get_if<SimDuration>(&value);
    return duration == nullptr || isDurationWithin(accepts, *duration);
}

std::string acceptedText(const Accepts& accepts)
{
    switch (accepts.kind) {
    case Kind::Boolean:
        return "true | false";
    case Kind::Text:
        return "\"…\"";
    case Kind::Words:
        return joinedWords(accepts.words);
    case Kind::Jitter:
        return acceptedJitters();
    case Kind::RetryOn:
        return acceptedRetrySets();
    case Kind::Integer:
    case Kind::Number:
    case Kind::Duration:
        return (accepts.isMinimumExcluded ? "> " : "") + limitText(accepts.kind, accepts.minimum) + " … "
            + limitText(accepts.kind, accepts.maximum)
            + (accepts.words.empty() ? "" : " | " + joinedWords(accepts.words));
    }
    return {};
}

std::string tomlText(const Accepts& accepts, const Value& value)
{
    if (const auto* boolean = std::get_if<bool>(&value)) {
        return *boolean ? "true" : "false";
    }
    if (const auto* integer = std::get_if<std::int64_t>(&value)) {
        return std::to_string(*integer);
    }
    if (const auto* number = std::get_if<double>(&value)) {
        return numberText(*number);
    }
    if (const auto* duration = std::get_if<SimDuration>(&value)) {
        return tomlString(formatDuration(*duration));
    }
    if (const auto* word = std::get_if<Word>(&value)) {
        REPIQUE_ASSERT(word->index < accepts.words.size());
        return tomlString(accepts.words[word->index]);
    }
    if (const auto* text = std::get_if<std::string>(&value)) {
        return tomlString(*text);
    }
    if (const auto* jitter = std::get_if<retry::Jitter>(&value)) {
        return jitterText(*jitter);
    }
    const auto* retryOn = std::get_if<retry::RetrySet>(&value);
    return retryOn == nullptr ? std::string{} : retrySetText(*retryOn);
}

std::string tomlString(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text) {
        result += escaped(c);
    }
    return result + '"';
}

} // namespace repique::scenario
