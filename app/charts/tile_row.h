// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/load_presenter.h"

#include <QtWidgets/QWidget>

#include <array>

class QGridLayout;

namespace repique {
class Tile;
}

namespace repique::charts {

/// Four figures side by side; in two rows, or one below the other, where they would not fit.
class TileRow final : public QWidget
{
    Q_OBJECT

public:
    explicit TileRow(QWidget* parent = nullptr);

    void setTiles(const std::array<TileWords, 4>& tiles);

    [[nodiscard]] const Tile& tile(std::size_t index) const { return *m_tiles.at(index); }

    [[nodiscard]] int columns() const noexcept { return m_columns; }

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void flow();
    [[nodiscard]] int columnsFor(int width) const;

    QGridLayout* m_grid; // owned by this widget
    std::array<Tile*, 4> m_tiles; // owned by this widget
    int m_columns = 0;
};

} // namespace repique::charts
