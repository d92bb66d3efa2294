// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/storm/block_store.h"
#include "core/storm/run.h"
#include "core/trace/trace.h"

#include <QtCore/QObject>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <variant>

namespace repique {

/// A finished run and the scenario it came from; shared because the GUI thread and the worker both look at
/// it.
struct LoadSnapshot
{
    scenario::Scenario scenario;
    storm::RunResult result;
};

/// A stretch of a run; asks for the operation that tells most about it.
struct Moment
{
    SimTime from{};
    SimTime to{}; ///< > from
};

/// The window's worker thread: one job at a time, the latest request wins, stale results never appear. A load
/// goes before a trace, even one that has begun, which then begins again. GUI thread.
class Runner final : public QObject
{
    Q_OBJECT

public:
    explicit Runner(QObject* parent = nullptr);
    ~Runner() override;

    /// Runs `scenario` at 1:`scale` (1 = exact). Replaces any load job that has not delivered yet.
    void requestLoad(scenario::Scenario scenario, std::int64_t scale);
    /// Traces an operation of `scenario` (a scripted scenario has one). Replaces any trace job that has not
    /// delivered yet.
    void requestTrace(scenario::Scenario scenario, storm::Selector selector);
    /// Traces the operation that tells most about `moment` of the run at 1:`scale`; `NotFound` when none
    /// started then.
    void requestTrace(scenario::Scenario scenario, Moment moment, std::int64_t scale = 1);
    /// Drops everything asked for; says `cancelled` when something was.
    void cancel();
    /// Drops the trace asked for, without a word: something newer is about to be asked.
    void dropTrace();
    [[nodiscard]] bool isBusy() const noexcept;

Q_SIGNALS:
    void loadFinished(std::shared_ptr<const repique::LoadSnapshot> snapshot);
    void traceFinished(std::shared_ptr<const repique::trace::Trace> trace);
    void failed(repique::Error error);
    void progressed(double share); ///< of the load job, at most ten a second
    void cancelled();
    void idle(); ///< nothing is asked for any more

private:
    struct LoadJob
    {
        scenario::Scenario scenario;
        std::int64_t scale = 1;
    };

    struct TraceJob
    {
        scenario::Scenario scenario;
        std::variant<storm::Selector, Moment> which;
        std::int64_t scale = 1;
    };

    /// A kind of work: what was asked last, and how to stop what runs.
    template<typename Job>
    struct Lane
    {
        std::optional<Job> waiting; ///< guarded by the mutex
        std::stop_source running; ///< of the job in hand; replaced under the mutex
        std::uint64_t generation = 0; ///< of the latest request; GUI thread, and the worker under the mutex
        bool isOpen = false; ///< asked and not delivered; GUI thread
    };

    template<typename Job>
    void post(Lane<Job>& lane, Job job);
    template<typename Job>
    bool drop(Lane<Job>& lane);
    template<typename Job>
    bool workOne(Lane<Job>& lane, const std::stop_token& quit);
    void letLoadPass();
    template<typename Job, typename Deliver>
    void deliver(Lane<Job>& lane, std::uint64_t generation, Deliver emitResult);

    void work(const std::stop_token& quit);
    /// False: stopped before there was anything to deliver.
    bool execute(const LoadJob& job, std::uint64_t generation, const std::stop_token& stop);
    bool execute(const TraceJob& job, std::uint64_t generation, const std::stop_token& stop);

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    storm::BlockStore m_previewMemory; ///< worker thread; previews are small and follow one another
    Lane<LoadJob> m_load;
    Lane<TraceJob> m_trace;
    std::jthread m_worker; ///< last: joined before anything it uses goes away
};

} // namespace repique
