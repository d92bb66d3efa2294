// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/storm/run.h"
#include "core/trace/trace.h"

#include <QtCore/QObject>

#include <memory>

namespace repique {

/// A finished run and the scenario it came from; shared because the GUI thread and the worker both look at
/// it.
struct LoadSnapshot
{
    scenario::Scenario scenario;
    storm::RunResult result;
};

/// The window's worker thread: one job at a time, the latest request wins, stale results never appear. GUI
/// thread.
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
    void cancel();
    [[nodiscard]] bool isBusy() const noexcept;

Q_SIGNALS:
    void loadFinished(std::shared_ptr<const repique::LoadSnapshot> snapshot);
    void traceFinished(std::shared_ptr<const repique::trace::Trace> trace);
    void failed(repique::Error error);
    void progressed(double share); ///< at most 60 a second
    void cancelled();
};

} // namespace repique
