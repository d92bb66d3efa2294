// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/ink.h"
#include "app/theme/tokens.h"

#include <QtGui/QBrush>
#include <QtGui/QPen>

/// How each ink looks: colour, width, dash and fill, never colour alone.
namespace repique::charts {

[[nodiscard]] QColor colourOf(Ink ink, const theme::Tokens& tokens);
/// `strength` 0 … 1 mixes the colour with the surface: opaque, so that joints do not show.
[[nodiscard]] QPen penOf(Ink ink, const theme::Tokens& tokens, qreal strength = 1.0);
/// A fill that lets grid and lines shine through.
[[nodiscard]] QBrush fillOf(Ink ink, const theme::Tokens& tokens, qreal strength = 1.0);

} // namespace repique::charts
