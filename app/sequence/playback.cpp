// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/playback.h"

#include <algorithm>

namespace repique {
namespace {

constexpr int frameMs = 16;

} // namespace

Playback::Playback(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(frameMs);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this,
        [this] { advance(Wall{static_cast<double>(m_sinceTick.restart())}); });
}

void Playback::play()
{
    if (m_isPlaying || isEmpty()) {
        return;
    }
    if (isAtEnd()) {
        first();
    }
    m_isPlaying = true;
    m_sinceTick.start();
    m_timer.start();
    Q_EMIT playingChanged(true);
}

void Playback::pause()
{
    if (!m_isPlaying) {
        return;
    }
    m_isPlaying = false;
    m_timer.stop();
    Q_EMIT playingChanged(false);
    Q_EMIT moved();
}

void Playback::togglePlaying()
{
    m_isPlaying ? pause() : play();
}

void Playback::setSpeed(Speed speed)
{
    if (speed != m_speed) {
        m_speed = speed;
        Q_EMIT speedChanged(speed);
    }
}

void Playback::faster()
{
    setSpeed(static_cast<Speed>(std::min(static_cast<int>(m_speed) + 1, static_cast<int>(Speed::Max))));
}

void Playback::slower()
{
    setSpeed(static_cast<Speed>(std::max(static_cast<int>(m_speed) - 1, static_cast<int>(Speed::Half))));
}

double Playback::factor() const noexcept
{
    switch (m_speed) {
    case Speed::Half:
        return 0.5;
    case Speed::One:
        return 1.0;
    case Speed::Two:
        return 2.0;
    case Speed::Four:
        return 4.0;
    case Speed::Max:
        return 16.0;
    }
    return 1.0;
}

} // namespace repique
