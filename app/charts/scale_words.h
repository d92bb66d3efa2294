// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/load_presenter.h"
#include "app/runner/fidelity.h"

#include <optional>
#include <string>

/// How exact the run on the charts is, in words. Pure; no Qt.
namespace repique::charts {

/// What there is to say of a run's scale.
struct ScaleView
{
    RunView run;
    std::int64_t settledScale
        = 1; ///< of the run that stays; more than 1 when the exact one would take minutes
    std::optional<Fidelity> fidelity; ///< measured on this document
};

/// "exact", "preview 1:10", "scale 1:1,000".
[[nodiscard]] std::string scaleName(std::int64_t scale, std::int64_t settledScale, i18n::Language language);
/// "exact", "preview 1:10 · amplification ±0.8%, goodput ±0.3 points", "scale 1:1,000 · 600M operations in
/// 0.21 s". Without its numbers when `isShort`.
[[nodiscard]] std::string scaleChip(const ScaleView& view, bool isShort);
/// What differs, by how much, and why; one paragraph a line.
[[nodiscard]] std::string scaleExplanation(const ScaleView& view);
/// "computing 38%…", from 0 … 1, which is clamped.
[[nodiscard]] std::string busyChip(double share, i18n::Language language);

} // namespace repique::charts
