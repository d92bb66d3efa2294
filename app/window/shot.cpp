// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shot.h"

#include "app/window/main_window.h"

#include <QtCore/QTimer>

#include <utility>

namespace repique {
namespace {

/// Turns of the event loop without anything to compute or pay, for layouts to come to rest.
constexpr int turnsToRest = 8;
constexpr int turnMilliseconds = 20;

} // namespace

Shot::Shot(MainWindow& window, std::function<void()> take)
    : QObject(&window)
    , m_window(window)
    , m_take(std::move(take))
{
    auto* turns = new QTimer(this);
    connect(turns, &QTimer::timeout, this, &Shot::look);
    turns->start(turnMilliseconds);
}

void Shot::look()
{
    m_quietTurns = m_window.isQuiet() ? m_quietTurns + 1 : 0;
    if (m_quietTurns == turnsToRest) {
        m_take();
    }
}

} // namespace repique
