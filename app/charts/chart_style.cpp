// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_style.h"

namespace repique::charts {
namespace {

constexpr qreal fillOpacity = 0.26;
constexpr qreal hatchOpacity = 0.45; ///< of the gap between guess and run, over other fills

struct Stroke
{
    qreal width = 1.0; ///< times the theme's line width
    Qt::PenStyle style = Qt::SolidLine;
};

Stroke strokeOf(Ink ink)
{
    switch (ink) {
    case Ink::Goodput:
        return {1.6, Qt::SolidLine};
    case Ink::Attempts:
    case Ink::Retries:
    case Ink::P95:
    case Ink::SideB:
        return {1.0, Qt::DashLine};
    case Ink::Arrivals:
        return {0.9, Qt::DashDotLine};
    case Ink::Capacity:
    case Ink::Rejected:
    case Ink::Room:
    case Ink::P99:
        return {0.9, Qt::DotLine};
    case Ink::Guess:
        return {1.3, Qt::DashDotDotLine};
    case Ink::Originals:
    case Ink::Duplicates:
    case Ink::Queue:
    case Ink::Tokens:
    case Ink::P50:
    case Ink::SideA:
        return {1.0, Qt::SolidLine};
    }
    return {};
}

QColor mixed(const QColor& ground, const QColor& colour, qreal strength)
{
    const auto channel = [strength](int from, int to) { return from + qRound((to - from) * strength); };
    return {channel(ground.red(), colour.red()), channel(ground.green(), colour.green()),
        channel(ground.blue(), colour.blue())};
}

} // namespace

QColor colourOf(Ink ink, const theme::Tokens& tokens)
{
    switch (ink) {
    case Ink::Originals:
    case Ink::Queue:
    case Ink::SideA:
        return tokens.accent;
    case Ink::Arrivals:
    case Ink::Attempts:
    case Ink::Retries:
    case Ink::Tokens:
    case Ink::P95:
    case Ink::SideB:
        return tokens.retry;
    case Ink::Goodput:
    case Ink::P50:
        return tokens.goodput;
    case Ink::Capacity:
    case Ink::Guess:
    case Ink::Room:
        return tokens.text;
    case Ink::Rejected:
    case Ink::P99:
        return tokens.rejected;
    case Ink::Duplicates:
        return tokens.duplicate;
    }
    return tokens.text;
}

QPen penOf(Ink ink, const theme::Tokens& tokens, qreal strength)
{
    const Stroke stroke = strokeOf(ink);
    QPen pen{mixed(tokens.surface, colourOf(ink, tokens), strength), stroke.width * tokens.lineWidth,
        stroke.style};
    pen.setCapStyle(stroke.style == Qt::SolidLine ? Qt::SquareCap : Qt::FlatCap);
    pen.setJoinStyle(Qt::BevelJoin);
    return pen;
}

QBrush fillOf(Ink ink, const theme::Tokens& tokens, qreal strength)
{
    QColor colour = colourOf(ink, tokens);
    const bool isHatched = ink == Ink::Guess;
    colour.setAlphaF(static_cast<float>((isHatched ? hatchOpacity : fillOpacity) * strength));
    return QBrush{colour, isHatched ? Qt::BDiagPattern : Qt::SolidPattern};
}

} // namespace repique::charts
