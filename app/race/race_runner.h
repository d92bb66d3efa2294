// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/race/sqlite_race.h"

#include <QtCore/QObject>

#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

namespace repique {

/// Free races of one server over a ledger of one durability, so far.
struct RaceSeries
{
    settlement::ServerMode server = settlement::ServerMode::Atomic;
    settlement::Ledger::Synchronous synchronous = settlement::Ledger::Synchronous::Full;
    race::Tally tally;
};

/// Races on real SQLite, in a folder of their own that goes away afterwards, on a thread of their own: one
/// thing at a time. GUI thread.
class RaceRunner final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::int64_t racesASeries = 1'000;

    explicit RaceRunner(QObject* parent = nullptr);
    ~RaceRunner() override;

    /// Plays `order`, legal and complete, on real connections. Nothing happens while busy.
    void force(const race::Setup& setup, const race::Order& order);
    /// Four series of `races` each: check-then-insert and atomic, synchronous NORMAL and FULL. Nothing
    /// happens while busy.
    void raceFreely(int copies, std::int64_t races = racesASeries);
    /// Ends after the race in hand, with `ended`; an order that is being played is played to its end.
    void cancel();

    [[nodiscard]] bool isBusy() const noexcept { return m_isBusy; }

Q_SIGNALS:
    void begun();
    void forced(std::int64_t debits); ///< what the ledger says
    void progressed(const std::vector<repique::RaceSeries>& series, double share); ///< at most 20 a second
    void raced(const std::vector<repique::RaceSeries>& series); ///< as far as it went
    void failed(const repique::Error& error);
    void ended(); ///< after any of these

private:
    using Series = std::vector<RaceSeries>;

    void start(std::function<std::function<void()>(const std::stop_token&)> work);
    void post(std::function<void()> run);
    [[nodiscard]] Result<Series> raceAll(int copies, std::int64_t races, const std::stop_token& stop);

    bool m_isBusy = false;
    std::jthread m_worker; ///< last: joined before anything it uses goes away
};

} // namespace repique
