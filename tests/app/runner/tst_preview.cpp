// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/preview.h"

#include <QtTest/QtTest>

using namespace repique;

namespace {

storm::Model open(double rate, std::int64_t seconds)
{
    storm::Model model;
    model.traffic.rate = rate;
    model.duration = std::chrono::seconds{seconds};
    return model;
}

} // namespace

class TestPreview final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void scaleKeepsAPreviewUnderSixtyThousandOperations_data()
    {
        QTest::addColumn<double>("rate");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<int>("scale");
        QTest::addRow("6,000 operations are exact at once") << 100.0 << 60 << 1;
        QTest::addRow("60,000 operations are exact at once") << 1'000.0 << 60 << 1;
        QTest::addRow("606,000 operations need 1:20") << 10'100.0 << 60 << 20;
        QTest::addRow("600,000 operations need 1:10") << 10'000.0 << 60 << 10;
        QTest::addRow("60,600 operations need 1:10") << 1'010.0 << 60 << 10;
        QTest::addRow("6,060,000 operations need 1:200") << 10'100.0 << 600 << 200;
        QTest::addRow("nothing arrives") << 0.0 << 60 << 1;
    }

    void scaleKeepsAPreviewUnderSixtyThousandOperations()
    {
        QFETCH(double, rate);
        QFETCH(int, seconds);
        QFETCH(int, scale);
        QCOMPARE(previewScale(open(rate, seconds)), std::int64_t{scale});
    }

    void dearOperationsMakeASmallerPreview()
    {
        // 600,000 operations that cost 20 events each: 1:100 leaves 6,000 of them, 120,000 events.
        QCOMPARE(previewScale(open(10'000.0, 60), 20.0), std::int64_t{100});
        QCOMPARE(previewScale(open(10'000.0, 60), 0.0), std::int64_t{10}); // an operation costs two at least
    }

    void runThatWouldTakeMinutesIsScaled_data()
    {
        QTest::addColumn<double>("rate");
        QTest::addColumn<int>("scale");
        QTest::addRow("10,000 a second for a minute are played one by one") << 10'000.0 << 1;
        QTest::addRow("100,000 a second too") << 100'000.0 << 1;
        QTest::addRow("a million a second as ten thousand") << 1e6 << 100;
        QTest::addRow("ten million a second as ten thousand") << 1e7 << 1'000;
    }

    void runThatWouldTakeMinutesIsScaled()
    {
        QFETCH(double, rate);
        QFETCH(int, scale);
        QCOMPARE(settledScale(open(rate, 60)), std::int64_t{scale});
    }

    void stepsOfTheRateCount()
    {
        // 10 s at 100/s, 30 s at 1,000/s, 20 s at 50/s: 1,000 + 30,000 + 1,000.
        storm::Model model = open(100.0, 60);
        model.traffic.steps = {{.at = startOfRun + std::chrono::seconds{40}, .rate = 50.0},
            {.at = startOfRun + std::chrono::seconds{10}, .rate = 1'000.0}};
        QCOMPARE(expectedOperations(model), 32'000.0);
    }

    void stepsAfterTheEndDoNotCount()
    {
        storm::Model model = open(100.0, 60);
        model.traffic.steps = {{.at = startOfRun + std::chrono::hours{1}, .rate = 1e6}};
        QCOMPARE(expectedOperations(model), 6'000.0);
    }

    void limitOfOperationsCounts()
    {
        storm::Model model = open(10'000.0, 60);
        model.traffic.operations = 500;
        QCOMPARE(expectedOperations(model), 500.0);
    }

    void togetherIsAsManyAsItSays()
    {
        storm::Model model = open(10'000.0, 60);
        model.traffic.arrivals = storm::Traffic::Arrivals::Together;
        QCOMPARE(expectedOperations(model), 1'000.0);
        model.traffic.operations = 100'000;
        QCOMPARE(previewScale(model), std::int64_t{10});
    }

    void closedLoopIsBoundByItsClients()
    {
        storm::Model model = open(0.0, 60);
        model.traffic.loop = storm::Traffic::Loop::Closed;
        model.traffic.clients = 100;
        QCOMPARE(expectedOperations(model), 6'000.0);
    }

    void scriptIsOneOperation()
    {
        storm::Model model = open(1e8, 600);
        model.script.emplace();
        QCOMPARE(previewScale(model), std::int64_t{1});
    }
};

QTEST_APPLESS_MAIN(TestPreview)
#include "tst_preview.moc"
