// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/render.h"

#include <fmt/format.h>

namespace repique::trace {
namespace {

/// Text as Mermaid shows it back: what separates statements, starts a comment or is markup becomes an entity.
std::string escapedForMermaid(std::string_view text)
{
    constexpr std::string_view special = "#;%<>&\"";
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\n') {
            out += "<br/>";
        } else if (byte < 0x20 || byte == 0x7f) {
            out += ' ';
        } else if (special.find(c) != std::string_view::npos) {
            out += fmt::format("#{};", static_cast<int>(byte));
        } else {
            out += c;
        }
    }
    return out;
}

std::string textForMermaid(const Step& step, const Wording& wording)
{
    const std::string detail = wording.detail(step);
    return escapedForMermaid(wording.label(step))
        + (detail.empty() ? std::string{} : "<br/>" + escapedForMermaid(detail));
}

std::string_view arrowOf(const Step& step) noexcept
{
    const bool isUp = isAnswer(step);
    if (step.lost) {
        return isUp ? "--x" : "-x";
    }
    return isUp ? "-->>" : "->>";
}

std::string lineForMermaid(const Step& step, const Wording& wording)
{
    const std::string text = textForMermaid(step, wording);
    if (step.kind == StepKind::Note) {
        return fmt::format("    Note over {}: {}\n", idOf(step.from), text);
    }
    return fmt::format("    {}{}{}: {}\n", idOf(step.from), arrowOf(step), idOf(step.to), text);
}

} // namespace

std::string toMermaid(const Trace& trace, const Wording& wording)
{
    std::string diagram = "sequenceDiagram\n    autonumber\n";
    for (const Party party : partiesOf(trace)) {
        diagram += fmt::format(
            "    participant {} as {}\n", idOf(party), escapedForMermaid(nameOf(trace, party, wording)));
    }
    for (const Step& step : trace.steps) {
        diagram += lineForMermaid(step, wording);
    }
    return diagram;
}

} // namespace repique::trace
