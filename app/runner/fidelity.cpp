// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/fidelity.h"

#include <algorithm>
#include <cmath>

namespace repique {

Fidelity measured(const storm::RunResult& preview, const storm::RunResult& fuller) noexcept
{
    const double amplification = storm::amplification(fuller.totals);
    const double difference = std::abs(storm::amplification(preview.totals) - amplification);
    return {.scale = preview.scale,
        .against = fuller.scale,
        .amplification = amplification > 0.0 ? difference / amplification : difference,
        .goodput = std::abs(storm::goodputRatio(preview.totals) - storm::goodputRatio(fuller.totals))};
}

Fidelity widest(const std::optional<Fidelity>& known, const Fidelity& now) noexcept
{
    if (!known || known->scale != now.scale || known->against != now.against) {
        return now;
    }
    Fidelity both = now;
    both.amplification = std::max(known->amplification, now.amplification);
    both.goodput = std::max(known->goodput, now.goodput);
    return both;
}

} // namespace repique
