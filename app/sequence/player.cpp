// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/player.h"

#include <algorithm>
#include <cmath>

namespace repique {
namespace {

bool hasSameShape(const trace::Trace& a, const trace::Trace& b)
{
    return std::equal(a.steps.begin(), a.steps.end(), b.steps.begin(), b.steps.end(),
        [](const trace::Step& x, const trace::Step& y) {
            return x.event == y.event && x.attempt == y.attempt && x.lost == y.lost && x.status == y.status
                && x.isDuplicate == y.isDuplicate;
        });
}

} // namespace

Playback::Wall playTime(SimDuration duration)
{
    const double hundreds = std::max(0.0, toMilliseconds(duration)) / 100.0;
    return Playback::Wall{std::min(3000.0, 450.0 + 300.0 * std::log2(1.0 + hundreds))};
}

Player::Player(QObject* parent) : Playback(parent) {}

void Player::setTrace(std::shared_ptr<const trace::Trace> trace)
{
    const bool keepsPosition = m_trace && trace && hasSameShape(*m_trace, *trace);
    m_trace = std::move(trace);
    m_ends.clear();
    Wall end{};
    for (int i = 0; i < stepCount(); ++i) {
        const trace::Step& step = m_trace->steps[static_cast<std::size_t>(i)];
        end += playTime(step.ends - step.at);
        m_ends.push_back(end);
    }
    Q_EMIT traceChanged();
    Q_EMIT timelineChanged();
    if (keepsPosition) {
        Q_EMIT moved();
        return;
    }
    pause();
    m_position = 0;
    m_progress = 1.0;
    Q_EMIT positionChanged(0);
    Q_EMIT moved();
}

int Player::stepCount() const noexcept
{
    return m_trace ? static_cast<int>(m_trace->steps.size()) : 0;
}

int Player::currentNumber() const noexcept
{
    for (int i = m_position - 1; i >= 0; --i) {
        if (const int number = m_trace->steps[static_cast<std::size_t>(i)].number; number > 0) {
            return number;
        }
    }
    return 0;
}

int Player::lastNumber() const noexcept
{
    int last = 0;
    for (int i = 0; i < stepCount(); ++i) {
        last = std::max(last, m_trace->steps[static_cast<std::size_t>(i)].number);
    }
    return last;
}

SimDuration Player::elapsedAt(int position) const
{
    SimTime reached{};
    for (int i = 0; i < std::min(position, stepCount()); ++i) {
        reached = std::max(reached, m_trace->steps[static_cast<std::size_t>(i)].ends);
    }
    return reached.time_since_epoch();
}

SimDuration Player::elapsed() const
{
    const SimDuration end = elapsedAt(m_position);
    if (m_progress >= 1.0 || m_position == 0) {
        return end;
    }
    const SimDuration start = elapsedAt(m_position - 1);
    return start + fromNanoseconds(static_cast<double>((end - start).count()) * m_progress);
}

void Player::moveTo(int position, double progress)
{
    position = std::clamp(position, 0, stepCount());
    const bool isElsewhere = position != m_position;
    m_position = position;
    m_progress = position == 0 ? 1.0 : progress;
    if (isElsewhere) {
        Q_EMIT positionChanged(position);
    }
    Q_EMIT moved();
}

void Player::goTo(int position)
{
    moveTo(position, isPlaying() ? 0.0 : 1.0);
}

void Player::goToNumber(int number)
{
    number = std::min(number, lastNumber());
    int position = 0;
    while (number > 0 && m_trace->steps[static_cast<std::size_t>(position)].number != number) {
        ++position;
    }
    goTo(number > 0 ? position + 1 : 0);
}

bool Player::isStop(int position) const
{
    return position <= 0 || position >= stepCount()
        || m_trace->steps[static_cast<std::size_t>(position - 1)].number > 0;
}

int Player::stopFrom(int position, int direction) const
{
    do {
        position += direction;
    } while (!isStop(position));
    return std::clamp(position, 0, stepCount());
}

void Player::skip(int steps)
{
    int position = m_position;
    for (int i = 0; i < std::abs(steps); ++i) {
        position = stopFrom(position, steps > 0 ? 1 : -1);
    }
    goTo(position);
}

bool Player::isEvent(int position) const
{
    if (position < 1 || position > stepCount()) {
        return false;
    }
    const trace::Step& step = m_trace->steps[static_cast<std::size_t>(position - 1)];
    const bool isRetry = step.event == trace::Event::Request && step.attempt > 1;
    const bool isUnanswered = step.lost || step.event == trace::Event::LostResponse
        || step.event == trace::Event::ClosedConnection;
    return isRetry || isUnanswered || step.isDuplicate || step.event == trace::Event::GaveUp;
}

void Player::nextEvent()
{
    for (int position = m_position + 1; position <= stepCount(); ++position) {
        if (isEvent(position)) {
            goTo(position);
            return;
        }
    }
}

void Player::previousEvent()
{
    for (int position = m_position - 1; position > 0; --position) {
        if (isEvent(position)) {
            goTo(position);
            return;
        }
    }
}

double Player::fractionOf(int position) const
{
    if (position <= 0 || m_ends.empty()) {
        return 0.0;
    }
    return m_ends[static_cast<std::size_t>(std::min(position, stepCount()) - 1)] / m_ends.back();
}

double Player::fraction() const
{
    const double start = fractionOf(m_position - 1);
    return start + (fractionOf(m_position) - start) * m_progress;
}

void Player::scrub(double fraction)
{
    int nearest = 0;
    for (int position = 1; position <= stepCount(); ++position) {
        if (std::abs(fractionOf(position) - fraction) < std::abs(fractionOf(nearest) - fraction)) {
            nearest = position;
        }
    }
    moveTo(nearest, 1.0);
}

bool Player::isEmpty() const
{
    return stepCount() == 0;
}

bool Player::isAtStart() const
{
    return m_position == 0;
}

bool Player::isAtEnd() const
{
    return m_position == stepCount() && m_progress >= 1.0;
}

void Player::first()
{
    goTo(0);
}

void Player::last()
{
    moveTo(stepCount(), 1.0);
}

void Player::advance(Wall wall)
{
    if (!isPlaying()) {
        return;
    }
    if (speed() == Speed::Max) {
        moveTo(m_position + 1, 1.0);
    } else {
        Wall place = m_ends.back() * fraction() + wall * factor();
        int position = std::max(m_position, 1);
        while (position < stepCount() && place >= m_ends[static_cast<std::size_t>(position - 1)]) {
            ++position;
        }
        const Wall start = m_ends.back() * fractionOf(position - 1);
        const Wall length = m_ends[static_cast<std::size_t>(position - 1)] - start;
        moveTo(position, std::clamp((place - start) / length, 0.0, 1.0));
    }
    if (isAtEnd()) {
        pause();
    }
}

} // namespace repique
