// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/race_orders.h"

#include "app/race/list_keys.h"
#include "app/race/race_state.h"
#include "app/race/race_words.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

#include <algorithm>

namespace repique {
namespace {

constexpr int gap = 3; ///< above and below an order
constexpr int rowsInSight = 6;

QFont strong(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

OrderModel::OrderModel(const RaceState& state, QObject* parent)
    : QAbstractListModel(parent)
    , m_state(state)
    , m_rows(static_cast<int>(state.outcomes().size()))
{
    connect(&state, &RaceState::setupChanged, this, &OrderModel::reset);
    connect(&state, &RaceState::triedChanged, this, &OrderModel::refresh);
}

int OrderModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant OrderModel::data(const QModelIndex& index, int role) const
{
    const race::Outcome& outcome = m_state.outcomes().at(static_cast<std::size_t>(index.row()));
    const bool isTried = m_state.isTried(outcome.order);
    const QString order = racewords::spacedOrder(outcome.order);
    const QString verdict = isTried ? racewords::markedVerdict(outcome.debits) : tr("not tried");
    switch (role) {
    case Qt::DisplayRole:
        return QStringLiteral("%1: %2").arg(order, verdict);
    case OrderRole:
        return order;
    case VerdictRole:
        return verdict;
    case TriedRole:
        return isTried;
    case DebitsRole:
        return isTried ? static_cast<qint64>(outcome.debits) : qint64{0};
    default:
        return {};
    }
}

void OrderModel::refresh()
{
    Q_EMIT dataChanged(index(0), index(m_rows - 1));
}

void OrderModel::reset()
{
    beginResetModel();
    m_rows = static_cast<int>(m_state.outcomes().size());
    endResetModel();
}

OrderDelegate::OrderDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
    , m_tokens(theme::tokens(theme::Theme::Light))
{
}

void OrderDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool isTried = index.data(OrderModel::TriedRole).toBool();
    const bool doubles = index.data(OrderModel::DebitsRole).toLongLong() > 1;
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const bool hasFocus = isChosen && option.state.testFlag(QStyle::State_HasFocus);
    const QRectF row = QRectF(option.rect).adjusted(2, gap, -2, -gap);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(isChosen ? m_tokens.accent : m_tokens.line, hasFocus ? 2.0 : 1.0));
    painter->setBrush(isChosen ? m_tokens.accentSoft : m_tokens.surface);
    painter->drawRoundedRect(row, 7, 7);
    const QRectF words = row.adjusted(10, 0, -10, 0);
    painter->setFont(isTried ? strong(option.font) : option.font);
    painter->setPen(isTried ? m_tokens.text : m_tokens.muted);
    painter->drawText(words, Qt::AlignVCenter | Qt::AlignLeft, index.data(OrderModel::OrderRole).toString());
    painter->setPen(!isTried ? m_tokens.muted : doubles ? m_tokens.duplicate : m_tokens.goodput);
    painter->drawText(
        words, Qt::AlignVCenter | Qt::AlignRight, index.data(OrderModel::VerdictRole).toString());
    painter->restore();
}

QSize OrderDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFontMetrics metrics(strong(option.font));
    const QString words
        = index.data(OrderModel::OrderRole).toString() + QStringLiteral("   ") + racewords::markedVerdict(3);
    return {metrics.horizontalAdvance(words) + 28, metrics.height() + 16 + 2 * gap};
}

RaceOrders::RaceOrders(RaceState& state, QWidget* parent)
    : QListView(parent)
    , m_state(state)
    , m_model(new OrderModel(state, this))
    , m_delegate(new OrderDelegate(this))
{
    setObjectName(QStringLiteral("raceOrders"));
    setModel(m_model);
    setItemDelegate(m_delegate);
    setSelectionMode(SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setUniformItemSizes(true);
    setResizeMode(Adjust);
    connect(&m_state, &RaceState::orderChanged, this, &RaceOrders::follow);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RaceOrders::follow);
    follow();
    retranslate();
}

void RaceOrders::setTokens(const theme::Tokens& tokens)
{
    m_delegate->setTokens(tokens);
    viewport()->update();
}

void RaceOrders::retranslate()
{
    setAccessibleName(tr("All orders"));
    setAccessibleDescription(tr("Arrows choose an order, Enter plays it to its end."));
    m_model->refresh();
}

QSize RaceOrders::minimumSizeHint() const
{
    const int width = sizeHintForColumn(0) + 2 * frameWidth() + 14;
    return {width, rowsInSight * std::max(sizeHintForRow(0), 1) + 2 * frameWidth()};
}

QSize RaceOrders::sizeHint() const
{
    return minimumSizeHint();
}

void RaceOrders::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        m_state.last();
    } else if (isListKey(*event)) {
        QListView::keyPressEvent(event);
    } else {
        event->ignore();
    }
}

void RaceOrders::mouseDoubleClickEvent(QMouseEvent* event)
{
    QListView::mouseDoubleClickEvent(event);
    if (indexAt(event->pos()).isValid()) {
        m_state.last();
    }
}

void RaceOrders::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (current.isValid()) {
        m_state.setOrder(m_state.outcomes().at(static_cast<std::size_t>(current.row())).order);
    }
}

void RaceOrders::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        scheduleDelayedItemsLayout();
        updateGeometry();
    }
}

/// The order on the table is the chosen one.
void RaceOrders::follow()
{
    const int row = m_state.orderIndex();
    if (row < m_model->rowCount() && currentIndex().row() != row) {
        setCurrentIndex(m_model->index(row));
    }
}

} // namespace repique
