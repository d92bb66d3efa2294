// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/runner.h"
#include "core/scenario/presets.h"
#include "core/storm/scale.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>

#include <memory>

using namespace repique;

namespace {

scenario::Scenario small(std::uint64_t seed)
{
    scenario::Scenario scenario;
    scenario.model.seed = seed;
    scenario.model.duration = std::chrono::seconds{5};
    return scenario;
}

/// Takes seconds on any machine.
scenario::Scenario huge()
{
    scenario::Scenario scenario;
    scenario.model.duration = std::chrono::hours{24};
    scenario.model.traffic.rate = 100'000.0;
    scenario.model.dependency.capacity = 200'000.0;
    return scenario;
}

} // namespace

class TestRunner final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void loadIsWhatTheEngineGives()
    {
        Runner runner;
        std::shared_ptr<const LoadSnapshot> snapshot;
        connect(&runner, &Runner::loadFinished, this, [&](const auto& given) { snapshot = given; });
        QSignalSpy idle(&runner, &Runner::idle);
        runner.requestLoad(small(7), 1);
        QVERIFY(runner.isBusy());
        QVERIFY(idle.wait());
        QVERIFY(!runner.isBusy());
        QCOMPARE(snapshot->scenario, small(7));
        QCOMPARE(snapshot->result.totals, storm::run(small(7).model)->totals);
    }

    void latestRequestWinsAndStaleResultsNeverAppear()
    {
        Runner runner;
        QList<std::uint64_t> seeds;
        connect(&runner, &Runner::loadFinished, this,
            [&](const auto& given) { seeds.append(given->result.seed); });
        QSignalSpy idle(&runner, &Runner::idle);
        runner.requestLoad(huge(), 1);
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            runner.requestLoad(small(seed), 1);
        }
        QVERIFY(idle.wait());
        QCOMPARE(seeds, QList<std::uint64_t>{50});
        QCOMPARE(idle.size(), 1);
    }

    void cancelStopsAtOnceAndSaysSo()
    {
        Runner runner;
        QSignalSpy finished(&runner, &Runner::idle);
        QSignalSpy cancelled(&runner, &Runner::cancelled);
        QSignalSpy progressed(&runner, &Runner::progressed);
        runner.requestLoad(huge(), 1);
        QVERIFY(progressed.wait());
        runner.cancel();
        QCOMPARE(cancelled.size(), 1);
        QVERIFY(!runner.isBusy());
        runner.cancel();
        QCOMPARE(cancelled.size(), 1);
    }

    void loadGoesBeforeATraceThatHasBegun()
    {
        Runner runner;
        QStringList order;
        connect(&runner, &Runner::loadFinished, this, [&] { order.append(QStringLiteral("load")); });
        connect(&runner, &Runner::traceFinished, this, [&] { order.append(QStringLiteral("trace")); });
        const Moment moment{.from = startOfRun, .to = startOfRun + std::chrono::seconds{1}};
        runner.requestTrace(huge(), moment); // for minutes, if the load had to wait for it
        runner.requestLoad(small(7), 1);
        QTRY_COMPARE(order, QStringList{QStringLiteral("load")});
        QVERIFY(runner.isBusy()); // the trace goes on
        runner.requestTrace(small(7), moment);
        QTRY_COMPARE(order, (QStringList{QStringLiteral("load"), QStringLiteral("trace")}));
        QVERIFY(!runner.isBusy());
    }

    void traceThatGaveWayIsDeliveredAfterAll()
    {
        Runner runner;
        QStringList order;
        connect(&runner, &Runner::loadFinished, this, [&] { order.append(QStringLiteral("load")); });
        connect(&runner, &Runner::traceFinished, this, [&] { order.append(QStringLiteral("trace")); });
        QSignalSpy idle(&runner, &Runner::idle);
        scenario::Scenario longer = small(7);
        longer.model.duration = std::chrono::hours{1}; // long enough to be met half way
        runner.requestTrace(longer, Moment{.from = startOfRun, .to = startOfRun + std::chrono::seconds{1}});
        runner.requestLoad(small(7), 1);
        QVERIFY(idle.wait(30'000));
        QCOMPARE(order, (QStringList{QStringLiteral("load"), QStringLiteral("trace")}));
    }

    void traceCanBeCancelled()
    {
        Runner runner;
        QSignalSpy traced(&runner, &Runner::traceFinished);
        QSignalSpy cancelled(&runner, &Runner::cancelled);
        const Moment moment{.from = startOfRun, .to = startOfRun + std::chrono::seconds{1}};
        runner.requestTrace(huge(), moment);
        runner.cancel();
        QCOMPARE(cancelled.size(), 1);
        QVERIFY(!runner.isBusy());
        runner.requestTrace(small(7), moment); // the worker is free again
        QVERIFY(traced.wait(30'000));
        QCOMPARE(traced.size(), 1);
    }

    void operationOfAScaledRunIsTraced()
    {
        Runner runner;
        std::shared_ptr<const trace::Trace> trace;
        connect(&runner, &Runner::traceFinished, this, [&](const auto& given) { trace = given; });
        QSignalSpy idle(&runner, &Runner::idle);
        const Moment moment{.from = startOfRun, .to = startOfRun + std::chrono::seconds{1}};
        runner.requestTrace(small(7), moment, 10);
        QVERIFY(idle.wait());
        const storm::Model scaled = storm::scaledModel(small(7).model, 10);
        QCOMPARE(std::optional(trace->operation), storm::operationAt(scaled, moment.from, moment.to));
    }

    void runnerGoesAwayWhileItWorks()
    {
        auto runner = std::make_unique<Runner>();
        QSignalSpy progressed(runner.get(), &Runner::progressed);
        runner->requestLoad(huge(), 1);
        QVERIFY(progressed.wait());
        runner.reset();
        QCoreApplication::processEvents();
    }

    void scriptIsTracedByTheRealService()
    {
        Runner runner;
        std::shared_ptr<const trace::Trace> trace;
        connect(&runner, &Runner::traceFinished, this, [&](const auto& given) { trace = given; });
        QSignalSpy idle(&runner, &Runner::idle);
        runner.requestTrace(scenario::preset("catalogue"), storm::Selector{std::uint64_t{0}});
        QVERIFY(idle.wait());
        // The catalogue's scene: three sends, one debit (I-14).
        QCOMPARE(trace->attempts, 3);
        QCOMPARE(trace->debits, 1);
    }

    void momentOfARunIsTraced()
    {
        Runner runner;
        std::shared_ptr<const trace::Trace> trace;
        connect(&runner, &Runner::traceFinished, this, [&](const auto& given) { trace = given; });
        QSignalSpy idle(&runner, &Runner::idle);
        const Moment moment{.from = startOfRun, .to = startOfRun + std::chrono::seconds{1}};
        runner.requestTrace(small(7), moment);
        QVERIFY(idle.wait());
        QVERIFY(trace);
        QCOMPARE(std::optional(trace->operation), storm::operationAt(small(7).model, moment.from, moment.to));
    }

    void momentWithoutOperationsIsAFailure()
    {
        scenario::Scenario quiet = small(7);
        quiet.model.traffic.rate = 0.0;
        Runner runner;
        std::optional<Errc> code;
        connect(&runner, &Runner::failed, this, [&](const Error& error) { code = error.code; });
        QSignalSpy idle(&runner, &Runner::idle);
        runner.requestTrace(quiet, Moment{.from = startOfRun, .to = startOfRun + std::chrono::seconds{1}});
        QVERIFY(idle.wait());
        QCOMPARE(code, std::optional(Errc::NotFound));
    }
};

QTEST_GUILESS_MAIN(TestRunner)
#include "tst_runner.moc"
