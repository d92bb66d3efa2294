// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/sequence_painter.h"

#include "app/sequence/sequence_marks.h"

#include <QtGui/QPainter>

namespace repique {
namespace {

using trace::Event;

enum class Tense { Past, Current, Future };

/// Paints the rows of one picture.
class RowPainter final
{
public:
    RowPainter(QPainter& painter, const SequencePicture& picture)
        : m_painter{painter}
        , m_picture{picture}
        , m_tokens{*picture.tokens}
        , m_unit{picture.layout->scale}
    {
    }

    void paint(int index) const
    {
        const auto at = static_cast<std::size_t>(index);
        const trace::Step& step = m_picture.trace->steps[at];
        const RowLayout& row = m_picture.layout->rows[at];
        const Tense tense = index >= m_picture.position ? Tense::Future
            : index == m_picture.position - 1           ? Tense::Current
                                                        : Tense::Past;
        paintBadge(row, step.number, tense);
        paintMark(step, row, tense);
        paintChip(step, row, tense);
        paintWords(step, row, tense);
    }

private:
    [[nodiscard]] QColor ground(Tense tense) const
    {
        return tense == Tense::Current && !m_picture.highlight.isNull() ? m_tokens.accentSoft
                                                                        : m_tokens.surface;
    }

    [[nodiscard]] QColor dimmed(const QColor& colour, Tense tense) const
    {
        return tense == Tense::Future ? blended(colour, m_tokens.surface, 0.45) : colour;
    }

    void paintBadge(const RowLayout& row, int number, Tense tense) const
    {
        if (row.badge.isNull()) {
            return;
        }
        const bool isCurrent = tense == Tense::Current;
        m_painter.setPen(QPen{dimmed(m_tokens.accent, tense), 1.75 * m_unit});
        m_painter.setBrush(isCurrent ? m_tokens.accent : ground(tense));
        m_painter.drawEllipse(row.badge.adjusted(m_unit, m_unit, -m_unit, -m_unit));
        m_painter.setPen(isCurrent       ? m_tokens.onAccent
                : tense == Tense::Future ? m_tokens.faint
                                         : m_tokens.accent);
        m_painter.setFont(diagramFont(row.label.font, m_unit, number > 99 ? 9.0 : 11.0, QFont::Bold));
        m_painter.drawText(row.badge, Qt::AlignCenter, QString::number(number));
    }

    [[nodiscard]] MarkStyle styleOf(const trace::Step& step, Tense tense) const
    {
        const Ink ink = inkOf(step);
        return {.colour = dimmed(colourOf(ink, m_tokens), tense),
            .soft = dimmed(softOf(ink, m_tokens), tense),
            .ground = ground(tense),
            .lineWidth = m_tokens.lineWidth * m_unit * (tense == Tense::Current ? 1.35 : 1.0),
            .unit = m_unit,
            .progress = tense == Tense::Current ? m_picture.progress : 1.0};
    }

    void paintMark(const trace::Step& step, const RowLayout& row, Tense tense) const
    {
        const MarkStyle style = styleOf(step, tense);
        switch (step.event) {
        case Event::KeyMade:
        case Event::NoKey:
            paintPill(step, row, style);
            return;
        case Event::Wait:
            drawWaitBar(m_painter, row.mark, style);
            return;
        case Event::GaveUp:
            drawStopSign(m_painter, row.mark, style);
            return;
        case Event::Settled:
            drawSettledBox(m_painter, row.mark, step.isDuplicate, style);
            return;
        case Event::Request:
        case Event::Answer:
        case Event::LostResponse:
        case Event::LateAnswer:
        case Event::ClosedConnection:
            drawArrow(m_painter, row.arrow, shapeOf(step), style);
            return;
        }
    }

    /// A key made inside the loop, or none at all, has a dashed frame.
    void paintPill(const trace::Step& step, const RowLayout& row, const MarkStyle& style) const
    {
        const bool isWarning = step.event == Event::NoKey || step.attempt > 0;
        const qreal radius = std::min(row.mark.height() / 2, 13.0 * m_unit);
        const QColor frame = isWarning ? m_tokens.duplicate : m_tokens.line;
        QPen pen{isWarning && style.colour != colourOf(inkOf(step), m_tokens)
                ? blended(frame, m_tokens.surface, 0.45)
                : frame,
            1.25 * m_unit};
        if (isWarning) {
            pen.setDashPattern({3.0, 2.0});
        }
        m_painter.setPen(pen);
        m_painter.setBrush(isWarning ? m_tokens.duplicateSoft : m_tokens.background);
        m_painter.drawRoundedRect(row.mark, radius, radius);
    }

