// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/centre.h"

#include "app/widgets/banner.h"
#include "core/base/assert.h"

#include <QtWidgets/QSplitter>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace repique {

Centre::Centre(const Parts& parts, QWidget* parent)
    : QWidget(parent)
    , m_banner(new Banner(this))
    , m_stack(new QStackedWidget(this))
    , m_lab(new QStackedWidget)
    , m_splitter(new QSplitter(Qt::Vertical))
    , m_sequence(parts.sequence)
    , m_load(parts.load)
    , m_live(parts.live)
{
    m_splitter->setObjectName(QStringLiteral("centreSplitter"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_sequence);
    m_splitter->addWidget(m_load);
    m_splitter->addWidget(m_live);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addWidget(m_stack, 1);
    m_lab->addWidget(m_splitter);
    addPage(PageId::Lab, m_lab);
    share();
}

void Centre::addPage(PageId id, QWidget* page)
{
    REPIQUE_ASSERT(!m_pages.contains(id));
    m_stack->addWidget(page);
    m_pages[id] = page;
}

void Centre::showPage(PageId id)
{
    if (id == m_page) {
        return;
    }
    std::erase(m_trail, id);
    if (id == PageId::Lab) {
        m_trail.clear();
    } else {
        m_trail.push_back(m_page);
    }
    turnTo(id);
}

void Centre::goBack()
{
    if (!m_trail.empty()) {
        const PageId before = m_trail.back();
        m_trail.pop_back();
        turnTo(before);
    }
}

QWidget* Centre::pageWidget() const
{
    return m_pages.at(m_page);
}

void Centre::turnTo(PageId id)
{
    REPIQUE_ASSERT(m_pages.contains(id));
    m_page = id;
    m_stack->setCurrentWidget(m_pages.at(id));
    Q_EMIT pageChanged(id);
}

void Centre::setMode(Mode mode)
{
    m_mode = mode;
    share();
}

void Centre::setStage(QWidget* stage)
{
    m_lab->addWidget(stage);
}

void Centre::showStage(bool isShown)
{
    m_lab->setCurrentIndex(isShown ? 1 : 0);
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
    const bool isLive = m_mode == Mode::Live;
    m_sequence->setVisible(!isLive && (m_hasRoomForBoth || m_mode == Mode::Step));
    m_load->setVisible(!isLive && (m_hasRoomForBoth || m_mode == Mode::Load));
    m_live->setVisible(isLive);
    const int sequenceShare = m_mode == Mode::Step ? 3 : 2;
    m_splitter->setSizes(
        {sequenceShare * height() / 5, (5 - sequenceShare) * height() / 5, isLive ? height() : 0});
}

} // namespace repique
