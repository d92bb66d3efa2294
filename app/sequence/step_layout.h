// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sequence/ink.h"
#include "app/sequence/party_words.h"
#include "app/sequence/step_words.h"
#include "app/sequence/text_block.h"

#include <QtCore/QLineF>
#include <QtCore/QSizeF>

#include <vector>

namespace repique {

/// Everything that the places of the diagram depend on.
struct LayoutRequest
{
    const trace::Trace* trace = nullptr; ///< not owned; null is an empty diagram
    std::vector<StepWords> words{}; ///< one entry a step
    std::vector<PartyWords> parties{}; ///< those of the trace, at least two
    QString why{}; ///< on the chip of a wait; empty = no chip
    QString nthDebit{}; ///< on the chip of a duplicate, "%1" is its number
    QFont font{}; ///< family only
    qreal scale = 1.0; ///< 1.0 = 13 px text
    qreal width = 0.0; ///< wished for, logical pixels; words that need more make it wider
    qreal height
        = 0.0; ///< of the view; in a low one the heads of a chain are their names alone; 0 = all is in view
};

/// The places of one step. What a step does not have is null or empty.
struct RowLayout
{
    QRectF row; ///< whole width between the margins
    QRectF badge; ///< numbered steps
    TextBlock label;
    TextBlock detail;
    QLineF arrow; ///< from sender to receiver; of a lost message, up to where it was lost
    QRectF mark; ///< bar of a wait, box of a self-message, sign of giving up, pill of a note
    QRectF chip;
    TextBlock chipText;

    /// Every rectangle of words, for those who check that none meets another.
    [[nodiscard]] std::vector<QRectF> texts() const;
};

struct HeadLayout
{
    QRectF box;
    TextBlock name;
    TextBlock role;
};

struct Lifeline
{
    qreal x = 0.0;
    HeadLayout head;
};

/// The places of the whole diagram, from (0, 0), in logical pixels.
struct StepLayout
{
    QSizeF size;
    qreal scale = 1.0;
    qreal headHeight = 0.0; ///< rows start here; the heads stay when the rows scroll
    std::vector<Lifeline> lifelines; ///< from the outermost caller to the dependency
    std::vector<RowLayout> rows;
};

/// Which of `count` lifelines is that of `party`.
[[nodiscard]] std::size_t lifelineOf(trace::Party party, std::size_t count) noexcept;

/// Lays the steps out, one below the other in their order. All lengths follow the text; words are wrapped or
/// the diagram becomes wider, never elided. Words of waits and self-messages stand outside the lifelines when
/// there is room, else between them. Pure; about 10 µs a step.
[[nodiscard]] StepLayout layoutSteps(const LayoutRequest& request);

/// Text of the diagram at `scale`, in whole pixels.
[[nodiscard]] QFont diagramFont(const QFont& family, qreal scale, qreal pixels, QFont::Weight weight);

} // namespace repique
