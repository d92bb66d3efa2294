// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/pair_runner.h"

#include "app/pool/parallel.h"
#include "app/runner/preview.h"
#include "core/base/assert.h"
#include "core/storm/run.h"

#include <QtCore/QMetaObject>

#include <algorithm>
#include <chrono>
#include <limits>
#include <mutex>
#include <utility>

namespace repique {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds betweenReports{100};

/// Seeds are at most 2^63 − 1.
std::size_t pairsFrom(std::uint64_t seed, std::size_t wanted)
{
    constexpr auto last = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    return static_cast<std::size_t>(std::min<std::uint64_t>(wanted, last - seed + 1));
}

} // namespace

/// What the threads of one job have brought in. Any thread.
class PairRunner::Table final
{
public:
    explicit Table(const Job& job) : m_a(job.pairs), m_b(job.pairs), m_scale(job.scale) {}

    /// A snapshot when the last one is old enough.
    std::shared_ptr<const PairsSnapshot> add(bool isB, std::size_t pair, storm::RunResult run)
    {
        const std::scoped_lock lock(m_mutex);
        (isB ? m_b : m_a)[pair] = storm::figuresOf(run);
        if (pair == 0) {
            (isB ? m_firstB : m_firstA) = std::make_shared<const storm::RunResult>(std::move(run));
        }
        if (Clock::now() - m_told < betweenReports) {
            return nullptr;
        }
        m_told = Clock::now();
        return snapshot();
    }

    [[nodiscard]] std::shared_ptr<const PairsSnapshot> last() const
    {
        const std::scoped_lock lock(m_mutex);
        return snapshot();
    }

private:
    [[nodiscard]] std::shared_ptr<const PairsSnapshot> snapshot() const
    {
        std::vector<storm::Figures> a;
        std::vector<storm::Figures> b;
        for (std::size_t pair = 0; pair < m_a.size(); ++pair) {
            if (!m_a[pair].empty() && !m_b[pair].empty()) {
                a.push_back(m_a[pair]);
                b.push_back(m_b[pair]);
            }
        }
        auto result = std::make_shared<PairsSnapshot>();
        result->figures = storm::compared(a, b);
        result->pairs = a.size();
        result->wanted = m_a.size();
        result->scale = m_scale;
        result->a = m_firstA;
        result->b = m_firstB;
        return result;
    }

    mutable std::mutex m_mutex;
    std::vector<storm::Figures> m_a; ///< empty while not done
    std::vector<storm::Figures> m_b;
    std::shared_ptr<const storm::RunResult> m_firstA;
    std::shared_ptr<const storm::RunResult> m_firstB;
    std::int64_t m_scale;
    Clock::time_point m_told{};
};

PairRunner::PairRunner(QObject* parent) : QObject(parent) {}

PairRunner::~PairRunner() = default;

void PairRunner::request(scenario::Scenario a, scenario::Scenario b, std::size_t pairs)
{
    REPIQUE_ASSERT(pairs >= 1 && pairs <= mostPairs);
    const std::int64_t scale = std::max(settledScale(a.model), settledScale(b.model));
    const std::size_t possible = pairsFrom(a.model.seed, pairs);
    Job job{.a = std::move(a), .b = std::move(b), .pairs = possible, .scale = scale};
    ++m_generation;
    m_isBusy = true;
    if (m_isRunning) {
        m_worker.request_stop();
        m_next = std::move(job);
    } else {
        begin(std::move(job));
    }
}

void PairRunner::cancel()
{
    if (m_next) { // nothing of it is done
        m_next.reset();
        m_isBusy = false;
        Q_EMIT ended();
        return;
    }
    m_worker.request_stop();
}

void PairRunner::begin(Job job)
{
    m_isRunning = true;
    // The worker before has said its last word, so this joins at once.
    m_worker = std::jthread([this, job = std::move(job), generation = m_generation](
                                const std::stop_token& stop) { work(job, generation, stop); });
}

/// Worker thread. Runs A and B of a seed one after the other in the order of tasks, so that pairs fill up
/// from the first.
void PairRunner::work(const Job& job, std::uint64_t generation, const std::stop_token& stop)
{
    Table table(job);
    parallelFor(machineThreads(), 2 * job.pairs, [&](std::size_t task) {
        if (stop.stop_requested()) {
            return;
        }
        const bool isB = task % 2 == 1;
        storm::Model model = isB ? job.b.model : job.a.model;
        model.seed = job.a.model.seed + task / 2;
        std::optional<storm::RunResult> run = storm::run(model, {.scale = job.scale, .stop = stop});
        if (run) {
            post(table.add(isB, task / 2, *std::move(run)), generation);
        }
    });
    post(table.last(), generation);
    QMetaObject::invokeMethod(
        this, [this] { finish(); }, Qt::QueuedConnection);
}

/// Any thread. Null is no news.
void PairRunner::post(std::shared_ptr<const PairsSnapshot> snapshot, std::uint64_t generation)
{
    if (!snapshot) {
        return;
    }
    const auto onGuiThread = [this, snapshot = std::move(snapshot), generation] {
        if (generation == m_generation) {
            Q_EMIT progressed(snapshot);
        }
    };
    QMetaObject::invokeMethod(this, onGuiThread, Qt::QueuedConnection);
}

void PairRunner::finish()
{
    m_isRunning = false;
    if (m_next) {
        begin(*std::exchange(m_next, std::nullopt));
    } else if (std::exchange(m_isBusy, false)) {
        Q_EMIT ended();
    }
}

} // namespace repique
