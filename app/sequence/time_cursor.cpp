// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/time_cursor.h"

#include <algorithm>

namespace repique {
namespace {

constexpr Playback::Wall wholeRun{20'000.0};
constexpr int stepsInRun = 60;

} // namespace

TimeCursor::TimeCursor(QObject* parent) : Playback(parent) {}

void TimeCursor::setDuration(SimDuration duration)
{
    if (duration == m_duration) {
        return;
    }
    m_duration = std::max(duration, SimDuration{});
    Q_EMIT timelineChanged();
    setTime(m_time);
    Q_EMIT moved();
}

void TimeCursor::setTime(SimDuration time)
{
    time = std::clamp(time, SimDuration{}, m_duration);
    if (time != m_time) {
        m_time = time;
        Q_EMIT timeChanged(time);
        Q_EMIT moved();
    }
}

bool TimeCursor::isEmpty() const
{
    return m_duration == SimDuration{};
}

bool TimeCursor::isAtStart() const
{
    return m_time == SimDuration{};
}

bool TimeCursor::isAtEnd() const
{
    return m_time == m_duration;
}

double TimeCursor::fraction() const
{
    return isEmpty() ? 0.0 : toSeconds(m_time) / toSeconds(m_duration);
}

void TimeCursor::scrub(double fraction)
{
    setTime(fromNanoseconds(static_cast<double>(m_duration.count()) * std::clamp(fraction, 0.0, 1.0)));
}

void TimeCursor::skip(int steps)
{
    setTime(m_time + m_duration * steps / stepsInRun);
}

void TimeCursor::first()
{
    setTime(SimDuration{});
}

void TimeCursor::last()
{
    setTime(m_duration);
}

void TimeCursor::advance(Wall wall)
{
    if (!isPlaying()) {
        return;
    }
    scrub(fraction() + wall * factor() / wholeRun);
    if (isAtEnd()) {
        pause();
    }
}

} // namespace repique
