// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/render.h"

#include <fmt/format.h>

namespace repique::trace {
namespace {

std::string betweenWhom(const Trace& trace, const Step& step, const Wording& wording)
{
    const std::string from = nameOf(trace, step.from, wording);
    return step.kind == StepKind::Message
        ? fmt::format("{} {} {}", from, step.lost ? "→✕" : "→", nameOf(trace, step.to, wording))
        : from;
}

std::string lineOf(const Trace& trace, const Step& step, const Wording& wording)
{
    const std::string number = step.number == 0 ? std::string{} : std::to_string(step.number);
    const std::string detail = wording.detail(step);
    return fmt::format("{:>3}  {:>12}  {}: {}{}\n", number, wording.moment(step.at),
        betweenWhom(trace, step, wording), wording.label(step),
        detail.empty() ? std::string{} : fmt::format(" ({})", detail));
}

} // namespace

std::string toText(const Trace& trace, const Wording& wording)
{
    std::string text = fmt::format("{}: {}\n", wording.outcome(trace.outcome), wording.summary(trace));
    for (const Step& step : trace.steps) {
        text += lineOf(trace, step, wording);
    }
    return text;
}

} // namespace repique::trace
