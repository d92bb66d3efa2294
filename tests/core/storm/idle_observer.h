// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/observer.h"

/// An observer that looks at nothing: tests override what they need.
namespace repique::storm::tests {

class IdleObserver : public Observer
{
public:
    void sent(const Operation& /*operation*/, SimTime /*now*/) override {}

    void vanished(const Operation& /*operation*/, std::int64_t /*attempt*/, SimTime /*now*/) override {}

    void applied(const Operation& /*operation*/, std::int64_t /*attempt*/, SimTime /*now*/,
        bool /*isDuplicate*/) override
    {
    }

    void answered(const Operation& /*operation*/, const Parcel& /*parcel*/, SimTime /*now*/) override {}

    void answerLost(const Operation& /*operation*/, std::int64_t /*attempt*/, SimTime /*now*/) override {}

    void decided(
        const Operation& /*operation*/, const retry::Decision& /*decision*/, SimTime /*now*/) override
    {
    }
};

} // namespace repique::storm::tests
