// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/time_chart.h"

#include "app/charts/chart_style.h"

#include <QtCharts/QAreaSeries>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>
#include <QtGui/QFontInfo>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QGraphicsLayout>

#include <algorithm>
#include <cmath>

namespace repique::charts {
namespace {

constexpr qreal staleStrength = 0.5;
constexpr int pageSteps = 10;
constexpr int leastValueSteps = 1;
constexpr int mostValueSteps = 5;

bool isFilled(Ink ink)
{
    return ink == Ink::Originals || ink == Ink::Attempts || ink == Ink::Duplicates || ink == Ink::Queue
        || ink == Ink::Tokens || ink == Ink::Guess;
}

bool isOwnKey(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return true;
    default:
        return false;
    }
}

QValueAxis* hiddenAxis(QChart& chart, Qt::Alignment side)
{
    auto* axis = new QValueAxis(&chart);
    axis->setVisible(false);
    chart.addAxis(axis, side);
    return axis;
}

} // namespace

TimeChart::TimeChart(const QList<Ink>& inks, QWidget* parent)
    : QChartView(parent)
    , m_time(hiddenAxis(*chart(), Qt::AlignBottom))
    , m_value(hiddenAxis(*chart(), Qt::AlignLeft))
    , m_frame(new ChartFrame)
    , m_cursor(new TimeMarker)
    , m_crosshair(new TimeMarker)
{
    chart()->setBackgroundVisible(false);
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0.0, 0.0, 0.0, 0.0);
    chart()->legend()->hide();
    m_frame->setZValue(-1.0);
    scene()->addItem(m_frame);
    scene()->addItem(m_cursor);
    scene()->addItem(m_crosshair);
    std::for_each(inks.begin(), inks.end(), [this](Ink ink) { addArea(ink); });
    std::for_each(inks.begin(), inks.end(), [this](Ink ink) { addLine(ink); });
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setFocusPolicy(Qt::NoFocus); // the chart itself has name and focus
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLayoutDirection(Qt::LeftToRight);
    setTokens(theme::tokens(theme::Theme::Light));
}

void TimeChart::addArea(Ink ink)
{
    if (!isFilled(ink)) {
        return;
    }
    Strand& strand = m_strands[ink];
    strand.upper = new QLineSeries;
    strand.lower = new QLineSeries;
    strand.area = new QAreaSeries(strand.upper, strand.lower);
    strand.upper->setParent(strand.area);
    strand.lower->setParent(strand.area);
    chart()->addSeries(strand.area);
    strand.area->attachAxis(m_time);
    strand.area->attachAxis(m_value);
}

void TimeChart::addLine(Ink ink)
{
    m_strands[ink].line = makeLine();
}

QLineSeries* TimeChart::makeLine()
{
    auto* line = new QLineSeries;
    chart()->addSeries(line);
    line->attachAxis(m_time);
    line->attachAxis(m_value);
    return line;
}

void TimeChart::setLine(Strand& strand, const Curve& curve)
{
    strand.line->replace(curve.breaks.isEmpty() ? curve.line : curve.line.first(curve.breaks.first()));
    while (strand.pieces.size() > curve.breaks.size()) {
        QLineSeries* piece = strand.pieces.takeLast();
        chart()->removeSeries(piece);
        delete piece;
    }
    for (qsizetype index = 0; index < curve.breaks.size(); ++index) {
        if (index == strand.pieces.size()) {
            strand.pieces.append(makeLine());
            strand.pieces.last()->setPen(strand.line->pen());
        }
        const qsizetype from = curve.breaks[index];
        const qsizetype to = index + 1 < curve.breaks.size() ? curve.breaks[index + 1] : curve.line.size();
        strand.pieces[index]->replace(curve.line.sliced(from, to - from));
    }
}

void TimeChart::setPicture(const ChartPicture& picture)
{
    m_picture = picture;
    for (auto& [ink, strand] : m_strands) {
        const auto found = std::find_if(picture.curves.begin(), picture.curves.end(),
            [wanted = ink](const Curve& curve) { return curve.ink == wanted; });
        const Curve curve = found == picture.curves.end() ? Curve{} : *found;
        setLine(strand, curve);
        if (strand.area != nullptr) {
            strand.upper->replace(curve.floor.isEmpty() ? QList<QPointF>{} : curve.line);
            strand.lower->replace(curve.floor);
        }
    }
    m_frame->setPicture(picture);
    arrange();
    Q_EMIT sidesChanged();
}

void TimeChart::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    applyLook();
}

void TimeChart::setLanguage(i18n::Language language)
{
    m_language = language;
    applyLook();
}

void TimeChart::setZoom(qreal zoom)
{
    m_zoom = zoom;
    applyLook();
}

void TimeChart::applyLook()
{
    setBackgroundBrush(m_tokens.surface);
    paintStrands();
    QFont text = font();
    text.setPointSizeF(QFontInfo{text}.pointSizeF() * m_zoom);
    m_frame->setLook(m_tokens, text, m_language);
    m_cursor->setLook(m_tokens, m_frame->axisFont());
    m_crosshair->setLook(m_tokens, m_frame->axisFont());
    arrange();
    Q_EMIT sidesChanged();
}

void TimeChart::setStale(bool isStale)
{
    if (isStale != m_isStale) {
        m_isStale = isStale;
        paintStrands();
    }
}

void TimeChart::setDraft(bool isDraft)
{
    setRenderHint(QPainter::Antialiasing, !isDraft);
}

