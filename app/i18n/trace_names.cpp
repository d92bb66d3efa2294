// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/trace_words.h"

namespace repique::i18n {

using trace::Party;
using trace::TraceOutcome;

std::string_view partyName(Party party, Language language) noexcept
{
    switch (party) {
    case Party::Client:
        return Words{"PIX client", "Cliente PIX"}.in(language);
    case Party::Server:
        return Words{"BACEN settlement", "Liquidação BACEN"}.in(language);
    case Party::SecondLayer:
        break; // layers have names of their own
    }
    return {};
}

std::string_view outcomeName(TraceOutcome outcome, Language language) noexcept
{
    switch (outcome) {
    case TraceOutcome::Settled:
        return Words{"settled", "liquidado"}.in(language);
    case TraceOutcome::FailedExhausted:
        return Words{"failed: attempts exhausted", "falhou: tentativas esgotadas"}.in(language);
    case TraceOutcome::FailedPermanent:
        return Words{"failed: not to be tried again", "falhou: não adianta repetir"}.in(language);
    case TraceOutcome::FailedDeadline:
        return Words{"failed: deadline", "falhou: prazo total"}.in(language);
    case TraceOutcome::FailedBudget:
        return Words{"failed: retry budget empty", "falhou: orçamento de retry esgotado"}.in(language);
    }
    return {};
}

} // namespace repique::i18n
