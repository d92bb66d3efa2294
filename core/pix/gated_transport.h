// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pix/transport.h"
#include "core/retry/gate.h"

#include <functional>

namespace repique::pix {

/// A transport behind the throttle and the circuit breaker of a policy. What they hold back ends at once, as
/// a refused connection would, and never leaves. One thread; payments that share it share its gate.
class GatedTransport final : public Transport
{
public:
    /// `clock` and `road` outlive it. `seed` decides what a throttle refuses.
    GatedTransport(const retry::Policy& policy, std::uint64_t seed, const Clock& clock, Transport& road);

    [[nodiscard]] Answer send(const Attempt& attempt) override;

    /// Told of each attempt that is held back. May be empty.
    void setOnHeldBack(std::function<void(const Attempt& attempt)> onHeldBack);

private:
    retry::Gate m_gate;
    std::uint64_t m_seed;
    const Clock& m_clock;
    Transport& m_road;
    std::function<void(const Attempt& attempt)> m_onHeldBack;
};

} // namespace repique::pix
