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

/// Who takes part: the outermost caller, the dependency and, in a call chain, the layers between them.
enum class Party : std::uint16_t {
    Client, ///< Cliente PIX, or the outermost layer
    Server, ///< Liquidação BACEN
    SecondLayer, ///< SecondLayer + i: the layers below the outermost
};

/// The layer `place` of a chain, 0 = outermost.
[[nodiscard]] constexpr Party partyOfLayer(std::size_t place) noexcept
{
    const auto below = static_cast<std::uint16_t>(static_cast<std::uint16_t>(Party::SecondLayer) + place - 1);
    return place == 0 ? Party::Client : static_cast<Party>(below);
}

/// How far below the outermost caller a party stands.
[[nodiscard]] constexpr int depthOf(Party party) noexcept
{
    if (party == Party::Server) {
        return 1 << 16;
    }
    return party == Party::Client ? 0 : static_cast<int>(party) - static_cast<int>(Party::SecondLayer) + 1;
}

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
    std::int32_t call
        = 0; ///< whose attempt it is: one call of a layer, from 0 in the order of their first attempts
    bool lost = false; ///< drawn as lost: never reached the other party
    bool isHeldBack = false; ///< a lost Request that never left: its caller's own breaker or throttle kept it
    int status = 0; ///< answers only
    bool isReplay = false; ///< the stored answer of an earlier attempt, no new debit
    bool isDuplicate = false; ///< Settled: a second or later debit of the operation
    std::string code; ///< domain code of the answer, may be empty
    std::string key; ///< short form of the idempotency key that travels, empty without one
    std::int64_t amountCents = 0; ///< Settled: what was debited
    std::optional<retry::Decision> decision; ///< Wait and GaveUp; also on the step that ended an attempt
                                             ///< (Answer, LostResponse, ClosedConnection, lost Request)
};

/// Whether a step is an answer on its way up, or the lack of one.
[[nodiscard]] inline bool isAnswer(const Step& step) noexcept
{
    return step.kind == StepKind::Message && depthOf(step.from) > depthOf(step.to);
}

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
    std::vector<std::string> layers; ///< names of the call chain, outermost first; empty without layers
    std::vector<Step> steps;
};

/// Who takes part in `trace`, from the outermost caller to the dependency.
[[nodiscard]] std::vector<Party> partiesOf(const Trace& trace);

} // namespace repique::trace
