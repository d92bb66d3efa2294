// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/start_fault.h"

#include <fmt/format.h>

#include <cerrno>
#include <system_error>

namespace repique::http {
namespace {

constexpr std::string_view here = "127.0.0.1:";
constexpr std::string_view detailMark = ": ";

bool says(const Error& error, std::string_view words) noexcept
{
    return error.detail.find(words) != std::string::npos;
}

StartFault unusableLedger(const Error& error) noexcept
{
    if (says(error, inUseWords)) {
        return StartFault::LedgerInUse;
    }
    return says(error, "newer version") ? StartFault::NewerLedger : StartFault::ForeignLedger;
}

StartFault brokenLedger(const Error& error) noexcept
{
    if (error.code == Errc::Unwritable || says(error, "readonly") || says(error, "Permission denied")
        || says(error, "Read-only")) {
        return StartFault::ReadOnly;
    }
    if (says(error, "is full") || says(error, "No space left")) {
        return StartFault::DiskFull;
    }
    return says(error, "is locked") ? StartFault::Locked : StartFault::Damaged;
}

} // namespace

Error portError(int port, int reason)
{
    const std::string place = fmt::format("{}{}", here, port);
    const bool isTaken = reason == EADDRINUSE;
    return {Errc::Unwritable,
        isTaken ? place : fmt::format("{}{}{}", place, detailMark, std::generic_category().message(reason))};
}

StartFault startFaultOf(const Error& error) noexcept
{
    if (error.code == Errc::Unwritable && error.detail.starts_with(here)) {
        return says(error, detailMark) ? StartFault::PortDenied : StartFault::PortTaken;
    }
    return error.code == Errc::NotSupported ? unusableLedger(error) : brokenLedger(error);
}

std::string placeOf(const Error& error)
{
    return error.detail.substr(0, error.detail.rfind(detailMark));
}

} // namespace repique::http
