// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/race_runner.h"

#include <QtCore/QFile>
#include <QtCore/QMetaObject>
#include <QtCore/QTemporaryDir>

#include <chrono>
#include <utility>

namespace repique {
namespace {

using settlement::Ledger;
using settlement::ServerMode;

constexpr std::chrono::milliseconds betweenReports{50};

Result<race::Arena> arenaIn(const QTemporaryDir& folder, const char* name, Ledger::Synchronous synchronous)
{
    if (!folder.isValid()) {
        return tl::unexpected(Error{.code = Errc::Unwritable, .detail = folder.errorString().toStdString()});
    }
    const QByteArray path = QFile::encodeName(folder.filePath(QLatin1String(name)));
    return race::Arena{.ledger = path.toStdString(), .synchronous = synchronous};
}

std::vector<RaceSeries> plannedSeries()
{
    std::vector<RaceSeries> series;
    for (const auto synchronous : {Ledger::Synchronous::Normal, Ledger::Synchronous::Full}) {
        for (const auto server : {ServerMode::CheckThenInsert, ServerMode::Atomic}) {
            series.push_back({.server = server, .synchronous = synchronous, .tally = {}});
        }
    }
    return series;
}

} // namespace

RaceRunner::RaceRunner(QObject* parent) : QObject(parent) {}

RaceRunner::~RaceRunner() = default;

void RaceRunner::force(const race::Setup& setup, const race::Order& order)
{
    start([this, setup, order](const std::stop_token& /*stop*/) -> std::function<void()> {
        const QTemporaryDir folder;
        const auto debits
            = arenaIn(folder, "race.db", Ledger::Synchronous::Full).and_then([&](const race::Arena& arena) {
                  return race::forceOrder(setup, order, arena);
              });
        if (!debits) {
            return [this, error = debits.error()] { Q_EMIT failed(error); };
        }
        return [this, count = *debits] { Q_EMIT forced(count); };
    });
}

void RaceRunner::raceFreely(int copies, std::int64_t races)
{
    start([this, copies, races](const std::stop_token& stop) -> std::function<void()> {
        const Result<Series> series = raceAll(copies, races, stop);
        if (!series) {
            return [this, error = series.error()] { Q_EMIT failed(error); };
        }
        return [this, all = *series] { Q_EMIT raced(all); };
    });
}

void RaceRunner::cancel()
{
    m_worker.request_stop();
}

/// `work` runs on the worker and returns what is to be said on the GUI thread.
void RaceRunner::start(std::function<std::function<void()>(const std::stop_token&)> work)
{
    if (m_isBusy) {
        return;
    }
    m_isBusy = true;
    Q_EMIT begun();
    // The worker before has said its last word, so this joins at once.
    m_worker = std::jthread([this, work = std::move(work)](const std::stop_token& stop) {
        post([this, say = work(stop)] {
            m_isBusy = false;
            say();
            Q_EMIT ended();
        });
    });
}

/// Worker thread. Dropped when this object goes away first.
void RaceRunner::post(std::function<void()> run)
{
    QMetaObject::invokeMethod(this, std::move(run), Qt::QueuedConnection);
}

/// Worker thread.
Result<RaceRunner::Series> RaceRunner::raceAll(int copies, std::int64_t races, const std::stop_token& stop)
{
    using Clock = std::chrono::steady_clock;
    const QTemporaryDir folder;
    Series series = plannedSeries();
    const double all = static_cast<double>(races) * static_cast<double>(series.size());
    std::int64_t before = 0;
    Clock::time_point reported = Clock::now();
    for (RaceSeries& one : series) {
        const auto arena = arenaIn(folder, "races.db", one.synchronous);
        if (!arena) {
            return tl::unexpected(arena.error());
        }
        const auto tell = [&](const race::Tally& tally) {
            one.tally = tally;
            if (Clock::now() - reported >= betweenReports) {
                reported = Clock::now();
                const double share = static_cast<double>(before + tally.races) / all;
                post([this, series, share] { Q_EMIT progressed(series, share); });
            }
        };
        const race::Setup setup{.copies = copies, .server = one.server};
        const auto tally = race::raceFreely(setup, races, *arena, stop, tell);
        if (!tally) {
            return tl::unexpected(tally.error());
        }
        one.tally = *tally;
        before += tally->races;
    }
    return series;
}

} // namespace repique
