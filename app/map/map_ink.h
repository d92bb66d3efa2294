// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/map/map_data.h"
#include "app/theme/tokens.h"

#include <QtGui/QBrush>

namespace repique::map {

/// `share` of the way from one colour to another.
[[nodiscard]] inline QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto part = [share](int a, int b) { return qRound(a + (b - a) * share); };
    return {part(from.red(), to.red()), part(from.green(), to.green()), part(from.blue(), to.blue())};
}

/// Light for what recovers, dark (in a dark theme, bright) for what is stuck: the two differ in lightness, so
/// that they do in grey and for every eye.
[[nodiscard]] inline QColor inkOf(Verdict verdict, const theme::Tokens& tokens)
{
    constexpr double some = 0.3;
    switch (verdict) {
    case Verdict::Recovers:
    case Verdict::Split:
        return mixed(tokens.goodputSoft, tokens.goodput, some);
    case Verdict::Stuck:
        return tokens.duplicate;
    case Verdict::Unknown:
        break;
    }
    return tokens.surface;
}

/// Of a band of the legend of figures: one hue whose lightness goes one way.
[[nodiscard]] inline QColor bandInk(int band, const theme::Tokens& tokens)
{
    return mixed(tokens.accentSoft, tokens.accent, static_cast<double>(band) / (Data::bands - 1));
}

/// Where the seeds disagree.
[[nodiscard]] inline QBrush hatch(bool isVerdict, const theme::Tokens& tokens)
{
    return {isVerdict ? tokens.duplicate : tokens.text, Qt::BDiagPattern};
}

/// Over what is not computed yet.
[[nodiscard]] inline QBrush veil(const theme::Tokens& tokens)
{
    return {tokens.control, Qt::Dense6Pattern};
}

} // namespace repique::map
