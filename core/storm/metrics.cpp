// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/metrics.h"

#include <algorithm>

namespace repique::storm {
namespace {

constexpr SimDuration second = std::chrono::seconds{1};
constexpr std::int64_t binsOfAShortRun = 60;
constexpr std::int64_t attemptsShown = 64;

double mean(double sum, std::int64_t count)
{
    return count > 0 ? sum / static_cast<double>(count) : 0.0;
}

Latency latencyOf(const Histogram& histogram)
{
    return {histogram.percentile(0.50) * 1e-6, histogram.percentile(0.95) * 1e-6,
        histogram.percentile(0.99) * 1e-6, static_cast<double>(histogram.largest()) * 1e-6};
}

/// The most attempts that the outermost caller makes for an operation.
std::int64_t attemptsOf(const Model& model)
{
    return model.layers.empty() ? model.policy.maxAttempts : model.layers.front().policy.maxAttempts;
}

} // namespace

Metrics::Metrics(const Model& model)
    : m_model{model}
    , m_classes(model.classes.size() + 1)
    , m_attemptsHistogram(static_cast<std::size_t>(std::min(attemptsOf(model), attemptsShown)))
{
    const bool isShort = model.duration < second * 60;
    m_binWidth = isShort ? std::max(SimDuration{1}, model.duration / binsOfAShortRun) : second;
    const std::int64_t seconds = (model.duration + second - SimDuration{1}) / second;
    m_binCount = static_cast<std::size_t>(isShort ? binsOfAShortRun : seconds);
    m_bins.reserve(m_binCount);
    m_binEnd = startOfRun + m_binWidth;
    m_secondEnd = startOfRun + second;
    findBoundary();
}

void Metrics::findBoundary() noexcept
{
    const SimTime end = startOfRun + m_model.duration;
    if (m_bins.size() + 1 >= m_binCount) {
        m_binEnd = end; // the last bin takes what the division leaves
    }
    const SimTime next = std::min({m_binEnd, m_secondEnd, end});
    m_boundary = m_bins.size() < m_binCount ? next : SimTime::max();
}

void Metrics::close(const Levels& levels)
{
    const SimTime now = m_boundary;
    if (now == m_secondEnd) {
        m_seconds.push_back(m_second);
        m_second = {};
        m_secondEnd += second;
    }
    if (now == m_binEnd) {
        m_bin.duplicates = m_totals.duplicates;
        m_bin.levels = levels;
        m_bin.latency = latencyOf(m_binLatency);
        m_latency.add(m_binLatency);
        m_binLatency.clear();
        m_bins.push_back(m_bin);
        m_bin = {};
        m_binEnd += m_binWidth;
    }
    findBoundary();
}

void Metrics::cut(const Levels& levels)
{
    if (m_bins.size() < m_binCount) {
        m_boundary = m_binEnd;
        m_secondEnd = SimTime::max(); // a second that is not over tells nothing of recovery
        close(levels);
    }
}

void Metrics::attemptFailed(
    const Operation& operation, const retry::Outcome& outcome, bool isRejection) noexcept
{
    m_classes[operation.trafficClass].rejected += isRejection ? 1 : 0;
    m_bin.rejected += isRejection ? 1 : 0;
    m_totals.rejected += isRejection ? 1 : 0;
    m_totals.timedOut += outcome.kind == retry::OutcomeKind::TimedOut ? 1 : 0;
    m_totals.refused += outcome.kind == retry::OutcomeKind::Refused ? 1 : 0;
    m_totals.closed += outcome.kind == retry::OutcomeKind::Closed ? 1 : 0;
}

void Metrics::countEnded(const Operation& operation) noexcept
{
    const auto last = static_cast<std::int64_t>(m_attemptsHistogram.size()) - 1;
    const auto index = std::min(static_cast<std::int64_t>(operation.attempt) - 1, last);
    ++m_attemptsHistogram[static_cast<std::size_t>(index)];
    m_waits.add(operation.waited.count());
    m_waitedMs += toMilliseconds(operation.waited);
}

void Metrics::operationSucceeded(const Operation& operation, SimTime now) noexcept
{
    countEnded(operation);
    ++m_bin.succeeded;
    ++m_second.succeeded;
    ++m_totals.succeeded;
    ++m_classes[operation.trafficClass].succeeded;
    m_totals.succeededAfterRetry += operation.attempt > 1 ? 1 : 0;
    m_binLatency.add((now - operation.startedAt).count());
}

void Metrics::operationFailed(const Operation& operation, retry::Reason reason) noexcept
{
    using retry::Reason;
    countEnded(operation);
    ++m_totals.failed;
    ++m_classes[operation.trafficClass].failed;
    m_totals.wastedAttempts += operation.attempt - 1;
    switch (reason) {
    case Reason::NotListed:
    case Reason::Forbidden:
    case Reason::AbsurdHint:
        ++m_totals.notRetryable;
        break;
    case Reason::AttemptsExhausted:
        ++m_totals.exhausted;
        break;
    case Reason::DeadlineExceeded:
        ++m_totals.deadlineExceeded;
        break;
    case Reason::BudgetDenied:
        ++m_totals.budgetDenied;
        break;
    case Reason::Succeeded:
    case Reason::RetryAllowed:
        break;
    }
}

RunResult Metrics::result(std::int64_t scale, SimTime endedAt) const
{
    RunResult result;
    result.seed = m_model.seed;
    result.scale = scale;
    result.totals = totals(scale);
    result.latency = wholeLatency();
    result.waitMeanMs = mean(m_waitedMs, m_waits.total());
    result.waitP95Ms = m_waits.percentile(0.95) * 1e-6;
    result.attemptsHistogram = m_attemptsHistogram;
    for (std::int64_t& count : result.attemptsHistogram) {
        count *= scale;
    }
    result.classes = classTotals(scale);
    result.series = series(static_cast<double>(scale));
    const std::optional<SimTime> disturbed = lastDisturbance(m_model);
    std::vector<SecondCounts> whole = m_seconds;
    whole.resize(std::min(whole.size(), static_cast<std::size_t>(endedAt.time_since_epoch() / second)));
    const std::optional<std::int64_t> at = disturbed ? recoveredAt(whole, *disturbed) : std::nullopt;
    if (at) {
        result.recoveredAtS = static_cast<double>(*at);
        result.recoveryS = toSeconds(startOfRun + *at * second - *disturbed);
    }
    return result;
}

Latency Metrics::wholeLatency() const noexcept
{
    Histogram whole = m_latency;
    whole.add(m_binLatency);
    return latencyOf(whole);
}

Totals Metrics::totals(std::int64_t scale) const
{
    Totals totals = m_totals;
    for (const Bin& bin : m_bins) {
        totals.attempts += bin.attempts;
        totals.dependencyAttempts += bin.dependencyAttempts;
    }
    totals.attempts += m_bin.attempts;
    totals.dependencyAttempts += m_bin.dependencyAttempts;
    totals.retries = totals.attempts - totals.operations;
    totals.open = totals.operations - totals.succeeded - totals.failed;
    totals.duplicateCents = totals.duplicates * pix::simulatedAmountCents;
    for (std::int64_t Totals::*count : {&Totals::operations, &Totals::attempts, &Totals::retries,
             &Totals::dependencyAttempts, &Totals::succeeded, &Totals::succeededAfterRetry, &Totals::failed,
             &Totals::open, &Totals::duplicates, &Totals::duplicateCents, &Totals::rejected,
             &Totals::timedOut, &Totals::refused, &Totals::closed, &Totals::notRetryable,
             &Totals::budgetDenied, &Totals::deadlineExceeded, &Totals::exhausted, &Totals::wastedAttempts,
             &Totals::heldBack, &Totals::abandonedServed, &Totals::abandonedSkipped}) {
        totals.*count *= scale;
    }
    return totals;
}

/// The named classes in order, then what is left over, when there are classes and something is.
std::vector<ClassTotals> Metrics::classTotals(std::int64_t scale) const
{
    std::vector<ClassTotals> classes;
    for (std::size_t i = 0; i < m_classes.size() && !m_model.classes.empty(); ++i) {
        ClassTotals totals = m_classes[i];
        const bool isNamed = i < m_model.classes.size();
        totals.name = isNamed ? m_model.classes[i].name : std::string{};
        for (std::int64_t ClassTotals::*count : {&ClassTotals::operations, &ClassTotals::attempts,
                 &ClassTotals::succeeded, &ClassTotals::failed, &ClassTotals::rejected}) {
            totals.*count *= scale;
        }
        if (isNamed || totals.operations > 0) {
            classes.push_back(std::move(totals));
        }
    }
    return classes;
}

Series Metrics::series(double scale) const
{
    Series series;
    series.bin = m_binWidth;
    series.budgetTokensAtStart = static_cast<double>(m_start.milliTokens) * 1e-3 * scale;
    SimTime from = startOfRun;
    for (std::size_t i = 0; i < m_bins.size(); ++i) {
        const Bin& bin = m_bins[i];
        const bool isLast = i + 1 == m_binCount;
        const SimTime until = isLast ? startOfRun + m_model.duration : from + m_binWidth;
        const double perSecond = scale / toSeconds(until - from);
        series.originals.push_back(static_cast<double>(bin.originals) * perSecond);
        series.retries.push_back(static_cast<double>(bin.attempts - bin.originals) * perSecond);
        series.attempts.push_back(static_cast<double>(bin.attempts) * perSecond);
        series.dependencyAttempts.push_back(static_cast<double>(bin.dependencyAttempts) * perSecond);
        series.goodput.push_back(static_cast<double>(bin.succeeded) * perSecond);
        series.failures.push_back(static_cast<double>(bin.failures) * perSecond);
        series.rejected.push_back(static_cast<double>(bin.rejected) * perSecond);
        series.duplicates.push_back(static_cast<double>(bin.duplicates) * scale);
        series.queue.push_back(static_cast<double>(bin.levels.waiting) * scale);
        series.budgetTokens.push_back(static_cast<double>(bin.levels.milliTokens) * 1e-3 * scale);
        series.latencyP50Ms.push_back(bin.latency.p50Ms);
        series.latencyP95Ms.push_back(bin.latency.p95Ms);
        series.latencyP99Ms.push_back(bin.latency.p99Ms);
        from = until;
    }
    return series;
}

} // namespace repique::storm
