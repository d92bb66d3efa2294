// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/ink.h"

namespace repique {
namespace {

Ink inkOfAnswer(const trace::Step& step) noexcept
{
    return step.status >= 200 && step.status < 300 ? Ink::Settled : Ink::Rejected;
}

} // namespace

Ink inkOf(const trace::Step& step) noexcept
{
    switch (step.event) {
    case trace::Event::KeyMade:
        return Ink::Note;
    case trace::Event::NoKey:
        return Ink::Duplicate;
    case trace::Event::Request:
        return step.attempt > 1 ? Ink::Retry : Ink::Original;
    case trace::Event::Answer:
        return inkOfAnswer(step);
    case trace::Event::Settled:
        return step.isDuplicate ? Ink::Duplicate : Ink::Settled;
    case trace::Event::LostResponse:
    case trace::Event::ClosedConnection:
    case trace::Event::GaveUp:
        return Ink::Duplicate;
    case trace::Event::LateAnswer:
        return Ink::Rejected;
    case trace::Event::Wait:
        return Ink::Retry;
    }
    return Ink::Note;
}

QColor colourOf(Ink ink, const theme::Tokens& tokens) noexcept
{
    switch (ink) {
    case Ink::Original:
        return tokens.accent;
    case Ink::Retry:
        return tokens.retry;
    case Ink::Settled:
        return tokens.goodput;
    case Ink::Duplicate:
        return tokens.duplicate;
    case Ink::Rejected:
        return tokens.rejected;
    case Ink::Note:
        return tokens.muted;
    }
    return tokens.text;
}

QColor softOf(Ink ink, const theme::Tokens& tokens) noexcept
{
    switch (ink) {
    case Ink::Original:
        return tokens.accentSoft;
    case Ink::Retry:
        return tokens.retrySoft;
    case Ink::Settled:
        return tokens.goodputSoft;
    case Ink::Duplicate:
        return tokens.duplicateSoft;
    case Ink::Rejected:
    case Ink::Note:
        return tokens.background;
    }
    return tokens.surface;
}

} // namespace repique
