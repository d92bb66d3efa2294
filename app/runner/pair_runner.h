// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/storm/comparison.h"
#include "core/storm/result.h"

#include <QtCore/QObject>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace repique {

/// What is known of a comparison so far.
struct PairsSnapshot
{
    std::vector<storm::PairedFigure> figures; ///< over the pairs that are done
    std::size_t pairs = 0; ///< done
    std::size_t wanted = 0;
    std::int64_t scale = 1; ///< of all runs: 1 = exact
    std::shared_ptr<const storm::RunResult> a; ///< of the first seed, with its series; null while not done
    std::shared_ptr<const storm::RunResult> b;
};

/// Runs pairs of two scenarios with the seeds of the first, on all cores; the latest request wins. GUI
/// thread.
class PairRunner final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::size_t mostPairs = 1'000;

    explicit PairRunner(QObject* parent = nullptr);
    ~PairRunner() override;

    /// Compares over `pairs` consecutive seeds (1 … `mostPairs`, asserted; fewer where seeds end). Replaces
    /// what was asked for before, of which nothing is heard any more.
    void request(scenario::Scenario a, scenario::Scenario b, std::size_t pairs);
    /// Ends early; pairs that are done stay, and are told of once more.
    void cancel();

    [[nodiscard]] bool isBusy() const noexcept { return m_isBusy; }

Q_SIGNALS:
    void progressed(std::shared_ptr<const repique::PairsSnapshot> snapshot); ///< at most ten a second
    void ended(); ///< after the last `progressed`

private:
    struct Job
    {
        scenario::Scenario a;
        scenario::Scenario b;
        std::size_t pairs = 0;
        std::int64_t scale = 1;
    };

    class Table;

    void begin(Job job);
    void work(const Job& job, std::uint64_t generation, const std::stop_token& stop);
    void post(std::shared_ptr<const PairsSnapshot> snapshot, std::uint64_t generation);
    void finish();

    std::optional<Job> m_next; ///< to begin when the one in hand has stopped
    std::uint64_t m_generation = 0; ///< of the latest request
    bool m_isBusy = false;
    bool m_isRunning = false; ///< the worker has not said its last word
    std::jthread m_worker; ///< last: joined before anything it uses goes away
};

} // namespace repique
