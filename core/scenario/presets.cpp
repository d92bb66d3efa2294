// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/presets.h"

#include "core/base/assert.h"
#include "core/scenario/document.h"
#include "core/scenario/preset_texts.h"

#include <algorithm>
#include <iterator>

namespace repique::scenario {

const std::vector<Preset>& presets()
{
    static const std::vector<Preset> all = [] {
        std::vector<Preset> result = paymentPresets();
        std::ranges::copy(loadPresets(), std::back_inserter(result));
        return result;
    }();
    return all;
}

Scenario preset(std::string_view id)
{
    const auto found = std::ranges::find(presets(), id, &Preset::id);
    REPIQUE_ASSERT(found != presets().end());
    auto scenario = parse(found->toml, found->id);
    REPIQUE_ASSERT(scenario.has_value());
    return *std::move(scenario);
}

} // namespace repique::scenario
