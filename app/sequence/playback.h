// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <chrono>

namespace repique {

/// Something with a start, an end and a place in between that plays: the steps of one operation, or the time
/// of a load run. Its own timer only calls `advance`, so a test drives it without waiting. GUI thread.
class Playback : public QObject
{
    Q_OBJECT

public:
    using Wall = std::chrono::duration<double, std::milli>;
    enum class Speed { Half, One, Two, Four, Max };
    Q_ENUM(Speed)

    explicit Playback(QObject* parent = nullptr);

    [[nodiscard]] virtual bool isEmpty() const = 0;
    [[nodiscard]] virtual bool isAtStart() const = 0;
    [[nodiscard]] virtual bool isAtEnd() const = 0;
    [[nodiscard]] virtual double fraction() const = 0; ///< place on the timeline, 0 … 1
    virtual void scrub(double fraction) = 0; ///< clamped to 0 … 1
    virtual void skip(int steps) = 0; ///< that many steps on, or back when negative
    virtual void first() = 0;
    virtual void last() = 0;
    /// Moves on by `wall` at the chosen speed, when playing; stops at the end.
    virtual void advance(Wall wall) = 0;

    void stepForward() { skip(1); }

    void stepBack() { skip(-1); }

    void play(); ///< from the start when at the end
    void pause();
    void togglePlaying();

    [[nodiscard]] bool isPlaying() const noexcept { return m_isPlaying; }

    void setSpeed(Speed speed);
    void faster();
    void slower();

    [[nodiscard]] Speed speed() const noexcept { return m_speed; }

Q_SIGNALS:
    void moved(); ///< the place changed, be it a little
    void playingChanged(bool isPlaying);
    void speedChanged(repique::Playback::Speed speed);
    void timelineChanged(); ///< another trace or duration

protected:
    [[nodiscard]] double factor() const noexcept; ///< 0.5 … 4; Max counts as 16

private:
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    Speed m_speed = Speed::One;
    bool m_isPlaying = false;
};

} // namespace repique
