// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/fault_book.h"
#include "core/storm/model.h"
#include "core/storm/observer.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace repique::storm {

/// Writes down what happens to one operation, in the steps that the scripted player writes too.
class Probe final : public Observer
{
public:
    /// `model` outlives the probe.
    Probe(const Model& model, std::uint64_t operation);

    void sent(const Operation& operation, SimTime now) override;
    void heldBack(const Operation& operation, SimTime now) override;
    void vanished(const Operation& operation, std::int64_t attempt, SimTime now) override;
    void applied(const Operation& operation, std::int64_t attempt, SimTime now, bool isDuplicate) override;
    void answered(const Operation& operation, const Parcel& parcel, SimTime now) override;
    void answerLost(const Operation& operation, std::int64_t attempt, SimTime now) override;
    void answeredAbove(const Operation& operation, std::int64_t attempt, const retry::Outcome& outcome,
        SimTime now) override;
    void decided(const Operation& operation, const retry::Decision& decision, SimTime now) override;

    [[nodiscard]] bool hasStarted() const noexcept { return !m_steps.empty(); }

    [[nodiscard]] bool hasEnded() const noexcept { return m_endedAt.has_value(); }

    /// The whole story; the operation has ended.
    [[nodiscard]] trace::Trace finish() &&;

private:
    [[nodiscard]] bool isOurs(const Operation& operation) const noexcept;
    [[nodiscard]] bool isLowest(const Operation& operation) const noexcept;
    [[nodiscard]] trace::Step stepOf(
        trace::Event event, const Operation& operation, std::int64_t attempt, SimTime at) const;
    void note(const Operation& operation, trace::Step step);
    void noteKey(const Operation& operation, std::int64_t attempt, SimTime now);
    void turnAway(const Operation& operation, std::int64_t attempt, SimTime known);
    void attach(const Operation& operation, const retry::Decision& decision);
    [[nodiscard]] std::string keyOf(std::int64_t attempt) const;

    const Model& m_model;
    FaultBook m_faults;
    std::uint64_t m_operation;
    std::vector<trace::Step> m_steps;
    std::map<const Operation*, std::int32_t> m_calls; // the latest that stands in each place
    std::int32_t m_nextCall = 0;
    std::int64_t m_keyedBy = 0; // the outermost attempt under way
    SimTime m_startedAt{};
    std::optional<SimTime> m_endedAt;
    retry::Decision m_last;
};

} // namespace repique::storm
