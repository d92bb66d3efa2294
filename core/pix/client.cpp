// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pix/client.h"

#include "core/base/assert.h"
#include "core/base/draw.h"

#include <utility>

namespace repique::pix {

namespace {

/// A clock that waits may wake up after the deadline: the attempt that was planned is not made.
PaymentReport gaveUpLate(PaymentReport report, SimDuration elapsed)
{
    REPIQUE_ASSERT(!report.failures.empty());
    --report.attempts;
    report.elapsed = elapsed;
    report.result = tl::unexpected{PaymentFailure{retry::Reason::DeadlineExceeded, report.failures.back()}};
    return report;
}

} // namespace

/// What one operation remembers between its attempts.
struct Client::Progress
{
    SimTime startedAt{};
    SimDuration previousWait{};
    retry::MilliTokens lastRetryCost = 0;
};

Client::Client(ClientSetup setup, Clock& clock, Transport& transport, retry::Budget& budget)
    : m_setup{std::move(setup)}
    , m_clock{clock}
    , m_transport{transport}
    , m_budget{budget}
{
}

void Client::setEvents(ClientEvents events)
{
    m_events = std::move(events);
}

PaymentReport Client::pay(const Intention& intention, std::uint64_t operation)
{
    Progress progress;
    progress.startedAt = m_clock.now();
    const auto started
        = m_setup.epoch + std::chrono::floor<std::chrono::seconds>(progress.startedAt - startOfRun);
    PaymentReport report;
    report.endToEndId = makeEndToEndId({m_setup.seed, operation}, m_setup.ispb, started);
    const std::string once = m_setup.key == KeyUse::Once ? keyFor(operation, 0, {}) : std::string{};

    for (;;) {
        Attempt attempt{operation, ++report.attempts, intention, report.endToEndId, {}, {}};
        const bool isFirst
            = report.attempts == 1; // begins with the operation, whatever the clock says by now
        attempt.patience = retry::attemptPatience(
            m_setup.policy, isFirst ? SimDuration::zero() : m_clock.now() - progress.startedAt);
        if (attempt.patience == SimDuration::zero()) {
            return gaveUpLate(std::move(report), m_clock.now() - progress.startedAt);
        }
        attempt.idempotencyKey = keyFor(operation, attempt.number, once);
        Answer answer = sendOnce(attempt);
        const AttemptRecord record = conclude(progress, attempt, answer);
        report.elapsed = record.endedAt - progress.startedAt;
        if (record.decision.verdict == retry::Verdict::Succeed) {
            report.result = std::move(answer);
            return report;
        }
        report.failures.push_back(record);
        if (record.decision.verdict == retry::Verdict::Stop) {
            report.result = tl::unexpected{PaymentFailure{record.decision.reason, record}};
            return report;
        }
        m_clock.sleepUntil(record.endedAt + record.decision.wait);
    }
}

/// The key that attempt `attempt` carries; `once` is the key made before the loop, if there is one.
std::string Client::keyFor(std::uint64_t operation, std::int64_t attempt, const std::string& once)
{
    if (m_setup.key == KeyUse::None || !once.empty()) {
        return once;
    }
    std::string key = makeKey({m_setup.seed, operation}, attempt);
    if (m_events.onKey) {
        m_events.onKey(key, attempt);
    }
    return key;
}

Answer Client::sendOnce(const Attempt& attempt)
{
    m_budget.attemptSent(attempt.number > 1, m_clock.now());
    return m_transport.send(attempt);
}

/// Tells the budget how the attempt ended, decides, and pays for a retry.
AttemptRecord Client::conclude(Progress& progress, const Attempt& attempt, const Answer& answer)
{
    const SimTime now = m_clock.now();
    const bool isRetry = attempt.number > 1;
    if (retry::isSuccess(answer.outcome)) {
        m_budget.attemptSucceeded(isRetry, progress.lastRetryCost);
    } else {
        m_budget.attemptFailed(isRetry, retry::isTriedAgain(m_setup.policy.retryOn, answer.outcome));
    }
    const auto drawFor = [&](Purpose purpose) {
        return unitDraw(
            {m_setup.seed, attempt.operation, static_cast<std::uint64_t>(attempt.number), purpose});
    };
    const retry::Situation situation{attempt.number, answer.outcome, now - progress.startedAt,
        drawFor(Purpose::Jitter), drawFor(Purpose::RetryAfterSpread), progress.previousWait};
    AttemptRecord record{attempt.number, answer.outcome, answer.code,
        retry::decide(m_setup.policy, situation, m_budget, now), now};
    if (record.decision.verdict == retry::Verdict::Retry) {
        m_budget.withdraw(record.decision.budget, now);
        progress.lastRetryCost = record.decision.budget.cost;
        progress.previousWait = record.decision.wait;
    }
    if (m_events.onAttempt) {
        m_events.onAttempt(record);
    }
    return record;
}

} // namespace repique::pix
