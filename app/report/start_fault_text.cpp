// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/start_fault_text.h"

#include "app/i18n/fault_words.h"
#include "app/i18n/words.h"
#include "core/http/start_fault.h"

namespace repique::report {

std::string startFaultText(const Error& error, i18n::Language language)
{
    using http::StartFault;
    const std::string place = http::placeOf(error);
    switch (http::startFaultOf(error)) {
    case StartFault::PortTaken:
        return i18n::filled(
            {"{}: another program is listening on this port; choose another with --port, or leave "
             "it out for any that is free\n",
                "{}: outro programa já está escutando nesta porta; escolha outra com --port, ou deixe "
                "sem para qualquer uma livre\n"},
            language, place);
    case StartFault::PortDenied:
        return i18n::filled(
            {"{}: the system does not let you listen on this port; choose another with --port, from "
             "1024 on\n",
                "{}: o sistema não deixa você escutar nesta porta; escolha outra com --port, de 1024 "
                "em diante\n"},
            language, place);
    case StartFault::LedgerInUse:
        return i18n::filled(
            {"{}: a service is already running on this ledger; stop it, or choose another file with "
             "--ledger\n",
                "{}: já há um serviço rodando com este ledger; pare-o ou escolha outro arquivo com "
                "--ledger\n"},
            language, place);
    case StartFault::ForeignLedger:
        return i18n::filled(
            {"{}: not a ledger of this program, and left as it was; choose another file with --ledger\n",
                "{}: não é um ledger deste programa e ficou como estava; escolha outro arquivo com "
                "--ledger\n"},
            language, place);
    case StartFault::NewerLedger:
        return i18n::filled(
            {"{}: a ledger of a newer version, and left as it was; choose another file with --ledger\n",
                "{}: ledger de uma versão mais nova, que ficou como estava; escolha outro arquivo com "
                "--ledger\n"},
            language, place);
    case StartFault::ReadOnly:
    case StartFault::Locked:
    case StartFault::DiskFull:
    case StartFault::Damaged:
        break; // the error's own words say it
    }
    return i18n::sentence(error, language) + "\n";
}

} // namespace repique::report
