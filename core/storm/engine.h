// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/arrivals.h"
#include "core/storm/client.h"
#include "core/storm/network.h"
#include "core/storm/run.h"
#include "core/storm/server.h"
#include "core/storm/world.h"

#include <cstdint>
#include <functional>

namespace repique::storm {

/// One run of one model, request by request.
class Engine final
{
public:
    enum class End : std::uint8_t { Reached, Cut, Cancelled };

    /// `model` (already scaled), `store` and `observer` (may be null) outlive the engine.
    Engine(const Model& model, BlockStore& store, Observer* observer);
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    ~Engine() = default;

    /// Runs until the clock of the model stops, the event limit, or a request to stop.
    End run(const RunOptions& options);
    /// Lets the clock go on, without new originals, until `isDone` or nothing is left to happen.
    void runOn(const std::function<bool()>& isDone);

    /// The picture so far; the whole run after `run`.
    [[nodiscard]] RunResult result(std::int64_t scale, End end) const;

private:
    [[nodiscard]] SimTime nextAt() const noexcept;
    [[nodiscard]] bool isStandingStill(SimTime at) noexcept;
    void step(SimTime at);
    void dispatch(const Event& event);
    void closeUntil(SimTime at);

    const Model& m_model;
    SimTime m_end;
    World m_world;
    Network m_network;
    Server m_server;
    Client m_client;
    Arrivals m_arrivals;
    std::int64_t m_stepsNow = 0; // since the clock last moved
};

} // namespace repique::storm
