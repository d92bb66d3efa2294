// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/report/json_text.h"
#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/trace/trace.h"

#include <string>
#include <string_view>
#include <vector>

namespace repique::report {

/// One scene of the demo and what happened in it.
struct Scene
{
    std::string id;
    scenario::Scenario scenario;
    trace::Trace trace;
};

/// The ids of the scenes, in order: transient 503, lost response, insufficient funds.
[[nodiscard]] const std::vector<std::string_view>& sceneIds();

/// Plays one scene. Fails only when the database does.
[[nodiscard]] Result<Scene> playScene(std::string id, scenario::Scenario scenario);

/// `{scenes: [{id, outcome, attempts, debits, waits_ms}]}`
[[nodiscard]] Json demoJson(const std::vector<Scene>& scenes);

/// The scenes as a story: what happens step by step, why each wait, the log of failed attempts, and the
/// moral.
[[nodiscard]] std::string demoText(const std::vector<Scene>& scenes, i18n::Language language);

/// One trace of `model` as a story, as in the demo: steps, the reasons of its decisions, the log.
[[nodiscard]] std::string storyText(
    const trace::Trace& trace, const storm::Model& model, i18n::Language language);

} // namespace repique::report
