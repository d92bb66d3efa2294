// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storm/models.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;

namespace {

constexpr double capacity = 300.0; // a second
constexpr double stallS = 10.0;
constexpr double timeoutS = 1.0;

/// The setting of Bronson et al. (HotOS'21): 300 a second, a timeout of 1 s, each attempt tried again at
/// once, evenly spaced arrivals, constant service, unbounded FIFO. `load` is a share of the capacity.
Model loop(double load, std::int64_t attempts)
{
    Model model;
    model.duration = 700s;
    model.traffic.rate = load * capacity;
    model.traffic.arrivals = Traffic::Arrivals::Uniform;
    model.dependency.capacity = capacity;
    model.dependency.service = Dependency::Service::Constant;
    model.dependency.queue.reset();
    model.policy.maxAttempts = attempts;
    model.policy.backoff = constantBackoff(0s);
    model.policy.attemptTimeout = 1s;
    model.policy.deadline = 1h;
    return model;
}

/// Nothing is served from 20 to 30 s.
Model stalled(double load, std::int64_t attempts)
{
    Model model = loop(load, attempts);
    model.faults = {faultDuring(settlement::FaultKind::Stall, 20s, 10s)};
    return model;
}

/// A thousand originals a second from 20 to 22 s.
Model spiked(double load, std::int64_t attempts)
{
    Model model = loop(load, attempts);
    model.traffic.steps = {{startOfRun + 20s, 1000.0}, {startOfRun + 22s, load * capacity}};
    return model;
}

/// λ·Σ(D − kT) − μT of work is left when the stall ends, and it drains at μ − Aλ a second; then answers are
/// in time again. Last attempts of operations begun up to (A − 1)·T before that are in time as well, and
/// count in the ten seconds that define recovery, which begins that much earlier.
double recoveredAfter(double load, std::int64_t attempts)
{
    const auto a = static_cast<double>(attempts);
    const double lambda = load * capacity;
    const double work = lambda * (a * stallS - timeoutS * a * (a - 1.0) / 2.0) - capacity * timeoutS;
    return work / (capacity - a * lambda) - (a - 1.0) * timeoutS;
}

/// Chance of waiting in M/M/c with `servers` and an offered load of `erlangs` (Erlang's C formula).
double erlangC(int servers, double erlangs)
{
    double term = 1.0; // a^k / k!
    double below = 0.0;
    for (int k = 0; k < servers; ++k) {
        below += term;
        term *= erlangs / (k + 1);
    }
    const double above = term * servers / (servers - erlangs);
    return above / (below + above);
}

/// An unbounded queue of patient callers, 100 served a second, for 2,100 s.
Model patientQueue(double load, int servers, std::uint64_t seed)
{
    Model model;
    model.seed = seed;
    model.duration = 2100s;
    model.traffic.rate = 100.0 * load;
    model.dependency.capacity = 100.0;
    model.dependency.workers = servers;
    model.dependency.queue.reset();
    model.policy.maxAttempts = 1;
    model.policy.attemptTimeout = 24h;
    model.policy.deadline = 24h;
    return model;
}

/// Passes when the mean of one value a seed lies within four standard errors, ± `resolution` of the expected
/// one, and those are small enough to mean something.
void compareMean(const std::vector<double>& values, double expected, double resolution = 0.0)
{
    const auto n = static_cast<double>(values.size());
    double sum = 0.0;
    double squares = 0.0;
    for (const double value : values) {
        sum += value;
        squares += value * value;
    }
    const double mean = sum / n;
    const double error = std::sqrt((squares - n * mean * mean) / (n - 1.0) / n);
    QCOMPARE_LE(std::abs(mean - expected), 4 * error + resolution * expected);
    QCOMPARE_LE(error, 0.04 * expected);
}

} // namespace

Q_DECLARE_METATYPE(repique::storm::Model)

/// The laws behind the oracles: where the edges are, and how long it takes on their near side.
class TestLaws : public QObject
{
    Q_OBJECT

private slots:
    void aLoopStaysStuckFromOneOverKOn_data();
    void aLoopStaysStuckFromOneOverKOn();
    void aBudgetMovesTheEdgeWhateverTheAttempts_data();
    void aBudgetMovesTheEdgeWhateverTheAttempts();
    void aShortQueueRemovesTheEdge_data();
    void aShortQueueRemovesTheEdge();
    void recoveryTakesAsLongAsTheBacklogDrains_data();
    void recoveryTakesAsLongAsTheBacklogDrains();
    void asManyWaitAsErlangSays_data();
    void asManyWaitAsErlangSays();
    void timeInMM1IsExponential_data();
    void timeInMM1IsExponential();
};

void TestLaws::aLoopStaysStuckFromOneOverKOn_data()
{
    QTest::addColumn<Model>("model");
    QTest::addColumn<bool>("recovers");
    // E: λ* = μ/A. Below it every trigger heals, from it on none does.
    for (const int k : {2, 3, 4, 5}) {
        QTest::addRow("%d attempts, a stall, load 0.95/%d: heals", k, k) << stalled(0.95 / k, k) << true;
        QTest::addRow("%d attempts, a stall, load 1/%d: stuck", k, k) << stalled(1.0 / k, k) << false;
        QTest::addRow("%d attempts, a stall, load 1.05/%d: stuck", k, k) << stalled(1.05 / k, k) << false;
        QTest::addRow("%d attempts, a spike, load 0.8/%d: heals", k, k) << spiked(0.8 / k, k) << true;
        QTest::addRow("%d attempts, a spike, load 1.05/%d: stuck", k, k) << spiked(1.05 / k, k) << false;
    }
    QTest::newRow("1 attempt, a stall, load 0.95: heals") << stalled(0.95, 1) << true;
}

