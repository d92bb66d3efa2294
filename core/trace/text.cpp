// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/render.h"

#include <fmt/format.h>

namespace repique::trace {
namespace {

std::string partiesOf(const Step& step, const Wording& wording)
{
    if (step.kind != StepKind::Message) {
        return wording.party(step.from);
    }
    return fmt::format("{} {} {}", wording.party(step.from), step.lost ? "→✕" : "→", wording.party(step.to));
}

std::string lineOf(const Step& step, const Wording& wording)
{
    const std::string number = step.number == 0 ? std::string{} : std::to_string(step.number);
    const std::string detail = wording.detail(step);
    return fmt::format("{:>3}  {:>12}  {}: {}{}\n", number, wording.moment(step.at), partiesOf(step, wording),
        wording.label(step), detail.empty() ? std::string{} : fmt::format(" ({})", detail));
}

} // namespace

std::string toText(const Trace& trace, const Wording& wording)
{
    std::string text = fmt::format("{}: {}\n", wording.outcome(trace.outcome), wording.summary(trace));
    for (const Step& step : trace.steps) {
        text += lineOf(step, wording);
    }
    return text;
}

} // namespace repique::trace
