// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/incident_chart.h"

#include "app/i18n/numbers.h"
#include "app/widgets/utf8.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace repique {
namespace {

constexpr qreal swatch = 18.0;
constexpr int rowsOfText = 9; ///< the picture is as high as so many lines of its text

} // namespace

IncidentChart::IncidentChart(QWidget* parent) : QWidget(parent), m_tokens(theme::tokens(theme::Theme::Light))
{
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setSizePolicy(policy);
}

void IncidentChart::setPicture(const GroupPicture& picture, i18n::Language language)
{
    m_picture = picture;
    m_language = language;
    setAccessibleName(picture.sentence);
    setToolTip(picture.sentence);
    updateGeometry();
    update();
}

void IncidentChart::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    update();
}

QSize IncidentChart::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, fontMetrics().height() * rowsOfText};
}

QRectF IncidentChart::plot() const
{
    const qreal line = fontMetrics().height();
    const qreal left = fontMetrics().horizontalAdvance(fromUtf8(i18n::compact(top(), m_language))) + 6.0;
    return QRectF(rect()).adjusted(
        left, m_picture.lines.isEmpty() ? line / 2 : line * 1.5, -4.0, -line * 1.3);
}

double IncidentChart::top() const
{
    double most = 0.0;
    for (const GroupPicture::Line& line : m_picture.lines) {
        most = line.values.empty() ? most : std::max(most, *std::ranges::max_element(line.values));
    }
    for (const GroupPicture::Bar& bar : m_picture.bars) {
        most = std::max(most, bar.value);
    }
    return most > 0.0 ? most : 1.0;
}

QPen IncidentChart::penOf(GroupPicture::Ink ink) const
{
    switch (ink) {
    case GroupPicture::Ink::Originals:
        return {m_tokens.accent, m_tokens.lineWidth};
    case GroupPicture::Ink::Retries:
        return {m_tokens.retry, m_tokens.lineWidth, Qt::DashLine};
    case GroupPicture::Ink::Goodput:
        return {m_tokens.goodput, m_tokens.lineWidth * 1.5};
    case GroupPicture::Ink::Failures:
        return {m_tokens.duplicate, m_tokens.lineWidth, Qt::DotLine};
    }
    return {};
}

void IncidentChart::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxis(painter);
    if (m_picture.lines.isEmpty()) {
        paintBars(painter);
        return;
    }
    paintLegend(painter);
    for (const GroupPicture::Line& line : m_picture.lines) {
        paintLine(painter, line);
    }
}

void IncidentChart::paintAxis(QPainter& painter) const
{
    const QRectF area = plot();
    const qreal line = fontMetrics().height();
    painter.setPen(QPen(m_tokens.control, 1.0));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.setPen(QPen(m_tokens.line, 1.0));
    painter.drawLine(area.topLeft(), area.topRight());
    painter.setPen(m_tokens.muted);
    const QRectF left(0.0, area.top() - line / 2, area.left() - 4.0, line);
    painter.drawText(left, Qt::AlignRight | Qt::AlignVCenter, fromUtf8(i18n::compact(top(), m_language)));
    painter.drawText(
        left.translated(0.0, area.height()), Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("0"));
    const QRectF below(area.left(), area.bottom() + 2.0, area.width(), line);
    painter.drawText(below, Qt::AlignLeft, m_picture.from);
    painter.drawText(below, Qt::AlignRight, m_picture.to);
}

void IncidentChart::paintLegend(QPainter& painter) const
{
    const qreal middle = fontMetrics().height() * 0.5;
    qreal left = 0.0;
    for (const GroupPicture::Line& line : m_picture.lines) {
        const qreal width = fontMetrics().horizontalAdvance(line.label);
        painter.setPen(penOf(line.ink));
        painter.drawLine(QPointF(left, middle), QPointF(left + swatch, middle));
        painter.setPen(m_tokens.text);
        painter.drawText(QRectF(left + swatch + 4.0, 0.0, width + 2.0, fontMetrics().height()), line.label);
        left += swatch + width + 16.0;
    }
}

void IncidentChart::paintLine(QPainter& painter, const GroupPicture::Line& line) const
{
    const QRectF area = plot();
    const double highest = top();
    const auto count = static_cast<qreal>(line.values.size());
    QPolygonF points;
    for (std::size_t i = 0; i < line.values.size(); ++i) {
        const qreal x = area.left() + area.width() * (static_cast<qreal>(i) + 0.5) / count;
        points.append({x, area.bottom() - area.height() * line.values[i] / highest});
    }
    painter.setPen(penOf(line.ink));
    painter.drawPolyline(points);
}

void IncidentChart::paintBars(QPainter& painter) const
{
    const QRectF area = plot();
    const double highest = top();
    const qreal pitch
        = m_picture.bars.isEmpty() ? 0.0 : area.width() / static_cast<qreal>(m_picture.bars.size());
    for (qsizetype i = 0; i < m_picture.bars.size(); ++i) {
        const GroupPicture::Bar& bar = m_picture.bars[i];
        const qreal height = area.height() * bar.value / highest;
        const qreal left = area.left() + pitch * static_cast<qreal>(i);
        painter.fillRect(
            QRectF(left + pitch * 0.12, area.bottom() - height, pitch * 0.76, height), m_tokens.retry);
        painter.setPen(m_tokens.muted);
        const QRectF below(left, area.bottom() + 2.0, pitch, fontMetrics().height());
        painter.drawText(below, Qt::AlignHCenter,
            fontMetrics().elidedText(bar.label, Qt::ElideRight, static_cast<int>(pitch)));
    }
}

} // namespace repique
