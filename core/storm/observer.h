// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/decision.h"
#include "core/storm/operation.h"
#include "core/storm/parcel.h"

namespace repique::storm {

/// Is told what happens to every operation of a run, in order of time. Changes nothing of it.
class Observer
{
public:
    Observer() = default;
    Observer(const Observer&) = delete;
    Observer& operator=(const Observer&) = delete;
    virtual ~Observer() = default;

    /// The current attempt of `operation` leaves its client.
    virtual void sent(const Operation& operation, SimTime now) = 0;
    /// An attempt reached the dependency and vanished there.
    virtual void vanished(const Operation& operation, std::int64_t attempt, SimTime now) = 0;
    /// The dependency applied an attempt.
    virtual void applied(const Operation& operation, std::int64_t attempt, SimTime now, bool isDuplicate) = 0;
    /// An answer leaves the dependency.
    virtual void answered(const Operation& operation, const Parcel& parcel, SimTime now) = 0;
    /// A served attempt's answer is lost.
    virtual void answerLost(const Operation& operation, std::int64_t attempt, SimTime now) = 0;
    /// The client knows how its current attempt ended and has decided; unless the verdict is to retry, the
    /// operation has ended.
    virtual void decided(const Operation& operation, const retry::Decision& decision, SimTime now) = 0;
};

} // namespace repique::storm
