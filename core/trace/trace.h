// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/retry/decision.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace repique::trace {

enum class StepKind : std::uint8_t {
    Message, ///< numbered, between two parties
    SelfMessage, ///< numbered, inside one party
    Note, ///< not numbered
};

enum class Party : std::uint8_t {
    Client, ///< Cliente PIX
    Server, ///< Liquidação BACEN
};

/// What a step is; the app words it in the reader's language.
enum class Event : std::uint8_t {
    KeyMade, ///< note: before the loop (`attempt` 0) or for one attempt
    NoKey, ///< note: the client sends no key at all
    Request, ///< message client → server; `lost` when it never arrived or was refused
    Answer, ///< message server → client: `status`, `code`, `isReplay`
    Settled, ///< self-message: the server debits and settles
    LostResponse, ///< message server → client that never arrives: applied, the client times out
    LateAnswer, ///< message server → client that arrives after the client gave that attempt up, and is
                ///< dropped
    ClosedConnection, ///< message server → client: applied, closed without an answer
    Wait, ///< note: `decision` says why and how long
    GaveUp, ///< note: `decision` says why
};

/// One line of what happened to one operation.
struct Step
{
    StepKind kind = StepKind::Message;
    Event event = Event::Request;
    int number = 0; ///< from 1 over messages and self-messages; 0 for notes
    Party from = Party::Client;
    Party to = Party::Server;
    SimTime at{}; ///< when it starts, from the start of the operation
    SimTime ends{}; ///< when the player should leave it: arrival, end of the wait, the timeout
    std::int64_t attempt = 0; ///< 1-based; 0 before the first
    bool lost = false; ///< drawn as lost: never reached the other party
    int status = 0; ///< answers only
    bool isReplay = false; ///< the stored answer of an earlier attempt, no new debit
    bool isDuplicate = false; ///< Settled: a second or later debit of the operation
    std::string code; ///< domain code of the answer, may be empty
    std::string key; ///< short form of the idempotency key that travels, empty without one
    std::int64_t amountCents = 0; ///< Settled: what was debited
    std::optional<retry::Decision> decision; ///< Wait and GaveUp; also on the step that ended an attempt
                                             ///< (Answer, LostResponse, ClosedConnection, lost Request)
};

enum class TraceOutcome : std::uint8_t {
    Settled,
    FailedExhausted,
    FailedPermanent,
    FailedDeadline,
    FailedBudget
};

/// What happened to one operation, in order of time. Knows nothing of where it came from.
struct Trace
{
    std::uint64_t operation = 0;
    TraceOutcome outcome = TraceOutcome::Settled;
    std::int64_t attempts = 0;
    std::int64_t debits = 0;
    SimDuration duration{};
    std::string endToEndId; ///< of the payment, empty when the source has none
    std::vector<Step> steps;
};

} // namespace repique::trace
