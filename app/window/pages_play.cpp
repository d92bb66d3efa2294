// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/live_page.h"
#include "app/race/race_page.h"
#include "app/window/pages.h"

#include <array>

// What the keys and buttons of the player do, wherever the window is.
namespace repique {
namespace {

constexpr int manySteps = 10;

struct PlayCommand
{
    const char* actionId;
    void (*run)(Playback& playback);
};

constexpr std::array playCommands{
    PlayCommand{"playToggle", [](Playback& playback) { playback.togglePlaying(); }},
    PlayCommand{"playNext", [](Playback& playback) { playback.stepForward(); }},
    PlayCommand{"playPrevious", [](Playback& playback) { playback.stepBack(); }},
    PlayCommand{"playTenForward", [](Playback& playback) { playback.skip(manySteps); }},
    PlayCommand{"playTenBack", [](Playback& playback) { playback.skip(-manySteps); }},
    PlayCommand{"playFirst", [](Playback& playback) { playback.first(); }},
    PlayCommand{"playLast", [](Playback& playback) { playback.last(); }},
    PlayCommand{"playSlower", [](Playback& playback) { playback.slower(); }},
    PlayCommand{"playFaster", [](Playback& playback) { playback.faster(); }}};

} // namespace

void Pages::play(const QString& actionId)
{
    if (actionId == QLatin1String("playNextEvent")) {
        player().nextEvent();
    } else if (actionId == QLatin1String("playPreviousEvent")) {
        player().previousEvent();
    }
    for (const PlayCommand& command : playCommands) {
        if (actionId == QLatin1String(command.actionId)) {
            command.run(playback());
        }
    }
}

int Pages::number() const
{
    return m_player.currentNumber();
}

void Pages::goToNumber(int number)
{
    m_player.goToNumber(number);
}

void Pages::goToRaceStep(int step)
{
    m_race->state().goTo(step);
}

void Pages::playRaceCopy(int copy)
{
    m_race->playNext(copy);
}

Playback& Pages::playback()
{
    if (m_page == PageId::Race) {
        return m_race->state();
    }
    if (m_mode == Mode::Load) {
        return m_cursor;
    }
    return player();
}

Player& Pages::player() noexcept
{
    return m_mode == Mode::Live ? m_live->player() : m_player;
}

} // namespace repique
