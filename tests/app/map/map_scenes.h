// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/map/map_data.h"
#include "app/pool/parallel.h"
#include "core/scenario/document.h"
#include "core/scenario/presets.h"

#include <memory>
#include <utility>

namespace repique::map::tests {

/// A service of 100 a second stands still for half a second; callers wait 100 ms and send again at once.
/// Evenly spaced, constant: the edge is sharp. Thirty seconds: a cell takes a millisecond.
inline scenario::Scenario shortStall()
{
    return scenario::parse(R"(format = "repique/1"
name = "short stall"
duration = "30s"
[traffic]
rate = 80
arrivals = "uniform"
[policy]
max_attempts = 2
base = "0ms"
attempt_timeout = "100ms"
deadline = "1h"
[dependency]
capacity = 100
service = "constant"
queue = "unbounded"
[[fault]]
kind = "stall"
at = "5s"
for = "500ms"
)",
        "short")
        .value();
}

/// Random arrivals and services: near the edge luck decides.
inline scenario::Scenario randomStall()
{
    scenario::Scenario scenario = shortStall();
    scenario.model.traffic.arrivals = storm::Traffic::Arrivals::Poisson;
    scenario.model.dependency.service = storm::Dependency::Service::Exponential;
    return scenario;
}

/// Load across, attempts upwards.
inline Question loadByAttempts(scenario::Scenario base)
{
    return {.base = std::move(base),
        .x = axisOf(parameterOf(loadKey()), 0.1, 1.1, 21),
        .y = axisOf(parameterOf(QStringLiteral("policy.max_attempts")), 1, 5, 25),
        .seeds = 1};
}

/// The whole map of `question`.
inline Data swept(Question question)
{
    const auto shared = std::make_shared<const Question>(std::move(question));
    const storm::SweepMap map = storm::sweep(planOf(shared),
        [](std::size_t count, const std::function<void(std::size_t)>& task) { parallelFor(2, count, task); });
    Data data(shared);
    for (std::size_t i = 0; i < map.cells.size(); ++i) {
        data.set(i, map.cells[i]);
    }
    return data;
}

} // namespace repique::map::tests
