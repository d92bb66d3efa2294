// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/step_words.h"

#include "app/i18n/decision_words.h"
#include "app/i18n/numbers.h"
#include "app/i18n/trace_words.h"

namespace repique {
namespace {

QString toQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

std::vector<StepWords> wordsOf(const trace::Trace& trace, i18n::Language language)
{
    const i18n::TraceWords words{language, trace};
    std::vector<StepWords> all;
    all.reserve(trace.steps.size());
    for (const trace::Step& step : trace.steps) {
        all.push_back({.label = toQt(words.label(step)), .detail = toQt(words.detail(step))});
    }
    return all;
}

std::vector<WhyWords> whyWords(
    const trace::Trace& trace, const trace::Step& step, i18n::Language language, const retry::Policy* policy)
{
    if (!step.decision) {
        return {};
    }
    const std::string outcome = i18n::TraceWords{language, trace}.outcomeOf(step);
    std::vector<WhyWords> lines;
    for (const i18n::WhyLine& line : i18n::why(*step.decision, language, policy, outcome)) {
        lines.push_back({.label = toQt(line.label), .text = toQt(line.text)});
    }
    return lines;
}

QString durationWords(SimDuration duration, i18n::Language language)
{
    return toQt(i18n::duration(duration, language));
}

QString clockWords(SimDuration time, i18n::Language language)
{
    if (time >= std::chrono::hours{1}) {
        return durationWords(std::chrono::floor<std::chrono::seconds>(time), language);
    }
    return toQt(i18n::decimal(toSeconds(time), 1, language)) + QStringLiteral(" s");
}

QString numberWords(std::int64_t number, i18n::Language language)
{
    return toQt(i18n::integer(number, language));
}

} // namespace repique
