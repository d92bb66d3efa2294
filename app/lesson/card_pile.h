// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QListWidget>

namespace repique {

/// A pile of cards. A card is dragged to another pile of the same window, or sent there by the pile's number;
/// 0 is the hand.
class CardPile final : public QListWidget
{
    Q_OBJECT

public:
    explicit CardPile(int number, QWidget* parent = nullptr);

    [[nodiscard]] int number() const noexcept { return m_number; }

    void add(int card, const QString& words);
    /// False when it is not here.
    bool take(int card);
    void setWords(int card, const QString& words);
    [[nodiscard]] QList<int> cards() const;
    [[nodiscard]] int currentCard() const; ///< −1 = none
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void laid(int card, int pile); ///< by a person

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QListWidgetItem* itemOf(int card) const;

    int m_number;
    int m_held = -1; ///< the card under the hand
};

} // namespace repique
