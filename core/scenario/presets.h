// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <string_view>
#include <vector>

namespace repique::scenario {

/// A named scenario that ships with the program. Ids are permanent; titles are the app's.
struct Preset
{
    std::string_view id;
    std::string_view toml; ///< a whole document
};

/// Scripted scenes of one payment: "transient_503", "lost_response", "insufficient_funds" (the demo, in this
/// order), then "catalogue" (503, lost response, success: seven messages and three notes). Loads: "article"
/// (10,100 against 10,000, waits of 1 s without limit), "article_three_attempts", "article_mixed" (Poisson,
/// full jitter, 3 attempts, 600 s), "pix_lost_answers" (10,000 PIX, 10 % 503, 5 % lost), "contended_storm",
/// "two_second_spike" (240 s, to be mapped).
[[nodiscard]] const std::vector<Preset>& presets();

/// The scenario of a preset; the id exists (asserted).
[[nodiscard]] Scenario preset(std::string_view id);

} // namespace repique::scenario
