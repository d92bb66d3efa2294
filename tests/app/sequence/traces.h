// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/fault.h"
#include "core/trace/scripted.h"

#include <memory>

/// Operations that the tests of the step mode look at.
namespace repique::samples {

using TracePtr = std::shared_ptr<const trace::Trace>;

/// The worked example of the pattern catalogue (our label I-14): 503, lost response, settled.
[[nodiscard]] trace::ScriptedPayment cataloguePayment();
[[nodiscard]] TracePtr played(const trace::ScriptedPayment& payment);
[[nodiscard]] TracePtr catalogue();
/// The same with a key made inside the loop: the second debit is a duplicate.
[[nodiscard]] TracePtr perAttemptKey();
/// The same with two attempts: gives up although it was settled.
[[nodiscard]] TracePtr exhausted();
/// Refused, closed, timed out, then 422.
[[nodiscard]] TracePtr variety();
/// An answer that comes after the client gave that attempt up.
[[nodiscard]] TracePtr lateAnswer();
/// Twenty attempts, the last one settles.
[[nodiscard]] TracePtr twentyAttempts();

/// Browser, front end and back end, four attempts each, over a dependency that fails five times.
[[nodiscard]] TracePtr chain();
/// The same over one that always fails: 64 calls (Google SRE book, "Addressing cascading failures"; our label
/// I-5).
[[nodiscard]] TracePtr chainOf64();
/// The same, where the back end has a breaker that opens at the second failure.
[[nodiscard]] TracePtr chainWithBreaker();
/// The same over silence: the front end gives up and calls again while the back end still works.
[[nodiscard]] TracePtr chainOfOverlaps();

} // namespace repique::samples
