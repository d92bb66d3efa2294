// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/recorder.h"

#include <QtTest/QtTest>

using namespace repique;
using namespace repique::trace;
using namespace std::chrono_literals;
using retry::Reason;

namespace {

Step stepAt(SimDuration at, Event event, StepKind kind)
{
    Step step;
    step.event = event;
    step.kind = kind;
    step.at = startOfRun + at;
    step.ends = step.at + 1ms;
    return step;
}

} // namespace

class RecorderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sortsByTimeAndKeepsTiesInOrder();
    void numbersMessagesAndNotNotes();
    void timesAreRelativeToTheStart();
    void everyFinalReasonHasAnOutcome_data();
    void everyFinalReasonHasAnOutcome();
};

void RecorderTest::sortsByTimeAndKeepsTiesInOrder()
{
    Recorder recorder{7};
    recorder.add(stepAt(3s, Event::Answer, StepKind::Message));
    recorder.add(stepAt(1s, Event::Request, StepKind::Message));
    recorder.add(stepAt(1s, Event::Settled, StepKind::SelfMessage));
    const Trace trace = std::move(recorder).finish(TraceOutcome::Settled, startOfRun, startOfRun + 3s);
    QCOMPARE(trace.operation, 7U);
    QCOMPARE(trace.steps.at(0).event, Event::Request);
    QCOMPARE(trace.steps.at(1).event, Event::Settled);
    QCOMPARE(trace.steps.at(2).event, Event::Answer);
    QCOMPARE(trace.attempts, 1);
    QCOMPARE(trace.debits, 1);
}

void RecorderTest::numbersMessagesAndNotNotes()
{
    Recorder recorder{0};
    recorder.add(stepAt(0s, Event::KeyMade, StepKind::Note));
    recorder.add(stepAt(0s, Event::Request, StepKind::Message));
    recorder.add(stepAt(1s, Event::Wait, StepKind::Note));
    recorder.add(stepAt(2s, Event::Settled, StepKind::SelfMessage));
    const Trace trace = std::move(recorder).finish(TraceOutcome::Settled, startOfRun, startOfRun + 2s);
    QCOMPARE(trace.steps.at(0).number, 0);
    QCOMPARE(trace.steps.at(1).number, 1);
    QCOMPARE(trace.steps.at(2).number, 0);
    QCOMPARE(trace.steps.at(3).number, 2);
}

void RecorderTest::timesAreRelativeToTheStart()
{
    Recorder recorder{0};
    recorder.add(stepAt(12s, Event::Request, StepKind::Message));
    const Trace trace = std::move(recorder).finish(TraceOutcome::Settled, startOfRun + 10s, startOfRun + 15s);
    QCOMPARE(trace.steps.at(0).at, SimTime{2s});
    QCOMPARE(trace.steps.at(0).ends, SimTime{2s + 1ms});
    QCOMPARE(trace.duration, SimDuration{5s});
}

void RecorderTest::everyFinalReasonHasAnOutcome_data()
{
    QTest::addColumn<Reason>("reason");
    QTest::addColumn<TraceOutcome>("outcome");
    QTest::newRow("success") << Reason::Succeeded << TraceOutcome::Settled;
    QTest::newRow("not listed") << Reason::NotListed << TraceOutcome::FailedPermanent;
    QTest::newRow("forbidden") << Reason::Forbidden << TraceOutcome::FailedPermanent;
    QTest::newRow("absurd hint") << Reason::AbsurdHint << TraceOutcome::FailedPermanent;
    QTest::newRow("exhausted") << Reason::AttemptsExhausted << TraceOutcome::FailedExhausted;
    QTest::newRow("deadline") << Reason::DeadlineExceeded << TraceOutcome::FailedDeadline;
    QTest::newRow("budget") << Reason::BudgetDenied << TraceOutcome::FailedBudget;
}

void RecorderTest::everyFinalReasonHasAnOutcome()
{
    QFETCH(Reason, reason);
    QFETCH(TraceOutcome, outcome);
    retry::Decision decision;
    decision.reason = reason;
    QCOMPARE(outcomeOf(decision), outcome);
}

QTEST_APPLESS_MAIN(RecorderTest)

#include "tst_recorder.moc"
