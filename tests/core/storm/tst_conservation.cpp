// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/engine.h"
#include "tests/core/storm/idle_observer.h"
#include "tests/core/storm/models.h"

#include <QTest>

#include <rapidcheck.h>

#include <cmath>
#include <map>
#include <numeric>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;
using settlement::FaultKind;

namespace {

/// Checks that every attempt is decided on exactly once and no operation goes on after its end.
class Bookkeeper final : public IdleObserver
{
public:
    void sent(const Operation& operation, SimTime /*now*/) override
    {
        RC_ASSERT(m_state[operation.id] == 0);
        m_state[operation.id] = 1;
        ++m_sent;
    }

    void decided(const Operation& operation, const retry::Decision& decision, SimTime /*now*/) override
    {
        RC_ASSERT(m_state[operation.id] == 1);
        m_state[operation.id] = decision.verdict == retry::Verdict::Retry ? 0 : 2;
        ++m_decided;
    }

    [[nodiscard]] std::int64_t sentCount() const { return m_sent; }

    [[nodiscard]] std::int64_t decidedCount() const { return m_decided; }

private:
    std::map<std::uint64_t, int> m_state; // 0 to be sent, 1 waited for, 2 ended
    std::int64_t m_sent = 0;
    std::int64_t m_decided = 0;
};

template<typename T>
T oneOf(std::initializer_list<T> values)
{
    return *rc::gen::elementOf(std::vector<T>(values));
}

SimDuration milliseconds(int from, int to)
{
    return std::chrono::milliseconds{*rc::gen::inRange(from, to)};
}

double share()
{
    return *rc::gen::inRange(0, 11) / 10.0;
}

settlement::Fault anyFault()
{
    settlement::Fault fault = tests::fault(static_cast<FaultKind>(*rc::gen::inRange(0, 11)), share());
    fault.at = startOfRun + milliseconds(0, 3000);
    if (*rc::gen::arbitrary<bool>()) {
        fault.lasts = milliseconds(0, 3000);
    }
    fault.per = oneOf({settlement::Fault::Per::Attempt, settlement::Fault::Per::Operation});
    fault.factor = *rc::gen::inRange(1, 40) / 10.0;
    fault.ramp = milliseconds(0, 1000);
    fault.retryAfterUntilEnd = *rc::gen::arbitrary<bool>();
    fault.noRetry = share() > 0.8;
    return fault;
}

retry::BudgetConfig anyBudget()
{
    switch (*rc::gen::inRange(0, 8)) {
    case 0:
        return retry::RatioBudget{};
    case 1:
        return retry::TokenBudget{5.0, 0.1, 1.0};
    case 2:
        return retry::GrpcBudget{};
    case 3:
        return retry::AwsBudget{};
    case 4:
        return retry::AwsLegacyBudget{};
    case 5:
        return retry::ConcurrencyBudget{};
    case 6:
        return retry::WindowBudget{};
    default:
        return retry::NoBudget{};
    }
}

retry::Policy anyPolicy()
{
    retry::Policy policy;
    policy.maxAttempts = *rc::gen::inRange(1, 6);
    policy.backoff.base = milliseconds(0, 200);
    policy.backoff.cap = policy.backoff.base + milliseconds(0, 500);
    policy.backoff.jitter.kind = static_cast<retry::JitterKind>(*rc::gen::inRange(0, 4));
    policy.backoff.jitter.amount = share();
    policy.attemptTimeout = milliseconds(1, 800);
    policy.deadline = milliseconds(1, 3000);
    policy.retryAfter = static_cast<retry::RetryAfterMode>(*rc::gen::inRange(0, 4));
    policy.budget = anyBudget();
    policy.budgetScope = oneOf({retry::BudgetScope::Client, retry::BudgetScope::All});
    return policy;
}

Model anyModel()
{
    Model model;
    model.seed = *rc::gen::arbitrary<std::uint32_t>();
    model.duration = milliseconds(1, 6000);
    model.traffic.rate = *rc::gen::inRange(0, 300);
    model.traffic.arrivals = static_cast<Traffic::Arrivals>(*rc::gen::inRange(0, 3));
    model.traffic.operations = *rc::gen::inRange(1, 400);
    model.traffic.clients = *rc::gen::inRange(1, 5);
    model.dependency.capacity = *rc::gen::inRange(1, 300);
    model.dependency.workers = *rc::gen::inRange(1, 20);
    model.dependency.service = static_cast<Dependency::Service>(*rc::gen::inRange(0, 3));
    model.dependency.queue = *rc::gen::inRange(0, 50);
    model.dependency.order = oneOf({Dependency::Order::Fifo, Dependency::Order::Lifo});
    model.dependency.rejectionCost = share();
    model.dependency.expiredWork = static_cast<Dependency::ExpiredWork>(*rc::gen::inRange(0, 3));
    model.dependency.network = milliseconds(0, 30);
    model.idempotency.key = static_cast<pix::KeyUse>(*rc::gen::inRange(0, 3));
    model.idempotency.server = static_cast<settlement::ServerMode>(*rc::gen::inRange(0, 3));
    model.policy = anyPolicy();
    const int faults = *rc::gen::inRange(0, 4);
    for (int i = 0; i < faults; ++i) {
        model.faults.push_back(anyFault());
    }
    return model;
}

void checkTotals(const Totals& totals)
{
    RC_ASSERT(totals.operations == totals.succeeded + totals.failed + totals.open);
    RC_ASSERT(totals.attempts == totals.operations + totals.retries);
    RC_ASSERT(totals.dependencyAttempts <= totals.attempts);
    RC_ASSERT(totals.failed
        == totals.notRetryable + totals.exhausted + totals.deadlineExceeded + totals.budgetDenied);
    RC_ASSERT(totals.succeededAfterRetry <= totals.succeeded);
    RC_ASSERT(totals.wastedAttempts <= totals.retries);
    RC_ASSERT(totals.duplicateCents == totals.duplicates * 3000);
    RC_ASSERT(totals.abandonedServed + totals.abandonedSkipped <= totals.dependencyAttempts);
    for (const std::int64_t count : {totals.open, totals.retries, totals.duplicates, totals.rejected,
             totals.timedOut, totals.refused, totals.closed}) {
        RC_ASSERT(count >= 0);
    }
}

double sumOver(const RunResult& result, const std::vector<double>& rates)
{
    const Series& series = result.series;
    const double inBins = std::accumulate(rates.begin(), rates.end(), 0.0);
    return inBins * toSeconds(series.bin);
}

void checkSeries(const Model& model, const RunResult& result)
{
    const Series& series = result.series;
    RC_ASSERT(series.size() == 60U); // runs of less than 60 s
    for (const std::vector<double>* values :
        {&series.originals, &series.retries, &series.attempts, &series.goodput, &series.failures,
            &series.rejected, &series.duplicates, &series.queue, &series.budgetTokens, &series.latencyP50Ms,
            &series.latencyP95Ms, &series.latencyP99Ms, &series.dependencyAttempts}) {
        RC_ASSERT(values->size() == series.size());
        for (const double value : *values) {
            RC_ASSERT(std::isfinite(value) && value >= 0.0);
        }
    }
    const double rest = toSeconds(model.duration - 59 * series.bin) / toSeconds(series.bin); // last bin
    RC_ASSERT(rest >= 1.0 && rest < 1.01);
    const double tolerance = 0.02 * static_cast<double>(result.totals.attempts) + 1e-6;
    RC_ASSERT(std::abs(sumOver(result, series.attempts) - static_cast<double>(result.totals.attempts))
        <= tolerance);
    for (std::size_t i = 0; i < series.size(); ++i) {
        RC_ASSERT((series.latencyP50Ms[i] > 0.0) == (series.goodput[i] > 0.0));
        RC_ASSERT(series.latencyP50Ms[i] <= series.latencyP95Ms[i]);
        RC_ASSERT(series.latencyP95Ms[i] <= series.latencyP99Ms[i]);
        RC_ASSERT(series.latencyP99Ms[i] <= result.latency.maxMs);
    }
    RC_ASSERT(series.duplicates.back() == static_cast<double>(result.totals.duplicates));
}

} // namespace

