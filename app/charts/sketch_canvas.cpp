// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/sketch_canvas.h"

#include "app/charts/chart_style.h"
#include "app/charts/load_presenter.h"
#include "app/charts/nice_axis.h"
#include "app/i18n/numbers.h"
#include "core/lessons/prediction_score.h"

#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace repique::charts {
namespace {

constexpr int valueSteps = 5;
constexpr int timeSteps = 6;
constexpr qreal margin = 10.0;

QString shown(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

QString momentText(double seconds, i18n::Language language)
{
    return seconds == 0.0 ? QStringLiteral("0 s")
                          : shown(i18n::duration(fromNanoseconds(seconds * 1e9), language));
}

SketchCanvas::SketchCanvas(const SketchAxes& axes, QWidget* parent)
    : QWidget(parent)
    , m_axes(axes)
    , m_tokens(theme::tokens(theme::Theme::Light))
{
    setObjectName(QStringLiteral("sketchCanvas"));
    setCursor(Qt::CrossCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SketchCanvas::setLanguage(i18n::Language language)
{
    m_language = language;
    update();
}

void SketchCanvas::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    update();
}

void SketchCanvas::setSketch(const std::vector<double>& values)
{
    m_sketch = values;
    update();
}

const std::vector<double>& SketchCanvas::sketch() const noexcept
{
    return m_sketch;
}

void SketchCanvas::setMeasured(const std::vector<double>& values)
{
    m_measured = values;
    setCursor(Qt::ArrowCursor);
    update();
}

bool SketchCanvas::isMeasured() const noexcept
{
    return !m_measured.empty();
}

QRectF SketchCanvas::plot() const
{
    const QFontMetricsF metrics(font());
    const qreal left
        = metrics.horizontalAdvance(shown(i18n::compact(top(), m_language)) + QStringLiteral("0")) + margin;
    return QRectF(rect()).adjusted(left, metrics.height() * 1.6, -2 * margin, -metrics.height() * 1.6);
}

QSize SketchCanvas::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 18};
}

QSize SketchCanvas::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 10};
}

void SketchCanvas::mousePressEvent(QMouseEvent* event)
{
    m_last.reset();
    if (event->button() == Qt::LeftButton && !isMeasured()) {
        drawTo(event->position());
    }
}

void SketchCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton) && !isMeasured()) {
        drawTo(event->position());
    }
}

/// The first touch lays a flat line; from then on the curve follows the hand, straight between two of its
/// places.
void SketchCanvas::drawTo(const QPointF& at)
{
    const QRectF area = plot();
    const double share = std::clamp((at.x() - area.left()) / area.width(), 0.0, 1.0);
    const double height = std::clamp((area.bottom() - at.y()) / area.height(), 0.0, 1.0);
    const double value = m_axes.low + height * (top() - m_axes.low);
    if (m_sketch.empty()) {
        m_sketch.assign(drawnPoints, value);
    } else if (m_sketch.size() != drawnPoints) {
        std::vector<double> finer;
        for (int point = 0; point < drawnPoints; ++point) {
            finer.push_back(lessons::sketchAt(m_sketch, static_cast<double>(point) / (drawnPoints - 1)));
        }
        m_sketch = std::move(finer);
    }
    const int here = static_cast<int>(std::lround(share * (drawnPoints - 1)));
    const int before = m_last.value_or(here);
    const double valueBefore = m_sketch[static_cast<std::size_t>(before)];
    for (int step = 0; step <= std::abs(here - before); ++step) {
        const double part = here == before ? 1.0 : static_cast<double>(step) / std::abs(here - before);
        const int point = before + (here < before ? -step : step);
        m_sketch[static_cast<std::size_t>(point)] = valueBefore + part * (value - valueBefore);
    }
    m_last = here;
    update();
    Q_EMIT drawn();
}

/// The axis that was offered, or a higher one that what was measured needs.
double SketchCanvas::top() const
{
    const auto greatest = std::ranges::max_element(m_measured);
    return greatest == m_measured.end() ? m_axes.high : std::max(m_axes.high, *greatest);
}

QPointF SketchCanvas::placeOf(double share, double value) const
{
    const QRectF area = plot();
    const double height = (value - m_axes.low) / (top() - m_axes.low);
    return {area.left() + share * area.width(), area.bottom() - std::clamp(height, 0.0, 1.0) * area.height()};
}

