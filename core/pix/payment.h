// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace repique::pix {

/// What every payment of a simulated run is worth: R$ 30.00, the debit of the worked examples.
inline constexpr std::int64_t simulatedAmountCents = 3000;

/// When the client makes its idempotency key.
enum class KeyUse : std::uint8_t {
    Once, ///< once per intention, before the loop
    PerAttempt, ///< inside the loop: the bug
    None,
};

/// What somebody wants to pay. One intention is one operation, however many attempts it takes.
struct Intention
{
    std::string payer;
    std::string payee;
    std::int64_t amountCents = simulatedAmountCents;
};

} // namespace repique::pix
