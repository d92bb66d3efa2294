// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/start_fault.h"

#include <QtCore/QCoreApplication>

namespace repique::live {
namespace {

using http::StartFault;

const char* wordsOf(StartFault fault)
{
    switch (fault) {
    case StartFault::PortTaken:
        return QT_TRANSLATE_NOOP("LiveFaults",
            "Port %1 of 127.0.0.1 is taken by another program. The service needs another one; the rest of "
            "the lab goes on.");
    case StartFault::PortDenied:
        return QT_TRANSLATE_NOOP("LiveFaults",
            "The system does not let the lab listen on port %1 of 127.0.0.1. Choose one from 1024 on; the "
            "rest "
            "of the lab goes on.");
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

} // namespace

QString sentenceOf(http::StartFault fault, const QString& place)
{
    return QCoreApplication::translate("LiveFaults", wordsOf(fault)).arg(place);
}

} // namespace repique::live
