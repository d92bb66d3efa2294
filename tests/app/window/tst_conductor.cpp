// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/conductor.h"
#include "core/scenario/presets.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>

using namespace repique;

namespace {

void setRate(ScenarioDocument& document, double rate)
{
    document.edit(QStringLiteral("rate"), QStringLiteral("traffic.rate"),
        [rate](scenario::Scenario& scenario) { scenario.model.traffic.rate = rate; });
}

/// 120,000 operations: too many for one frame, so its preview is 1:10.
scenario::Scenario busy()
{
    scenario::Scenario scenario;
    scenario.model.traffic.rate = 2'000.0;
    scenario.model.dependency.capacity = 4'000.0;
    return scenario;
}

} // namespace

class TestConductor final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void scriptedDocumentGivesATraceAndNoLoad()
    {
        ScenarioDocument document;
        Conductor conductor(document);
        QSignalSpy settled(&conductor, &Conductor::settled);
        QSignalSpy traces(&conductor, &Conductor::traceReady);
        document.replace(scenario::preset("catalogue"));
        QVERIFY(settled.wait());
        QVERIFY(conductor.isScripted());
        QCOMPARE(traces.size(), 1);
        QVERIFY(!conductor.snapshot());
    }

    void trafficGivesAnExactLoadAndAnOperationToLookAt()
    {
        ScenarioDocument document;
        Conductor conductor(document);
        QSignalSpy settled(&conductor, &Conductor::settled);
        QSignalSpy traces(&conductor, &Conductor::traceReady);
        document.replace({});
        QVERIFY(settled.wait());
        QCOMPARE(conductor.snapshot()->result.scale, std::int64_t{1});
        QCOMPARE(conductor.snapshot()->scenario, document.scenario());
        QCOMPARE(traces.size(), 1);
    }

    void bigRunShowsAPreviewFirst()
    {
        ScenarioDocument document;
        Conductor conductor(document);
        QList<std::int64_t> scales;
        connect(&conductor, &Conductor::loadReady, this,
            [&](const auto& snapshot) { scales.append(snapshot->result.scale); });
        QSignalSpy settled(&conductor, &Conductor::settled);
        document.replace(busy());
        QVERIFY(settled.wait(30'000));
        QCOMPARE(scales, (QList<std::int64_t>{10, 1}));
    }

    void draggingShowsPreviewsOnlyAndReleasingTheExactRun()
    {
        ScenarioDocument document;
        Conductor conductor(document);
        QSignalSpy settled(&conductor, &Conductor::settled);
        document.replace(busy());
        QVERIFY(settled.wait(30'000));
        QSignalSpy loads(&conductor, &Conductor::loadReady);
        document.beginGesture();
        setRate(document, 2'500.0);
        QVERIFY(loads.wait());
        QCOMPARE(conductor.snapshot()->result.scale, std::int64_t{10});
        QVERIFY(!conductor.isSettled());
        document.endGesture();
        QVERIFY(settled.wait(30'000));
        QCOMPARE(conductor.snapshot()->result.scale, std::int64_t{1});
        QCOMPARE(conductor.snapshot()->scenario.model.traffic.rate, 2'500.0);
    }

    void previewsAreHeldAgainstTheExactRun()
    {
        ScenarioDocument document;
        Conductor conductor(document);
        QList<std::shared_ptr<const LoadSnapshot>> runs;
        connect(
            &conductor, &Conductor::loadReady, this, [&](const auto& snapshot) { runs.append(snapshot); });
        QSignalSpy settled(&conductor, &Conductor::settled);
        document.replace(busy());
        QVERIFY(settled.wait(30'000));
        QCOMPARE(runs.size(), 2);
        QCOMPARE(conductor.fidelity(), std::optional(measured(runs.at(0)->result, runs.at(1)->result)));
        QCOMPARE(conductor.fidelity()->scale, std::int64_t{10});

        // The largest error of the document stays; another document has its own.
        const Fidelity first = *conductor.fidelity();
        setRate(document, 2'500.0);
        QVERIFY(settled.wait(30'000));
        QCOMPARE(conductor.fidelity(),
            std::optional(widest(first, measured(runs.at(2)->result, runs.at(3)->result))));
        document.replace({});
        QVERIFY(settled.wait(30'000));
        QCOMPARE(conductor.fidelity(), std::optional<Fidelity>{});
    }

    void tenMillionASecondTakeTheTimeOfTenThousand()
    {
        ScenarioDocument document;
        Conductor conductor(document);
        QSignalSpy settled(&conductor, &Conductor::settled);
        scenario::Scenario internet;
        internet.model.traffic.rate = 1e7;
        internet.model.dependency.capacity = 2e7;
        internet.model.dependency.queue = 1'000'000;
        document.replace(internet);
        QVERIFY(settled.wait(30'000));
        const storm::RunResult& result = conductor.snapshot()->result;
        QCOMPARE(result.scale, std::int64_t{1'000});
        QCOMPARE_GT(result.totals.operations, 590'000'000);
        QCOMPARE_LT(result.cost.events, 2'000'000);
        QCOMPARE(conductor.fidelity()->against, std::int64_t{1'000});
    }

    void anotherScaleOfTheRunGivesAnotherOperationToLookAt()
    {
        ScenarioDocument document;
        Conductor conductor(document);
        QSignalSpy settled(&conductor, &Conductor::settled);
        QSignalSpy traces(&conductor, &Conductor::traceReady);
        scenario::Scenario big; // 20,400,000 operations, nearly all refused at once
        big.model.traffic.rate = 340'000.0;
        big.model.policy.maxAttempts = 1;
        big.model.dependency.queue = 0;
        document.replace(big);
        QVERIFY(settled.wait(30'000));
        QCOMPARE_GT(conductor.snapshot()->result.scale, 1);
        QCOMPARE(traces.size(), 1);
        conductor.runAgain();
        QVERIFY(settled.wait(30'000));
        QCOMPARE(conductor.snapshot()->result.scale, std::int64_t{1});
        QCOMPARE(traces.size(), 2);
    }

    void aGestureThatEndsWhereItBeganRunsNothing()
    {
        ScenarioDocument document;
        Conductor conductor(document);
        QSignalSpy settled(&conductor, &Conductor::settled);
        document.replace({});
        QVERIFY(settled.wait(30'000));
        QSignalSpy loads(&conductor, &Conductor::loadReady);
        document.beginGesture();
        document.endGesture();
        QVERIFY(settled.wait(30'000));
        QCOMPARE(loads.size(), 0);
    }

    void cancelKeepsThePictureThereIs()
    {
        ScenarioDocument document;
        Conductor conductor(document);
        QSignalSpy settled(&conductor, &Conductor::settled);
        document.replace({});
        QVERIFY(settled.wait());
        const auto before = conductor.snapshot();
        setRate(document, 90.0);
        conductor.cancel();
        QVERIFY(conductor.isSettled());
        QCOMPARE(conductor.snapshot(), before);
    }
};

QTEST_GUILESS_MAIN(TestConductor)
#include "tst_conductor.moc"
