// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/sequence/traces.h"

#include "core/storm/run.h"
#include "core/trace/recorder.h"

#include <QtCore/QtGlobal>

namespace repique::samples {
namespace {

using settlement::ScriptedAttempt;
using trace::Event;
using trace::Party;
using trace::Step;
using trace::StepKind;

ScriptedAttempt answer(int status, const char* code)
{
    return {.what = ScriptedAttempt::What::Answer, .status = status, .code = code, .retryAfter = {}};
}

ScriptedAttempt ending(ScriptedAttempt::What what)
{
    return {.what = what, .code = {}, .retryAfter = {}};
}

SimTime at(int milliseconds)
{
    return startOfRun + std::chrono::milliseconds{milliseconds};
}

Step message(Event event, Party from, int attempt, std::pair<int, int> span)
{
    Step step;
    step.event = event;
    step.from = from;
    step.to = from == Party::Client ? Party::Server : Party::Client;
    step.attempt = attempt;
    step.at = at(span.first);
    step.ends = at(span.second);
    step.key = "K-7f3a";
    return step;
}

Step settledStep(int attempt, int milliseconds)
{
    Step step = message(Event::Settled, Party::Server, attempt, {milliseconds, milliseconds});
    step.kind = StepKind::SelfMessage;
    step.to = Party::Server;
    step.amountCents = 3000;
    return step;
}

Step timeoutWait()
{
    Step step = message(Event::Wait, Party::Client, 1, {1500, 1600});
    step.kind = StepKind::Note;
    step.to = Party::Client;
    retry::Decision decision;
    decision.verdict = retry::Verdict::Retry;
    decision.reason = retry::Reason::RetryAllowed;
    decision.classification = retry::Classification::Ambiguous;
    decision.window = std::chrono::milliseconds{100};
    decision.draw = 1.0;
    decision.wait = std::chrono::milliseconds{100};
    decision.deadlineLeft = std::chrono::milliseconds{3500};
    step.decision = decision;
    return step;
}

storm::Layer layer(const char* name, std::int64_t attempts)
{
    storm::Layer layer;
    layer.name = name;
    layer.policy.maxAttempts = attempts;
    layer.policy.retryOn = retry::RetrySet::article(); // 500 is among them
    layer.policy.attemptTimeout = std::chrono::hours{1};
    layer.policy.deadline = std::chrono::hours{1};
    return layer;
}

/// One operation through three layers over a dependency that always does `kind`.
storm::Model threeLayers(settlement::FaultKind kind)
{
    storm::Model model;
    model.duration = std::chrono::hours{1};
    model.traffic.arrivals = storm::Traffic::Arrivals::Together;
    model.traffic.operations = 1;
    model.layers = {layer("browser", 4), layer("front end", 4), layer("back end", 4)};
    settlement::Fault fault;
    fault.kind = kind;
    model.faults = {fault};
    return model;
}

TracePtr replayed(const storm::Model& model)
{
    auto trace = storm::replay(model, std::uint64_t{0});
    Q_ASSERT(trace.has_value());
    return std::make_shared<const trace::Trace>(std::move(*trace));
}

} // namespace

trace::ScriptedPayment cataloguePayment()
{
    trace::ScriptedPayment payment;
    payment.network = std::chrono::milliseconds{20};
    payment.script = {answer(503, "SPI_UNAVAILABLE"), ending(ScriptedAttempt::What::LostResponse)};
    return payment;
}

TracePtr played(const trace::ScriptedPayment& payment)
{
    auto trace = trace::playScript(payment);
    Q_ASSERT(trace.has_value());
    return std::make_shared<const trace::Trace>(std::move(*trace));
}

TracePtr catalogue()
{
    return played(cataloguePayment());
}

TracePtr perAttemptKey()
{
    trace::ScriptedPayment payment = cataloguePayment();
    payment.key = pix::KeyUse::PerAttempt;
    return played(payment);
}

TracePtr exhausted()
{
    trace::ScriptedPayment payment = cataloguePayment();
    payment.policy.maxAttempts = 2;
    return played(payment);
}

TracePtr variety()
{
    trace::ScriptedPayment payment = cataloguePayment();
    payment.policy.maxAttempts = 5;
    payment.policy.deadline = std::chrono::seconds{20};
    payment.script = {ending(ScriptedAttempt::What::Refused), ending(ScriptedAttempt::What::Closed),
        ending(ScriptedAttempt::What::Timeout), answer(422, "INSUFFICIENT_FUNDS")};
    return played(payment);
}

TracePtr lateAnswer()
{
    trace::Recorder recorder{0};
    recorder.add(message(Event::Request, Party::Client, 1, {0, 20}));
    recorder.add(settledStep(1, 1400));
    recorder.add(timeoutWait());
    Step late = message(Event::LateAnswer, Party::Server, 1, {1550, 1560});
    late.status = 200;
    recorder.add(late);
    recorder.add(message(Event::Request, Party::Client, 2, {1600, 1620}));
    Step replay = message(Event::Answer, Party::Server, 2, {1620, 1640});
    replay.status = 200;
    replay.isReplay = true;
    recorder.add(replay);
    return std::make_shared<const trace::Trace>(
        std::move(recorder).finish(trace::TraceOutcome::Settled, startOfRun, at(1640)));
}

TracePtr twentyAttempts()
{
    trace::ScriptedPayment payment = cataloguePayment();
    payment.policy.maxAttempts = 20;
    payment.policy.deadline = std::chrono::minutes{10};
    payment.script.clear();
    for (int i = 0; i < 19; ++i) {
        payment.script.push_back(
            i % 3 == 2 ? ending(ScriptedAttempt::What::LostResponse) : answer(503, "SPI_UNAVAILABLE"));
    }
    return played(payment);
}

TracePtr chain()
{
    storm::Model model = threeLayers(settlement::FaultKind::Unavailable);
    model.faults.clear();
    model.script.emplace(5, answer(503, "SPI_UNAVAILABLE"));
    return replayed(model);
}

TracePtr chainOf64()
{
    return replayed(threeLayers(settlement::FaultKind::Unavailable));
}

TracePtr chainWithBreaker()
{
    storm::Model model = threeLayers(settlement::FaultKind::Unavailable);
    model.layers.back().policy.breaker = retry::Breaker{.failures = 2, .openFor = std::chrono::seconds{1}};
    return replayed(model);
}

TracePtr chainOfOverlaps()
{
    storm::Model model = threeLayers(settlement::FaultKind::Blackhole);
    model.layers[1].policy.attemptTimeout = std::chrono::milliseconds{2000};
    model.layers[1].propagatesDeadline = false;
    model.layers[2].policy.attemptTimeout = std::chrono::milliseconds{1500};
    return replayed(model);
}

} // namespace repique::samples
