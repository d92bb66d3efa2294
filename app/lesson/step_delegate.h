// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/tokens.h"

#include <QtWidgets/QStyledItemDelegate>

namespace repique {

/// Draws a step of a lesson: its number in a circle, ✓ once it is behind the reader, and its heading.
class StepDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit StepDelegate(QObject* parent = nullptr);

    void setTokens(const theme::Tokens& tokens);
    void paint(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintCircle(QPainter& painter, const QRectF& circle, const QModelIndex& index) const;

    theme::Tokens m_tokens;
};

/// Item data: whether the step is the current one, and whether it has been passed (bool both).
inline constexpr int isCurrentStepRole = Qt::UserRole;
inline constexpr int isPassedStepRole = Qt::UserRole + 1;

} // namespace repique
