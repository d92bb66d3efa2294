// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/map_view.h"

#include "app/map/map_painter.h"
#include "app/map/map_study.h"
#include "app/map/map_words.h"

#include <QtGui/QAccessible>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace repique::map {
namespace {

constexpr double reach = 9.0; ///< pixels from a line at which it is taken

/// One cell further, within the axis.
std::size_t stepped(std::size_t index, int by, std::size_t size)
{
    const auto last = static_cast<std::ptrdiff_t>(size) - 1;
    return static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(index) + by, 0, last));
}

/// By how many cells a key moves: to the right, and upwards.
QPoint stepOf(int key)
{
    constexpr int far = 1'000'000;
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, 1};
    case Qt::Key_Down:
        return {0, -1};
    case Qt::Key_Home:
        return {-far, 0};
    case Qt::Key_End:
        return {far, 0};
    default:
        return {};
    }
}

} // namespace

View::View(Study& study, QWidget* parent) : QWidget(parent), m_study(study)
{
    setObjectName(QStringLiteral("mapView"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void View::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    update();
}

void View::setLanguage(i18n::Language language)
{
    m_language = language;
    setAccessibleName(tr("Map"));
    setWhatsThis(tr("Each cell is a run of the scenario with two other values. Drag the cross to give the "
                    "scenario the values of a cell. Arrows read the cells, Enter brings the cross to one, "
                    "Ctrl and an arrow move it."));
    refresh();
}

void View::refresh()
{
    const Data* const known = m_study.data();
    if (known != nullptr) {
        m_x = wordsOf(known->question().x);
        m_y = wordsOf(known->question().y);
        const auto clamped = [known](std::optional<Place> place) {
            const bool isThere = place && place->column < known->columns() && place->row < known->rows();
            return isThere ? place : std::nullopt;
        };
        m_marked = clamped(m_marked);
        m_pointed = clamped(m_pointed);
    } else {
        m_marked.reset();
        m_pointed.reset();
    }
    tell();
    update();
}

AxisWords View::wordsOf(const Axis& axis) const
{
    AxisWords words{.title = parameterName(axis.parameter, m_language), .ticks = {}};
    for (const double value : axis.values) {
        words.ticks.push_back(valueText(axis.parameter, value, m_language));
    }
    return words;
}

std::optional<QPointF> View::crosshair() const
{
    if (m_study.data() == nullptr) {
        return std::nullopt;
    }
    const Question& question = m_study.data()->question();
    return geometry().pointOf(question.x.placeOf(m_study.currentX()), question.y.placeOf(m_study.currentY()));
}

QPointF View::middleOf(Place place) const
{
    return geometry().cell(place.column, place.row).center();
}

QString View::sentence() const
{
    const std::optional<Place>& place = m_pointed ? m_pointed : m_marked;
    const Data* const known = m_study.data();
    return place && known != nullptr ? cellSentence(*known, place->column, place->row, m_language)
                                     : QString();
}

QSize View::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {64 * metrics.averageCharWidth(), 20 * metrics.height()};
}

QSize View::minimumSizeHint() const
{
    const QFontMetrics metrics(font());
    return {36 * metrics.averageCharWidth(), 13 * metrics.height()};
}

Geometry View::geometry() const
{
    return {QRectF(rect()), QFontMetricsF(font()), m_x, m_y};
}

/// The cell where the document stands, or the nearest.
Place View::current() const
{
    const Question& question = m_study.data()->question();
    return {question.x.nearest(m_study.currentX()), question.y.nearest(m_study.currentY())};
}

View::Grip View::gripAt(const QPointF& point) const
{
    const std::optional<QPointF> at = crosshair();
    if (!at || !geometry().plot().adjusted(-reach, -reach, reach, reach).contains(point)) {
        return {};
    }
    return {std::abs(point.x() - at->x()) <= reach, std::abs(point.y() - at->y()) <= reach};
}

bool View::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
    return QWidget::event(event);
}

void View::paintEvent(QPaintEvent* /*event*/)
{
    const Data* const known = m_study.data();
    if (known == nullptr) {
        return;
    }
    QPainter painter(this);
    const Geometry where = geometry();
    const Question& question = known->question();
    paint(painter,
        {.data = *known,
            .geometry = where,
            .tokens = m_tokens,
            .x = m_x,
            .y = m_y,
            .crosshair
            = QPointF(question.x.placeOf(m_study.currentX()), question.y.placeOf(m_study.currentY())),
            .marked = hasFocus() ? m_marked : std::nullopt});
}

void View::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_study.data() == nullptr) {
        return;
    }
    const Grip grip = gripAt(event->position());
    if (grip.isColumn || grip.isRow) {
        m_grip = grip;
        m_study.beginDrag();
    } else {
        mark(geometry().cellAt(event->position()));
    }
}

void View::mouseMoveEvent(QMouseEvent* event)
{
    if (m_study.data() == nullptr) {
        return;
    }
    if (m_grip) {
        drag(event->position());
    }
    point(geometry().cellAt(event->position()));
    refreshCursor(event->position());
}

void View::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_grip && event->button() == Qt::LeftButton) {
        m_grip.reset();
        m_study.endDrag();
        refreshCursor(event->position());
    }
}

void View::leaveEvent(QEvent* /*event*/)
{
    point(std::nullopt);
}

/// The line that is held goes to the nearest cell; the other stays.
void View::drag(const QPointF& position)
{
    const Place to = geometry().nearest(position);
    m_study.moveTo(m_grip->isColumn ? std::optional(to.column) : std::nullopt,
        m_grip->isRow ? std::optional(to.row) : std::nullopt);
}

void View::refreshCursor(const QPointF& point)
{
    const Grip grip = m_grip ? *m_grip : gripAt(point);
    if (grip.isColumn && grip.isRow) {
        setCursor(Qt::SizeAllCursor);
    } else if (grip.isColumn) {
        setCursor(Qt::SplitHCursor);
    } else if (grip.isRow) {
        setCursor(Qt::SplitVCursor);
    } else {
        unsetCursor();
    }
}

void View::keyPressEvent(QKeyEvent* event)
{
    const QPoint step = stepOf(event->key());
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const Data* const known = m_study.data();
    if (known == nullptr || (step.isNull() && !isEnter)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const bool isCrosshair = event->modifiers().testFlag(Qt::ControlModifier);
    Place to = isCrosshair || !m_marked ? current() : *m_marked;
    to.column = stepped(to.column, step.x(), known->columns());
    to.row = stepped(to.row, step.y(), known->rows());
    if (isEnter) {
        m_study.moveTo(to.column, to.row);
    } else if (isCrosshair) {
        m_study.moveTo(step.x() != 0 ? std::optional(to.column) : std::nullopt,
            step.y() != 0 ? std::optional(to.row) : std::nullopt);
    }
    m_pointed.reset();
    mark(to);
}

void View::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (m_study.data() != nullptr && !m_marked && event->reason() != Qt::MouseFocusReason) {
        mark(current());
    }
    update();
}

void View::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void View::mark(std::optional<Place> place)
{
    m_marked = place;
    tell();
    update();
}

void View::point(std::optional<Place> place)
{
    if (place != m_pointed) {
        m_pointed = place;
        Q_EMIT pointed();
    }
}

/// Screen readers get the cell as the description.
void View::tell()
{
    const QString words = sentence();
    if (words != accessibleDescription()) {
        setAccessibleDescription(words);
        QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&changed);
    }
    Q_EMIT pointed();
}

} // namespace repique::map
