// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/wording.h"
#include "core/lessons/prediction_score.h"

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QPushButton;
class QVBoxLayout;

namespace repique {

class AnswerBook;
class NumberEntry;
class OptionList;
class Paragraph;
class SketchPad;

/// One prediction: asked before the run, then held against what was measured. Lesson and book outlive it.
class PredictionExercise final : public QWidget
{
    Q_OBJECT

public:
    /// `pad` takes the sketch, where a sketch is asked for; else null.
    PredictionExercise(const lessons::Prediction& prediction, const Wording& wording, AnswerBook& book,
        SketchPad* pad, QWidget* parent = nullptr);

    [[nodiscard]] bool isGiven() const; ///< answered or skipped
    /// Shows the truth beside the answer.
    void reveal();
    /// What was drawn; empty when it was not, or is still to be said.
    [[nodiscard]] std::vector<double> sketch() const;
    /// The truth of a number, as measured; nothing when it has none.
    void setFigure(std::optional<double> figure);
    /// The truth of a sketch.
    void setCurve(const std::vector<double>& curve);

    [[nodiscard]] const lessons::Prediction& prediction() const noexcept { return m_prediction; }

Q_SIGNALS:
    void given();
    void momentWanted(double seconds); ///< show the run there

private:
    void build();
    void addControls(QVBoxLayout& column);
    void showOpen();
    void showGiven();
    void showMoment();
    void keepScore(const lessons::PredictionScore& score);
    void showGap(lessons::Gap gap);
    [[nodiscard]] std::string answer() const;
    [[nodiscard]] QString answerWords(const std::string& answer) const;
    void keep(bool isSkipped);

    const lessons::Prediction& m_prediction;
    Wording m_wording;
    AnswerBook& m_book;
    QPointer<SketchPad> m_pad;
    Paragraph* m_question; // owned by this widget, as all below
    OptionList* m_options = nullptr;
    NumberEntry* m_number = nullptr;
    QPushButton* m_say;
    QPushButton* m_skip;
    Paragraph* m_verdict;
    Paragraph* m_sentence;
    QPushButton* m_moment;
};

} // namespace repique
