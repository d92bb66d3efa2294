// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;

namespace repique {

class Playback;
class Player;

/// Moves `playback` when the key is one of those that all playbacks have: left and right (with Shift ten
/// steps), Home, End, Space, [ and ]. False for every other key.
[[nodiscard]] bool movePlayback(Playback& playback, const QKeyEvent& event);

/// Moves `player` when the key is one of the player's: arrows (with Shift ten steps), Home, End, J, K, Space,
/// [ and ]. Up and down reach notes too. False for every other key.
[[nodiscard]] bool movePlayer(Player& player, const QKeyEvent& event);

} // namespace repique
