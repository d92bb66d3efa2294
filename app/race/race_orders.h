// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/tokens.h"

#include <QtCore/QAbstractListModel>
#include <QtWidgets/QListView>
#include <QtWidgets/QStyledItemDelegate>

namespace repique {

class RaceState;

/// Every order of the race with what is known of it: nothing before it has been tried.
class OrderModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        OrderRole = Qt::UserRole, ///< "A B A B"
        VerdictRole, ///< "✕ debits twice", "not tried"
        TriedRole, ///< bool
        DebitsRole, ///< qint64; 0 before it was tried
    };

    /// `state` outlives the model; not owned.
    OrderModel(const RaceState& state, QObject* parent);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    void refresh(); ///< what is known

private:
    void reset();

    const RaceState& m_state;
    int m_rows = 0; ///< as the view knows them
};

class OrderDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit OrderDelegate(QObject* parent);

    void setTokens(const theme::Tokens& tokens) { m_tokens = tokens; }

    void paint(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    theme::Tokens m_tokens;
};

/// The list of all orders. The chosen one lies on the table; Enter or a double click plays it to its end.
/// Other keys than those that choose are left to the page.
class RaceOrders final : public QListView
{
    Q_OBJECT

public:
    /// `state` outlives the view; not owned.
    explicit RaceOrders(RaceState& state, QWidget* parent = nullptr);

    void setTokens(const theme::Tokens& tokens);
    void retranslate();

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void changeEvent(QEvent* event) override;

private:
    void follow();

    RaceState& m_state;
    OrderModel* m_model; // owned by this view
    OrderDelegate* m_delegate; // owned by this view
};

} // namespace repique
