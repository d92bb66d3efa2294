// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QtCore/QString>

#include <cstdint>

namespace repique::live {

/// Why a service did not start, or its ledger cannot be used: what a person can do about it differs.
enum class StartFault : std::uint8_t {
    PortTaken,
    LedgerInUse, ///< by another service
    ForeignLedger, ///< another program's database, or no database at all
    NewerLedger,
    ReadOnly, ///< the file or its folder
    Locked, ///< another program holds a lock on the database
    DiskFull,
    Damaged, ///< or any other complaint of the database
};

/// From what `http::Service::start` said.
[[nodiscard]] StartFault startFaultOf(const Error& error) noexcept;

/// What happened and what to do, in a sentence or two. `place` is the port or the file.
[[nodiscard]] QString sentenceOf(StartFault fault, const QString& place);

} // namespace repique::live
