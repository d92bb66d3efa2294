// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/scenario_document.h"
#include "app/runner/fidelity.h"
#include "app/runner/preview.h"
#include "app/runner/runner.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <memory>

namespace repique {

/// Turns changes of the document into runs: a preview while a slider moves, the exact run after it (a scaled
/// one where that would take minutes), a trace of the operation that is looked at. The latest change wins.
/// GUI thread.
class Conductor final : public QObject
{
    Q_OBJECT

public:
    explicit Conductor(ScenarioDocument& document, QObject* parent = nullptr);

    /// Whether the document is one payment that meets a script, rather than traffic.
    [[nodiscard]] bool isScripted() const;
    /// The exact run, now, with the same seed, however long it takes.
    void runAgain();
    void cancel();
    /// Looks at the operation that tells most about the second (or bin of `width`) that begins at `from`.
    void lookAt(SimTime from, SimDuration width);
    /// Nothing is being computed and no fuller run is to come.
    [[nodiscard]] bool isSettled() const;
    [[nodiscard]] const std::shared_ptr<const LoadSnapshot>& snapshot() const noexcept;

    /// How far the previews of this document have been from its full runs, at most; nothing before the first
    /// two runs of one scenario.
    [[nodiscard]] const std::optional<Fidelity>& fidelity() const noexcept { return m_fidelity; }

Q_SIGNALS:
    void loadReady(std::shared_ptr<const repique::LoadSnapshot> snapshot); ///< null: there is no load to show
    void traceReady(std::shared_ptr<const repique::trace::Trace> trace);
    void refused(repique::Error error);
    void computing(double share); ///< at once, then at most ten a second
    void computed(); ///< the end of `computing`
    void lookingUp(); ///< an operation is being traced; ends with `traceReady`, `refused` or `computed`
    void settled();

private:
    void request();
    void requestLoad(std::int64_t scale);
    void requestTrace();
    void lookAgain();
    void forget();
    void learn(const std::shared_ptr<const LoadSnapshot>& snapshot);
    void takeLoad(const std::shared_ptr<const LoadSnapshot>& snapshot);
    void finish();

    ScenarioDocument& m_document;
    Runner m_runner;
    QTimer m_coalesce;
    std::shared_ptr<const LoadSnapshot> m_snapshot;
    std::optional<Fidelity> m_fidelity;
    double m_eventsPerOperation = leastEventsPerOperation;
    Moment m_moment;
    std::int64_t m_traceScale = 1; ///< of the run that the latest trace was asked from
    bool m_isFullRunWanted = false; ///< a preview was asked for and the full run is still to come
    bool m_isTraceStale = true;
    bool m_saidThereIsNoLoad = false;
};

} // namespace repique
