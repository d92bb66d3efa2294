// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/policy.h"
#include "core/storm/model.h"
#include "core/trace/trace.h"

#include <optional>
#include <vector>

namespace repique {

/// What the client, in a chain the outermost caller, can know of its payment.
enum class ClientKnows : std::uint8_t { NothingYet, Failed, Paid };

/// What is true after the first steps of an operation.
struct SequenceFacts
{
    std::int64_t attempts = 0; ///< the client's so far
    std::int64_t calls = 0; ///< of all who call the dependency, as far as they left
    std::int64_t debits = 0; ///< on the account statement
    ClientKnows knows = ClientKnows::NothingYet;
};

/// After the first `position` steps of `trace`. Pure.
[[nodiscard]] SequenceFacts factsAt(const trace::Trace& trace, int position) noexcept;

/// Whether the diagram offers to explain `step`: a wait or a giving up with its decision. Pure.
[[nodiscard]] bool isExplained(const trace::Step& step) noexcept;
/// The first step from `row` on that is explained, else the last one before it, else −1. Pure.
[[nodiscard]] int explainedRow(const trace::Trace& trace, int row) noexcept;

/// The policies that a trace followed.
struct Rules
{
    std::optional<retry::Policy> client; ///< without layers
    std::vector<retry::Policy> layers; ///< of a chain, outermost first
};

/// What a run of `model` follows.
[[nodiscard]] Rules rulesOf(const storm::Model& model);
/// The policy of the caller that `step` belongs to; null when `rules` are not those of `trace`, or the step
/// is the dependency's. Pure.
[[nodiscard]] const retry::Policy* policyOf(
    const trace::Trace& trace, const trace::Step& step, const Rules& rules) noexcept;

} // namespace repique
