// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/ledger_table.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <utility>

namespace repique {
namespace {

constexpr int sidePadding = 6;
constexpr int columnGap = 16;
constexpr int lightMs = 700;

QFont strong(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

QColor inkOf(Tone tone, const theme::Tokens& tokens)
{
    return tone == Tone::Duplicate ? tokens.duplicate : tokens.text;
}

} // namespace

LedgerTable::LedgerTable(QWidget* parent) : QWidget(parent), m_tokens(theme::tokens(theme::Theme::Light))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_light.setStartValue(1.0);
    m_light.setEndValue(0.0);
    m_light.setDuration(lightMs);
    connect(&m_light, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

void LedgerTable::setColumns(const QStringList& headers)
{
    m_headers = headers;
    updateGeometry();
    update();
}

void LedgerTable::setRows(std::vector<Row> rows, const QString& nothing)
{
    if (rows.size() > m_rows.size() && !m_isMotionReduced) {
        m_oldRows = m_rows.size();
        m_light.stop();
        m_light.start();
    }
    m_rows = std::move(rows);
    m_nothing = nothing;
    describe();
    updateGeometry();
    update();
}

void LedgerTable::setRoom(int rows)
{
    m_room = rows;
    updateGeometry();
}

void LedgerTable::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    update();
}

int LedgerTable::rowHeight() const
{
    return fontMetrics().height() + 12;
}

/// Left edges of the columns; the last column ends at the right.
std::vector<int> LedgerTable::columnEdges() const
{
    const QFontMetrics metrics(strong(font()));
    std::vector<int> edges;
    int left = sidePadding;
    for (int column = 0; column < m_headers.size(); ++column) {
        edges.push_back(left);
        int widest = metrics.horizontalAdvance(m_headers.at(column));
        for (const Row& row : m_rows) {
            widest = std::max(widest, metrics.horizontalAdvance(row.cells.at(column)));
        }
        left += std::max(widest, metrics.averageCharWidth() * 4) + columnGap;
    }
    edges.push_back(left);
    return edges;
}

QSize LedgerTable::sizeHint() const
{
    const int rows = std::max({m_room, static_cast<int>(m_rows.size()), 1});
    const int nothing = fontMetrics().horizontalAdvance(m_nothing) + 2 * sidePadding;
    return {std::max(columnEdges().back(), nothing), (rows + 1) * rowHeight() + 1};
}

QSize LedgerTable::minimumSizeHint() const
{
    return sizeHint();
}

void LedgerTable::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_tokens.muted);
    paintRow(painter, 0, m_headers);
    painter.setPen(m_tokens.line);
    painter.drawLine(0, rowHeight(), width(), rowHeight());
    if (m_rows.empty()) {
        painter.setPen(m_tokens.muted);
        painter.drawText(QRect(sidePadding, rowHeight() + 1, width() - 2 * sidePadding, rowHeight()),
            Qt::AlignVCenter | Qt::AlignLeft, m_nothing);
    }
    const bool isLit = m_light.state() == QAbstractAnimation::Running;
    for (std::size_t at = 0; at < m_rows.size(); ++at) {
        const Row& row = m_rows[at];
        const int top = (static_cast<int>(at) + 1) * rowHeight() + 1;
        const QRect ground(0, top, width(), rowHeight());
        if (row.tone == Tone::Duplicate) {
            painter.fillRect(ground, m_tokens.duplicateSoft);
        }
        if (isLit && at >= m_oldRows) {
            QColor light = m_tokens.accent;
            light.setAlphaF(static_cast<float>(0.35 * m_light.currentValue().toReal()));
            painter.fillRect(ground, light);
        }
        painter.setFont(row.tone == Tone::Duplicate ? strong(font()) : font());
        painter.setPen(inkOf(row.tone, m_tokens));
        paintRow(painter, top, row.cells);
        painter.setPen(m_tokens.line);
        painter.drawLine(0, top + rowHeight() - 1, width(), top + rowHeight() - 1);
    }
}

void LedgerTable::paintRow(QPainter& painter, int top, const QStringList& cells) const
{
    const std::vector<int> edges = columnEdges();
    for (int column = 0; column < cells.size(); ++column) {
        const bool isLast = column == cells.size() - 1;
        const int left = edges.at(static_cast<std::size_t>(column));
        const int right = isLast ? width() - sidePadding : edges.at(static_cast<std::size_t>(column) + 1);
        painter.drawText(QRect(left, top, right - left, rowHeight()),
            Qt::AlignVCenter | (isLast ? Qt::AlignRight : Qt::AlignLeft), cells.at(column));
    }
}

void LedgerTable::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
    }
}

void LedgerTable::describe()
{
    QStringList lines;
    for (const Row& row : m_rows) {
        lines << row.cells.join(QStringLiteral(", "));
    }
    setAccessibleDescription(lines.isEmpty() ? m_nothing : lines.join(QStringLiteral("; ")));
}

} // namespace repique
