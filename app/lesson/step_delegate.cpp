// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/step_delegate.h"

#include <QtGui/QPainter>

namespace repique {
namespace {

constexpr int gap = 10;

int circleSize(const QFontMetrics& metrics)
{
    return metrics.height() + 2;
}

QFont weighted(QFont font, bool isStrong)
{
    font.setWeight(isStrong ? QFont::DemiBold : QFont::Normal);
    return font;
}

} // namespace

StepDelegate::StepDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
    , m_tokens(theme::tokens(theme::Theme::Light))
{
}

void StepDelegate::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
}

void StepDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen{m_tokens.accent, 2.0});
        painter->drawRoundedRect(QRectF{option.rect}.adjusted(1, 1, -1, -1), 6, 6);
    }
    const int size = circleSize(option.fontMetrics);
    const QRectF circle(option.rect.left() + 4, option.rect.center().y() - size / 2.0, size, size);
    painter->setFont(option.font);
    paintCircle(*painter, circle, index);

    const bool isCurrent = index.data(isCurrentStepRole).toBool();
    painter->setFont(weighted(option.font, isCurrent));
    painter->setPen(isCurrent ? m_tokens.text : m_tokens.muted);
    const QRectF words = QRectF{option.rect}.adjusted(size + 4 + gap, 0, -4, 0);
    painter->drawText(words, Qt::AlignVCenter | Qt::TextWordWrap, index.data().toString());
    painter->restore();
}

void StepDelegate::paintCircle(QPainter& painter, const QRectF& circle, const QModelIndex& index) const
{
    const bool isCurrent = index.data(isCurrentStepRole).toBool();
    const bool isPassed = index.data(isPassedStepRole).toBool() && !isCurrent;
    painter.setPen(QPen{isCurrent ? m_tokens.accent
            : isPassed            ? m_tokens.goodput
                                  : m_tokens.control,
        isCurrent ? 2.0 : 1.0});
    painter.setBrush(isPassed ? m_tokens.goodput : m_tokens.surface);
    painter.drawEllipse(circle.adjusted(1, 1, -1, -1));
    painter.setPen(isPassed ? m_tokens.surface : isCurrent ? m_tokens.accent : m_tokens.muted);
    QFont font = weighted(painter.font(), true);
    font.setPointSizeF(font.pointSizeF() * 0.85);
    painter.setFont(font);
    painter.drawText(
        circle, Qt::AlignCenter, isPassed ? QStringLiteral("✓") : QString::number(index.row() + 1));
}

QSize StepDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int size = circleSize(option.fontMetrics);
    const int width = option.rect.width() - size - gap - 8;
    const QFontMetrics metrics{weighted(option.font, true)};
    const QRect words = metrics.boundingRect(
        QRect(0, 0, width > 0 ? width : 200, 1000), Qt::TextWordWrap, index.data().toString());
    return {words.width() + size + gap + 8, std::max(words.height(), size) + 8};
}

} // namespace repique
