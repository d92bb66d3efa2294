// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/centre.h"

#include "app/widgets/banner.h"

#include <QtWidgets/QSplitter>
#include <QtWidgets/QVBoxLayout>

namespace repique {

Centre::Centre(QWidget* sequence, QWidget* load, QWidget* parent)
    : QWidget(parent)
    , m_banner(new Banner(this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
    , m_sequence(sequence)
    , m_load(load)
{
    m_splitter->setObjectName(QStringLiteral("centreSplitter"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_sequence);
    m_splitter->addWidget(m_load);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addWidget(m_splitter, 1);
    share();
}

void Centre::setMode(Mode mode)
{
    m_mode = mode;
    share();
}

void Centre::fitHeight(int height)
{
    const bool hasRoom = height >= bothFrom;
    if (hasRoom != m_hasRoomForBoth) {
        m_hasRoomForBoth = hasRoom;
        share();
    }
}

void Centre::share()
{
    m_sequence->setVisible(m_hasRoomForBoth || m_mode == Mode::Step);
    m_load->setVisible(m_hasRoomForBoth || m_mode == Mode::Load);
    const int sequenceShare = m_mode == Mode::Step ? 3 : 2;
    m_splitter->setSizes({sequenceShare * height() / 5, (5 - sequenceShare) * height() / 5});
}

} // namespace repique
