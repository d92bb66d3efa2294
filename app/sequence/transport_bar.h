// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/sequence/timeline_scrubber.h"
#include "core/base/time.h"

#include <QtWidgets/QFrame>

#include <functional>
#include <optional>

class QGridLayout;
class QLabel;
class QToolButton;

namespace repique {

class Playback;
class Player;
class SegmentedSwitch;
class TimeCursor;

/// The buttons, the timeline and the speeds at the foot of the window: over the steps of an operation, or
/// over the time of a load run. GUI thread.
class TransportBar final : public QFrame
{
    Q_OBJECT

public:
    enum class Mode { Step, Load };

    /// `player` and `cursor` outlive the bar; not owned.
    TransportBar(Player& player, TimeCursor& cursor, QWidget* parent = nullptr);

    /// Something else to play for a while, which outlives its stay.
    struct Guest
    {
        Playback* playback; ///< not null, not owned
        std::function<QString()> place; ///< where it is, in words
        std::function<std::vector<TimelineMark>()> marks;
    };

    void setMode(Mode mode);
    /// Plays `guest` instead of what the mode is about; nothing: the mode again.
    void setGuest(std::optional<Guest> guest);

    [[nodiscard]] Mode mode() const noexcept { return m_mode; }

    /// The load run's time and what stands out in it. The cursor keeps its place where it still exists.
    void setTimeline(SimDuration duration, std::vector<TimelineMark> marks);

    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);
    void setTextScale(int percent);

    /// "step 5 of 7 · 1.684 s", "t = 35.0 s of 60 s".
    [[nodiscard]] QString placeText() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QToolButton* addButton(const char* name);
    [[nodiscard]] Playback& active() const;
    void connectPlayback(Playback& playback);
    /// One row, or two when one has no room: the timeline above the buttons.
    void arrange();
    [[nodiscard]] int buttonsWidth() const;
    [[nodiscard]] int wideWidth() const;
    void retranslate();
    void refreshIcons();
    void refreshMarks();
    void refreshPlace();
    void refreshPlayback();
    [[nodiscard]] std::vector<TimelineMark> stepMarks() const;

    Player& m_player;
    TimeCursor& m_cursor;
    theme::Tokens m_tokens;
    std::vector<TimelineMark> m_loadMarks;
    i18n::Language m_language = i18n::Language::English;
    Mode m_mode = Mode::Step;
    std::optional<Guest> m_guest;
    int m_textScale = 100;
    std::optional<bool> m_isTall; ///< two rows; none before the first arrangement
    QGridLayout* m_grid; // all owned by this widget
    QToolButton* m_first;
    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_forward;
    QToolButton* m_last;
    TimelineScrubber* m_scrubber;
    QLabel* m_place;
    SegmentedSwitch* m_speed;
};

} // namespace repique