    void paintChip(const trace::Step& step, const RowLayout& row, Tense tense) const
    {
        if (row.chip.isNull()) {
            return;
        }
        const QColor colour = step.isDuplicate ? m_tokens.duplicate : m_tokens.accent;
        const qreal radius = row.chip.height() / 2;
        m_painter.setPen(QPen{step.isDuplicate
                ? dimmed(colour, tense)
                : blended(m_tokens.accent, m_tokens.surface, tense == Tense::Future ? 0.25 : 0.5),
            m_unit});
        m_painter.setBrush(step.isDuplicate ? m_tokens.duplicateSoft : m_tokens.surface);
        m_painter.drawRoundedRect(row.chip, radius, radius);
        m_painter.setPen(tense == Tense::Future ? m_tokens.faint : colour);
        paintText(m_painter, row.chipText);
    }

    void paintWords(const trace::Step& step, const RowLayout& row, Tense tense) const
    {
        const bool isFuture = tense == Tense::Future;
        const bool isNote = step.event == Event::KeyMade || step.event == Event::NoKey;
        m_painter.setPen(isFuture  ? m_tokens.faint
                : step.isDuplicate ? m_tokens.duplicate
                : isNote           ? m_tokens.muted
                                   : m_tokens.text);
        paintText(m_painter, row.label);
        m_painter.setPen(isFuture ? m_tokens.faint : m_tokens.muted);
        paintText(m_painter, row.detail);
    }

    QPainter& m_painter;
    const SequencePicture& m_picture;
    const theme::Tokens& m_tokens;
    qreal m_unit;
};

void paintHighlight(QPainter& painter, const SequencePicture& picture)
{
    if (picture.highlight.isNull()) {
        return;
    }
    const qreal unit = picture.layout->scale;
    painter.setPen(picture.hasFocus ? QPen{picture.tokens->accent, 2.0 * unit} : QPen{Qt::NoPen});
    painter.setBrush(picture.tokens->accentSoft);
    const qreal inset = picture.hasFocus ? unit : 0.0;
    painter.drawRoundedRect(picture.highlight.adjusted(inset, inset, -inset, -inset), 7.0 * unit, 7.0 * unit);
}

void paintHead(QPainter& painter, const HeadLayout& head, const theme::Tokens& tokens, qreal unit)
{
    painter.setPen(QPen{tokens.line, 1.25 * unit});
    painter.setBrush(tokens.raised);
    painter.drawRoundedRect(head.box, 9.0 * unit, 9.0 * unit);
    painter.setPen(tokens.text);
    paintText(painter, head.name);
    painter.setPen(tokens.muted);
    paintText(painter, head.role);
}

void paintLifelines(QPainter& painter, const SequencePicture& picture, qreal bottom)
{
    const StepLayout& layout = *picture.layout;
    painter.setPen(QPen{picture.tokens->line, 1.75 * layout.scale});
    for (const Lifeline& line : layout.lifelines) {
        painter.drawLine(QPointF{line.x, line.head.box.bottom()}, QPointF{line.x, bottom});
    }
}

} // namespace

QColor blended(const QColor& colour, const QColor& ground, qreal share)
{
    const auto mix = [share](float a, float b) {
        return static_cast<float>(static_cast<qreal>(a) * share + static_cast<qreal>(b) * (1.0 - share));
    };
    return QColor::fromRgbF(mix(colour.redF(), ground.redF()), mix(colour.greenF(), ground.greenF()),
        mix(colour.blueF(), ground.blueF()));
}

void paintRows(QPainter& painter, const SequencePicture& picture, const QRectF& clip, qreal bottom)
{
    const StepLayout& layout = *picture.layout;
    paintHighlight(painter, picture);
    paintLifelines(painter, picture, bottom);
    const RowPainter rows{painter, picture};
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        const QRectF& row = layout.rows[i].row;
        if (row.bottom() >= clip.top() && row.top() <= clip.bottom()) {
            rows.paint(static_cast<int>(i));
        }
    }
}

void paintHeads(QPainter& painter, const SequencePicture& picture)
{
    const StepLayout& layout = *picture.layout;
    painter.fillRect(QRectF{0.0, 0.0, layout.size.width(), layout.headHeight}, picture.tokens->surface);
    paintLifelines(painter, picture, layout.headHeight);
    for (const Lifeline& line : layout.lifelines) {
        paintHead(painter, line.head, *picture.tokens, layout.scale);
    }
}

void paintSequence(
    QPainter& painter, const QRectF& target, LayoutRequest request, const theme::Tokens& tokens)
{
    request.width = target.width();
    request.height = 0.0;
    const StepLayout layout = layoutSteps(request);
    SequencePicture picture{.trace = request.trace, .layout = &layout, .tokens = &tokens};
    picture.position = static_cast<int>(layout.rows.size()) + 1;
    painter.save();
    painter.translate(target.topLeft());
    painter.setRenderHint(QPainter::Antialiasing);
    paintRows(painter, picture, QRectF{QPointF{}, layout.size}, layout.size.height());
    paintHeads(painter, picture);
    painter.restore();
}

} // namespace repique
