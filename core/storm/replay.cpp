// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/assert.h"
#include "core/storm/engine.h"
#include "core/storm/finder.h"
#include "core/storm/probe.h"
#include "core/storm/run.h"

#include <utility>

namespace repique::storm {
namespace {

Error noSuchOperation()
{
    return {Errc::NotFound, "operation"};
}

bool isChosen(const trace::Trace& trace, const Selector& selector)
{
    if (const auto* operation = std::get_if<std::uint64_t>(&selector)) {
        return *operation == trace.operation;
    }
    switch (std::get<Notable>(selector)) {
    case Notable::Slowest:
        return true;
    case Notable::FirstDuplicate:
        return trace.debits > 1;
    case Notable::FirstFailed:
        return trace.outcome != trace::TraceOutcome::Settled;
    }
    return false;
}

Result<trace::Trace> playScripted(const Model& model, const Selector& selector)
{
    Result<trace::Trace> trace = trace::playScript(scriptedPayment(model));
    if (trace && !isChosen(*trace, selector)) {
        return tl::unexpected{noSuchOperation()};
    }
    return trace;
}

RunOptions until(const std::stop_token& stop)
{
    RunOptions options;
    options.stop = stop;
    return options;
}

/// Finds nothing once `stop` is requested.
Found findIn(const Model& model, SimTime from, SimTime to, const std::stop_token& stop)
{
    Finder finder{from, to};
    BlockStore memory;
    Engine engine{model, memory, &finder};
    const bool isWhole = engine.run(until(stop)) != Engine::End::Cancelled;
    return isWhole ? finder.found() : Found{};
}

std::optional<std::uint64_t> notable(const Model& model, Notable which, const std::stop_token& stop)
{
    const Found found = findIn(model, startOfRun, startOfRun + model.duration, stop);
    switch (which) {
    case Notable::Slowest:
        return found.slowest ? found.slowest : found.firstFailed;
    case Notable::FirstDuplicate:
        return found.firstDuplicate;
    case Notable::FirstFailed:
        return found.firstFailed;
    }
    return std::nullopt;
}

std::optional<std::uint64_t> selected(
    const Model& model, const Selector& selector, const std::stop_token& stop)
{
    const auto* operation = std::get_if<std::uint64_t>(&selector);
    return operation ? std::optional{*operation} : notable(model, std::get<Notable>(selector), stop);
}

Result<trace::Trace> watch(const Model& model, std::uint64_t operation, const std::stop_token& stop)
{
    Probe probe{model, operation};
    BlockStore memory;
    Engine engine{model, memory, &probe};
    engine.run(until(stop));
    if (probe.hasStarted()) {
        engine.runOn([&probe, &stop] { return probe.hasEnded() || stop.stop_requested(); });
    }
    if (!probe.hasEnded() || stop.stop_requested()) {
        return tl::unexpected{noSuchOperation()};
    }
    return std::move(probe).finish();
}

} // namespace

trace::ScriptedPayment scriptedPayment(const Model& model)
{
    REPIQUE_ASSERT(model.script.has_value());
    const Dependency& dependency = model.dependency;
    const double service = static_cast<double>(dependency.workers) / dependency.capacity * 1e9;
    return {model.seed, model.policy, model.idempotency.key, model.idempotency.server,
        model.idempotency.retention, dependency.network, fromNanoseconds(service), *model.script};
}

Result<trace::Trace> replay(const Model& model, const Selector& selector, const std::stop_token& stop)
{
    if (model.script && model.layers.empty()) {
        return playScripted(model, selector);
    }
    const std::optional<std::uint64_t> operation = selected(model, selector, stop);
    if (!operation) {
        return tl::unexpected{noSuchOperation()};
    }
    return watch(model, *operation, stop);
}

std::optional<std::uint64_t> operationAt(
    const Model& model, SimTime from, SimTime to, const std::stop_token& stop)
{
    const Found found = findIn(model, from, to, stop);
    for (const std::optional<std::uint64_t>& operation :
        {found.firstDuplicate, found.firstFailed, found.slowest, found.firstStarted}) {
        if (operation) {
            return operation;
        }
    }
    return std::nullopt;
}

} // namespace repique::storm
