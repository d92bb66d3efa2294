// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/sequence_view.h"

#include "app/sequence/player.h"
#include "app/sequence/player_keys.h"
#include "app/sequence/row_sight.h"
#include "app/sequence/sequence_accessible.h"
#include "app/sequence/sequence_facts.h"
#include "app/sequence/spoken_step.h"
#include "app/sequence/why_card.h"

#include <QtGui/QAccessible>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QScrollBar>

#include <algorithm>

namespace repique {
namespace {

constexpr int transitionMs = 180;
constexpr int scrollMs = 160;

} // namespace

SequenceView::SequenceView(Player& player, QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_player(player)
    , m_tokens(theme::tokens(theme::Theme::Light))
    , m_card(new WhyCard(this))
{
    installSequenceAccessibility();
    setObjectName(QStringLiteral("sequenceView"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    viewport()->setMouseTracking(true);
    m_transition.setStartValue(0.0);
    m_transition.setEndValue(1.0);
    m_transition.setDuration(transitionMs);
    m_transition.setEasingCurve(QEasingCurve::OutCubic);
    m_scrolling.setDuration(scrollMs);
    m_scrolling.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_transition, &QVariantAnimation::valueChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&m_scrolling, &QVariantAnimation::valueChanged, this,
        [this](const QVariant& value) { verticalScrollBar()->setValue(value.toInt()); });
    connect(&m_player, &Player::traceChanged, this, &SequenceView::reword);
    connect(&m_player, &Player::positionChanged, this, &SequenceView::moveToPosition);
    connect(&m_player, &Playback::moved, viewport(), qOverload<>(&QWidget::update));
    connect(m_card, &WhyCard::dismissed, this, [this] { setFocus(Qt::PopupFocusReason); });
    retranslate();
    reword();
}

const trace::Trace* SequenceView::trace() const noexcept
{
    return m_player.trace().get();
}

void SequenceView::setLanguage(i18n::Language language)
{
    m_language = language;
    reword();
}

void SequenceView::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    m_card->setTokens(tokens);
    viewport()->update();
}

void SequenceView::setTextScale(int percent)
{
    m_textScale = percent;
    relayout();
}

void SequenceView::setBlanked(bool isBlanked)
{
    if (isBlanked != m_isBlanked) {
        m_isBlanked = isBlanked;
        reword();
    }
}

void SequenceView::setZoom(int percent)
{
    percent = std::clamp(percent, smallestZoom, largestZoom);
    if (percent != m_zoom) {
        m_zoom = percent;
        relayout();
        Q_EMIT zoomChanged(percent);
    }
}

int SequenceView::rowCount() const noexcept
{
    return m_player.stepCount();
}

int SequenceView::currentRow() const noexcept
{
    return m_player.position() - 1;
}

QString SequenceView::rowText(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return spokenStep(*trace(), trace()->steps[at], m_words[at], m_language);
}

QRect SequenceView::rowRect(int row) const
{
    return m_layout.rows[static_cast<std::size_t>(row)].row.translated(-offset()).toAlignedRect();
}

bool SequenceView::hasWhy(int row) const noexcept
{
    return row >= 0 && row < rowCount() && isExplained(trace()->steps[static_cast<std::size_t>(row)]);
}

void SequenceView::activateRow(int row)
{
    m_player.goTo(row + 1);
}

void SequenceView::explain(int row)
{
    if (row < 0 && trace() != nullptr) {
        row = explainedRow(*trace(), currentRow());
    }
    if (!hasWhy(row)) {
        return;
    }
    const auto at = static_cast<std::size_t>(row);
    const trace::Step& step = trace()->steps[at];
    const retry::Policy* policy = policyOf(*trace(), step, m_rules);
    m_card->explain(m_words[at].label, m_words[at].detail, whyWords(*trace(), step, m_language, policy));
    scrollToRow(row, false); // at once: the card opens beside it
    const RowLayout& place = m_layout.rows[at];
    m_card->openBeside(place.mark.united(place.chip).translated(-offset()).toAlignedRect());
}

qreal SequenceView::scale() const
{
    constexpr qreal standardDpi = 96.0;
    return m_textScale * m_zoom / 10'000.0 * logicalDpiY() / standardDpi;
}

LayoutRequest SequenceView::layoutRequest() const
{
    LayoutRequest request{.trace = trace(), .words = m_words};
    request.parties = partiesIn(trace(), m_language);
    //: on a small button beside a wait
    request.why = tr("why?");
    //: on a label beside a repeated debit; %1 is 2 or more
    request.nthDebit = tr("debit no. %1");
    request.font = font();
    request.scale = scale();
    request.width = viewport()->width();
    request.height = viewport()->height();
    return request;
}

void SequenceView::reword()
{
    m_card->dismiss();
    m_words = trace() != nullptr ? wordsOf(*trace(), m_language) : std::vector<StepWords>{};
    if (m_isBlanked) {
        std::ranges::fill(m_words, StepWords{.label = QStringLiteral("_____"), .detail = {}});
    }
    relayout();
    notifyRowsChanged(*this);
}

void SequenceView::relayout()
{
    m_layout = layoutSteps(layoutRequest());
    m_transition.stop();
    updateScrollBars();
    scrollToRow(currentRow(), false);
    viewport()->update();
}

void SequenceView::updateScrollBars()
{
    const QSize room = viewport()->size();
    horizontalScrollBar()->setPageStep(room.width());
    horizontalScrollBar()->setRange(0, std::max(0, qCeil(m_layout.size.width()) - room.width()));
    verticalScrollBar()->setPageStep(room.height());
    verticalScrollBar()->setSingleStep(qRound(20 * scale()));
    verticalScrollBar()->setRange(0, std::max(0, qCeil(m_layout.size.height()) - room.height()));
}

QPointF SequenceView::offset() const
{
    return {
        static_cast<qreal>(horizontalScrollBar()->value()), static_cast<qreal>(verticalScrollBar()->value())};
}

void SequenceView::moveToPosition(int position)
{
    m_card->dismiss();
    m_highlightFrom = highlightNow();
    m_isMovingOn = position > 0;
    m_transition.stop();
    if (!m_isMotionReduced && isVisible()) {
        m_transition.start();
    }
    scrollToRow(position - 1, !m_isMotionReduced && isVisible());
    if (position > 0) {
        announceRow(*this, position - 1);
    }
}

void SequenceView::scrollToRow(int row, bool isAnimated)
{
    QScrollBar& bar = *verticalScrollBar();
    const QPoint to = offsetToSee(m_layout, row, offset().toPoint(), viewport()->size());
    const int target = std::clamp(to.y(), 0, bar.maximum());
    m_scrolling.stop();
    horizontalScrollBar()->setValue(to.x());
    if (!isAnimated) {
        bar.setValue(target);
    } else if (target != bar.value()) {
        m_scrolling.setStartValue(bar.value());
        m_scrolling.setEndValue(target);
        m_scrolling.start();
    }
}

QRectF SequenceView::highlightNow() const
{
    const int row = currentRow();
    if (row < 0 || row >= static_cast<int>(m_layout.rows.size())) {
        return {};
    }
    const QRectF to = m_layout.rows[static_cast<std::size_t>(row)].row;
    if (m_transition.state() != QAbstractAnimation::Running || m_highlightFrom.isNull()) {
        return to;
    }
    const qreal share = m_transition.currentValue().toReal();
    const auto mix = [share](qreal a, qreal b) { return a + (b - a) * share; };
    return {to.left(), mix(m_highlightFrom.top(), to.top()), to.width(),
        mix(m_highlightFrom.height(), to.height())};
}

void SequenceView::paintViewport()
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), m_tokens.surface);
    SequencePicture picture{.trace = trace(), .layout = &m_layout, .tokens = &m_tokens};
    picture.position = m_player.position();
    picture.highlight = highlightNow();
    picture.hasFocus = hasFocus() && m_isKeyed;
    picture.progress = m_isMotionReduced ? 1.0 : m_player.progress();
    if (m_isMovingOn && !m_player.isPlaying() && m_transition.state() == QAbstractAnimation::Running) {
        picture.progress = m_transition.currentValue().toReal();
    }
    const QRectF clip{offset(), QSizeF{viewport()->size()}};
    painter.translate(-offset());
    paintRows(painter, picture, clip, std::max(m_layout.size.height(), clip.bottom()));
    painter.translate(0.0, offset().y());
    paintHeads(painter, picture);
    if (picture.hasFocus && picture.highlight.isNull()) {
        painter.resetTransform();
        painter.setPen(QPen{m_tokens.accent, 2.0});
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF{viewport()->rect()}.adjusted(2, 2, -2, -2), 8.0, 8.0);
    }
}

