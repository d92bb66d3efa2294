// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/start_fault.h"

#include <QtCore/QCoreApplication>

namespace repique::live {
namespace {

const char* wordsOf(StartFault fault)
{
    switch (fault) {
    case StartFault::PortTaken:
        return QT_TRANSLATE_NOOP("LiveFaults",
            "Port %1 of 127.0.0.1 is taken by another program. The service needs another one; the rest of "
            "the lab goes on.");
    case StartFault::LedgerInUse:
        return QT_TRANSLATE_NOOP("LiveFaults",
            "Another settlement service is running on the ledger %1. Stop it, or choose another ledger.");
    case StartFault::ForeignLedger:
        return QT_TRANSLATE_NOOP(
            "LiveFaults", "%1 is not a ledger of Repique; it was left as it is. Choose another file.");
    case StartFault::NewerLedger:
        return QT_TRANSLATE_NOOP("LiveFaults",
            "The ledger %1 was written by a newer version of Repique; it was left as it is. Choose another "
            "file.");
    case StartFault::ReadOnly:
        return QT_TRANSLATE_NOOP(
            "LiveFaults", "The ledger %1 is read-only; nothing was written. Choose another folder.");
    case StartFault::Locked:
        return QT_TRANSLATE_NOOP("LiveFaults",
            "Another program keeps the ledger %1 locked; nothing was written. Close it there, or choose "
            "another ledger.");
    case StartFault::DiskFull:
        return QT_TRANSLATE_NOOP("LiveFaults",
            "There is no room left on the disk of the ledger %1; nothing was written. Choose another "
            "folder.");
    case StartFault::Damaged:
        return QT_TRANSLATE_NOOP("LiveFaults",
            "The ledger %1 is damaged or cannot be read; it was left as it is. Choose another file.");
    }
    return "";
}

bool says(const Error& error, std::string_view words) noexcept
{
    return error.detail.find(words) != std::string::npos;
}

} // namespace

StartFault startFaultOf(const Error& error) noexcept
{
    if (error.code == Errc::Unwritable) {
        return error.detail.starts_with("127.0.0.1:") ? StartFault::PortTaken : StartFault::ReadOnly;
    }
    if (error.code == Errc::NotSupported) {
        return says(error, "another service is running") ? StartFault::LedgerInUse
            : says(error, "newer version")               ? StartFault::NewerLedger
                                                         : StartFault::ForeignLedger;
    }
    if (says(error, "readonly") || says(error, "Permission denied") || says(error, "Read-only")) {
        return StartFault::ReadOnly;
    }
    if (says(error, "is full") || says(error, "No space left")) {
        return StartFault::DiskFull;
    }
    return says(error, "is locked") ? StartFault::Locked : StartFault::Damaged;
}

QString sentenceOf(StartFault fault, const QString& place)
{
    return QCoreApplication::translate("LiveFaults", wordsOf(fault)).arg(place);
}

} // namespace repique::live
