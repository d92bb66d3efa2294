// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

namespace repique {

class Tile;

/// Tiles of one width side by side, in as few rows as their words allow. GUI thread.
class TileRow final : public QWidget
{
    Q_OBJECT

public:
    explicit TileRow(QWidget* parent = nullptr);

    [[nodiscard]] Tile* addTile(const QString& objectName);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int columnsAt(int width) const;
    [[nodiscard]] QSize tileSize() const; ///< widest and highest of what the tiles need
    void arrange();

    QList<Tile*> m_tiles; // owned by this widget
};

} // namespace repique
