// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pix/client.h"
#include "core/retry/policy.h"
#include "core/settlement/fault.h"
#include "core/trace/trace.h"

namespace repique::trace {

/// One payment whose attempts meet a script.
struct ScriptedPayment
{
    std::uint64_t seed = 42;
    retry::Policy policy;
    pix::KeyUse key = pix::KeyUse::Once;
    settlement::ServerMode server = settlement::ServerMode::Atomic;
    SimDuration retention = std::chrono::hours{24};
    SimDuration network{}; ///< one way
    SimDuration service{}; ///< time that one settlement takes
    settlement::Script script;
};

/// The minute, UTC, in which scripted payments happen; any would do, if it is the same wherever they are
/// played.
inline constexpr std::chrono::sys_seconds scriptedEpoch
    = std::chrono::sys_days{std::chrono::year{2026} / 9 / 28} + std::chrono::hours{14}
    + std::chrono::minutes{35};

/// The client of a scripted payment.
[[nodiscard]] pix::ClientSetup setupOf(const ScriptedPayment& payment);

/// Pays once: the real Cliente PIX over a simulated clock, against the real settlement service on a ledger in
/// memory. Debits are counted in that ledger. Fails only when the database does.
[[nodiscard]] Result<Trace> playScript(const ScriptedPayment& payment);

} // namespace repique::trace
