// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/scroll.h"

#include <QtWidgets/QScrollArea>

namespace repique {

QScrollArea* makeScroll(QWidget* content, QWidget* parent)
{
    auto* const scroll = new QScrollArea(parent);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    return scroll;
}

} // namespace repique
