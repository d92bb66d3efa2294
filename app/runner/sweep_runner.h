// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/sweep.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace repique {

/// A cell of a map that is done.
struct SweptCell
{
    std::size_t index = 0; ///< row · columns + column
    storm::SweepCell cell;
};

/// The window's sweeps: one at a time, on all processors, the latest one wins. Cells are told as they come,
/// at most 30 times a second; those of a sweep that was replaced never appear. GUI thread.
class SweepRunner final : public QObject
{
    Q_OBJECT

public:
    explicit SweepRunner(QObject* parent = nullptr);
    /// Waits for the cells in hand, which are asked to stop.
    ~SweepRunner() override;

    /// Begins `plan` instead of the sweep in hand. Its `onCell` and stop are this object's. `modelOf` owns
    /// what it needs: it is called on other threads.
    void start(storm::SweepPlan plan);
    /// Asks the sweep in hand to stop. What is done is told, then `ended(false)`.
    void cancel();
    /// Forgets the sweep in hand, without a word.
    void drop();

    [[nodiscard]] bool isBusy() const noexcept { return m_isBusy; }

Q_SIGNALS:
    void cellsDone(const std::vector<repique::SweptCell>& cells);
    void ended(bool isWhole); ///< false: cancelled before every cell was done

private:
    void work(const std::stop_token& quit);
    void take(std::uint64_t generation, SweptCell cell);
    void finish(std::uint64_t generation, bool isWhole);
    void tell();

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<storm::SweepPlan> m_waiting; ///< guarded by the mutex, as the four below
    std::stop_source m_running; ///< of the sweep in hand
    std::uint64_t m_generation = 0; ///< of the latest sweep
    std::vector<SweptCell> m_done; ///< of it, and not told yet
    bool m_isRung = false; ///< the GUI thread knows that there is something
    bool m_isBusy = false; ///< GUI thread
    QTimer m_frame; ///< GUI thread
    std::jthread m_worker; ///< last: joined before anything it uses goes away
};

} // namespace repique
