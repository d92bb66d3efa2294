// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/run.h"

#include "core/base/assert.h"
#include "core/storm/engine.h"
#include "core/storm/peak_retries.h"
#include "core/storm/scale.h"

#include <algorithm>
#include <chrono>
#include <string>

namespace repique::storm {
namespace {

/// A list of dotted keys being made.
class Keys final
{
public:
    void addIf(bool isAsked, const char* key)
    {
        if (isAsked) {
            m_text += (m_text.empty() ? "" : ", ") + std::string{key};
        }
    }

    [[nodiscard]] const std::string& text() const noexcept { return m_text; }

private:
    std::string m_text;
};

void addTraffic(Keys& keys, const Model& model)
{
    keys.addIf(model.traffic.loop == Traffic::Loop::Closed, "traffic.loop");
    keys.addIf(!model.classes.empty(), "class");
    const bool hasClassFault = std::any_of(model.faults.begin(), model.faults.end(),
        [](const settlement::Fault& fault) { return !fault.trafficClass.empty(); });
    keys.addIf(hasClassFault, "fault.class");
}

void addDependency(Keys& keys, const Dependency& dependency)
{
    keys.addIf(dependency.replicas > 1, "dependency.replicas");
    keys.addIf(dependency.crashAfter.has_value(), "dependency.crash_after");
    keys.addIf(dependency.shedAbove < 1.0, "dependency.shed_above");
    keys.addIf(dependency.noRetryAbove < 1.0, "dependency.no_retry_above");
}

} // namespace

std::optional<Error> unsupported(const Model& model)
{
    Keys keys;
    if (!model.script) {
        addTraffic(keys, model);
    }
    keys.addIf(model.policy.breaker.has_value(), "policy.breaker");
    keys.addIf(model.policy.throttle.has_value(), "policy.throttle");
    keys.addIf(model.policy.budgetScope == retry::BudgetScope::Class, "policy.budget.scope");
    addDependency(keys, model.dependency);
    keys.addIf(!model.layers.empty(), "layer");
    if (keys.text().empty()) {
        return std::nullopt;
    }
    return Error{Errc::NotSupported, keys.text()};
}

std::optional<RunResult> run(const Model& model, const RunOptions& options)
{
    REPIQUE_ASSERT(!unsupported(model) && options.scale >= 1);
    const auto before = std::chrono::steady_clock::now();
    const Model scaled = scaledModel(model, options.scale);
    std::optional<PeakRetries> peak;
    if (options.peakWidth) {
        peak.emplace(*options.peakWidth);
    }
    Engine engine{scaled, peak ? &*peak : nullptr};
    const Engine::End end = engine.run(options);
    if (end == Engine::End::Cancelled) {
        return std::nullopt;
    }
    RunResult result = engine.result(model.script ? 1 : options.scale, end);
    if (peak) {
        result.peakRetries = peak->most() * result.scale;
    }
    const std::chrono::duration<double, std::milli> wall = std::chrono::steady_clock::now() - before;
    result.cost.wallMs = wall.count();
    return result;
}

} // namespace repique::storm