void TimeChart::paintStrands()
{
    const qreal strength = m_isStale ? staleStrength : 1.0;
    for (auto& [ink, strand] : m_strands) {
        const QPen pen = penOf(ink, m_tokens, strength);
        strand.line->setPen(pen);
        for (QLineSeries* piece : strand.pieces) {
            piece->setPen(pen);
        }
        if (strand.area != nullptr) {
            strand.area->setPen(Qt::NoPen);
            strand.area->setBrush(fillOf(ink, m_tokens, strength));
        }
    }
    m_frame->setStrength(strength);
}

void TimeChart::setCursorTime(std::optional<double> seconds, const QList<Dot>& dots)
{
    m_cursorS = seconds;
    const bool isShown = seconds && m_picture.message.isEmpty();
    m_cursor->setMark(isShown ? std::optional<Crosshair>{{*seconds, {}, dots}} : std::nullopt);
}

void TimeChart::setCrosshair(std::optional<Crosshair> crosshair)
{
    m_crosshair->setMark(std::move(crosshair));
}

NiceAxis TimeChart::axisFor(qreal plotHeight) const
{
    const qreal room = m_frame->axisTextHeight() * 2.5;
    const int steps
        = std::clamp(static_cast<int>(plotHeight / std::max(room, 1.0)), leastValueSteps, mostValueSteps);
    return niceAxis(m_picture.largest, steps, m_picture.isCounting ? 1.0 : 1e-3);
}

TimeChart::Sides TimeChart::neededSides() const
{
    return {m_frame->leftNeed(axisFor(m_map.plot.height())), m_frame->rightNeed()};
}

void TimeChart::setSides(const Sides& sides)
{
    m_sides = sides;
    arrange();
}

void TimeChart::arrange()
{
    const QRectF bounds{QPointF{}, QSizeF{viewport()->size()}};
    const qreal text = m_frame->axisTextHeight();
    const QRectF plot = bounds.adjusted(m_sides.left, text / 2.0 + 2.0, -m_sides.right, -text - 8.0);
    if (plot.width() <= 0.0 || plot.height() <= 0.0) {
        return;
    }
    const NiceAxis axis = axisFor(plot.height());
    m_map = {plot, std::max(m_picture.durationS, 1e-9), axis.top};
    m_time->setRange(0.0, m_map.durationS);
    m_value->setRange(0.0, axis.top);
    chart()->setPlotArea(plot);
    m_frame->setGeometry(m_map, axis, bounds);
    m_cursor->setGeometry(m_map, bounds);
    m_crosshair->setGeometry(m_map, bounds);
}

const QLineSeries* TimeChart::line(Ink ink) const
{
    const auto found = m_strands.find(ink);
    return found == m_strands.end() ? nullptr : found->second.line;
}

const QAreaSeries* TimeChart::area(Ink ink) const
{
    const auto found = m_strands.find(ink);
    return found == m_strands.end() ? nullptr : found->second.area;
}

bool TimeChart::event(QEvent* event)
{
    // While the chart has the focus these keys are its own, although the window has shortcuts on them.
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && isOwnKey(key->key())) {
            event->accept();
            return true;
        }
    }
    return QChartView::event(event);
}

void TimeChart::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        applyLook();
    }
}

void TimeChart::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    arrange();
    Q_EMIT sidesChanged();
}

void TimeChart::mouseMoveEvent(QMouseEvent* event)
{
    QChartView::mouseMoveEvent(event);
    if (m_map.plot.adjusted(-4.0, -4.0, 4.0, 4.0).contains(event->position())) {
        Q_EMIT pointed(m_map.secondsAt(event->position().x()));
    } else {
        Q_EMIT pointerLeft();
    }
}

void TimeChart::mouseReleaseEvent(QMouseEvent* event)
{
    QChartView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && m_map.plot.contains(event->position())) {
        Q_EMIT picked(m_map.secondsAt(event->position().x()));
    }
}

void TimeChart::wheelEvent(QWheelEvent* event)
{
    const int delta = event->angleDelta().y();
    if (event->modifiers() != Qt::ControlModifier || delta == 0) {
        event->ignore(); // what holds the chart scrolls
        return;
    }
    Q_EMIT zoomRequested(delta > 0 ? 1 : -1);
}

void TimeChart::leaveEvent(QEvent* event)
{
    QChartView::leaveEvent(event);
    Q_EMIT pointerLeft();
}

void TimeChart::focusOutEvent(QFocusEvent* event)
{
    QChartView::focusOutEvent(event);
    Q_EMIT pointerLeft();
}

std::optional<double> TimeChart::timeAfter(int key) const
{
    const double now = m_cursorS.value_or(0.0);
    const double step = m_picture.stepS;
    switch (key) {
    case Qt::Key_Left:
        return now - step;
    case Qt::Key_Right:
        return now + step;
    case Qt::Key_PageUp:
        return now - pageSteps * step;
    case Qt::Key_PageDown:
        return now + pageSteps * step;
    case Qt::Key_Home:
        return 0.0;
    case Qt::Key_End:
        return m_picture.durationS;
    default:
        return std::nullopt;
    }
}

void TimeChart::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        Q_EMIT picked(m_cursorS.value_or(0.0));
        return;
    }
    if (const std::optional<double> time = timeAfter(event->key());
        time && event->modifiers() == Qt::NoModifier) {
        Q_EMIT stepped(std::clamp(*time, 0.0, m_picture.durationS));
        return;
    }
    QChartView::keyPressEvent(event);
}

} // namespace repique::charts
