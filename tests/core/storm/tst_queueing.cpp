// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/engine.h"
#include "core/storm/observer.h"
#include "tests/core/storm/models.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;
using Service = Dependency::Service;

namespace {

constexpr double load = 70.0; // customers a second
constexpr double capacity = 100.0;
constexpr int seeds = 20;

/// Adds up the time that customers spend between arrival and answer, and notes who was answered when.
class Stopwatch final : public Observer
{
public:
    void decided(const Operation& operation, const retry::Decision& decision, SimTime now) override
    {
        if (decision.verdict == retry::Verdict::Succeed) {
            m_seconds += toSeconds(now - operation.startedAt);
            m_order.push_back(operation.id);
        }
    }

    [[nodiscard]] double mean() const { return m_seconds / static_cast<double>(m_order.size()); }

    [[nodiscard]] const std::vector<std::uint64_t>& order() const { return m_order; }

private:
    double m_seconds = 0.0;
    std::vector<std::uint64_t> m_order;
};

Model patientQueue(Service service, std::int64_t workers, double cv = 1.0)
{
    Model model;
    model.duration = 200s;
    model.traffic.rate = load;
    model.dependency.capacity = capacity;
    model.dependency.workers = workers;
    model.dependency.service = service;
    model.dependency.cv = cv;
    model.dependency.queue.reset();
    model.policy.maxAttempts = 1;
    model.policy.attemptTimeout = 1h;
    model.policy.deadline = 1h;
    return model;
}

/// Chance of waiting in M/M/c with `workers` and an offered load of `erlangs` (Erlang's C formula).
double erlangC(std::int64_t workers, double erlangs)
{
    double term = 1.0; // a^k / k!
    double below = 0.0;
    for (std::int64_t k = 0; k < workers; ++k) {
        below += term;
        term *= erlangs / static_cast<double>(k + 1);
    }
    const double above = term * static_cast<double>(workers) / (static_cast<double>(workers) - erlangs);
    return above / (below + above);
}

} // namespace

/// Waiting times against the formulas of queueing theory.
class TestQueueing : public QObject
{
    Q_OBJECT

private slots:
    void theMeanWaitingTimeIsThatOfTheFormula_data();
    void theMeanWaitingTimeIsThatOfTheFormula();
    void aFullRoomTurnsAwayTheShareOfTheFormula();
    void theRoomIsServedInItsOrder_data();
    void theRoomIsServedInItsOrder();
};

void TestQueueing::theMeanWaitingTimeIsThatOfTheFormula_data()
{
    QTest::addColumn<Service>("service");
    QTest::addColumn<int>("workers");
    QTest::addColumn<double>("cv");
    QTest::addColumn<double>("wait");

    const double rho = load / capacity;
    const auto pollaczek = [rho](double cv) { return rho * (1 + cv * cv) / (2 * capacity * (1 - rho)); };
    const auto erlang = [rho](int c) { return erlangC(c, c * rho) / (capacity - load); };
    QTest::newRow("M/M/1: 23.3 ms (Pollaczek and Khinchine)")
        << Service::Exponential << 1 << 1.0 << pollaczek(1.0);
    QTest::newRow("M/D/1: 11.7 ms") << Service::Constant << 1 << 0.0 << pollaczek(0.0);
    QTest::newRow("M/G/1, lognormal with cv 0.5: 14.6 ms")
        << Service::Lognormal << 1 << 0.5 << pollaczek(0.5);
    QTest::newRow("M/M/2 (Erlang C)") << Service::Exponential << 2 << 1.0 << erlang(2);
    QTest::newRow("M/M/10 (Erlang C)") << Service::Exponential << 10 << 1.0 << erlang(10);
}

void TestQueueing::theMeanWaitingTimeIsThatOfTheFormula()
{
    QFETCH(const Service, service);
    QFETCH(const int, workers);
    QFETCH(const double, cv);
    QFETCH(const double, wait);
    Model model = patientQueue(service, workers, cv);
    BlockStore memory;
    double sum = 0.0;
    double squares = 0.0;
    for (int seed = 1; seed <= seeds; ++seed) {
        model.seed = static_cast<std::uint64_t>(seed);
        Stopwatch stopwatch;
        Engine{model, memory, &stopwatch}.run({});
        const double waited = stopwatch.mean() - workers / capacity;
        sum += waited;
        squares += waited * waited;
    }
    const double mean = sum / seeds;
    const double deviation = std::sqrt((squares - seeds * mean * mean) / (seeds - 1));
    QCOMPARE_LE(std::abs(mean - wait), 4 * deviation / std::sqrt(seeds));
    QCOMPARE_LE(deviation, 0.3 * wait); // the interval is narrow enough to mean something
}

void TestQueueing::aFullRoomTurnsAwayTheShareOfTheFormula()
{
    // M/M/1/K with K = 1 + 4: (1 − ρ)·ρ^K / (1 − ρ^(K+1)) at ρ = 1.2
    Model model = patientQueue(Service::Exponential, 1);
    model.traffic.rate = 120.0;
    model.duration = 2000s;
    model.dependency.queue = 4;
    const double expected = (1 - 1.2) * std::pow(1.2, 5) / (1 - std::pow(1.2, 6));
    const Totals totals = ran(model).totals;
    const double share = static_cast<double>(totals.rejected) / static_cast<double>(totals.operations);
    QCOMPARE_LE(std::abs(share - expected), 0.006); // 240,000 customers, correlated over some 10
}

void TestQueueing::theRoomIsServedInItsOrder_data()
{
    QTest::addColumn<Dependency::Order>("order");
    QTest::addColumn<std::vector<std::uint64_t>>("served");
    QTest::newRow("first come, first served")
        << Dependency::Order::Fifo << std::vector<std::uint64_t>{0, 1, 2, 3};
    QTest::newRow("last come, first served")
        << Dependency::Order::Lifo << std::vector<std::uint64_t>{0, 3, 2, 1};
}

void TestQueueing::theRoomIsServedInItsOrder()
{
    QFETCH(const Dependency::Order, order);
    QFETCH(const std::vector<std::uint64_t>, served);
    Model model = patientQueue(Service::Constant, 1);
    model.traffic.arrivals = Traffic::Arrivals::Together;
    model.traffic.operations = 4;
    model.dependency.order = order;
    BlockStore memory;
    Stopwatch stopwatch;
    Engine{model, memory, &stopwatch}.run({});
    QCOMPARE(stopwatch.order(), served);
}

QTEST_APPLESS_MAIN(TestQueueing)
#include "tst_queueing.moc"
