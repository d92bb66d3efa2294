// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sequence/step_layout.h"

class QPainter;

namespace repique {

/// What the diagram shows at one moment.
struct SequencePicture
{
    const trace::Trace* trace = nullptr; ///< not owned
    const StepLayout* layout = nullptr; ///< of that trace, not owned
    const theme::Tokens* tokens = nullptr; ///< not owned
    int position = 0; ///< steps from here on have not happened: lines and marks dimmed, words ≥ 3:1
    qreal progress = 1.0; ///< of the current step, 0 … 1
    QRectF highlight{}; ///< behind the current step; null for none
    bool hasFocus = false; ///< draws a ring around the current step
};

/// Rows and lifelines, in the coordinates of the layout; what is outside `clip` is skipped. `bottom` is where
/// the lifelines end.
void paintRows(QPainter& painter, const SequencePicture& picture, const QRectF& clip, qreal bottom);
/// The heads of the lifelines on an opaque ground.
void paintHeads(QPainter& painter, const SequencePicture& picture);

/// The whole diagram as a picture: everything has happened, nothing is highlighted. Text stays text in SVG
/// and PDF. It is laid out at the width of `target` and starts at its top left.
void paintSequence(
    QPainter& painter, const QRectF& target, LayoutRequest request, const theme::Tokens& tokens);

/// `colour` over `ground` at `share` 0 … 1, opaque.
[[nodiscard]] QColor blended(const QColor& colour, const QColor& ground, qreal share);

} // namespace repique
