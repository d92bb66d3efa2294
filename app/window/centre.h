// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/mode.h"

#include <QtWidgets/QWidget>

class QSplitter;

namespace repique {

class Banner;

/// The middle of the window: a message when there is one, the sequence above the charts. A low window shows
/// only what the mode is about, a high one both.
class Centre final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int bothFrom = 1000; ///< height of the window, in pixels, that has room for both

    Centre(QWidget* sequence, QWidget* load, QWidget* parent = nullptr);

    [[nodiscard]] Banner& banner() const { return *m_banner; }

    [[nodiscard]] Mode mode() const noexcept { return m_mode; }

    void setMode(Mode mode);
    /// Tells the height of the window, in pixels at 100 % text.
    void fitHeight(int height);

private:
    void share();

    Banner* m_banner; // owned by this widget
    QSplitter* m_splitter; // owned by this widget
    QWidget* m_sequence; // owned by the splitter
    QWidget* m_load; // owned by the splitter
    Mode m_mode = Mode::Step;
    bool m_hasRoomForBoth = false;
};

} // namespace repique
