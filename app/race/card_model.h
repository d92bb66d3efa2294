// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/tokens.h"

#include <QtCore/QAbstractListModel>
#include <QtWidgets/QStyledItemDelegate>

namespace repique {

class RaceState;

/// The cards of a race, one a row, first played first. What is shown is what is read aloud.
class CardModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        CopyRole = Qt::UserRole, ///< int
        TextRole, ///< what the card does and, once played, what came of it
        PlayedRole, ///< bool
        CurrentRole, ///< bool: played last
        DoublesRole, ///< bool: debits once more, and has been played
    };

    /// `state` outlives the model; not owned.
    CardModel(const RaceState& state, QObject* parent);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    void refresh();

private:
    [[nodiscard]] QString spoken(int row) const;

    const RaceState& m_state;
    int m_rows = 0; ///< as the view knows them
};

class CardDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CardDelegate(QObject* parent);

    void setTokens(const theme::Tokens& tokens) { m_tokens = tokens; }

    void paint(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    theme::Tokens m_tokens;
};

} // namespace repique
