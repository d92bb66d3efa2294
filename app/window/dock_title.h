// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

class QDockWidget;
class QToolButton;

namespace repique {

class SectionLabel;

/// The head of a panel: its name in small capitals and a button that closes it. Dragging it moves the panel.
class DockTitle final : public QWidget
{
    Q_OBJECT

public:
    explicit DockTitle(QDockWidget& dock);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retitle();

    QDockWidget& m_dock;
    SectionLabel* m_name; // owned by this widget
    QToolButton* m_close; // owned by this widget
};

} // namespace repique
