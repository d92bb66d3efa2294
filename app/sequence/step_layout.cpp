// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/step_layout.h"

#include "app/sequence/layout_columns.h"

#include <algorithm>
#include <cmath>

namespace repique {
namespace {

using trace::Event;

/// Places rows one below the other.
class Composer final
{
public:
    explicit Composer(const LayoutRequest& request)
        : m_request{request}
        , m_fonts{LayoutFonts::at(request.font, request.scale)}
        , m_columns{columnsFor(request, m_fonts)}
    {
    }

    [[nodiscard]] StepLayout compose()
    {
        m_layout.scale = m_request.scale;
        placeHeads();
        m_y = m_layout.headHeight;
        const std::size_t count = m_request.trace != nullptr ? m_request.trace->steps.size() : 0;
        m_layout.rows.reserve(count);
        for (std::size_t i = 0; i < count; ++i) {
            m_layout.rows.push_back(placeRow(m_request.trace->steps[i], m_request.words[i]));
        }
        m_layout.size = {m_columns.width, m_y + u(16)};
        return std::move(m_layout);
    }

private:
    [[nodiscard]] qreal u(qreal units) const { return units * m_request.scale; }

    [[nodiscard]] HeadLayout headAt(qreal x, const PartyWords& words) const
    {
        HeadLayout head;
        const qreal room = m_columns.headWidth - u(24);
        head.name = wrapped(words.name, m_fonts.strong, room);
        head.role = wrapped(words.role, m_fonts.detail, room);
        head.name.align = head.role.align = Qt::AlignHCenter;
        const qreal width
            = std::max(std::max(head.name.rect.width(), head.role.rect.width()) + u(24), m_columns.headLeast);
        head.name.rect.moveTo(x - head.name.rect.width() / 2, u(14) + u(6));
        head.role.rect.moveTo(x - head.role.rect.width() / 2, head.name.rect.bottom() + u(1));
        head.box = {x - width / 2, u(14), width, head.role.rect.bottom() + u(6) - u(14)};
        return head;
    }

    void placeHeads()
    {
        std::vector<PartyWords> parties = m_request.parties;
        placeHeads(parties);
        const bool isLow = m_request.height > 0.0 && m_layout.headHeight > m_request.height / 4;
        if (isLow && parties.size() > 2) {
            for (PartyWords& party : parties) {
                party.role.clear();
            }
            placeHeads(parties);
        }
    }

    void placeHeads(const std::vector<PartyWords>& parties)
    {
        m_layout.lifelines.clear();
        qreal bottom = 0.0;
        for (std::size_t i = 0; i < parties.size(); ++i) {
            const qreal x = m_columns.lines[i];
            m_layout.lifelines.push_back({x, headAt(x, parties[i])});
            bottom = std::max(bottom, m_layout.lifelines.back().head.box.bottom());
        }
        for (Lifeline& line : m_layout.lifelines) {
            line.head.box.setBottom(bottom);
        }
        m_layout.headHeight = bottom + u(12);
    }

    [[nodiscard]] std::size_t placeOf(trace::Party party) const
    {
        return lifelineOf(party, m_columns.lines.size());
    }

    [[nodiscard]] qreal lineOf(trace::Party party) const { return m_columns.lines[placeOf(party)]; }

    [[nodiscard]] RowLayout placeRow(const trace::Step& step, const StepWords& words)
    {
        RowLayout row;
        row.label = wrapped(words.label, m_fonts.strong, 0);
        switch (step.event) {
        case Event::KeyMade:
        case Event::NoKey:
            placePill(row, words);
            break;
        case Event::Wait:
        case Event::GaveUp:
            placeBeside(row, step, words);
            break;
        case Event::Settled:
            placeSelf(row, step, words);
            break;
        case Event::Request:
        case Event::Answer:
        case Event::LostResponse:
        case Event::LateAnswer:
        case Event::ClosedConnection:
            placeMessage(row, step, words);
            break;
        }
        if (step.number > 0) {
            row.badge = QRectF{m_columns.badgeX, row.row.center().y() - u(12), u(24), u(24)};
        }
        m_y = row.row.bottom();
        return row;
    }

    void closeRow(RowLayout& row, qreal bottom) const
    {
        row.row = QRectF{u(14), m_y, m_columns.width - u(28), std::max(bottom - m_y, u(30))};
    }

