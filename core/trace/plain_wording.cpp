// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/trace/render.h"

#include <fmt/format.h>

#include <string_view>

namespace repique::trace {
namespace {

std::string_view nameOf(retry::Classification classification) noexcept
{
    using retry::Classification;
    switch (classification) {
    case Classification::Success:
        return "success";
    case Classification::Retryable:
        return "retryable";
    case Classification::Ambiguous:
        return "ambiguous";
    case Classification::Permanent:
        return "permanent";
    case Classification::Unknown:
        return "unknown";
    }
    return {};
}

std::string_view nameOf(retry::Reason reason) noexcept
{
    using retry::Reason;
    switch (reason) {
    case Reason::Succeeded:
        return "succeeded";
    case Reason::NotListed:
        return "not tried again by this policy";
    case Reason::Forbidden:
        return "the answer forbids another attempt";
    case Reason::AttemptsExhausted:
        return "attempts exhausted";
    case Reason::AbsurdHint:
        return "the server asks for an absurd wait";
    case Reason::DeadlineExceeded:
        return "the wait would pass the deadline";
    case Reason::BudgetDenied:
        return "no retry token left";
    case Reason::RetryAllowed:
        return "retry";
    }
    return {};
}

std::string money(std::int64_t cents)
{
    return fmt::format("{}.{:02}", cents / 100, cents % 100);
}

std::string tokens(retry::MilliTokens milli)
{
    return formatNumber(static_cast<double>(milli) / 1000.0);
}

std::string withCode(int status, const std::string& code)
{
    return code.empty() ? fmt::format("{}", status) : fmt::format("{} {}", status, code);
}

std::string answerLabel(const Step& step)
{
    const bool isSuccess = step.status >= 200 && step.status < 300;
    if (isSuccess) {
        return fmt::format("{} {}", step.status, step.isReplay ? "original settlement" : "settled");
    }
    return withCode(step.status, step.code) + (step.isReplay ? " (stored answer)" : "");
}

std::string keyLabel(const Step& step)
{
    return step.attempt == 0 ? fmt::format("key {} made before the loop", step.key)
                             : fmt::format("key {} made for attempt {}", step.key, step.attempt);
}

std::string keyAndAttempt(const Step& step)
{
    const std::string key = step.key.empty() ? "no key" : "key " + step.key;
    return fmt::format("{}, attempt {}", key, step.attempt);
}

std::string verdictDetail(const Step& step)
{
    if (!step.decision || step.decision->verdict == retry::Verdict::Succeed) {
        return step.isReplay ? "no new debit" : "";
    }
    return fmt::format("{}: {}", nameOf(step.decision->classification), nameOf(step.decision->reason));
}

/// Only a timeout leaves an attempt without an answer ambiguous before it has reached the server.
std::string requestDetail(const Step& step)
{
    if (!step.lost) {
        return keyAndAttempt(step);
    }
    if (step.isHeldBack) {
        return keyAndAttempt(step) + ", held back";
    }
    const bool isTimeout
        = !step.decision || step.decision->classification == retry::Classification::Ambiguous;
    return fmt::format("{}, {}", keyAndAttempt(step), isTimeout ? "timeout" : "connection refused");
}

std::string waitDetail(const retry::Decision& decision)
{
    std::string text
        = fmt::format("window {}, draw {}", formatDuration(decision.window), formatNumber(decision.draw));
    if (decision.hint) {
        text += fmt::format(", server asked for {}", formatDuration(*decision.hint));
    }
    if (decision.spreadDraw > 0.0) {
        text += fmt::format(", spread draw {}", formatNumber(decision.spreadDraw));
    }
    text += fmt::format(", deadline in {}", formatDuration(decision.deadlineLeft));
    if (decision.budget.isLimited) {
        text += fmt::format(
            ", tokens {} to {}", tokens(decision.budget.before), tokens(decision.budget.after));
    }
    return text;
}

} // namespace

std::string PlainWording::label(const Step& step) const
{
    switch (step.event) {
    case Event::KeyMade:
        return keyLabel(step);
    case Event::NoKey:
        return "no idempotency key";
    case Event::Request:
        return "POST /settlements";
    case Event::Answer:
        return answerLabel(step);
    case Event::Settled:
        return fmt::format("{} {}", step.isDuplicate ? "debits again and settles" : "debits and settles",
            money(step.amountCents));
    case Event::LostResponse:
        return "lost response";
    case Event::LateAnswer:
        return "late answer " + withCode(step.status, step.code);
    case Event::ClosedConnection:
        return "connection closed";
    case Event::Wait:
        return "wait " + (step.decision ? formatDuration(step.decision->wait) : std::string{});
    case Event::GaveUp:
        return "gives up";
    }
    return {};
}

std::string PlainWording::detail(const Step& step) const
{
    switch (step.event) {
    case Event::KeyMade:
    case Event::NoKey:
    case Event::Settled:
        return {};
    case Event::Request:
        return requestDetail(step);
    case Event::Answer:
        return verdictDetail(step);
    case Event::LostResponse:
        return "timeout, " + verdictDetail(step);
    case Event::ClosedConnection:
        return "no answer, " + verdictDetail(step);
    case Event::LateAnswer:
        return "dropped";
    case Event::Wait:
        return step.decision ? waitDetail(*step.decision) : std::string{};
    case Event::GaveUp:
        return step.decision ? std::string{nameOf(step.decision->reason)} : std::string{};
    }
    return {};
}

std::string PlainWording::party(Party party) const
{
    return idOf(party);
}

std::string PlainWording::outcome(TraceOutcome outcome) const
{
    return std::string{trace::nameOf(outcome)};
}

std::string PlainWording::summary(const Trace& trace) const
{
    return fmt::format(
        "attempts {}, debits {}, {}", trace.attempts, trace.debits, formatDuration(trace.duration));
}

std::string PlainWording::moment(SimTime at) const
{
    return formatDuration(at - startOfRun);
}

std::string nameOf(const Trace& trace, Party party, const Wording& wording)
{
    if (trace.layers.empty() || party == Party::Server) {
        return wording.party(party);
    }
    return trace.layers[static_cast<std::size_t>(depthOf(party))];
}

std::string idOf(Party party)
{
    if (party == Party::Server) {
        return "server";
    }
    return party == Party::Client ? "client" : fmt::format("layer{}", depthOf(party) + 1);
}

} // namespace repique::trace
