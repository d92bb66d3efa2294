// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/player_keys.h"

#include "app/sequence/player.h"

#include <QtGui/QKeyEvent>

namespace repique {

bool movePlayer(Player& player, const QKeyEvent& event)
{
    const int steps = event.modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
    switch (event.key()) {
    case Qt::Key_Right:
        player.skip(steps);
        return true;
    case Qt::Key_Left:
        player.skip(-steps);
        return true;
    case Qt::Key_Down:
        player.goTo(player.position() + 1);
        return true;
    case Qt::Key_Up:
        player.goTo(player.position() - 1);
        return true;
    case Qt::Key_Home:
        player.first();
        return true;
    case Qt::Key_End:
        player.last();
        return true;
    case Qt::Key_J:
        player.previousEvent();
        return true;
    case Qt::Key_K:
        player.nextEvent();
        return true;
    case Qt::Key_Space:
        player.togglePlaying();
        return true;
    case Qt::Key_BracketLeft:
        player.slower();
        return true;
    case Qt::Key_BracketRight:
        player.faster();
        return true;
    default:
        return false;
    }
}

} // namespace repique
