// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shot.h"

#include "app/window/main_window.h"

#include <QtCore/QTimer>
#include <QtWidgets/QAbstractButton>

#include <algorithm>
#include <utility>

namespace repique {
namespace {

/// Turns of the event loop without anything to compute or pay, for layouts to come to rest.
constexpr int turnsToRest = 8;
constexpr int turnMilliseconds = 20;

} // namespace

Shot::Shot(MainWindow& window, const QStringList& presses, std::function<void(const QString& missing)> take)
    : QObject(&window)
    , m_window(window)
    , m_presses(presses)
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
        goOn();
    }
}

void Shot::goOn()
{
    if (m_presses.isEmpty()) {
        m_take({});
        return;
    }
    const QString name = m_presses.takeFirst();
    const QList<QAbstractButton*> called = m_window.findChildren<QAbstractButton*>(name);
    const auto shown = std::ranges::find_if(
        called, [](const QAbstractButton* button) { return button->isVisible() && button->isEnabled(); });
    if (shown == called.end()) {
        m_take(name);
        return;
    }
    (*shown)->click();
    m_quietTurns = 0;
}

} // namespace repique