QPolygonF SketchCanvas::lineOf(const std::vector<double>& values) const
{
    QPolygonF line;
    for (std::size_t point = 0; point < values.size(); ++point) {
        line.append(
            placeOf(static_cast<double>(point) / static_cast<double>(values.size() - 1), values[point]));
    }
    return line;
}

/// Through the middle of each bin, and to both ends of the axis.
QPolygonF SketchCanvas::measuredLine() const
{
    QPolygonF line;
    line.append(placeOf(0.0, m_measured.front()));
    for (std::size_t bin = 0; bin < m_measured.size(); ++bin) {
        const double middle = (static_cast<double>(bin) + 0.5) / static_cast<double>(m_measured.size());
        line.append(placeOf(middle, m_measured[bin]));
    }
    line.append(placeOf(1.0, m_measured.back()));
    return line;
}

void SketchCanvas::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_tokens.surface);
    paintAxes(painter);
    if (m_sketch.empty()) {
        painter.setPen(m_tokens.muted);
        painter.drawText(plot(), Qt::AlignCenter | Qt::TextWordWrap, tr("Draw here with the mouse."));
        return;
    }
    if (isMeasured()) {
        paintGap(painter);
        paintLine(painter, measuredLine(), QPen(m_tokens.goodput, m_tokens.lineWidth + 1.0), tr("measured"));
    }
    paintLine(painter, lineOf(m_sketch), penOf(Ink::Guess, m_tokens), shown(inkName(Ink::Guess, m_language)));
}

void SketchCanvas::paintAxes(QPainter& painter) const
{
    const QRectF area = plot();
    const NiceAxis axis = niceAxis(top() - m_axes.low, valueSteps, 1e-6);
    const double step = axis.step;
    painter.setPen(m_tokens.muted);
    painter.drawText(QPointF(4.0, fontMetrics().ascent() + 2.0), m_axes.unit);
    for (double value = m_axes.low; value <= top() + step * 1e-6; value += step) {
        const QPointF at = placeOf(0.0, value);
        painter.setPen(QPen(m_tokens.line, 1.0));
        painter.drawLine(at, QPointF(area.right(), at.y()));
        painter.setPen(m_tokens.muted);
        painter.drawText(QRectF(0.0, at.y() - 20.0, area.left() - 6.0, 40.0),
            Qt::AlignRight | Qt::AlignVCenter, shown(i18n::compact(value, m_language)));
    }
    const double timeStep = niceTimeStep(m_axes.toS - m_axes.fromS, timeSteps);
    for (double time = m_axes.fromS; time <= m_axes.toS + timeStep * 1e-6; time += timeStep) {
        const QPointF at = placeOf((time - m_axes.fromS) / (m_axes.toS - m_axes.fromS), m_axes.low);
        const QString words = momentText(time, m_language);
        painter.setPen(QPen(m_tokens.control, 1.0));
        painter.drawLine(at, at + QPointF(0.0, 4.0));
        painter.setPen(m_tokens.muted);
        const qreal half = fontMetrics().horizontalAdvance(words) / 2.0 + 2.0;
        const qreal x = std::min(at.x() - half, width() - 2.0 * half);
        painter.drawText(QRectF(x, at.y() + 5.0, 2.0 * half, fontMetrics().height()), Qt::AlignCenter, words);
    }
}

void SketchCanvas::paintGap(QPainter& painter) const
{
    QPolygonF between = lineOf(m_sketch);
    const QPolygonF measured = measuredLine();
    std::for_each(measured.rbegin(), measured.rend(), [&between](const QPointF& at) { between.append(at); });
    painter.setPen(Qt::NoPen);
    painter.setBrush(fillOf(Ink::Guess, m_tokens));
    painter.drawPolygon(between, Qt::WindingFill);
}

void SketchCanvas::paintLine(
    QPainter& painter, const QPolygonF& line, const QPen& pen, const QString& label) const
{
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    if (!isMeasured()) {
        return;
    }
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    const QPointF end = line[line.size() * 3 / 4];
    const qreal wide = QFontMetricsF(bold).horizontalAdvance(label);
    const QFontMetricsF metrics(bold);
    QRectF place(end.x() - wide / 2.0, end.y() - metrics.height() - 6.0, wide, metrics.height());
    place.moveTop(std::max(place.top(), plot().top()));
    painter.fillRect(place.adjusted(-4.0, 0.0, 4.0, 0.0), m_tokens.surface); // the line may cross it
    painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, label);
    painter.setFont(font());
}

} // namespace repique::charts
