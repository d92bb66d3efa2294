// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/tile_row.h"

#include "app/widgets/tile.h"

#include <QtCore/QEvent>
#include <QtWidgets/QGridLayout>

#include <algorithm>

namespace repique::charts {
namespace {

constexpr int spacing = 10;

repique::Tone toneOf(FigureTone tone)
{
    switch (tone) {
    case FigureTone::Plain:
        return Tone::Plain;
    case FigureTone::Retry:
        return Tone::Retry;
    case FigureTone::Goodput:
        return Tone::Goodput;
    case FigureTone::Duplicate:
        return Tone::Duplicate;
    }
    return Tone::Plain;
}

} // namespace

TileRow::TileRow(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_tiles{new Tile(this), new Tile(this), new Tile(this), new Tile(this)}
{
    static constexpr std::array names{"tileAmplification", "tileGoodput", "tileDuplicates", "tileRecovery"};
    for (std::size_t index = 0; index < m_tiles.size(); ++index) {
        m_tiles.at(index)->setObjectName(QLatin1String(names.at(index)));
    }
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(spacing);
    // The tiles find rows of their own: their width must not hold the window open.
    m_grid->setSizeConstraint(QLayout::SetNoConstraint);
    flow();
}

void TileRow::setTiles(const std::array<TileWords, 4>& tiles)
{
    for (std::size_t index = 0; index < tiles.size(); ++index) {
        const TileWords& words = tiles.at(index);
        Tile& tile = *m_tiles.at(index);
        tile.setLabel(QString::fromStdString(words.label));
        tile.setWordy(words.isWordy);
        tile.setFigure(
            QString::fromStdString(words.figure), QString::fromStdString(words.note), toneOf(words.tone));
        tile.setToolTip(QString::fromStdString(words.explanation));
        tile.setAccessibleDescription(QString::fromStdString(words.explanation));
    }
}

bool TileRow::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        flow();
    }
    return QWidget::event(event);
}

void TileRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    flow();
}

int TileRow::columnsFor(int width) const
{
    for (const int columns : {4, 2}) {
        int needed = (columns - 1) * spacing;
        for (int column = 0; column < columns; ++column) {
            int widest = 0;
            for (int index = column; index < 4; index += columns) {
                const Tile& tile = *m_tiles.at(static_cast<std::size_t>(index));
                // Four are side by side only in comfort; two rather break their words than stand alone.
                widest = std::max(
                    widest, columns == 4 ? tile.comfortableWidth() : tile.minimumSizeHint().width());
            }
            needed += widest;
        }
        if (needed <= width) {
            return columns;
        }
    }
    return 1;
}

void TileRow::flow()
{
    const int columns = columnsFor(width());
    if (columns != m_columns) {
        m_columns = columns;
        for (int index = 0; index < 4; ++index) {
            Tile* tile = m_tiles.at(static_cast<std::size_t>(index));
            m_grid->removeWidget(tile);
            m_grid->addWidget(tile, index / columns, index % columns);
        }
        for (int column = 0; column < 4; ++column) {
            m_grid->setColumnStretch(column, column < columns ? 1 : 0);
        }
    }
    for (int column = 0; column < 4; ++column) {
        const Tile& tile = *m_tiles.at(static_cast<std::size_t>(column));
        const int least = columns == 4 ? tile.comfortableWidth() : 0;
        if (least != m_grid->columnMinimumWidth(column)) { // setting it asks for a new layout
            m_grid->setColumnMinimumWidth(column, least);
        }
    }
    setMinimumHeight(
        m_grid->hasHeightForWidth() ? m_grid->heightForWidth(width()) : m_grid->minimumSize().height());
}

} // namespace repique::charts
