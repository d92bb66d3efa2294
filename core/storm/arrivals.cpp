// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/arrivals.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace repique::storm {
namespace {

constexpr std::uint64_t oneOriginal = 1'000'000'000'000'000; // millionths a second · nanoseconds
constexpr std::int64_t togetherByDefault = 1000;

std::uint64_t limitOf(const Traffic& traffic)
{
    const bool isTogether = traffic.arrivals == Traffic::Arrivals::Together;
    const std::int64_t none = isTogether ? togetherByDefault : std::numeric_limits<std::int64_t>::max();
    return static_cast<std::uint64_t>(traffic.operations.value_or(none));
}

std::uint64_t millionths(double rate)
{
    return static_cast<std::uint64_t>(std::llround(rate * 1e6));
}

} // namespace

Arrivals::Arrivals(const Model& model, SimTime end)
    : m_kind{model.traffic.arrivals}
    , m_isClosed{model.traffic.loop == Traffic::Loop::Closed && !model.script}
    , m_draws{model.seed, Purpose::Arrival}
    , m_limit{limitOf(model.traffic)}
    , m_end{end}
{
    if (model.script) {
        m_kind = Traffic::Arrivals::Together;
        m_limit = 1;
    }
    cutIntoSegments(model.traffic);
    findNext(true);
}

void Arrivals::cutIntoSegments(const Traffic& traffic)
{
    std::vector<RateStep> steps = traffic.steps;
    std::stable_sort(
        steps.begin(), steps.end(), [](const RateStep& a, const RateStep& b) { return a.at < b.at; });
    SimTime from = startOfRun;
    std::uint64_t rate = millionths(traffic.rate);
    for (const RateStep& step : steps) {
        const SimTime until = std::clamp(step.at, from, m_end);
        if (from < until) {
            m_segments.push_back({from, until, rate});
        }
        from = until;
        rate = millionths(step.rate);
    }
    if (from < m_end) {
        m_segments.push_back({from, m_end, rate});
    }
}

std::uint64_t Arrivals::take() noexcept
{
    const std::uint64_t taken = m_taken++;
    findNext(false);
    return taken;
}

void Arrivals::findNext(bool isFirst) noexcept
{
    if (m_isClosed || m_taken >= m_limit || m_end <= startOfRun) {
        m_nextAt = SimTime::max();
        return;
    }
    switch (m_kind) {
    case Traffic::Arrivals::Together:
        m_nextAt = startOfRun;
        return;
    case Traffic::Arrivals::Uniform:
        m_nextAt = uniformAfter(isFirst ? 0 : oneOriginal);
        return;
    case Traffic::Arrivals::Poisson:
        m_nextAt = poissonAfter(exponentialFrom(m_draws.unit(m_taken, 0)));
        return;
    }
}

void Arrivals::enterNextSegment() noexcept
{
    m_position = m_segments[m_segment].until;
    m_rest = 0;
    m_fraction = 0.0;
    ++m_segment;
}

SimTime Arrivals::uniformAfter(std::uint64_t need) noexcept
{
    for (; m_segment < m_segments.size(); enterNextSegment()) {
        const Segment& segment = m_segments[m_segment];
        if (segment.rate == 0) {
            continue;
        }
        const std::uint64_t fromPosition = m_rest + need;
        const SimDuration whole{static_cast<std::int64_t>(fromPosition / segment.rate)};
        const SimDuration left = segment.until - m_position;
        if (whole < left) {
            m_position += whole;
            m_rest = fromPosition % segment.rate;
            return m_position;
        }
        need = fromPosition - static_cast<std::uint64_t>(left.count()) * segment.rate;
    }
    return SimTime::max();
}

SimTime Arrivals::poissonAfter(double need) noexcept
{
    for (; m_segment < m_segments.size(); enterNextSegment()) {
        const Segment& segment = m_segments[m_segment];
        const double perNanosecond = static_cast<double>(segment.rate) * 1e-15;
        const double left = static_cast<double>((segment.until - m_position).count()) - m_fraction;
        if (need < left * perNanosecond) {
            const double exact = m_fraction + need / perNanosecond;
            const auto whole = static_cast<std::int64_t>(exact);
            m_position += SimDuration{whole};
            m_fraction = exact - static_cast<double>(whole);
            return m_position < segment.until ? m_position : segment.until - SimDuration{1};
        }
        need -= left * perNanosecond;
    }
    return SimTime::max();
}

} // namespace repique::storm
