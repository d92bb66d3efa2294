// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/party_words.h"

#include "app/i18n/trace_words.h"

#include <QtCore/QCoreApplication>

namespace repique {
namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("SequenceView", text);
}

QString roleOf(const trace::Trace& trace, trace::Party party)
{
    if (party == trace::Party::Server) {
        return say(QT_TRANSLATE_NOOP("SequenceView", "SPI · one account, one ledger"));
    }
    if (trace.layers.size() < 2) {
        return say(QT_TRANSLATE_NOOP("SequenceView", "the payer's bank"));
    }
    //: under the name of a layer in a call chain; 1 its place from the user on, 2 how many there are
    return say(QT_TRANSLATE_NOOP("SequenceView", "layer %1 of %2"))
        .arg(trace::depthOf(party) + 1)
        .arg(trace.layers.size());
}

} // namespace

std::vector<PartyWords> partiesIn(const trace::Trace* trace, i18n::Language language)
{
    static const trace::Trace none;
    const trace::Trace& shown = trace != nullptr ? *trace : none;
    std::vector<PartyWords> parties;
    for (const trace::Party party : trace::partiesOf(shown)) {
        parties.push_back({partyName(shown, party, language), roleOf(shown, party)});
    }
    return parties;
}

QString partyName(const trace::Trace& trace, trace::Party party, i18n::Language language)
{
    return QString::fromStdString(trace::nameOf(trace, party, i18n::TraceWords{language, {}}));
}

} // namespace repique
