// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/observer.h"

#include <cstdint>

namespace repique::storm {

/// Counts the most retries in one aligned bin [k·width, (k + 1)·width) of a run. Memory does not grow with
/// the run, however narrow the bins.
class PeakRetries final : public Observer
{
public:
    /// `width` > 0, asserted.
    explicit PeakRetries(SimDuration width);

    void sent(const Operation& operation, SimTime now) override;

    [[nodiscard]] std::int64_t most() const noexcept { return m_most; }

private:
    SimDuration m_width;
    std::int64_t m_bin = -1; // number of the latest bin that holds a retry
    std::int64_t m_inBin = 0;
    std::int64_t m_most = 0;
};

} // namespace repique::storm
