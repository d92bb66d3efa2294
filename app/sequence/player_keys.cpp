// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/player_keys.h"

#include "app/sequence/player.h"

#include <QtGui/QKeyEvent>

namespace repique {

bool movePlayback(Playback& playback, const QKeyEvent& event)
{
    const int steps = event.modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
    switch (event.key()) {
    case Qt::Key_Right:
        playback.skip(steps);
        return true;
    case Qt::Key_Left:
        playback.skip(-steps);
        return true;
    case Qt::Key_Home:
        playback.first();
        return true;
    case Qt::Key_End:
        playback.last();
        return true;
    case Qt::Key_Space:
        playback.togglePlaying();
        return true;
    case Qt::Key_BracketLeft:
        playback.slower();
        return true;
    case Qt::Key_BracketRight:
        playback.faster();
        return true;
    default:
        return false;
    }
}

bool movePlayer(Player& player, const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Down:
        player.goTo(player.position() + 1);
        return true;
    case Qt::Key_Up:
        player.goTo(player.position() - 1);
        return true;
    case Qt::Key_J:
        player.previousEvent();
        return true;
    case Qt::Key_K:
        player.nextEvent();
        return true;
    default:
        return movePlayback(player, event);
    }
}

} // namespace repique
