// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/pix/payment.h"
#include "core/retry/policy.h"
#include "core/settlement/fault.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace repique::storm {

/// From `at` on, originals arrive at `rate` a second.
struct RateStep
{
    SimTime at{};
    double rate = 0.0; ///< 0 … 1e8

    friend bool operator==(const RateStep&, const RateStep&) = default;
};

struct Traffic
{
    enum class Loop : std::uint8_t { Open, Closed };
    enum class Arrivals : std::uint8_t { Uniform, Poisson, Together };

    Loop loop = Loop::Open;
    double rate = 100.0; ///< originals a second, 0 … 1e8
    Arrivals arrivals = Arrivals::Poisson;
    std::optional<std::int64_t>
        operations; ///< 1 … 1e9; Together: 1000 when absent; elsewhere none = no limit
    SimDuration think = std::chrono::seconds{1};
    std::int64_t clients = 1; ///< 1 … 1e6; operation i belongs to client i mod clients
    std::vector<RateStep> steps;

    friend bool operator==(const Traffic&, const Traffic&) = default;
};

struct TrafficClass
{
    enum class Priority : std::uint8_t { Critical, Normal, Sheddable };

    std::string name;
    double share = 0.0; ///< of the originals, 0 … 1
    Priority priority = Priority::Normal;

    friend bool operator==(const TrafficClass&, const TrafficClass&) = default;
};

struct Dependency
{
    enum class Service : std::uint8_t { Constant, Exponential, Lognormal };
    enum class Order : std::uint8_t { Fifo, Lifo };
    enum class ExpiredWork : std::uint8_t { Serve, Skip, SkipUnfinishable };

    double capacity = 1000.0; ///< served requests a second when healthy, > 0 … 1e9; a total over replicas
    std::int64_t workers = 1; ///< 1 … 1e6, total; mean service time = workers / capacity
    Service service = Service::Exponential;
    double cv = 1.0; ///< of lognormal
    std::optional<std::int64_t> queue = 1000; ///< waiting room, total; none = unbounded
    Order order = Order::Fifo;
    double rejectionCost = 0.0; ///< 0 … 10 mean service times that each rejection costs
    ExpiredWork expiredWork = ExpiredWork::Serve;
    SimDuration network{}; ///< one way
    std::int64_t replicas = 1;
    std::optional<SimDuration> crashAfter; ///< none = never
    SimDuration restart = std::chrono::seconds{30};
    double shedAbove = 1.0;
    double noRetryAbove = 1.0;

    friend bool operator==(const Dependency&, const Dependency&) = default;
};

struct Idempotency
{
    pix::KeyUse key = pix::KeyUse::Once;
    settlement::ServerMode server = settlement::ServerMode::Atomic;
    SimDuration retention = std::chrono::hours{24};

    friend bool operator==(const Idempotency&, const Idempotency&) = default;
};

/// One caller in the chain above the dependency.
struct Layer
{
    std::string name;
    retry::Policy policy; ///< [policy] with the layer's own keys over it
    bool propagatesNoRetry = false;
    bool propagatesDeadline = true;

    friend bool operator==(const Layer&, const Layer&) = default;
};

/// Everything that decides a run. Two equal models give the same run, byte for byte.
struct Model
{
    std::uint64_t seed = 42; ///< 0 … 2^63−1
    SimDuration duration = std::chrono::seconds{60}; ///< arrivals and clock stop here
    Traffic traffic;
    std::vector<TrafficClass> classes; ///< none = one unnamed class
    retry::Policy policy;
    Dependency dependency;
    Idempotency idempotency;
    std::vector<settlement::Fault> faults;
    std::optional<settlement::Script> script; ///< instead of traffic and faults: one operation at t = 0
    std::vector<Layer> layers; ///< outermost first

    friend bool operator==(const Model&, const Model&) = default;
};

} // namespace repique::storm
