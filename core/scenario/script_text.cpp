// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/script_text.h"

#include "core/base/named.h"
#include "core/base/parse.h"
#include "core/base/text.h"

#include <algorithm>
#include <vector>

namespace repique::scenario {
namespace {

using settlement::ScriptedAttempt;
using What = ScriptedAttempt::What;

constexpr Names<What, 5> words{{{"ok", What::Ok}, {"lost_response", What::LostResponse},
    {"closed", What::Closed}, {"timeout", What::Timeout}, {"refused", What::Refused}}};

constexpr std::string_view hintPrefix = "retry_after=";
constexpr std::string_view noRetryWord = "no_retry";

std::optional<int> statusOf(std::string_view text) noexcept
{
    const int status = parseInteger<int>(text).value_or(0);
    const bool isStatus = text.size() == 3 && status >= 100 && status <= 599;
    return isStatus ? std::optional{status} : std::nullopt;
}

bool isCode(std::string_view text) noexcept
{
    return !text.empty() && text != noRetryWord && std::ranges::all_of(text, [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'
            || c == '-' || c == '.';
    });
}

/// The words of `text`, which single spaces separate: "a  b" holds an empty one.
std::vector<std::string_view> split(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        parts.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return parts;
}

} // namespace

std::optional<ScriptedAttempt> parseScriptedAttempt(std::string_view text)
{
    if (const auto what = valueIn(words, text)) {
        ScriptedAttempt attempt;
        attempt.what = *what;
        return attempt;
    }
    const std::vector<std::string_view> parts = split(text);
    const auto status = statusOf(parts.front());
    if (!status) {
        return std::nullopt;
    }
    ScriptedAttempt attempt;
    attempt.what = What::Answer;
    attempt.status = *status;
    std::size_t next = 1;
    if (next < parts.size() && isCode(parts[next])) {
        attempt.code = std::string{parts[next++]};
    }
    if (next < parts.size() && parts[next].starts_with(hintPrefix)) {
        attempt.retryAfter = parseDuration(parts[next].substr(hintPrefix.size()));
        next += attempt.retryAfter ? 1U : 0U;
    }
    if (next < parts.size() && parts[next] == noRetryWord) {
        attempt.noRetry = true;
        ++next;
    }
    return next == parts.size() ? std::optional{attempt} : std::nullopt;
}

std::string scriptedAttemptText(const ScriptedAttempt& attempt)
{
    if (const std::string_view name = nameIn(words, attempt.what); !name.empty()) {
        return std::string{name};
    }
    std::string text = std::to_string(attempt.status);
    text += attempt.code.empty() ? "" : " " + attempt.code;
    text += attempt.retryAfter ? " " + std::string{hintPrefix} + formatDuration(*attempt.retryAfter) : "";
    text += attempt.noRetry ? " " + std::string{noRetryWord} : "";
    return text;
}

std::string acceptedScriptedAttempts()
{
    return R"("ok" | "lost_response" | "closed" | "timeout" | "refused" | "503 CODE retry_after=2s no_retry")";
}

} // namespace repique::scenario
