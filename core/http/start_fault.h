// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace repique::http {

/// Why a service did not start, or its ledger cannot be used: what a person can do about it differs.
enum class StartFault : std::uint8_t {
    PortTaken, ///< somebody else listens there
    PortDenied, ///< the system does not let us listen there
    LedgerInUse, ///< another service is running on it
    ForeignLedger, ///< another program's database, or no database at all
    NewerLedger,
    ReadOnly, ///< the file or its folder
    Locked, ///< another program holds a lock on the database
    DiskFull,
    Damaged, ///< or any other complaint of the database
};

/// In the detail of a ledger's lock that somebody holds.
inline constexpr std::string_view inUseWords = "another service is running on this ledger";

/// The error of a port of 127.0.0.1; `reason` is the system's (errno).
[[nodiscard]] Error portError(int port, int reason);

/// From what `Service::start`, or the ledger later, said. Pure.
[[nodiscard]] StartFault startFaultOf(const Error& error) noexcept;

/// The port ("127.0.0.1:8080") or the file that the error is about. Pure.
[[nodiscard]] std::string placeOf(const Error& error);

} // namespace repique::http
