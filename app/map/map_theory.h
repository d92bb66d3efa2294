// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/map/map_question.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace repique::map {

/// Which law gives the edge.
enum class Law : std::uint8_t {
    Attempts, ///< 1/k: everybody uses all attempts
    Budget, ///< 1/(1 + r): a budget of r retries for each original
};

/// The share of the capacity from which on a stuck service stays stuck.
struct Edge
{
    double load = 1.0;
    Law law = Law::Attempts;
};

/// The edge of `model`, where there is a closed form: one layer of callers in an open loop, one class of
/// service, first come first served, all work served even when its caller has left, a waiting room longer
/// than a caller waits, no breaker, no throttle, no budget or a share of the originals. 1/k or, when it is
/// the higher, 1/(1 + r). Source: Bronson et al., "Metastable failures in distributed systems" (HotOS'21):
/// 300 a second and one retry are stable below 150. Pure.
[[nodiscard]] std::optional<Edge> edgeOf(const storm::Model& model);

/// The edge at each value of the axis that is not the load; nothing where there is none, and everywhere when
/// no axis is the load.
[[nodiscard]] std::vector<std::optional<Edge>> edges(const Question& question);

} // namespace repique::map
