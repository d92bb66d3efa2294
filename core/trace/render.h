// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/wording.h"

#include <string>
#include <string_view>

namespace repique::trace {

/// The permanent name of an outcome in machine formats: "settled", "failed_exhausted" …
[[nodiscard]] std::string_view nameOf(TraceOutcome outcome) noexcept;

/// A heading and one line a step, in the words of `wording`. Ends with a line feed.
[[nodiscard]] std::string toText(const Trace& trace, const Wording& wording);

/// The public JSON shape, indented, without a locale (the words are those of `PlainWording`). Notes have no
/// `n`. Ends with a line feed.
[[nodiscard]] std::string toJson(const Trace& trace);

/// A Mermaid sequence diagram; its own numbering gives messages the numbers of the trace.
[[nodiscard]] std::string toMermaid(const Trace& trace, const Wording& wording);

/// A PlantUML sequence diagram; its own numbering gives messages the numbers of the trace.
[[nodiscard]] std::string toPlantUml(const Trace& trace, const Wording& wording);

} // namespace repique::trace
