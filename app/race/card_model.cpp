// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/card_model.h"

#include "app/race/race_ink.h"
#include "app/race/race_state.h"
#include "app/race/race_words.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace repique {
namespace {

constexpr int gap = 4; ///< above and below a card
constexpr int stripe = 4;
constexpr qreal radius = 7.0;

QFont strong(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

/// The dots by which a card is taken.
void paintGrip(QPainter& painter, const QRectF& card, const QColor& colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const qreal x : {card.right() - 22.0, card.right() - 15.0}) {
        for (const qreal y : {-5.0, 0.0, 5.0}) {
            painter.drawEllipse(QPointF{x, card.center().y() + y}, 1.2, 1.2);
        }
    }
}

} // namespace

CardModel::CardModel(const RaceState& state, QObject* parent)
    : QAbstractListModel(parent)
    , m_state(state)
    , m_rows(state.cardCount())
{
    connect(&state, &RaceState::orderChanged, this, &CardModel::refresh);
    connect(&state, &Playback::moved, this, &CardModel::refresh);
}

int CardModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant CardModel::data(const QModelIndex& index, int role) const
{
    const int row = index.row();
    const bool isPlayed = row < m_state.position();
    const race::Play& play = m_state.playAt(row);
    switch (role) {
    case Qt::DisplayRole:
        return spoken(row);
    case CopyRole:
        return play.copy;
    case TextRole:
        return isPlayed ? racewords::playedText(play) : racewords::cardText(play.card);
    case PlayedRole:
        return isPlayed;
    case CurrentRole:
        return row == m_state.position() - 1;
    case DoublesRole:
        return isPlayed && play.isDebit && play.debits > 1;
    default:
        return {};
    }
}

QString CardModel::spoken(int row) const
{
    const QModelIndex at = index(row);
    const QString what = at.data(TextRole).toString();
    const QString copy = racewords::copyName(at.data(CopyRole).toInt());
    return at.data(PlayedRole).toBool()
        //: a card: 1 its place, 2 the copy, 3 what it does
        ? tr("%1. %2 %3, played").arg(row + 1).arg(copy, what)
        : tr("%1. %2 %3").arg(row + 1).arg(copy, what);
}

void CardModel::refresh()
{
    if (m_rows != m_state.cardCount()) {
        beginResetModel();
        m_rows = m_state.cardCount();
        endResetModel();
        return;
    }
    Q_EMIT dataChanged(index(0), index(m_rows - 1));
}

CardDelegate::CardDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
    , m_tokens(theme::tokens(theme::Theme::Light))
{
}

void CardDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QColor copyColour = colourOfCopy(index.data(CardModel::CopyRole).toInt(), m_tokens);
    const bool isPlayed = index.data(CardModel::PlayedRole).toBool();
    const bool isCurrent = index.data(CardModel::CurrentRole).toBool();
    const bool doubles = index.data(CardModel::DoublesRole).toBool();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool hasFocus = isSelected && option.state.testFlag(QStyle::State_HasFocus);
    const QRectF card = QRectF(option.rect).adjusted(2, gap, -2, -gap);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(hasFocus ? m_tokens.accent
            : isSelected          ? m_tokens.control
                                  : m_tokens.line,
        hasFocus ? 2.0 : 1.0));
    painter->setBrush(doubles ? m_tokens.duplicateSoft : isCurrent ? m_tokens.accentSoft : m_tokens.surface);
    painter->drawRoundedRect(card, radius, radius);
    painter->setPen(Qt::NoPen);
    painter->setBrush(copyColour);
    painter->drawRoundedRect(QRectF(card.left(), card.top() + 1, stripe, card.height() - 2), 2, 2);
    paintGrip(*painter, card, m_tokens.control);

    const int letter = option.fontMetrics.height();
    painter->setFont(strong(option.font));
    painter->setPen(copyColour);
    painter->drawText(QRectF(card.left() + stripe, card.top(), letter * 2, card.height()), Qt::AlignCenter,
        racewords::copyName(index.data(CardModel::CopyRole).toInt()));
    const QString sign = doubles ? QStringLiteral("✕ ") : isPlayed ? QStringLiteral("✓ ") : QString();
    painter->setFont(doubles ? strong(option.font) : option.font);
    painter->setPen(doubles ? m_tokens.duplicate : isPlayed ? m_tokens.text : m_tokens.muted);
    painter->drawText(card.adjusted(stripe + letter * 2, 0, -30, 0), Qt::AlignVCenter | Qt::TextWordWrap,
        sign + index.data(CardModel::TextRole).toString());
    painter->restore();
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFontMetrics metrics(strong(option.font));
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = (view ? view->viewport()->width() : option.rect.width()) - 4;
    const int room = std::max(width - stripe - metrics.height() * 2 - 30, metrics.averageCharWidth() * 12);
    // What the card says when it has been played, so that playing moves nothing.
    const QString words = QStringLiteral("✕ ") + index.data(CardModel::TextRole).toString();
    const int text = metrics.boundingRect(QRect(0, 0, room, 10'000), Qt::TextWordWrap, words).height();
    return {width, std::max(text, metrics.height()) + 18 + 2 * gap};
}

} // namespace repique
