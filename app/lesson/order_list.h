// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtWidgets/QListWidget>

namespace repique {

/// Rows that people put in order: the mouse drags a row, Ctrl+Up and Ctrl+Down move the current one. As high
/// as its rows.
class OrderList final : public QListWidget
{
    Q_OBJECT

public:
    explicit OrderList(QWidget* parent = nullptr);

    /// `order` holds indices of `texts`, from the top.
    void setRows(const QStringList& texts, const QList<int>& order);
    [[nodiscard]] QList<int> order() const;
    /// What stands before the words of a row, by row; empty takes it away.
    void setMarks(const QStringList& marks);
    /// Moves the current row by one, up (−1) or down (+1).
    void moveCurrent(int by);

    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

Q_SIGNALS:
    void reordered(); ///< by a person

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void moveRow(int from, int to);
    void rename();

    QStringList m_texts;
    QStringList m_marks;
    bool m_isDragging = false;
};

} // namespace repique
