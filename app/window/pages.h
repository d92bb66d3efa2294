// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/guess.h"
#include "app/i18n/language.h"
#include "app/runner/fidelity.h"
#include "app/runner/runner.h"
#include "app/sequence/player.h"
#include "app/sequence/step_layout.h"
#include "app/sequence/time_cursor.h"
#include "app/window/mode.h"
#include "app/window/page_id.h"
#include "core/lessons/lesson.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QLabel;
class QMenu;
class QStackedWidget;
class QWidget;

namespace repique {

class AnswerBook;
class AttemptLog;
class LessonPanel;
class ParameterPanel;
class RacePage;
class ScenarioDocument;
class SequencePage;
class TransportBar;

namespace charts {
class LoadPage;
} // namespace charts

namespace live {
class LivePage;
} // namespace live

namespace theme {
class Appearance;
} // namespace theme

/// The panels that the window hosts, and what the window tells them and hears from them. The one place that
/// knows their classes. GUI thread.
class Pages final : public QObject
{
    Q_OBJECT

public:
    /// What the pages show and write; outlives them.
    struct Parts
    {
        ScenarioDocument& document;
        theme::Appearance& appearance;
        AnswerBook& answers;
    };

    Pages(const Parts& parts, QWidget& window);

    [[nodiscard]] QWidget* sequence() const noexcept;
    [[nodiscard]] QWidget* load() const noexcept;
    [[nodiscard]] QWidget* race() const noexcept;
    [[nodiscard]] QWidget* transport() const noexcept;
    [[nodiscard]] QWidget* parameters() const noexcept;
    [[nodiscard]] QWidget* attempts() const noexcept;

    [[nodiscard]] LessonPanel& lesson() const noexcept { return *m_lesson; }

    [[nodiscard]] live::LivePage& live() const noexcept { return *m_live; }

    /// How the sequence is laid out now, for exports. Its trace is `trace()`.
    [[nodiscard]] LayoutRequest sequenceRequest() const;
    void setTrace(const std::shared_ptr<const trace::Trace>& trace);
    /// Null: there is no load to show. `fidelity`: how far the previews of the document were off.
    void setLoad(
        const std::shared_ptr<const LoadSnapshot>& snapshot, const std::optional<Fidelity>& fidelity);
    /// Words of charts; unknown ones are passed over.
    void setShownCharts(const QStringList& words);
    [[nodiscard]] QStringList shownCharts() const;
    /// Which charts are shown, for menus.
    [[nodiscard]] QMenu& chartsMenu() const noexcept;
    /// 0 … 1 while a run is computed; nothing when none is.
    void setComputing(std::optional<double> share);
    void setLanguage(i18n::Language language);
    void setMode(Mode mode);
    /// What the window shows now. Pauses what plays.
    void setPage(PageId page);
    void setLessons(std::vector<lessons::Lesson> lessons);
    /// The charts' numbers as a table, for menus.
    [[nodiscard]] QAction* tableAction() const noexcept;

    /// While a prediction is open nobody sees runs and sequences, the latest included.
    void setConcealed(bool isConcealed);

    [[nodiscard]] bool isConcealed() const noexcept { return m_isConcealed; }

    /// What was drawn before the run, to stay over its curve.
    void setGuess(std::optional<charts::Guess> guess);
    /// Leaves the words of the diagram blank.
    void setBlanked(bool isBlanked);
    /// Leaves free what this lesson leaves free; null: everything.
    void setLocks(const lessons::Lesson* lesson);
    /// Moves the time of the load mode.
    void goToTime(double seconds);

    /// Gives the keyboard to what the mode is about.
    void takeFocus();
    /// Runs a command of the player that the mode has, by the id of its action.
    void play(const QString& actionId);
    [[nodiscard]] int number() const; ///< of the current step; 0 before the first
    void goToNumber(int number);
    void goToRaceStep(int step);
    void playRaceCopy(int copy);
    /// Of the payment that the mode is about.
    [[nodiscard]] const std::shared_ptr<const trace::Trace>& trace() const noexcept;

Q_SIGNALS:
    void momentPicked(repique::SimTime from, repique::SimDuration width); ///< a place in the run
    void runRequested();
    void cancelRequested();
    void shownChartsChanged(); ///< by a person

private:
    [[nodiscard]] QWidget* makeNoLoad();
    void connectLoad();
    void retranslate();
    void showTimeline();
    void dress();
    void pick(double seconds);
    void showAttempts(); ///< the failed ones of the payment that the mode is about
    void placeTransport();
    [[nodiscard]] Playback& playback();
    [[nodiscard]] Player& player() noexcept; ///< of the payment that the mode is about

    ScenarioDocument& m_document;
    theme::Appearance& m_appearance;
    Player m_player;
    TimeCursor m_cursor;
    SequencePage* m_sequence; // owned by the window, as all below
    charts::LoadPage* m_load;
    QStackedWidget* m_loadPlace; ///< the charts, or why there are none
    QLabel* m_noLoad;
    RacePage* m_race;
    live::LivePage* m_live;
    QWidget* m_transportPlace; ///< a bar for steps and load, a bar for live payments
    TransportBar* m_transport;
    TransportBar* m_liveTransport;
    ParameterPanel* m_parameters;
    LessonPanel* m_lesson;
    AttemptLog* m_attempts;
    std::shared_ptr<const LoadSnapshot> m_snapshot;
    std::optional<Fidelity> m_fidelity;
    std::shared_ptr<const trace::Trace> m_trace; ///< the latest, seen or not
    bool m_isConcealed = false;
    Mode m_mode = Mode::Step;
    PageId m_page = PageId::Lab;
};

} // namespace repique
