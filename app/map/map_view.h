// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/map/map_geometry.h"
#include "app/theme/tokens.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace repique::map {

class Study;

/// The map as a picture. Arrows move the cell that is read aloud; Enter, or Ctrl with an arrow, moves the
/// crosshair, as dragging one of its lines with the mouse does. GUI thread.
class View final : public QWidget
{
    Q_OBJECT

public:
    /// `study` outlives the view; not owned.
    explicit View(Study& study, QWidget* parent = nullptr);

    void setTokens(const theme::Tokens& tokens);
    void setLanguage(i18n::Language language);
    /// Another map, or more of it.
    void refresh();

    /// Where the crosshair's lines cross, in pixels of this widget; nothing without a map.
    [[nodiscard]] std::optional<QPointF> crosshair() const;
    /// The middle of a cell, in pixels of this widget. There is a map.
    [[nodiscard]] QPointF middleOf(Place place) const;

    [[nodiscard]] std::optional<Place> marked() const noexcept { return m_marked; }

    /// The cell that mouse or keyboard is on, in words; empty without one.
    [[nodiscard]] QString sentence() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void pointed(); ///< at another cell: `sentence` is another

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// Which lines of the crosshair the hand holds.
    struct Grip
    {
        bool isColumn = false;
        bool isRow = false;
    };

    [[nodiscard]] Geometry geometry() const;
    [[nodiscard]] Grip gripAt(const QPointF& point) const;
    [[nodiscard]] Place current() const;
    void drag(const QPointF& point);
    void mark(std::optional<Place> place);
    void point(std::optional<Place> place);
    void tell();
    [[nodiscard]] AxisWords wordsOf(const Axis& axis) const;
    void refreshCursor(const QPointF& point);

    Study& m_study;
    theme::Tokens m_tokens;
    i18n::Language m_language = i18n::Language::English;
    AxisWords m_x;
    AxisWords m_y;
    std::optional<Place> m_marked; ///< by the keyboard
    std::optional<Place> m_pointed; ///< by the mouse
    std::optional<Grip> m_grip; ///< while dragging
};

} // namespace repique::map
