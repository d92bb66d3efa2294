// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/circuit_breaker.h"

#include <QtTest/QTest>

using namespace repique;
using namespace repique::retry;
using namespace std::chrono_literals;
using Pass = CircuitBreaker::Pass;
using State = CircuitBreaker::State;

namespace {

constexpr Breaker three{.failures = 3, .openFor = 5s, .probes = 2};

SimTime at(SimDuration since)
{
    return startOfRun + since;
}

/// Open from 0 to 5 s.
CircuitBreaker tripped()
{
    CircuitBreaker breaker{three};
    for (int i = 0; i < 3; ++i) {
        breaker.attemptEnded(breaker.ask(at(0s)) == Pass::Probe, true, at(0s));
    }
    return breaker;
}

} // namespace

class TestCircuitBreaker : public QObject
{
    Q_OBJECT

private slots:
    void consecutiveFailuresOpenIt();
    void aSuccessStartsTheCountAnew();
    void anOpenOneRefusesUntilItsTimeIsUp();
    void itLetsProbesThroughAndNoMore();
    void allProbesTogetherCloseIt();
    void oneFailedProbeOpensItAgain();
    void whatWasSentBeforeItOpenedNoLongerCounts();
    void whatSpeaksAgainstTheDependency_data();
    void whatSpeaksAgainstTheDependency();
};

void TestCircuitBreaker::consecutiveFailuresOpenIt()
{
    CircuitBreaker breaker{three};
    breaker.attemptEnded(false, true, at(0s));
    breaker.attemptEnded(false, true, at(1s));
    QCOMPARE(breaker.state(at(1s)), State::Closed);
    breaker.attemptEnded(false, true, at(2s));
    QCOMPARE(breaker.state(at(2s)), State::Open);
}

void TestCircuitBreaker::aSuccessStartsTheCountAnew()
{
    CircuitBreaker breaker{three};
    breaker.attemptEnded(false, true, at(0s));
    breaker.attemptEnded(false, true, at(0s));
    breaker.attemptEnded(false, false, at(0s));
    breaker.attemptEnded(false, true, at(0s));
    breaker.attemptEnded(false, true, at(0s));
    QCOMPARE(breaker.state(at(0s)), State::Closed);
}

void TestCircuitBreaker::anOpenOneRefusesUntilItsTimeIsUp()
{
    CircuitBreaker breaker = tripped();
    QCOMPARE(breaker.ask(at(0s)), Pass::Refused);
    QCOMPARE(breaker.ask(at(5s - 1ns)), Pass::Refused);
    QCOMPARE(breaker.ask(at(5s)), Pass::Probe);
}

void TestCircuitBreaker::itLetsProbesThroughAndNoMore()
{
    CircuitBreaker breaker = tripped();
    QCOMPARE(breaker.ask(at(5s)), Pass::Probe);
    QCOMPARE(breaker.ask(at(5s)), Pass::Probe);
    QCOMPARE(breaker.ask(at(5s)), Pass::Refused);
    QCOMPARE(breaker.ask(at(60s)), Pass::Refused);
}

void TestCircuitBreaker::allProbesTogetherCloseIt()
{
    CircuitBreaker breaker = tripped();
    QCOMPARE(breaker.ask(at(5s)), Pass::Probe);
    QCOMPARE(breaker.ask(at(5s)), Pass::Probe);
    breaker.attemptEnded(true, false, at(6s));
    QCOMPARE(breaker.state(at(6s)), State::HalfOpen);
    breaker.attemptEnded(true, false, at(6s));
    QCOMPARE(breaker.ask(at(6s)), Pass::Free);
}

void TestCircuitBreaker::oneFailedProbeOpensItAgain()
{
    CircuitBreaker breaker = tripped();
    QCOMPARE(breaker.ask(at(5s)), Pass::Probe);
    QCOMPARE(breaker.ask(at(5s)), Pass::Probe);
    breaker.attemptEnded(true, true, at(6s));
    QCOMPARE(breaker.state(at(6s)), State::Open);
    breaker.attemptEnded(true, false, at(7s)); // of the other probe, too late to matter
    QCOMPARE(breaker.ask(at(11s - 1ns)), Pass::Refused);
    QCOMPARE(breaker.ask(at(11s)), Pass::Probe);
}

void TestCircuitBreaker::whatWasSentBeforeItOpenedNoLongerCounts()
{
    CircuitBreaker breaker = tripped();
    breaker.attemptEnded(false, false, at(1s));
    QCOMPARE(breaker.ask(at(1s)), Pass::Refused);
    QCOMPARE(breaker.ask(at(5s)), Pass::Probe);
    breaker.attemptEnded(false, true, at(5s));
    QCOMPARE(breaker.state(at(5s)), State::HalfOpen);
}

void TestCircuitBreaker::whatSpeaksAgainstTheDependency_data()
{
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<bool>("isUnhealthySign");
    QTest::newRow("a settlement does not") << answered(200) << false;
    QTest::newRow("a refusal of business does not") << answered(422) << false;
    QTest::newRow("overload does") << answered(503) << true;
    QTest::newRow("a gateway's timeout does") << answered(504) << true;
    QTest::newRow("an unlisted 500 does") << answered(500) << true;
    Outcome silence;
    silence.kind = OutcomeKind::TimedOut;
    QTest::newRow("silence does") << silence << true;
    Outcome busy = answered(409);
    busy.inProgress = true;
    QTest::newRow("the same key in progress does not") << busy << false;
}

void TestCircuitBreaker::whatSpeaksAgainstTheDependency()
{
    QFETCH(const Outcome, outcome);
    QFETCH(const bool, isUnhealthySign);
    QCOMPARE(isUnhealthy(RetrySet::catalogue(), outcome), isUnhealthySign);
}

QTEST_APPLESS_MAIN(TestCircuitBreaker)
#include "tst_circuit_breaker.moc"
