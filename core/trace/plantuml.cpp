// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/render.h"

#include <fmt/format.h>

namespace repique::trace {
namespace {

bool contains(std::string_view set, char c) noexcept
{
    return set.find(c) != std::string_view::npos;
}

/// Whether PlantUML would read `c` as markup: an escape, a tag, a preprocessor name, or the second of a pair
/// such as "**", "//" and the start of a block comment "/'".
bool isMarkup(char c, char before) noexcept
{
    const bool isPair = c == before && contains("*/_-\"=.|[]", c);
    return contains("\\<~&%$", c) || isPair || (c == '\'' && before == '/');
}

std::string escapedForPlantUml(std::string_view text)
{
    std::string out;
    char before = ' ';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\n') {
            out += "\\n";
        } else if (byte < 0x20 || byte == 0x7f) {
            out += ' ';
        } else if (isMarkup(c, before)) {
            out += fmt::format("<U+{:04X}>", static_cast<int>(byte));
        } else {
            out += c;
        }
        before = c;
    }
    return out;
}

/// A participant's name stands in quotes, where no escape of a quote exists.
std::string quotedForPlantUml(std::string_view text)
{
    std::string out{text};
    for (char& c : out) {
        c = c == '"' ? '\'' : c;
    }
    return fmt::format("\"{}\"", escapedForPlantUml(out));
}

std::string textForPlantUml(const Step& step, const Wording& wording)
{
    const std::string detail = wording.detail(step);
    return escapedForPlantUml(wording.label(step))
        + (detail.empty() ? std::string{} : "\\n" + escapedForPlantUml(detail));
}

std::string lineForPlantUml(const Step& step, const Wording& wording)
{
    const std::string text = textForPlantUml(step, wording);
    if (step.kind == StepKind::Note) {
        return fmt::format("note over {} : {}\n", idOf(step.from), text);
    }
    const bool isUp = isAnswer(step);
    return fmt::format(
        "{} {}>{} {} : {}\n", idOf(step.from), isUp ? "--" : "-", step.lost ? "x" : "", idOf(step.to), text);
}

} // namespace

std::string toPlantUml(const Trace& trace, const Wording& wording)
{
    std::string diagram = "@startuml\n";
    for (const Party party : partiesOf(trace)) {
        diagram += fmt::format(
            "participant {} as {}\n", quotedForPlantUml(nameOf(trace, party, wording)), idOf(party));
    }
    diagram += "autonumber\n";
    for (const Step& step : trace.steps) {
        diagram += lineForPlantUml(step, wording);
    }
    return diagram + "@enduml\n";
}

} // namespace repique::trace
