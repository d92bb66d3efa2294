// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/outcome.h"
#include "core/storm/model.h"
#include "core/storm/parcel.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace repique::storm {

/// The request vanished: it takes no capacity and its client times out.
struct Vanished
{
};

/// What the faults make of a request that reaches the dependency: let in with a fate, answered, or vanished.
using Meeting = std::variant<Fate, Answer, Vanished>;

/// Which attempt a fault may hit.
struct Target
{
    std::uint64_t operation = 0;
    std::uint64_t drawAttempt = 0; ///< keys the draw
    std::uint32_t trafficClass = 0;
    std::int64_t attempt = 1; ///< 1-based, as a script counts
};

/// The faults of a model, or its script, asked by attempt and moment. Draws are keyed by operation, attempt
/// and the fault's place in the file, so no policy changes another's luck. Immutable.
class FaultBook final
{
public:
    /// `model` outlives the book and has at most `faultLimit` faults.
    explicit FaultBook(const Model& model);

    /// Whether requests meet neither faults nor a script.
    [[nodiscard]] bool isQuiet() const noexcept { return m_isQuiet; }

    /// What an attempt that reaches the dependency at `now` meets: the first fault in force that hits it.
    [[nodiscard]] Meeting meet(const Target& target, SimTime now) const noexcept
    {
        return m_isQuiet ? Meeting{Fate::Served} : found(target, now);
    }

    [[nodiscard]] bool isStalled(SimTime now) const noexcept { return !m_stalls.empty() && isInStall(now); }

    /// The moments at which a stall ends, unsorted.
    [[nodiscard]] std::vector<SimTime> stallEnds() const;
    /// The factor on the service time of an attempt whose service starts at `now`.
    [[nodiscard]] double latencyFactor(const Target& target, SimTime now) const noexcept;

    /// What the client sees of an answer that was sent at `sentAt`.
    [[nodiscard]] retry::Outcome outcomeOf(Answer answer, SimTime sentAt) const noexcept;
    /// The domain code in its body, empty when it has none.
    [[nodiscard]] std::string_view codeOf(Answer answer) const noexcept;

private:
    struct Entry
    {
        settlement::Fault fault;
        std::uint32_t place = 0; // in the file
        std::optional<std::uint32_t> trafficClass; // none = every class
    };

    [[nodiscard]] bool isInStall(SimTime now) const noexcept;
    void sortIn(const Entry& entry);
    [[nodiscard]] Meeting meetScript(std::int64_t attempt) const noexcept;
    [[nodiscard]] Meeting found(const Target& target, SimTime now) const noexcept;
    [[nodiscard]] bool hits(const Entry& entry, const Target& target, SimTime now) const noexcept;

    const Model& m_model;
    std::vector<Entry> m_onRequests; // all in file order
    std::vector<Entry> m_latencies;
    std::vector<Entry> m_stalls;
    bool m_isQuiet = true; // nothing meets requests
};

} // namespace repique::storm
