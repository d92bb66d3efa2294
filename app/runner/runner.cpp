// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/runner.h"

#include "core/storm/scale.h"

#include <QtCore/QMetaObject>

#include <chrono>
#include <utility>

namespace repique {
namespace {

using Frames = std::chrono::steady_clock;
constexpr std::chrono::milliseconds oneFrame{16};
constexpr std::chrono::milliseconds betweenReports{100}; ///< of the progress: each lays out the window anew

Result<trace::Trace> traceOf(const storm::Model& model, const std::variant<storm::Selector, Moment>& which,
    const std::stop_token& stop)
{
    if (model.script) {
        return storm::replay(model, std::uint64_t{0});
    }
    if (const auto* selector = std::get_if<storm::Selector>(&which)) {
        return storm::replay(model, *selector, stop);
    }
    const Moment& moment = std::get<Moment>(which);
    const std::optional<std::uint64_t> operation = storm::operationAt(model, moment.from, moment.to, stop);
    if (!operation) {
        return tl::unexpected(Error{.code = Errc::NotFound, .detail = "no operation started then"});
    }
    return storm::replay(model, storm::Selector{*operation}, stop);
}

} // namespace

Runner::Runner(QObject* parent)
    : QObject(parent)
    , m_worker([this](const std::stop_token& quit) { work(quit); })
{
}

Runner::~Runner()
{
    m_worker.request_stop(); // first, so that nothing new is taken in hand
    const std::scoped_lock lock(m_mutex);
    m_load.running.request_stop();
    m_trace.running.request_stop();
}

void Runner::requestLoad(scenario::Scenario scenario, std::int64_t scale)
{
    post(m_load, LoadJob{.scenario = std::move(scenario), .scale = scale});
    letLoadPass();
}

void Runner::requestTrace(scenario::Scenario scenario, storm::Selector selector)
{
    post(m_trace, TraceJob{.scenario = std::move(scenario), .which = selector});
}

void Runner::requestTrace(scenario::Scenario scenario, Moment moment, std::int64_t scale)
{
    post(m_trace, TraceJob{.scenario = std::move(scenario), .which = moment, .scale = scale});
}

void Runner::cancel()
{
    const bool hadLoad = drop(m_load);
    const bool hadTrace = drop(m_trace);
    if (hadLoad || hadTrace) {
        Q_EMIT cancelled();
        Q_EMIT idle();
    }
}

void Runner::dropTrace()
{
    drop(m_trace);
}

bool Runner::isBusy() const noexcept
{
    return m_load.isOpen || m_trace.isOpen;
}

template<typename Job>
void Runner::post(Lane<Job>& lane, Job job)
{
    {
        const std::scoped_lock lock(m_mutex);
        lane.running.request_stop();
        lane.waiting = std::move(job);
        ++lane.generation;
    }
    lane.isOpen = true;
    m_wake.notify_one();
}

/// A trace in hand is put back (`workOne`): it may play a big run two times.
void Runner::letLoadPass()
{
    const std::scoped_lock lock(m_mutex);
    m_trace.running.request_stop();
}

template<typename Job>
bool Runner::drop(Lane<Job>& lane)
{
    const std::scoped_lock lock(m_mutex);
    lane.running.request_stop();
    lane.waiting.reset();
    ++lane.generation;
    return std::exchange(lane.isOpen, false);
}

/// Worker thread. Delivers on the GUI thread unless something newer was asked for meanwhile.
template<typename Job, typename Deliver>
void Runner::deliver(Lane<Job>& lane, std::uint64_t generation, Deliver emitResult)
{
    const auto onGuiThread = [this, &lane, generation, emitResult = std::move(emitResult)] {
        if (lane.generation != generation) {
            return;
        }
        lane.isOpen = false;
        emitResult();
        if (!isBusy()) {
            Q_EMIT idle();
        }
    };
    QMetaObject::invokeMethod(this, onGuiThread, Qt::QueuedConnection);
}

void Runner::work(const std::stop_token& quit)
{
    while (!quit.stop_requested()) {
        const Frames::time_point nextFrame = Frames::now() + oneFrame;
        const bool hasWorked = workOne(m_load, quit) || workOne(m_trace, quit);
        std::unique_lock lock(m_mutex);
        if (hasWorked) {
            // No more than one result a frame: meanwhile newer requests replace older ones.
            m_wake.wait_until(lock, quit, nextFrame, [] { return false; });
        }
        m_wake.wait(lock, quit, [this] { return m_load.waiting || m_trace.waiting; });
    }
}

template<typename Job>
bool Runner::workOne(Lane<Job>& lane, const std::stop_token& quit)
{
    std::unique_lock lock(m_mutex);
    if (!lane.waiting || quit.stop_requested()) {
        return false;
    }
    Job job = std::move(*lane.waiting);
    lane.waiting.reset();
    lane.running = std::stop_source();
    const std::uint64_t generation = lane.generation;
    const std::stop_token stop = lane.running.get_token();
    lock.unlock();
    const bool isDone = execute(job, generation, stop);
    lock.lock();
    if (!isDone && lane.generation == generation) {
        lane.waiting = std::move(job);
    }
    return true;
}

bool Runner::execute(const LoadJob& job, std::uint64_t generation, const std::stop_token& stop)
{
    const auto report = [this, generation, last = Frames::now()](double share) mutable {
        if (Frames::now() - last < betweenReports) {
            return;
        }
        last = Frames::now();
        const auto onGuiThread = [this, generation, share] {
            if (m_load.generation == generation && m_load.isOpen) {
                Q_EMIT progressed(share);
            }
        };
        QMetaObject::invokeMethod(this, onGuiThread, Qt::QueuedConnection);
    };
    const storm::RunOptions options{.scale = job.scale,
        .stop = stop,
        .memory = job.scale > 1 ? &m_previewMemory : nullptr,
        .onProgress = report};
    std::optional<storm::RunResult> result = storm::run(job.scenario.model, options);
    if (!result) {
        return false;
    }
    auto snapshot = std::make_shared<const LoadSnapshot>(
        LoadSnapshot{.scenario = job.scenario, .result = std::move(*result)});
    deliver(m_load, generation, [this, snapshot] { Q_EMIT loadFinished(snapshot); });
    return true;
}

bool Runner::execute(const TraceJob& job, std::uint64_t generation, const std::stop_token& stop)
{
    Result<trace::Trace> traced = traceOf(storm::scaledModel(job.scenario.model, job.scale), job.which, stop);
    if (stop.stop_requested()) {
        return false;
    }
    if (!traced) {
        deliver(m_trace, generation, [this, error = traced.error()] { Q_EMIT failed(error); });
        return true;
    }
    auto trace = std::make_shared<const trace::Trace>(std::move(*traced));
    deliver(m_trace, generation, [this, trace] { Q_EMIT traceFinished(trace); });
    return true;
}

} // namespace repique
