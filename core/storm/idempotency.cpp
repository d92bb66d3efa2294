// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/idempotency.h"

namespace repique::storm {
namespace {

using settlement::ServerMode;

/// Attempts of one operation are recognised only by a key that is the same in all of them.
bool isRecognised(const Idempotency& idempotency)
{
    return idempotency.key == pix::KeyUse::Once && idempotency.server != ServerMode::None;
}

bool isStored(const Operation& operation, const Idempotency& idempotency, SimTime now)
{
    return operation.hasKey != 0 && now - operation.keyStoredAt < idempotency.retention;
}

} // namespace

bool isKeyMissing(const Idempotency& idempotency) noexcept
{
    return idempotency.key == pix::KeyUse::None && idempotency.server == ServerMode::Atomic;
}

Work beginWork(Operation& operation, const Idempotency& idempotency, SimTime now) noexcept
{
    if (!isRecognised(idempotency)) {
        return Work::Execute;
    }
    if (isStored(operation, idempotency, now)) {
        return Work::Replay;
    }
    if (operation.isExecuting != 0 && idempotency.server == ServerMode::Atomic) {
        return Work::Refuse;
    }
    operation.isExecuting = 1;
    return Work::Execute;
}

bool applyWork(Operation& operation, const Idempotency& idempotency, SimTime now) noexcept
{
    const bool isDuplicate = operation.hasEffect != 0;
    operation.hasEffect = 1;
    operation.isExecuting = 0;
    if (isRecognised(idempotency)) {
        operation.hasKey = 1;
        operation.keyStoredAt = now;
    }
    return isDuplicate;
}

} // namespace repique::storm
