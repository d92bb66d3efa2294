// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/conductor.h"

#include <algorithm>

namespace repique {

Conductor::Conductor(ScenarioDocument& document, QObject* parent) : QObject(parent), m_document(document)
{
    m_coalesce.setSingleShot(true);
    m_coalesce.setInterval(0);
    connect(&m_coalesce, &QTimer::timeout, this, &Conductor::request);
    connect(&m_document, &ScenarioDocument::scenarioChanged, &m_coalesce, qOverload<>(&QTimer::start));
    connect(&m_document, &ScenarioDocument::gestureEnded, &m_coalesce, qOverload<>(&QTimer::start));
    connect(&m_document, &ScenarioDocument::adopted, this, &Conductor::forget);
    connect(&m_runner, &Runner::loadFinished, this, &Conductor::takeLoad);
    connect(&m_runner, &Runner::traceFinished, this, [this](const auto& trace) {
        m_isTraceStale = false;
        Q_EMIT traceReady(trace);
    });
    connect(&m_runner, &Runner::failed, this, [this](const Error& error) {
        m_isFullRunWanted = false;
        Q_EMIT refused(error);
    });
    connect(&m_runner, &Runner::progressed, this, &Conductor::computing);
    connect(&m_runner, &Runner::idle, this, &Conductor::finish);
}

bool Conductor::isScripted() const
{
    return m_document.scenario().model.script.has_value();
}

void Conductor::runAgain()
{
    if (isScripted()) {
        requestTrace();
    } else {
        requestLoad(1);
    }
}

void Conductor::cancel()
{
    m_coalesce.stop();
    m_isFullRunWanted = false;
    m_runner.cancel();
}

void Conductor::lookAt(SimTime from, SimDuration width)
{
    m_moment = {.from = from, .to = from + width};
    requestTrace();
}

bool Conductor::isSettled() const
{
    return !m_coalesce.isActive() && !m_isFullRunWanted && !m_runner.isBusy();
}

const std::shared_ptr<const LoadSnapshot>& Conductor::snapshot() const noexcept
{
    return m_snapshot;
}

void Conductor::request()
{
    m_isTraceStale = true;
    m_runner.dropTrace();
    if (isScripted()) {
        m_isFullRunWanted = false;
        if (!m_saidThereIsNoLoad) {
            m_saidThereIsNoLoad = true;
            m_snapshot.reset();
            Q_EMIT loadReady(nullptr);
        }
        requestTrace();
        return;
    }
    m_saidThereIsNoLoad = false;
    const storm::Model& model = m_document.scenario().model;
    const std::int64_t full = settledScale(model);
    const bool isRunThere = m_snapshot && m_snapshot->scenario == m_document.scenario();
    if (isRunThere && m_snapshot->result.scale <= full) { // a gesture that ends where it began, or an undo
        m_isFullRunWanted = false;
        m_runner.cancel();
        lookAgain();
        finish();
        return;
    }
    if (isRunThere && !m_document.isGesturing()) {
        requestLoad(full);
        return;
    }
    const std::int64_t scale = std::max(full, previewScale(model, m_eventsPerOperation));
    requestLoad(scale);
    m_isFullRunWanted = scale > full;
}

void Conductor::requestLoad(std::int64_t scale)
{
    m_isFullRunWanted = false;
    m_runner.requestLoad(m_document.scenario(), scale);
    Q_EMIT computing(0.0);
}

void Conductor::requestTrace()
{
    if (isScripted()) {
        m_runner.requestTrace(m_document.scenario(), storm::Selector{std::uint64_t{0}});
        return;
    }
    const bool isOfThis = m_snapshot && m_snapshot->scenario == m_document.scenario();
    m_traceScale = isOfThis ? m_snapshot->result.scale : settledScale(m_document.scenario().model);
    m_runner.requestTrace(m_document.scenario(), m_moment, m_traceScale);
    Q_EMIT lookingUp();
}

/// The operation that is looked at is one of the run that is shown: another run of the same scenario, at
/// another scale, has others.
void Conductor::lookAgain()
{
    const storm::RunResult& shown = m_snapshot->result;
    const bool isOfAnotherRun = m_isTraceStale || m_traceScale != shown.scale;
    if (isOfAnotherRun && shown.totals.operations > 0 && !m_document.isGesturing()) {
        requestTrace();
    }
}

/// Another document.
void Conductor::forget()
{
    m_moment = {.from = startOfRun, .to = startOfRun + m_document.scenario().model.duration};
    m_eventsPerOperation = leastEventsPerOperation;
    m_fidelity.reset();
}

void Conductor::learn(const std::shared_ptr<const LoadSnapshot>& snapshot)
{
    const storm::RunResult& result = snapshot->result;
    if (result.totals.operations > 0) {
        m_eventsPerOperation = static_cast<double>(result.cost.events) * static_cast<double>(result.scale)
            / static_cast<double>(result.totals.operations);
    }
    const LoadSnapshot* before = m_snapshot.get();
    if (before && before->scenario == snapshot->scenario && before->result.scale > result.scale) {
        m_fidelity = widest(m_fidelity, measured(before->result, result));
    }
}

void Conductor::takeLoad(const std::shared_ptr<const LoadSnapshot>& snapshot)
{
    learn(snapshot);
    m_snapshot = snapshot;
    Q_EMIT loadReady(snapshot);
    if (m_document.isGesturing()) {
        return;
    }
    if (m_isFullRunWanted) {
        requestLoad(settledScale(m_document.scenario().model));
    } else {
        lookAgain();
    }
}

void Conductor::finish()
{
    Q_EMIT computed();
    if (isSettled()) {
        Q_EMIT settled();
    }
}

} // namespace repique
