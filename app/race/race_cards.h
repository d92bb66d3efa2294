// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/tokens.h"

#include <QtWidgets/QListView>

#include <optional>

namespace repique {

class CardDelegate;
class CardModel;
class RaceState;

/// The cards of the race in the order in which they are played, the first on top. A card is dragged with the
/// mouse, or chosen with the arrows and moved with Ctrl or Alt and an arrow. Other keys than those are left
/// to the page.
class RaceCards final : public QListView
{
    Q_OBJECT

public:
    /// `state` outlives the view; not owned.
    explicit RaceCards(RaceState& state, QWidget* parent = nullptr);

    void setTokens(const theme::Tokens& tokens);
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void moveRequested(int from, int to); ///< by mouse or keyboard; may be one that is not legal

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// A card in the hand.
    struct Drag
    {
        int from = 0;
        QPoint grip; ///< where it was taken, in the viewport
        QPoint at; ///< where the hand is
        bool isMoving = false;
    };

    void moveCurrent(int by);
    [[nodiscard]] int placeUnder(const Drag& drag) const;
    void paintDrag(const Drag& drag);
    void endDrag();

    RaceState& m_state;
    theme::Tokens m_tokens;
    CardModel* m_model; // owned by this view
    CardDelegate* m_delegate; // owned by this view
    std::optional<Drag> m_drag;
};

} // namespace repique