class TestConservation : public QObject
{
    Q_OBJECT

private slots:
    void everythingThatStartsEndsExactlyOnce();
    void theSameModelGivesTheSameRun();
    void aPreviewIsARunOfItsOwnAndConservesToo();
};

void TestConservation::everythingThatStartsEndsExactlyOnce()
{
    QVERIFY(rc::check("conservation over random models", [] {
        const Model model = anyModel();
        Bookkeeper bookkeeper;
        Engine engine{model, &bookkeeper};
        RC_ASSERT(engine.run({}) == Engine::End::Reached);
        const RunResult result = engine.result(1, Engine::End::Reached);
        checkTotals(result.totals);
        checkSeries(model, result);
        RC_ASSERT(bookkeeper.sentCount() == result.totals.attempts);
        RC_ASSERT(bookkeeper.decidedCount() <= bookkeeper.sentCount());
        RC_ASSERT(bookkeeper.sentCount() - bookkeeper.decidedCount() <= result.totals.open);
        const auto ended = std::accumulate(
            result.attemptsHistogram.begin(), result.attemptsHistogram.end(), std::int64_t{0});
        RC_ASSERT(ended == result.totals.succeeded + result.totals.failed);
        RC_ASSERT(result.latency.p50Ms <= result.latency.p95Ms);
        RC_ASSERT(result.latency.p95Ms <= result.latency.p99Ms);
        RC_ASSERT(result.latency.p99Ms <= result.latency.maxMs);
    }));
}

void TestConservation::theSameModelGivesTheSameRun()
{
    QVERIFY(rc::check("determinism over random models", [] {
        const Model model = anyModel();
        const RunResult a = ran(model);
        const RunResult b = ran(model);
        RC_ASSERT(a.totals == b.totals);
        RC_ASSERT(a.series.attempts == b.series.attempts);
        RC_ASSERT(a.series.budgetTokens == b.series.budgetTokens);
        RC_ASSERT(a.series.latencyP99Ms == b.series.latencyP99Ms);
        RC_ASSERT(a.latency.p99Ms == b.latency.p99Ms);
        RC_ASSERT(a.waitMeanMs == b.waitMeanMs);
        RC_ASSERT(a.cost.events == b.cost.events);
    }));
}

void TestConservation::aPreviewIsARunOfItsOwnAndConservesToo()
{
    QVERIFY(rc::check("conservation at 1:7", [] {
        const RunResult result = ran(anyModel(), {.scale = 7, .eventLimit = 1'000'000});
        checkTotals(result.totals);
        RC_ASSERT(result.totals.operations % 7 == 0);
    }));
}

QTEST_APPLESS_MAIN(TestConservation)
#include "tst_conservation.moc"