int SequenceView::rowAt(const QPointF& at, bool onChip) const
{
    if (at.y() < m_layout.headHeight) {
        return -1;
    }
    const QPointF place = at + offset();
    for (std::size_t i = 0; i < m_layout.rows.size(); ++i) {
        const RowLayout& row = m_layout.rows[i];
        const QRectF target = onChip ? row.chip.united(row.mark) : row.row;
        if (target.contains(place)) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

void SequenceView::pressAt(const QPointF& at)
{
    m_card->dismiss();
    m_isKeyed = false;
    const int chip = rowAt(at, true);
    if (hasWhy(chip)) {
        explain(chip);
        return;
    }
    if (const int row = rowAt(at, false); row >= 0) {
        activateRow(row);
    }
}

bool SequenceView::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::Paint:
        paintViewport();
        return true;
    case QEvent::Resize:
        m_card->dismiss();
        relayout();
        return true;
    case QEvent::MouseButtonPress:
        if (const auto* press = static_cast<QMouseEvent*>(event); press->button() == Qt::LeftButton) {
            pressAt(press->position());
            return true;
        }
        break;
    case QEvent::MouseMove:
        viewport()->setCursor(rowAt(static_cast<QMouseEvent*>(event)->position(), false) >= 0
                ? Qt::PointingHandCursor
                : Qt::ArrowCursor);
        break;
    case QEvent::Wheel:
        if (const auto* wheel = static_cast<QWheelEvent*>(event);
            wheel->modifiers().testFlag(Qt::ControlModifier)) {
            setZoom(m_zoom + (wheel->angleDelta().y() > 0 ? 10 : -10));
            return true;
        }
        m_card->dismiss();
        break;
    default:
        break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void SequenceView::keyPressEvent(QKeyEvent* event)
{
    m_isKeyed = true;
    if (event->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        event->ignore();
        return;
    }
    if (event->key() == Qt::Key_Question) {
        explain();
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && hasWhy(currentRow())) {
        explain(currentRow());
    } else if (event->key() == Qt::Key_Escape && m_card->isVisible()) {
        m_card->dismiss();
    } else if (!movePlayer(m_player, *event)) {
        event->ignore();
    }
}

void SequenceView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    m_isKeyed = event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason
        && event->reason() != Qt::OtherFocusReason;
    viewport()->update();
    if (currentRow() >= 0) {
        announceRow(*this, currentRow());
    }
}

void SequenceView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void SequenceView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        relayout();
    } else if (event->type() == QEvent::FontChange) {
        relayout();
    }
    QAbstractScrollArea::changeEvent(event);
}

void SequenceView::retranslate()
{
    setAccessibleName(tr("Sequence of messages"));
    setAccessibleDescription(tr("Up and down move by row, left and right by message, ? explains a wait."));
}

} // namespace repique