    void placeMessage(RowLayout& row, const trace::Step& step, const StepWords& words) const
    {
        const qreal left = std::min(lineOf(step.from), lineOf(step.to));
        const qreal right = std::max(lineOf(step.from), lineOf(step.to));
        const qreal room = right - left - u(24);
        const qreal centre = (left + right) / 2;
        row.label = wrapped(words.label, m_fonts.strong, room);
        row.detail = wrapped(words.detail, m_fonts.detail, room);
        row.label.align = row.detail.align = Qt::AlignHCenter;
        row.label.rect.moveTo(centre - row.label.rect.width() / 2, m_y + u(3));
        const qreal gap = hasSign(step) ? u(8) : u(3.5);
        const qreal y = row.label.rect.bottom() + gap;
        row.detail.rect.moveTo(centre - row.detail.rect.width() / 2, y + gap);
        row.arrow = arrowAt(step, y);
        closeRow(row, (row.detail.isEmpty() ? y : row.detail.rect.bottom()) + u(3));
    }

    /// A cross or a break on the line needs room above and below.
    [[nodiscard]] static bool hasSign(const trace::Step& step)
    {
        return step.lost || step.event == Event::LostResponse || step.event == Event::ClosedConnection;
    }

    [[nodiscard]] QLineF arrowAt(const trace::Step& step, qreal y) const
    {
        const qreal from = lineOf(step.from);
        const qreal to = lineOf(step.to);
        const bool isLost = step.lost || step.event == Event::LostResponse;
        return QLineF{from, y, isLost ? from + (to - from) * lostAt(step, std::abs(to - from)) : to, y};
    }

    /// What was held back got no further than its own door, a refused request as far as the other's;
    /// everything else is lost on the way.
    [[nodiscard]] qreal lostAt(const trace::Step& step, qreal way) const
    {
        if (step.isHeldBack) {
            return std::min(u(30) / way, 0.5);
        }
        const bool isRefused
            = step.decision && step.decision->classification == retry::Classification::Retryable;
        return isRefused ? 0.96 : 0.5;
    }

    /// Words to the left of the lifeline, or to its right when there is no room outside.
    void placeBeside(RowLayout& row, const trace::Step& step, const StepWords& words) const
    {
        const qreal x = lineOf(step.from);
        const qreal next = m_columns.lines[placeOf(step.from) + 1];
        const qreal room = m_columns.waitsInside ? next - x - u(18) - u(12) : x - u(18) - m_columns.badgeX;
        row.label = wrapped(words.label, m_fonts.strong, room);
        row.detail = wrapped(words.detail, m_fonts.detail, room);
        const qreal textHeight = row.label.rect.height() + row.detail.rect.height();
        const qreal markHeight = std::max(u(30), textHeight - u(4));
        const qreal height = std::max(markHeight, textHeight) + u(8);
        row.mark = QRectF{x - u(7), m_y + (height - markHeight) / 2, u(14), markHeight};
        const qreal top = m_y + (height - textHeight) / 2;
        row.label.align = row.detail.align = m_columns.waitsInside ? Qt::AlignLeft : Qt::AlignRight;
        placeStack(row, m_columns.waitsInside ? x + u(18) : x - u(18), top);
        qreal bottom = m_y + height;
        if (step.decision) {
            bottom = std::max(bottom, placeWhy(row, {x, m_y + height / 2}, next));
        }
        closeRow(row, bottom);
    }

    void placeStack(RowLayout& row, qreal x, qreal top) const
    {
        const auto left = [&](const TextBlock& block) {
            return block.align == Qt::AlignRight ? x - block.rect.width() : x;
        };
        row.label.rect.moveTo(left(row.label), top);
        row.detail.rect.moveTo(left(row.detail), row.label.rect.bottom());
    }

