// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/engine.h"
#include "core/storm/observer.h"
#include "tests/core/storm/models.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;
using settlement::FaultKind;
using settlement::ScriptedAttempt;

namespace {

/// A bit of everything, for pinning.
Model mixture()
{
    Model model;
    model.seed = 7;
    model.duration = 30s;
    model.traffic.rate = 900.0;
    model.traffic.steps = {{startOfRun + 10s, 1'300.0}, {startOfRun + 15s, 700.0}};
    model.dependency.workers = 4;
    model.dependency.service = Dependency::Service::Lognormal;
    model.dependency.cv = 1.5;
    model.dependency.queue = 300;
    model.dependency.rejectionCost = 0.1;
    model.dependency.network = 3ms;
    model.policy.attemptTimeout = 250ms;
    model.policy.backoff.jitter.kind = retry::JitterKind::Decorrelated;
    model.policy.budget = retry::RatioBudget{};
    model.idempotency.key = pix::KeyUse::PerAttempt;
    model.faults = {fault(FaultKind::Unavailable, 0.02), fault(FaultKind::LostResponse, 0.01)};
    return model;
}

/// What happened to every first attempt.
class FirstFates final : public Observer
{
public:
    void answered(const Operation& operation, const Parcel& parcel, SimTime now) override
    {
        if (parcel.attempt == 1) {
            m_fates[operation.id] = {parcel.code, now};
        }
    }

    void answerLost(const Operation& operation, std::int64_t attempt, SimTime now) override
    {
        if (attempt == 1) {
            m_fates[operation.id] = {~0U, now};
        }
    }

    [[nodiscard]] const std::map<std::uint64_t, std::pair<std::uint32_t, SimTime>>& fates() const
    {
        return m_fates;
    }

private:
    std::map<std::uint64_t, std::pair<std::uint32_t, SimTime>> m_fates;
};

Model scripted(settlement::Script script, std::int64_t maxAttempts = 3)
{
    Model model;
    model.duration = 30s;
    model.policy.maxAttempts = maxAttempts;
    model.script = std::move(script);
    return model;
}

ScriptedAttempt what(ScriptedAttempt::What kind)
{
    ScriptedAttempt attempt;
    attempt.what = kind;
    attempt.status = 503;
    return attempt;
}

} // namespace

Q_DECLARE_METATYPE(repique::storm::Model)
Q_DECLARE_METATYPE(repique::settlement::Script)

class TestRun : public QObject
{
    Q_OBJECT

private slots:
    void totalsArePinnedForEveryCompiler();
    void firstAttemptsMeetTheSameLuckWhateverThePolicy();
    void seriesCoverTheRunExactly_data();
    void seriesCoverTheRunExactly();
    void latencyOfABinIsThatOfTheAnswersItHolds();
    void arrivalsAtTheDependencyAreCountedWhenTheyArrive();
    void aBudgetIsSharedAsItsScopeSays_data();
    void aBudgetIsSharedAsItsScopeSays();
    void aPreviewComesNearTheExactRun_data();
    void aPreviewComesNearTheExactRun();
    void anExplosiveRunIsCutAndSaysSo();
    void aCancelledRunReturnsNothing();
    void progressGrowsToOne();
    void nothingToRecoverFromIsNoRecovery();
    void aScriptDecidesEveryAttempt_data();
    void aScriptDecidesEveryAttempt();
    void expiredWorkIsSkippedWhenTheServerKnows();
};

/// Draws are keyed and portable, so these figures are the same from g++ and clang++ on every machine.
void TestRun::totalsArePinnedForEveryCompiler()
{
    const RunResult result = ran(mixture());
    const Totals& totals = result.totals;
    QCOMPARE(totals.operations, 26245);
    QCOMPARE(totals.attempts, 27512);
    QCOMPARE(totals.succeeded, 20037);
    QCOMPARE(totals.duplicates, 525);
    QCOMPARE(totals.rejected, 2137);
    QCOMPARE(totals.budgetDenied, 6131);
    QCOMPARE(totals.timedOut, 4750);
    QCOMPARE(totals.exhausted, 53);
    QCOMPARE(result.cost.events, 57057);
    QCOMPARE(result.latency.p99Ms, 416.284672);
    QCOMPARE(result.waitMeanMs, 10.113954140154842);
}

void TestRun::firstAttemptsMeetTheSameLuckWhateverThePolicy()
{
    Model model = manyOperations(2'000);
    model.dependency.service = Dependency::Service::Exponential;
    model.dependency.workers = 100'000; // nobody waits for another, whatever the policy adds
    model.dependency.capacity = 1e7;
    model.faults = {fault(FaultKind::Unavailable, 0.2), fault(FaultKind::LostResponse, 0.1)};
    FirstFates original;
    BlockStore memory;
    Engine{model, memory, &original}.run({});
    QCOMPARE(original.fates().size(), 2'000U);

    model.policy.maxAttempts = 7;
    model.policy.backoff.base = 5ms;
    model.policy.backoff.jitter.amount = 0.25;
    FirstFates changed;
    Engine{model, memory, &changed}.run({});
    QVERIFY(changed.fates() == original.fates());
}

void TestRun::seriesCoverTheRunExactly_data()
{
    QTest::addColumn<SimDuration>("duration");
    QTest::addColumn<int>("bins");
    QTest::addColumn<SimDuration>("bin");
    QTest::newRow("a minute: seconds") << SimDuration{60s} << 60 << SimDuration{1s};
    QTest::newRow("ten minutes: seconds") << SimDuration{600s} << 600 << SimDuration{1s};
    QTest::newRow("90.5 s: the last bin is half a second") << SimDuration{90'500ms} << 91 << SimDuration{1s};
    QTest::newRow("6 s: a sixtieth") << SimDuration{6s} << 60 << SimDuration{100ms};
    QTest::newRow("1 ms") << SimDuration{1ms} << 60 << SimDuration{16'666ns};
}

void TestRun::seriesCoverTheRunExactly()
{
    QFETCH(const SimDuration, duration);
    QFETCH(const int, bins);
    QFETCH(const SimDuration, bin);
    Model model = quickDependency();
    model.duration = duration;
    model.traffic.arrivals = Traffic::Arrivals::Uniform;
    model.traffic.rate = 600'000.0 / toMilliseconds(duration); // 600 originals
    const RunResult result = ran(model);
    QCOMPARE(result.series.size(), static_cast<std::size_t>(bins));
    QCOMPARE(result.series.bin, bin);
    double sum = 0.0;
    for (std::size_t i = 0; i < result.series.size(); ++i) {
        const bool isLast = i + 1 == result.series.size();
        const SimDuration width = isLast ? duration - bin * (bins - 1) : bin;
        sum += result.series.originals[i] * toSeconds(width);
    }
    QCOMPARE(std::round(sum * 1e6), std::round(static_cast<double>(result.totals.operations) * 1e6));
    QCOMPARE_LE(std::abs(static_cast<double>(result.totals.operations) - 600.0), 1.0);
}

void TestRun::latencyOfABinIsThatOfTheAnswersItHolds()
{
    Model model = manyOperations(600); // 60 a second for 10 s, 1 ms each
    model.duration = 12s;
    model.policy.attemptTimeout = 10s;
    model.faults = {faultDuring(FaultKind::Latency, 2s, 2s)};
    model.faults.front().factor = 300.0; // 0.3 s: longer than a bin of 0.2 s
    const RunResult result = ran(model);
    const auto binAt = [&](SimDuration time) { return static_cast<std::size_t>(time / result.series.bin); };
    const auto isNear = [](double value, double expected) { return std::abs(value / expected - 1.0) < 0.01; };
    for (const std::vector<double>* series :
        {&result.series.latencyP50Ms, &result.series.latencyP95Ms, &result.series.latencyP99Ms}) {
        QVERIFY(isNear((*series)[0], 1.0));
        QCOMPARE((*series)[binAt(2s)], 0.0); // all of its answers come later
        QVERIFY(isNear((*series)[binAt(3s)], 300.0));
        QVERIFY(isNear((*series)[binAt(5s)], 1.0));
        QCOMPARE(series->back(), 0.0);
    }
    // From 4.0 to 4.2 s: twelve quick operations, and the six that began from 3.9 s on and take 0.3 s.
    QVERIFY(isNear(result.series.latencyP50Ms[binAt(4s)], 1.0));
    QVERIFY(isNear(result.series.latencyP95Ms[binAt(4s)], 300.0));
    QVERIFY(isNear(result.latency.p50Ms, 1.0));
    QVERIFY(isNear(result.latency.p95Ms, 300.0));
    QVERIFY(isNear(result.latency.maxMs, 300.0));
}

void TestRun::arrivalsAtTheDependencyAreCountedWhenTheyArrive()
{
    Model model = manyOperations(1'000);
    model.duration = 12s;
    model.dependency.network = 1s;
    model.policy.attemptTimeout = 10s;
    const Series series = ran(model).series;
    const std::size_t delay = 5; // bins of 0.2 s
    for (std::size_t i = 0; i < delay; ++i) {
        QCOMPARE(series.dependencyAttempts[i], 0.0);
    }
    for (std::size_t i = delay; i < series.size(); ++i) {
        QCOMPARE(series.dependencyAttempts[i], series.attempts[i - delay]);
    }
}

void TestRun::aBudgetIsSharedAsItsScopeSays_data()
{
    QTest::addColumn<retry::BudgetScope>("scope");
    QTest::addColumn<int>("retries");
    QTest::addColumn<double>("tokens");
    // Full at 10, the first credit is lost at the cap: 10 + 999 · 0.1 = 109.9 (oracle I-5)
    QTest::newRow("one for all: 109 retries, 1.109") << retry::BudgetScope::All << 109 << 0.9;
    // 10 + 99 · 0.1 = 19.9 each
    QTest::newRow("one for each of 10 clients: 190") << retry::BudgetScope::Client << 190 << 9.0;
}

void TestRun::aBudgetIsSharedAsItsScopeSays()
{
    QFETCH(const retry::BudgetScope, scope);
    QFETCH(const int, retries);
    QFETCH(const double, tokens);
    Model model = manyOperations(1'000);
    model.duration = 60s;
    model.traffic.clients = 10;
    model.faults = {fault(FaultKind::Unavailable)};
    model.policy.maxAttempts = 2;
    model.policy.budget = retry::RatioBudget{};
    model.policy.budgetScope = scope;
    const RunResult result = ran(model);
    QCOMPARE(result.totals.retries, retries);
    QCOMPARE(result.totals.budgetDenied, 1'000 - retries);
    QCOMPARE(result.series.budgetTokens.back(), tokens);
}

void TestRun::aPreviewComesNearTheExactRun_data()
{
    QTest::addColumn<Model>("model");
    QTest::addColumn<double>("tolerance");
    Model noisy = manyOperations(100'000);
    noisy.faults = {fault(FaultKind::Unavailable, 0.3)};
    QTest::newRow("random failures: within 2 %") << noisy << 0.02;
    Model collapsed = manyOperations(1);
    collapsed.traffic.operations.reset();
    collapsed.duration = 20s;
    collapsed.traffic.rate = 2'200.0;
    collapsed.dependency.capacity = 2'000.0;
    collapsed.dependency.workers = 1;
    collapsed.policy.attemptTimeout = 500ms;
    QTest::newRow("a collapsed storm: within 5 %") << collapsed << 0.05;
    Model budgeted = noisy;
    budgeted.policy.budget = retry::RatioBudget{0.1, retry::RatioBudget::Of::Originals, 1'000.0};
    QTest::newRow("a budget: within 2 %") << budgeted << 0.02;
}

void TestRun::aPreviewComesNearTheExactRun()
{
    QFETCH(const Model, model);
    QFETCH(const double, tolerance);
    const RunResult exact = ran(model);
    const RunResult preview = ran(model, {.scale = 10});
    QCOMPARE(preview.scale, 10);
    const double expected = amplification(exact.totals);
    QCOMPARE_LE(std::abs(amplification(preview.totals) - expected), tolerance * expected);
    const auto operations = static_cast<double>(exact.totals.operations);
    QCOMPARE_LE(std::abs(static_cast<double>(preview.totals.operations) - operations), 0.02 * operations);
    QCOMPARE_LT(preview.cost.events * 5, exact.cost.events);
    QCOMPARE(preview.series.size(), exact.series.size());
}

void TestRun::anExplosiveRunIsCutAndSaysSo()
{
    Model model = manyOperations(10);
    model.policy.maxAttempts = 1'000'000;
    model.policy.backoff = constantBackoff(0s); // at once, for ever, at one moment
    model.faults = {fault(FaultKind::Unavailable)};
    const RunResult result = ran(model, {.eventLimit = 10'000});
    QVERIFY(result.isCut);
    QCOMPARE(result.cost.events, 10'000);
    QCOMPARE(result.totals.open, result.totals.operations);
    QVERIFY(!ran(manyOperations(10), {.eventLimit = 10'000}).isCut);
}

void TestRun::aCancelledRunReturnsNothing()
{
    std::stop_source source;
    RunOptions options;
    options.stop = source.get_token();
    QVERIFY(run(manyOperations(10), options).has_value());
    source.request_stop();
    QVERIFY(!run(manyOperations(10), options).has_value());

    std::stop_source later;
    options.stop = later.get_token();
    int calls = 0;
    options.onProgress = [&](double /*share*/) {
        ++calls;
        later.request_stop();
    };
    QVERIFY(!run(manyOperations(100'000), options).has_value());
    QCOMPARE(calls, 1); // it stopped at the next look
}

void TestRun::progressGrowsToOne()
{
    std::vector<double> shares;
    RunOptions options;
    options.onProgress = [&shares](double share) { shares.push_back(share); };
    Model model = manyOperations(100'000);
    model.duration = 10s;
    ran(model, options);
    QCOMPARE_GT(shares.size(), 10U);
    QVERIFY(std::is_sorted(shares.begin(), shares.end()));
    QCOMPARE_GE(shares.front(), 0.0);
    QCOMPARE_LE(shares.back(), 1.0);
}

void TestRun::nothingToRecoverFromIsNoRecovery()
{
    Model model = manyOperations(600);
    model.traffic.operations.reset();
    QVERIFY(!ran(model).recoveryS.has_value());
    model.faults = {fault(FaultKind::LostResponse, 0.01)}; // never ends
    QVERIFY(!ran(model).recoveryS.has_value());
    model.faults = {faultDuring(FaultKind::Unavailable, 10s, 2'500ms)};
    QCOMPARE(ran(model).recoveredAtS, std::optional{13.0}); // the first whole second after 12.5 s
    QCOMPARE(ran(model).recoveryS, std::optional{0.5});
    model.faults = {faultDuring(FaultKind::Unavailable, 10s, 41s)}; // less than 10 s are left
    QVERIFY(!ran(model).recoveryS.has_value());
    model.faults.clear();
    model.traffic.steps = {{startOfRun + 20s, 70.0}};
    QCOMPARE(ran(model).recoveredAtS, std::optional{20.0});
}

void TestRun::aScriptDecidesEveryAttempt_data()
{
    QTest::addColumn<settlement::Script>("script");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<bool>("succeeds");
    using What = ScriptedAttempt::What;
    QTest::newRow("empty: success") << settlement::Script{} << 1 << true;
    QTest::newRow("503, lost, ok (oracle I-14)")
        << settlement::Script{what(What::Answer), what(What::LostResponse), what(What::Ok)} << 3 << true;
    QTest::newRow("three refusals") << settlement::Script(3, what(What::Refused)) << 3 << false;
    QTest::newRow("closed, then beyond the script") << settlement::Script{what(What::Closed)} << 2 << true;
    QTest::newRow("timeout, ok") << settlement::Script{what(What::Timeout), what(What::Ok)} << 2 << true;
}

void TestRun::aScriptDecidesEveryAttempt()
{
    QFETCH(const settlement::Script, script);
    QFETCH(const int, attempts);
    QFETCH(const bool, succeeds);
    const Totals totals = ran(scripted(script)).totals;
    QCOMPARE(totals.operations, 1);
    QCOMPARE(totals.attempts, attempts);
    QCOMPARE(totals.succeeded, succeeds ? 1 : 0);
    QCOMPARE(totals.duplicates, 0);
}

void TestRun::expiredWorkIsSkippedWhenTheServerKnows()
{
    // Services of 1 s, patience of 1.5 s, four together: the second answer comes at 2 s.
    Model model;
    model.duration = 20s;
    model.traffic.arrivals = Traffic::Arrivals::Together;
    model.traffic.operations = 4;
    model.dependency.capacity = 1.0;
    model.dependency.service = Dependency::Service::Constant;
    model.policy.maxAttempts = 1;
    model.policy.deadline = 1min;
    const auto totalsWith = [&model](Dependency::ExpiredWork expired) {
        model.dependency.expiredWork = expired;
        return ran(model).totals;
    };
    QCOMPARE(totalsWith(Dependency::ExpiredWork::Serve).abandonedServed, 3);
    const Totals skipped = totalsWith(Dependency::ExpiredWork::Skip);
    QCOMPARE(skipped.abandonedServed, 1); // started at 1 s, when its caller still waited
    QCOMPARE(skipped.abandonedSkipped, 2);
    const Totals unfinishable = totalsWith(Dependency::ExpiredWork::SkipUnfinishable);
    QCOMPARE(unfinishable.abandonedServed, 0);
    QCOMPARE(unfinishable.abandonedSkipped, 3);
    QCOMPARE(unfinishable.succeeded, 1);
}

QTEST_APPLESS_MAIN(TestRun)
#include "tst_run.moc"
