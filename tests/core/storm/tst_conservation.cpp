// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/engine.h"
#include "core/storm/observer.h"
#include "tests/core/storm/any_model.h"
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

/// Checks, in every layer, that every attempt is decided on exactly once and no call goes on after its end.
class Bookkeeper final : public Observer
{
public:
    void sent(const Operation& operation, SimTime /*now*/) override
    {
        State& state = m_states[&operation];
        RC_ASSERT(operation.attempt == 1 || state == State::ToBeSent);
        RC_ASSERT(operation.attempt > 1 || state != State::WaitedFor); // a slot used again
        state = State::WaitedFor;
        m_sent += operation.layer == 0 ? 1 : 0;
    }

    void decided(const Operation& operation, const retry::Decision& decision, SimTime /*now*/) override
    {
        State& state = m_states[&operation];
        RC_ASSERT(state == State::WaitedFor);
        state = decision.verdict == retry::Verdict::Retry ? State::ToBeSent : State::Ended;
        m_decided += operation.layer == 0 ? 1 : 0;
    }

    [[nodiscard]] std::int64_t sentCount() const { return m_sent; }

    [[nodiscard]] std::int64_t decidedCount() const { return m_decided; }

private:
    enum class State : std::uint8_t { Ended, ToBeSent, WaitedFor };

    std::map<const Operation*, State> m_states;
    std::int64_t m_sent = 0;
    std::int64_t m_decided = 0;
};

void checkTotals(const Model& model, const Totals& totals)
{
    RC_ASSERT(totals.operations == totals.succeeded + totals.failed + totals.open);
    RC_ASSERT(totals.attempts == totals.operations + totals.retries);
    RC_ASSERT(!model.layers.empty() || totals.dependencyAttempts + totals.heldBack <= totals.attempts);
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

/// Over the classes; over everything when there are none.
std::int64_t sumOfClasses(const RunResult& result, std::int64_t ClassTotals::*count)
{
    if (result.classes.empty()) {
        return count == &ClassTotals::failed ? result.totals.failed : result.totals.attempts;
    }
    return std::accumulate(result.classes.begin(), result.classes.end(), std::int64_t{0},
        [count](std::int64_t sum, const ClassTotals& totals) { return sum + totals.*count; });
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
        BlockStore memory;
        Engine engine{model, memory, &bookkeeper};
        RunOptions options;
        options.eventLimit = 200'000; // layers of five attempts each multiply
        const Engine::End end = engine.run(options);
        RC_ASSERT(end != Engine::End::Cancelled);
        const RunResult result = engine.result(1, end);
        checkTotals(model, result.totals);
        if (end == Engine::End::Reached) {
            checkSeries(model, result);
        }
        RC_ASSERT(bookkeeper.sentCount() == result.totals.attempts);
        RC_ASSERT(bookkeeper.decidedCount() <= bookkeeper.sentCount());
        RC_ASSERT(bookkeeper.sentCount() - bookkeeper.decidedCount() <= result.totals.open);
        const auto ended = std::accumulate(
            result.attemptsHistogram.begin(), result.attemptsHistogram.end(), std::int64_t{0});
        RC_ASSERT(ended == result.totals.succeeded + result.totals.failed);
        RC_ASSERT(sumOfClasses(result, &ClassTotals::failed) == result.totals.failed);
        RC_ASSERT(sumOfClasses(result, &ClassTotals::attempts) == result.totals.attempts);
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
        const Model model = anyModel();
        const RunResult result = ran(model, {.scale = 7, .eventLimit = 1'000'000});
        checkTotals(model, result.totals);
        RC_ASSERT(result.totals.operations % 7 == 0);
    }));
}

QTEST_APPLESS_MAIN(TestConservation)
#include "tst_conservation.moc"
