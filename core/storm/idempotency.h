// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/model.h"
#include "core/storm/operation.h"

namespace repique::storm {

/// What a server does with an attempt whose service is about to start.
enum class Work : std::uint8_t {
    Execute, ///< apply it when its service ends
    Replay, ///< the stored answer, after one full service like any other
    Refuse, ///< 409 in progress, at once
};

/// Whether the server answers a request without a key at all with 400.
[[nodiscard]] bool isKeyMissing(const Idempotency& idempotency) noexcept;

/// At the start of a service. Check-then-insert looks the key up now and inserts when service ends, so two
/// attempts in service together both execute; the atomic server refuses the second of them.
[[nodiscard]] Work beginWork(Operation& operation, const Idempotency& idempotency, SimTime now) noexcept;

/// At the end of a service that executed: applies it, stores the key when there is one to store. Returns
/// whether it is a duplicate, i.e. the operation had already been applied.
bool applyWork(Operation& operation, const Idempotency& idempotency, SimTime now) noexcept;

} // namespace repique::storm
