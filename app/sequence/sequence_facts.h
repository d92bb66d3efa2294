// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/trace.h"

namespace repique {

/// What the client can know of its payment.
enum class ClientKnows : std::uint8_t { NothingYet, Failed, Paid };

/// What is true after the first steps of an operation.
struct SequenceFacts
{
    std::int64_t attempts = 0; ///< sent so far
    std::int64_t debits = 0; ///< on the account statement
    ClientKnows knows = ClientKnows::NothingYet;
};

/// After the first `position` steps of `trace`. Pure.
[[nodiscard]] SequenceFacts factsAt(const trace::Trace& trace, int position) noexcept;

/// Whether the diagram offers to explain `step`: a wait or a giving up with its decision. Pure.
[[nodiscard]] bool isExplained(const trace::Step& step) noexcept;
/// The first step from `row` on that is explained, else the last one before it, else −1. Pure.
[[nodiscard]] int explainedRow(const trace::Trace& trace, int row) noexcept;

} // namespace repique
