// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QFocusFrame>

namespace repique::theme {

/// A ring, 2 pixels in the accent colour, around whatever has the keyboard focus. It shows when the focus
/// came by keyboard and steps aside for the mouse. One for the program; watches the application's events.
class FocusRing final : public QFocusFrame
{
    Q_OBJECT

public:
    explicit FocusRing(QObject& application);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow(QWidget* widget, Qt::FocusReason reason);
};

} // namespace repique::theme
