// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/observer.h"

#include <cstdint>
#include <optional>

namespace repique::storm {

/// Operations worth a closer look; each nothing when there is none.
struct Found
{
    std::optional<std::uint64_t> firstStarted;
    std::optional<std::uint64_t> firstDuplicate; ///< the first to be applied a second time
    std::optional<std::uint64_t> firstFailed;
    std::optional<std::uint64_t> slowest; ///< that took longest to succeed; of equals the first to end
};

/// Looks for them among the operations that start in [from, to).
class Finder final : public Observer
{
public:
    Finder(SimTime from, SimTime to);

    void sent(const Operation& operation, SimTime now) override;

    void applied(const Operation& operation, std::int64_t attempt, SimTime now, bool isDuplicate) override;

    void decided(const Operation& operation, const retry::Decision& decision, SimTime now) override;

    [[nodiscard]] const Found& found() const noexcept { return m_found; }

private:
    [[nodiscard]] bool isLookedAt(const Operation& operation) const noexcept;

    SimTime m_from;
    SimTime m_to;
    Found m_found;
    SimDuration m_longest{-1};
};

} // namespace repique::storm
