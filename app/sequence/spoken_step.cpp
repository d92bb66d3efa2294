// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/spoken_step.h"

#include "app/sequence/party_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <algorithm>

namespace repique {

namespace {

int lastNumber(const trace::Trace& trace)
{
    int last = 0;
    for (const trace::Step& step : trace.steps) {
        last = std::max(last, step.number);
    }
    return last;
}

} // namespace

QString spokenStep(
    const trace::Trace& trace, const trace::Step& step, const StepWords& words, i18n::Language language)
{
    const auto say = [](const char* text) { return QCoreApplication::translate("SequenceView", text); };
    QStringList parts;
    const int last = lastNumber(trace);
    const QString from = partyName(trace, step.from, language);
    switch (step.kind) {
    case trace::StepKind::Message:
        //: 1 number of the message, 2 how many there are, 3 sender, 4 receiver
        parts << say(QT_TRANSLATE_NOOP("SequenceView", "message %1 of %2, %3 to %4"))
                     .arg(step.number)
                     .arg(last)
                     .arg(from, partyName(trace, step.to, language));
        break;
    case trace::StepKind::SelfMessage:
        //: 1 number of the message, 2 how many there are, 3 who acts
        parts << say(QT_TRANSLATE_NOOP("SequenceView", "message %1 of %2, %3"))
                     .arg(step.number)
                     .arg(last)
                     .arg(from);
        break;
    case trace::StepKind::Note:
        parts << say(QT_TRANSLATE_NOOP("SequenceView", "note"));
        if (!trace.layers.empty()) {
            parts << from;
        }
        break;
    }
    parts << words.label;
    if (!words.detail.isEmpty()) {
        parts << words.detail;
    }
    //: a moment of the operation, "at 108 ms"
    parts << say(QT_TRANSLATE_NOOP("SequenceView", "at %1"))
                 .arg(durationWords(step.at.time_since_epoch(), language));
    return parts.join(QStringLiteral(", "));
}

} // namespace repique
