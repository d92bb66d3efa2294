// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

#include <vector>

class QGridLayout;

namespace repique {

class LessonCard;

/// The cards of the lessons, side by side in as many columns as have room. Arrow keys go from card to card.
class CardGrid final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int mostColumns = 4;

    explicit CardGrid(QWidget* parent = nullptr);

    /// As many cards as `count`; those that are there stay.
    void setCount(std::size_t count);

    [[nodiscard]] const std::vector<LessonCard*>& cards() const noexcept { return m_cards; }

    [[nodiscard]] int columns() const noexcept { return m_columns; }

Q_SIGNALS:
    void clicked(std::size_t card);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void place();
    void step(std::size_t card, int columns, int rows);
    [[nodiscard]] int columnsFor(int width) const;

    QGridLayout* m_grid; // owned by this widget
    std::vector<LessonCard*> m_cards; // owned by this widget
    int m_columns = 0;
};

} // namespace repique
