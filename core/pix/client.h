// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pix/identifiers.h"
#include "core/pix/transport.h"
#include "core/retry/decision.h"

#include <tl/expected.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace repique::pix {

/// One attempt that has ended, and what was decided: number, classification, wait and reason are in
/// `decision`.
struct AttemptRecord
{
    std::int64_t number = 1;
    retry::Outcome outcome;
    std::string code; ///< domain code of the answer, may be empty
    retry::Decision decision;
    SimTime endedAt{};
};

/// The client gave up. Whatever stopped it, the cause is the failure of the last attempt.
struct PaymentFailure
{
    retry::Reason reason = retry::Reason::AttemptsExhausted;
    AttemptRecord cause;
};

/// What became of one operation.
struct PaymentReport
{
    tl::expected<Answer, PaymentFailure> result;
    std::string endToEndId;
    std::vector<AttemptRecord> failures; ///< every failed attempt, in order
    std::int64_t attempts = 0;
    SimDuration elapsed{};
};

/// Who pays, and how.
struct ClientSetup
{
    retry::Policy policy;
    KeyUse key = KeyUse::Once;
    std::uint64_t seed = 0;
    std::string ispb = "00000000"; ///< of the payer's institution: 8 of 0-9 A-Z
    std::chrono::sys_seconds epoch{}; ///< UTC at SimTime 0
};

/// What a client sees on its way, for logs and diagrams. Each may be empty.
struct ClientEvents
{
    /// An idempotency key was made: `attempt` 0 before the loop.
    std::function<void(const std::string& key, std::int64_t attempt)> onKey;
    /// An attempt ended, well or badly; called before the wait.
    std::function<void(const AttemptRecord& record)> onAttempt;
};

/// Cliente PIX: makes one key and one EndToEndId for an intention, then sends until the policy says stop. One
/// thread.
class Client final
{
public:
    /// `clock`, `transport` and `budget` outlive the client; clients may share a budget.
    Client(ClientSetup setup, Clock& clock, Transport& transport, retry::Budget& budget);

    void setEvents(ClientEvents events);
    /// `operation` tells the draws of one operation from those of another.
    [[nodiscard]] PaymentReport pay(const Intention& intention, std::uint64_t operation);

private:
    struct Progress;

    [[nodiscard]] std::string keyFor(std::uint64_t operation, std::int64_t attempt, const std::string& once);
    [[nodiscard]] Answer sendOnce(const Attempt& attempt);
    [[nodiscard]] AttemptRecord conclude(Progress& progress, const Attempt& attempt, const Answer& answer);

    ClientSetup m_setup;
    ClientEvents m_events;
    Clock& m_clock;
    Transport& m_transport;
    retry::Budget& m_budget;
};

} // namespace repique::pix
