// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/decision.h"
#include "core/storm/operation.h"
#include "core/storm/parcel.h"

namespace repique::storm {

/// Is told what happens to every operation of a run, in order of time; overrides what it wants to know.
/// Changes nothing of the run. In a call chain
/// `operation` is the call of the layer that acts (`layer`, 0 = outermost), the lowest where the dependency
/// acts; calls of one operation share its `id`.
class Observer
{
public:
    Observer() = default;
    Observer(const Observer&) = delete;
    Observer& operator=(const Observer&) = delete;
    virtual ~Observer() = default;

    /// The current attempt of `operation` leaves its client.
    virtual void sent(const Operation& /*operation*/, SimTime /*now*/) {}

    /// It does not leave after all: the throttle or the breaker of its client holds it back.
    virtual void heldBack(const Operation& /*operation*/, SimTime /*now*/) {}

    /// An attempt reached the dependency and vanished there.
    virtual void vanished(const Operation& /*operation*/, std::int64_t /*attempt*/, SimTime /*now*/) {}

    /// The dependency applied an attempt; `operation` is the whole one, of the outermost layer.
    virtual void applied(
        const Operation& /*operation*/, std::int64_t /*attempt*/, SimTime /*now*/, bool /*isDuplicate*/)
    {
    }

    /// An answer leaves the dependency.
    virtual void answered(const Operation& /*operation*/, const Parcel& /*parcel*/, SimTime /*now*/) {}

    /// A served attempt's answer is lost.
    virtual void answerLost(const Operation& /*operation*/, std::int64_t /*attempt*/, SimTime /*now*/) {}

    /// The layer below has answered attempt `attempt` of `operation`, whether it still waits or not.
    virtual void answeredAbove(const Operation& /*operation*/, std::int64_t /*attempt*/,
        const retry::Outcome& /*outcome*/, SimTime /*now*/)
    {
    }

    /// The client knows how its current attempt ended and has decided; unless the verdict is to retry, the
    /// operation has ended.
    virtual void decided(const Operation& /*operation*/, const retry::Decision& /*decision*/, SimTime /*now*/)
    {
    }
};

} // namespace repique::storm
