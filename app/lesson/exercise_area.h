// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/guess.h"
#include "app/lesson/lesson_worker.h"
#include "app/lesson/wording.h"
#include "app/theme/tokens.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

#include <optional>

class QPushButton;
class QVBoxLayout;

namespace repique {

class AnswerBook;
class ChallengeExercise;
class IncidentExercise;
class LessonStage;
class PredictionCover;
class PredictionExercise;
class SketchPad;

/// The exercises of one step of a lesson, under one another; those that need room stand on the stage. Book,
/// stage and the lesson that is shown outlive it.
class ExerciseArea final : public QWidget
{
    Q_OBJECT

public:
    ExerciseArea(AnswerBook& book, LessonStage& stage, QWidget* parent = nullptr);

    /// What the parts of the area come after when Tab is pressed.
    void setTabAnchor(QWidget* before) { m_before = before; }

    /// Nothing stays of the step before.
    void show(const Wording& wording, const lessons::Step& step);
    void clear();
    void setTokens(const theme::Tokens& tokens);
    /// The values in the window, which a challenge judges.
    void setScenario(const scenario::Scenario& scenario);

    [[nodiscard]] bool isEmpty() const noexcept;

    /// What came of predictions is still being run.
    [[nodiscard]] bool isMeasuring() const noexcept;

    /// A prediction is open: nobody may see the run yet.
    [[nodiscard]] bool isConcealing() const noexcept { return m_isConcealing; }

    /// There is an order to remember: nobody may read it off the diagram.
    [[nodiscard]] bool isBlanking() const noexcept { return m_isBlanking; }

    /// The stage stands in place of diagram and charts.
    [[nodiscard]] bool isStageShown() const noexcept { return m_isStageShown; }

    /// What was drawn, once everything was said; nothing without a drawing.
    [[nodiscard]] std::optional<charts::Guess> guess() const;

    /// Gives the keyboard to the first exercise.
    void takeFocus();

Q_SIGNALS:
    void stageChanged();
    void momentWanted(const std::string& scene, double seconds); ///< show the run of this scene there

private:
    void fill(const lessons::Step& step);
    void add(QWidget* exercise);
    void addPredictions();
    void addRecap();
    void addRecall();
    [[nodiscard]] SketchPad* makePad(const lessons::Prediction& sketch) const;
    void addToPredictions(const lessons::Prediction& prediction, SketchPad* pad);
    void addStaged(const lessons::Step& step);
    void goOn();
    void reveal();
    void showStage(bool isShown);
    void retitleSwitch();
    void order();

    AnswerBook& m_book;
    LessonStage& m_stage;
    theme::Tokens m_tokens;
    std::optional<Wording> m_wording;
    scenario::Scenario m_scenario;
    bool m_isConcealing = false;
    bool m_isBlanking = false;
    bool m_isStageShown = false;
    QVBoxLayout* m_column; // owned by this widget, as all below
    LessonWorker* m_worker;
    QWidget* m_before = nullptr; // not owned
    QPushButton* m_switch;
    QList<QWidget*> m_exercises;
    QList<PredictionExercise*> m_predictions;
    PredictionCover* m_cover = nullptr; // owned by the stage
    SketchPad* m_pad = nullptr; // owned by the cover
    ChallengeExercise* m_challenge = nullptr;
    IncidentExercise* m_incidents = nullptr; // owned by the stage
};

} // namespace repique