    /// Right of the bar, or right of (else below) the words when they stand there. Returns its bottom.
    [[nodiscard]] qreal placeWhy(RowLayout& row, const QPointF& bar, qreal next) const
    {
        if (m_request.why.isEmpty()) {
            return bar.y();
        }
        row.chipText = wrapped(m_request.why, m_fonts.detail, u(400));
        const QSizeF size{
            row.chipText.rect.width() + u(18), std::max(u(24), row.chipText.rect.height() + u(6))};
        QPointF corner{bar.x() + u(16), bar.y() - size.height() / 2};
        if (m_columns.waitsInside) {
            const qreal textRight = std::max(row.label.rect.right(), row.detail.rect.right());
            const bool fitsBeside = textRight + u(12) + size.width() <= next - u(10);
            corner = fitsBeside ? QPointF{textRight + u(12), corner.y()}
                                : QPointF{bar.x() + u(18),
                                    std::max(row.label.rect.bottom(), row.detail.rect.bottom()) + u(4)};
        }
        row.chip = {corner, size};
        row.chipText.rect.moveCenter(row.chip.center());
        return row.chip.bottom() + u(4);
    }

    void placeSelf(RowLayout& row, const trace::Step& step, const StepWords& words)
    {
        const qreal server = m_columns.lines.back();
        const qreal inside = server - m_columns.lines[m_columns.lines.size() - 2] - u(18) - u(12);
        const qreal room = m_columns.selfInside ? inside : m_columns.width - server - u(18) - u(14);
        row.label = wrapped(words.label, m_fonts.strong, room);
        row.detail = wrapped(words.detail, m_fonts.detail, room);
        ++m_debits;
        qreal textHeight = row.label.rect.height() + row.detail.rect.height();
        if (step.isDuplicate) {
            row.chipText = wrapped(m_request.nthDebit.arg(m_debits), m_fonts.detailStrong, room);
            row.chip.setSize({row.chipText.rect.width() + u(14), row.chipText.rect.height() + u(4)});
            textHeight += row.chip.height() + u(3);
        }
        const qreal height = std::max(u(30), textHeight) + u(8);
        row.mark = QRectF{server - u(9), m_y + height / 2 - u(14), u(18), u(28)};
        row.label.align = row.detail.align = m_columns.selfInside ? Qt::AlignRight : Qt::AlignLeft;
        const qreal x = m_columns.selfInside ? server - u(18) : server + u(18);
        placeStack(row, x, m_y + (height - textHeight) / 2);
        if (step.isDuplicate) {
            const qreal below = row.detail.isEmpty() ? row.label.rect.bottom() : row.detail.rect.bottom();
            row.chip.moveTo(m_columns.selfInside ? x - row.chip.width() : x, below + u(3));
            row.chipText.rect.moveCenter(row.chip.center());
        }
        closeRow(row, m_y + height);
    }

    void placePill(RowLayout& row, const StepWords& words) const
    {
        const qreal room = m_columns.width - u(28) - u(28);
        row.label = wrapped(words.label, m_fonts.detailStrong, room);
        row.detail = wrapped(words.detail, m_fonts.detail, room);
        row.label.align = row.detail.align = Qt::AlignHCenter;
        const qreal textHeight = row.label.rect.height() + row.detail.rect.height();
        const qreal width = std::max(row.label.rect.width(), row.detail.rect.width()) + u(24);
        const qreal left = std::clamp(
            m_columns.lines.front() - width / 2, u(16), std::max(u(16), m_columns.width - u(16) - width));
        row.mark = QRectF{left, m_y + u(5), width, textHeight + u(8)};
        row.label.rect.moveTo(row.mark.center().x() - row.label.rect.width() / 2, row.mark.top() + u(4));
        row.detail.rect.moveTo(row.mark.center().x() - row.detail.rect.width() / 2, row.label.rect.bottom());
        closeRow(row, row.mark.bottom() + u(5));
    }

    const LayoutRequest& m_request;
    LayoutFonts m_fonts;
    Columns m_columns;
    StepLayout m_layout;
    qreal m_y = 0.0;
    int m_debits = 0;
};

} // namespace

std::vector<QRectF> RowLayout::texts() const
{
    std::vector<QRectF> all;
    for (const TextBlock* block : {&label, &detail, &chipText}) {
        if (!block->isEmpty()) {
            all.push_back(block->rect);
        }
    }
    return all;
}

std::size_t lifelineOf(trace::Party party, std::size_t count) noexcept
{
    return std::min(static_cast<std::size_t>(trace::depthOf(party)), count - 1);
}

StepLayout layoutSteps(const LayoutRequest& request)
{
    Q_ASSERT(request.parties.size() >= 2);
    return Composer{request}.compose();
}

} // namespace repique
