// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sequence/playback.h"
#include "core/trace/trace.h"

#include <memory>
#include <vector>

namespace repique {

/// A place in the steps of one operation: `position` p means that the first p steps have happened; step p − 1
/// is the current one. Moving forward or back goes from numbered step to numbered step; `goTo` reaches notes
/// too. Moving is not an edit and not undoable. GUI thread.
class Player final : public Playback
{
    Q_OBJECT

public:
    explicit Player(QObject* parent = nullptr);

    /// Keeps the position when the new trace has the same steps at other times, else goes to the start.
    void setTrace(std::shared_ptr<const trace::Trace> trace);

    [[nodiscard]] const std::shared_ptr<const trace::Trace>& trace() const noexcept { return m_trace; }

    [[nodiscard]] int position() const noexcept { return m_position; } ///< 0 … stepCount()

    [[nodiscard]] int stepCount() const noexcept; ///< notes included
    [[nodiscard]] int currentNumber() const noexcept; ///< number of the last numbered step reached, 0 before
    [[nodiscard]] int lastNumber() const noexcept; ///< how many numbered steps there are
    [[nodiscard]] SimDuration elapsed() const; ///< of the operation, at this place
    [[nodiscard]] SimDuration elapsedAt(int position) const;

    /// How much of the current step has been played: 1 unless playing.
    [[nodiscard]] double progress() const noexcept { return m_progress; }

    void goTo(int position); ///< clamped
    void goToNumber(int number); ///< to numbered step `number`; 0 is the start, clamped
    /// A retry, a duplicate, an end without an answer, or giving up.
    void nextEvent();
    void previousEvent();
    [[nodiscard]] bool isEvent(int position) const;
    /// Place of `position` on the timeline: every step takes its play time there.
    [[nodiscard]] double fractionOf(int position) const;

    [[nodiscard]] bool isEmpty() const override;
    [[nodiscard]] bool isAtStart() const override;
    [[nodiscard]] bool isAtEnd() const override;
    [[nodiscard]] double fraction() const override;
    void scrub(double fraction) override;
    void skip(int steps) override;
    void first() override;
    void last() override;
    void advance(Wall wall) override;

Q_SIGNALS:
    void positionChanged(int position);
    void traceChanged();

private:
    [[nodiscard]] bool isStop(int position) const;
    [[nodiscard]] int stopFrom(int position, int direction) const;
    void moveTo(int position, double progress);

    std::shared_ptr<const trace::Trace> m_trace;
    std::vector<Wall> m_ends; ///< play time from the start to the end of each step
    int m_position = 0;
    double m_progress = 1.0;
};

/// How long one step is shown at normal speed: 0.45 … 3 s, growing with the logarithm of its duration, so
/// that a timeout of 1.5 s is felt and one of a minute is bearable. Pure.
[[nodiscard]] Playback::Wall playTime(SimDuration duration);

} // namespace repique
