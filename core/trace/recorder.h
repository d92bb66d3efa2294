// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/trace.h"

namespace repique::trace {

/// Collects the steps of one operation in any order and makes a trace of them. Both the scripted player and
/// the probe of the load simulation write through it, so that a diagram means the same whatever it came from.
/// One thread.
class Recorder final
{
public:
    explicit Recorder(std::uint64_t operation);

    void setEndToEndId(std::string endToEndId);
    /// Names of a call chain, outermost first.
    void setLayers(std::vector<std::string> layers);
    /// `step.at` and `step.ends` from the start of the run; `number` is ignored.
    void add(Step step);

    /// Sorts by time (equal times keep the order of adding), makes times relative to `startedAt`, numbers
    /// messages and self-messages, counts attempts and debits.
    [[nodiscard]] Trace finish(TraceOutcome outcome, SimTime startedAt, SimTime endedAt) &&;

private:
    Trace m_trace;
};

/// The trace outcome that a final decision stands for.
[[nodiscard]] TraceOutcome outcomeOf(const retry::Decision& last) noexcept;

} // namespace repique::trace
