// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/adaptive_throttle.h"

#include <QtTest/QTest>

using namespace repique;
using namespace repique::retry;
using namespace std::chrono_literals;

class TestAdaptiveThrottle : public QObject
{
    Q_OBJECT

private slots:
    void theShareItRefuses_data();
    void theShareItRefuses();
    void itRefusesByDrawAndCountsWhatItRefuses();
    void whatLeftTheWindowIsForgotten();
    void whatTheDependencyTookOn();
};

void TestAdaptiveThrottle::theShareItRefuses_data()
{
    QTest::addColumn<int>("requests");
    QTest::addColumn<int>("accepts");
    QTest::addColumn<double>("k");
    QTest::addColumn<double>("share");
    // Google SRE book, "Handling overload", client-side throttling; I-7.
    QTest::newRow("half accepted, K = 2: nothing") << 100 << 50 << 2.0 << 0.0;
    QTest::newRow("40 of 100 accepted, K = 2") << 100 << 40 << 2.0 << 20.0 / 101.0;
    QTest::newRow("10 of 100 accepted, K = 2") << 100 << 10 << 2.0 << 80.0 / 101.0;
    QTest::newRow("none accepted, K = 2") << 100 << 0 << 2.0 << 100.0 / 101.0;
    QTest::newRow("half accepted, K = 1.1") << 100 << 50 << 1.1 << 45.0 / 101.0;
    QTest::newRow("no history: nothing") << 0 << 0 << 2.0 << 0.0;
}

void TestAdaptiveThrottle::theShareItRefuses()
{
    QFETCH(const int, requests);
    QFETCH(const int, accepts);
    QFETCH(const double, k);
    QFETCH(const double, share);
    QCOMPARE(refusedShare(requests, accepts, k), share);
}

void TestAdaptiveThrottle::itRefusesByDrawAndCountsWhatItRefuses()
{
    AdaptiveThrottle throttle{{.k = 2.0, .window = 120s}};
    for (int i = 0; i < 99; ++i) {
        QVERIFY(throttle.ask(0.999, startOfRun)); // up to 98/99 refused
    }
    QVERIFY(!throttle.ask(0.98, startOfRun)); // 99/100 refused
    QVERIFY(throttle.ask(0.9905, startOfRun)); // 100/101, this one counted the refused one
    QVERIFY(!throttle.ask(0.9900, startOfRun));
}

void TestAdaptiveThrottle::whatLeftTheWindowIsForgotten()
{
    AdaptiveThrottle throttle{{.k = 2.0, .window = 10s}};
    for (int i = 0; i < 100; ++i) {
        QVERIFY(throttle.ask(0.9999, startOfRun));
    }
    QVERIFY(!throttle.ask(0.5, startOfRun + 9999ms));
    QVERIFY(throttle.ask(0.5, startOfRun + 10s)); // only the one before is left: 1/2
}

void TestAdaptiveThrottle::whatTheDependencyTookOn()
{
    QVERIFY(isAccepted(answered(200)));
    QVERIFY(isAccepted(answered(422)));
    QVERIFY(!isAccepted(answered(503)));
    QVERIFY(!isAccepted(answered(429)));
    Outcome silence;
    silence.kind = OutcomeKind::TimedOut;
    QVERIFY(!isAccepted(silence));
}

QTEST_APPLESS_MAIN(TestAdaptiveThrottle)
#include "tst_adaptive_throttle.moc"
