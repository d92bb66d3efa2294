// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/conductor.h"

#include "app/runner/preview.h"

namespace repique {
Conductor::Conductor(ScenarioDocument& document, QObject* parent) : QObject(parent), m_document(document)
{
    m_coalesce.setSingleShot(true);
    m_coalesce.setInterval(0);
    connect(&m_coalesce, &QTimer::timeout, this, &Conductor::request);
    connect(&m_document, &ScenarioDocument::scenarioChanged, &m_coalesce, qOverload<>(&QTimer::start));
    connect(&m_document, &ScenarioDocument::gestureEnded, &m_coalesce, qOverload<>(&QTimer::start));
    connect(&m_document, &ScenarioDocument::adopted, this, &Conductor::forgetMoment);
    connect(&m_runner, &Runner::loadFinished, this, &Conductor::takeLoad);
    connect(&m_runner, &Runner::traceFinished, this, [this](const auto& trace) {
        m_isTraceStale = false;
        Q_EMIT traceReady(trace);
    });
    connect(&m_runner, &Runner::failed, this, [this](const Error& error) {
        m_isExactWanted = false;
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
        requestExact();
    }
}

void Conductor::cancel()
{
    m_coalesce.stop();
    m_isExactWanted = false;
    m_runner.cancel();
}

void Conductor::lookAt(SimTime from, SimDuration width)
{
    m_moment = {.from = from, .to = from + width};
    requestTrace();
}

bool Conductor::isSettled() const
{
    return !m_coalesce.isActive() && !m_isExactWanted && !m_runner.isBusy();
}

const std::shared_ptr<const LoadSnapshot>& Conductor::snapshot() const noexcept
{
    return m_snapshot;
}

void Conductor::request()
{
    m_isTraceStale = true;
    if (isScripted()) {
        m_isExactWanted = false;
        if (!m_saidThereIsNoLoad) {
            m_saidThereIsNoLoad = true;
            m_snapshot.reset();
            Q_EMIT loadReady(nullptr);
        }
        requestTrace();
        return;
    }
    m_saidThereIsNoLoad = false;
    const bool isPreviewThere = m_snapshot && m_snapshot->scenario == m_document.scenario();
    if (isPreviewThere && !m_document.isGesturing()) {
        requestExact();
        return;
    }
    const std::int64_t scale = previewScale(m_document.scenario().model);
    m_isExactWanted = scale > 1;
    m_runner.requestLoad(m_document.scenario(), scale);
    Q_EMIT computing(0.0);
}

void Conductor::requestExact()
{
    m_isExactWanted = false;
    m_runner.requestLoad(m_document.scenario(), 1);
    Q_EMIT computing(0.0);
}

void Conductor::requestTrace()
{
    if (isScripted()) {
        m_runner.requestTrace(m_document.scenario(), storm::Selector{std::uint64_t{0}});
    } else {
        m_runner.requestTrace(m_document.scenario(), m_moment);
    }
}

void Conductor::forgetMoment()
{
    m_moment = {.from = startOfRun, .to = startOfRun + m_document.scenario().model.duration};
}

void Conductor::takeLoad(const std::shared_ptr<const LoadSnapshot>& snapshot)
{
    m_snapshot = snapshot;
    Q_EMIT loadReady(snapshot);
    if (m_document.isGesturing()) {
        return;
    }
    if (m_isExactWanted) {
        requestExact();
    } else if (m_isTraceStale && snapshot->result.totals.operations > 0) {
        requestTrace();
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
