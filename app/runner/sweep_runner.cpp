// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/sweep_runner.h"

#include "app/pool/parallel.h"

#include <QtCore/QMetaObject>

#include <utility>

namespace repique {
namespace {

constexpr int frameMilliseconds = 33;

} // namespace

SweepRunner::SweepRunner(QObject* parent)
    : QObject(parent)
    , m_worker([this](const std::stop_token& quit) { work(quit); })
{
    m_frame.setSingleShot(true);
    m_frame.setInterval(frameMilliseconds);
    connect(&m_frame, &QTimer::timeout, this, &SweepRunner::tell);
}

SweepRunner::~SweepRunner()
{
    m_worker.request_stop(); // first, so that nothing new is taken in hand
    const std::scoped_lock lock(m_mutex);
    m_running.request_stop();
}

void SweepRunner::start(storm::SweepPlan plan)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_running.request_stop();
        m_waiting = std::move(plan);
        ++m_generation;
        m_done.clear();
    }
    m_isBusy = true;
    m_wake.notify_one();
}

void SweepRunner::cancel()
{
    const std::unique_lock lock(m_mutex);
    m_running.request_stop();
    if (m_waiting) { // nobody has begun it
        m_waiting.reset();
        const std::uint64_t generation = m_generation;
        QMetaObject::invokeMethod(
            this, [this, generation] { finish(generation, false); }, Qt::QueuedConnection);
    }
}

void SweepRunner::drop()
{
    const std::scoped_lock lock(m_mutex);
    m_running.request_stop();
    m_waiting.reset();
    ++m_generation;
    m_done.clear();
    m_isBusy = false;
}

void SweepRunner::work(const std::stop_token& quit)
{
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, quit, [this] { return m_waiting.has_value(); }) && !quit.stop_requested()) {
        storm::SweepPlan plan = std::move(*m_waiting);
        m_waiting.reset();
        m_running = std::stop_source();
        const std::uint64_t generation = m_generation;
        const std::stop_token stop = m_running.get_token();
        lock.unlock();
        plan.options.stop = stop;
        plan.onCell = [this, generation, columns = plan.columns](
                          std::size_t column, std::size_t row, const storm::SweepCell& cell) {
            take(generation, {.index = row * columns + column, .cell = cell});
        };
        const storm::SweepMap map
            = storm::sweep(plan, [](std::size_t count, const std::function<void(std::size_t)>& task) {
                  parallelFor(machineThreads(), count, task);
              });
        const bool isWhole = std::ranges::all_of(map.cells, &storm::SweepCell::isComputed);
        QMetaObject::invokeMethod(
            this, [this, generation, isWhole] { finish(generation, isWhole); }, Qt::QueuedConnection);
        lock.lock();
    }
}

/// Any of the threads of the sweep.
void SweepRunner::take(std::uint64_t generation, SweptCell cell)
{
    const std::scoped_lock lock(m_mutex);
    if (generation != m_generation) {
        return;
    }
    m_done.push_back(std::move(cell));
    if (!std::exchange(m_isRung, true)) {
        QMetaObject::invokeMethod(&m_frame, qOverload<>(&QTimer::start), Qt::QueuedConnection);
    }
}

/// GUI thread.
void SweepRunner::tell()
{
    std::vector<SweptCell> cells;
    {
        const std::scoped_lock lock(m_mutex);
        m_isRung = false;
        cells.swap(m_done);
    }
    if (!cells.empty()) {
        Q_EMIT cellsDone(cells);
    }
}

/// GUI thread.
void SweepRunner::finish(std::uint64_t generation, bool isWhole)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (generation != m_generation || !m_isBusy) {
            return;
        }
    }
    tell();
    m_isBusy = false;
    Q_EMIT ended(isWhole);
}

} // namespace repique
