// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/result.h"

#include <cstdint>
#include <optional>

namespace repique {

/// How far a preview was from a fuller run of the same scenario, as measured.
struct Fidelity
{
    std::int64_t scale = 1; ///< of the preview
    std::int64_t against = 1; ///< scale of the run it was held against; 1 = the exact run
    double amplification = 0.0; ///< |preview − run| ÷ run
    double goodput = 0.0; ///< |preview − run| of the share of operations that succeeded

    friend bool operator==(const Fidelity&, const Fidelity&) = default;
};

/// Both are runs of one scenario. Pure.
[[nodiscard]] Fidelity measured(const storm::RunResult& preview, const storm::RunResult& fuller) noexcept;

/// The larger errors of what is known and what was measured just now, which counts alone when the scales are
/// not the same. Pure.
[[nodiscard]] Fidelity widest(const std::optional<Fidelity>& known, const Fidelity& now) noexcept;

} // namespace repique