void TestLaws::aLoopStaysStuckFromOneOverKOn()
{
    QFETCH(const Model, model);
    QFETCH(const bool, recovers);
    const RunResult result = ran(model);
    QCOMPARE(result.recoveryS.has_value(), recovers);
    if (!recovers) {
        QCOMPARE(tailMean(result.series.goodput, 100), 0.0);
    }
}

void TestLaws::aBudgetMovesTheEdgeWhateverTheAttempts_data()
{
    QTest::addColumn<Model>("model");
    QTest::addColumn<bool>("recovers");
    const auto budgeted = [](double load, std::int64_t attempts) {
        Model model = stalled(load, attempts);
        model.policy.budget = retry::RatioBudget{0.10, retry::RatioBudget::Of::Originals, 10.0};
        return model;
    };
    // E: λ* = μ/(1 + r) = 0.909 of the capacity.
    for (const int k : {3, 5}) {
        QTest::addRow("%d attempts, 10 %% of originals, load 0.85: heals", k) << budgeted(0.85, k) << true;
        QTest::addRow("%d attempts, 10 %% of originals, load 0.92: stuck", k) << budgeted(0.92, k) << false;
    }
}

void TestLaws::aBudgetMovesTheEdgeWhateverTheAttempts()
{
    QFETCH(const Model, model);
    QFETCH(const bool, recovers);
    QCOMPARE(ran(model).recoveryS.has_value(), recovers);
}

void TestLaws::aShortQueueRemovesTheEdge_data()
{
    QTest::addColumn<int>("attempts");
    QTest::addColumn<int>("places");
    QTest::addColumn<bool>("recovers");
    // E: whoever waits in a queue shorter than μT is answered in time. Refusals are fast, retries wait 1 s.
    for (const int k : {2, 3, 5}) {
        QTest::addRow("%d attempts, 290 places < 300: heals", k) << k << 290 << true;
        QTest::addRow("%d attempts, 600 places: stuck", k) << k << 600 << false;
    }
}

void TestLaws::aShortQueueRemovesTheEdge()
{
    QFETCH(const int, attempts);
    QFETCH(const int, places);
    QFETCH(const bool, recovers);
    Model model = stalled(0.93, attempts);
    model.dependency.queue = places;
    model.policy.backoff = constantBackoff(1s);
    QCOMPARE(ran(model).recoveryS.has_value(), recovers);
}

void TestLaws::recoveryTakesAsLongAsTheBacklogDrains_data()
{
    QTest::addColumn<double>("load");
    QTest::addColumn<int>("attempts");
    for (const int k : {1, 2, 3, 4, 5}) {
        for (const double share : {0.5, 0.7, 0.9, 0.95}) {
            QTest::addRow("%d attempts, load %g/%d", k, share, k) << share / k << k;
        }
    }
}

void TestLaws::recoveryTakesAsLongAsTheBacklogDrains()
{
    QFETCH(const double, load);
    QFETCH(const int, attempts);
    const RunResult result = ran(stalled(load, attempts));
    QVERIFY(result.recoveryS.has_value());
    // E, closed form for D ≥ A·T; recovery is told in whole seconds.
    QCOMPARE_LT(std::abs(*result.recoveryS - recoveredAfter(load, attempts)), 1.01);
}

void TestLaws::asManyWaitAsErlangSays_data()
{
    QTest::addColumn<double>("load");
    QTest::addColumn<int>("servers");
    for (const int c : {1, 2, 8}) {
        for (const double load : {0.5, 0.7, 0.9}) {
            QTest::addRow("M/M/%d at %g (Erlang C)", c, load) << load << c;
        }
    }
}

void TestLaws::asManyWaitAsErlangSays()
{
    QFETCH(const double, load);
    QFETCH(const int, servers);
    // Little: as many wait as arrive during a mean wait, λ·C(c, a)/(cμ − λ). One look a second.
    std::vector<double> waiting;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        waiting.push_back(tailMean(ran(patientQueue(load, servers, seed)).series.queue, 2000));
    }
    compareMean(waiting, erlangC(servers, load * servers) * load / (1.0 - load));
}

void TestLaws::timeInMM1IsExponential_data()
{
    QTest::addColumn<double>("load");
    QTest::newRow("M/M/1 at 0.5") << 0.5;
    QTest::newRow("M/M/1 at 0.7") << 0.7;
    QTest::newRow("M/M/1 at 0.9") << 0.9;
}

void TestLaws::timeInMM1IsExponential()
{
    QFETCH(const double, load);
    // P(T > t) = exp(−(μ − λ)·t), Little's and Burke's queue; percentiles are read within 1 %.
    std::vector<double> p50;
    std::vector<double> p95;
    std::vector<double> p99;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        const Latency latency = ran(patientQueue(load, 1, seed)).latency;
        p50.push_back(latency.p50Ms);
        p95.push_back(latency.p95Ms);
        p99.push_back(latency.p99Ms);
    }
    const double meanMs = 1000.0 / (100.0 * (1.0 - load));
    compareMean(p50, meanMs * std::log(2.0), 0.01);
    compareMean(p95, meanMs * std::log(20.0), 0.01);
    compareMean(p99, meanMs * std::log(100.0), 0.01);
}

QTEST_APPLESS_MAIN(TestLaws)
#include "tst_laws.moc"
