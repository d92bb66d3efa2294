// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/tile_row.h"

#include "app/widgets/tile.h"

#include <QtCore/QEvent>

#include <algorithm>

namespace repique {
namespace {

constexpr int gap = 10;

} // namespace

TileRow::TileRow(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

Tile* TileRow::addTile(const QString& objectName)
{
    auto* tile = new Tile(this);
    tile->setObjectName(objectName);
    m_tiles << tile;
    return tile;
}

QSize TileRow::tileSize() const
{
    QSize size;
    for (const Tile* tile : m_tiles) {
        size = size.expandedTo({tile->comfortableWidth(), tile->sizeHint().height()});
    }
    return size;
}

int TileRow::columnsAt(int width) const
{
    const int count = std::max(1, static_cast<int>(m_tiles.size()));
    int columns = count;
    while (columns > 1 && columns * tileSize().width() + (columns - 1) * gap > width) {
        do { // rows of one length: 6, 3, 2, 1
            --columns;
        } while (count % columns != 0);
    }
    return columns;
}

int TileRow::heightForWidth(int width) const
{
    const int columns = columnsAt(width);
    const int rows = (static_cast<int>(m_tiles.size()) + columns - 1) / columns;
    return rows * tileSize().height() + std::max(0, rows - 1) * gap;
}

QSize TileRow::sizeHint() const
{
    const int count = static_cast<int>(m_tiles.size());
    return {count * tileSize().width() + std::max(0, count - 1) * gap, tileSize().height()};
}

QSize TileRow::minimumSizeHint() const
{
    return tileSize();
}

void TileRow::arrange()
{
    const int columns = columnsAt(width());
    const int height = tileSize().height();
    for (int i = 0; i < static_cast<int>(m_tiles.size()); ++i) {
        const int column = i % columns;
        const int left = (width() + gap) * column / columns;
        const int right = (width() + gap) * (column + 1) / columns - gap;
        m_tiles[i]->setGeometry(left, i / columns * (height + gap), right - left, height);
    }
}

bool TileRow::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        arrange();
    }
    return QWidget::event(event);
}

void TileRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace repique
