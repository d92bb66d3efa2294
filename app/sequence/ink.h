// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/tokens.h"
#include "core/trace/trace.h"

#include <cstdint>

namespace repique {

/// What a mark of the diagram or of the timeline stands for; a theme gives it its colour.
enum class Ink : std::uint8_t { Original, Retry, Settled, Duplicate, Rejected, Note };

/// The ink of a step. Answers take theirs from what they mean: settled, or not.
[[nodiscard]] Ink inkOf(const trace::Step& step) noexcept;
[[nodiscard]] QColor colourOf(Ink ink, const theme::Tokens& tokens) noexcept;
[[nodiscard]] QColor softOf(Ink ink, const theme::Tokens& tokens) noexcept; ///< ground for `colourOf`

} // namespace repique
