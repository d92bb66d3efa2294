// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/race_cards.h"

#include "app/race/card_model.h"
#include "app/race/list_keys.h"
#include "app/race/race_state.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>

#include <algorithm>

namespace repique {

RaceCards::RaceCards(RaceState& state, QWidget* parent)
    : QListView(parent)
    , m_state(state)
    , m_tokens(theme::tokens(theme::Theme::Light))
    , m_model(new CardModel(state, this))
    , m_delegate(new CardDelegate(this))
{
    setObjectName(QStringLiteral("raceCards"));
    setModel(m_model);
    setItemDelegate(m_delegate);
    setSelectionMode(SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(Adjust);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCurrentIndex(m_model->index(0));
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        setCurrentIndex(m_model->index(0));
        updateGeometry();
    });
    retranslate();
}

void RaceCards::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    m_delegate->setTokens(tokens);
    viewport()->update();
}

void RaceCards::retranslate()
{
    setAccessibleName(tr("Order of execution"));
    setAccessibleDescription(tr("Arrows choose a card, Alt with an arrow moves it; A, B or C says whose turn "
                                "it is next."));
    m_model->refresh();
    updateGeometry();
}

QSize RaceCards::sizeHint() const
{
    int height = 2 * frameWidth();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        height += sizeHintForRow(row);
    }
    return {fontMetrics().averageCharWidth() * 40, height};
}

QSize RaceCards::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 24, sizeHint().height()};
}

bool RaceCards::event(QEvent* event)
{
    // With a card in the hand Esc lets it go rather than leave the page.
    if (event->type() == QEvent::ShortcutOverride && m_drag
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QListView::event(event);
}

void RaceCards::keyPressEvent(QKeyEvent* event)
{
    const bool isMove = (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier)) != 0;
    const int key = event->key();
    if (isMove && (key == Qt::Key_Up || key == Qt::Key_Down)) {
        moveCurrent(key == Qt::Key_Up ? -1 : 1);
    } else if (key == Qt::Key_Escape && m_drag) {
        endDrag();
    } else if (isListKey(*event)) {
        QListView::keyPressEvent(event);
    } else {
        event->ignore();
    }
}

void RaceCards::moveCurrent(int by)
{
    const int from = currentIndex().row();
    const int to = from + by;
    if (from >= 0 && to >= 0 && to < m_model->rowCount()) {
        Q_EMIT moveRequested(from, to);
    }
}

void RaceCards::mousePressEvent(QMouseEvent* event)
{
    QListView::mousePressEvent(event);
    const QModelIndex taken = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && taken.isValid()) {
        m_drag = Drag{.from = taken.row(), .grip = event->pos(), .at = event->pos()};
    }
}

void RaceCards::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_drag) {
        return;
    }
    m_drag->at = event->pos();
    m_drag->isMoving = m_drag->isMoving
        || (m_drag->at - m_drag->grip).manhattanLength() >= QApplication::startDragDistance();
    if (m_drag->isMoving) {
        viewport()->setCursor(Qt::ClosedHandCursor);
        viewport()->update();
    }
}

void RaceCards::mouseReleaseEvent(QMouseEvent* event)
{
    QListView::mouseReleaseEvent(event);
    const std::optional<Drag> drag = m_drag;
    endDrag();
    if (drag && drag->isMoving) {
        if (const int to = placeUnder(*drag); to != drag->from) {
            Q_EMIT moveRequested(drag->from, to);
        }
    }
}

void RaceCards::endDrag()
{
    m_drag.reset();
    viewport()->unsetCursor();
    viewport()->update();
}

/// Where the card would be put: after all others whose middle is above the hand.
int RaceCards::placeUnder(const Drag& drag) const
{
    int place = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (row != drag.from && visualRect(m_model->index(row)).center().y() < drag.at.y()) {
            ++place;
        }
    }
    return place;
}

void RaceCards::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_drag && m_drag->isMoving) {
        paintDrag(*m_drag);
    }
}

/// The card in the hand, and a line where it would be put: ours, or that of a refusal.
void RaceCards::paintDrag(const Drag& drag)
{
    const QModelIndex index = m_model->index(drag.from);
    const int place = placeUnder(drag);
    const bool isAllowed = m_state.mayMove(drag.from, place) == RaceState::Answer::Done;
    const QColor ink = isAllowed ? m_tokens.accent : m_tokens.duplicate;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect target = visualRect(m_model->index(place));
    const int y = std::clamp(place > drag.from ? target.bottom() : target.top(), 1, viewport()->height() - 2);
    painter.setPen(QPen(ink, 3.0, isAllowed ? Qt::SolidLine : Qt::DotLine));
    painter.drawLine(4, y, viewport()->width() - 4, y);

    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(index).translated(0, drag.at.y() - drag.grip.y());
    option.state |= QStyle::State_Selected | QStyle::State_HasFocus;
    painter.setOpacity(0.9);
    m_delegate->paint(&painter, option, index);
}

void RaceCards::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        scheduleDelayedItemsLayout();
        updateGeometry();
    }
}

} // namespace repique
