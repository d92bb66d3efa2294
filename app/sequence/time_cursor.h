// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sequence/playback.h"
#include "core/base/time.h"

namespace repique {

/// A place in the time of a load run. A whole run plays in 20 s at normal speed; a step is a sixtieth of it,
/// the width of a bin of the charts in a run of a minute. GUI thread.
class TimeCursor final : public Playback
{
    Q_OBJECT

public:
    explicit TimeCursor(QObject* parent = nullptr);

    /// Keeps the cursor's time where it still exists.
    void setDuration(SimDuration duration);

    [[nodiscard]] SimDuration duration() const noexcept { return m_duration; }

    void setTime(SimDuration time); ///< clamped to the run

    [[nodiscard]] SimDuration time() const noexcept { return m_time; }

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
    void timeChanged(repique::SimDuration time);

private:
    SimDuration m_duration{};
    SimDuration m_time{};
};

} // namespace repique
