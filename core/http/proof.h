// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/http/server.h"
#include "core/trace/scripted.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace repique::http {

/// What one payment decided in one world.
struct Run
{
    std::vector<std::string> lines; ///< a decision each, see pix::decisionLine
    std::string outcome; ///< as in traces: "settled", "failed_exhausted" …
    std::int64_t debits = 0;
    SimDuration elapsed{}; ///< by the logical clock
};

/// One payment in virtual time and over real HTTP.
struct Proof
{
    Run simulated;
    Run live;
    SimDuration wall{}; ///< that the live one really took
    SimDuration wallTolerance{}; ///< by which it may be above or below `live.elapsed`

    [[nodiscard]] bool isIdentical() const;
    [[nodiscard]] bool isOnTime() const;
};

/// Pays twice, with one seed, one policy and one script: once over a simulated clock, once against a service
/// that is started for it on a ledger at `ledger`, waiting for real. Both tell elapsed time by a logical
/// clock that moves by what was planned: network, service, timeouts, waits. Attempts that the script refuses
/// meet a port on which nobody listens. Takes as long as the payment's waits; a stop ends it early, with a
/// proof of nothing. `InvalidValue` unless the server is atomic.
[[nodiscard]] Result<Proof> prove(const trace::ScriptedPayment& payment, const std::filesystem::path& ledger,
    const std::stop_token& stop = {});

/// The limits of the service that is started for a proof: it outlasts the payment's own patience.
[[nodiscard]] Limits limitsOf(const trace::ScriptedPayment& payment);

} // namespace repique::http
