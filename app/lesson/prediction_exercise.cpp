// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/prediction_exercise.h"

#include "app/i18n/numbers.h"
#include "app/lesson/answer_book.h"
#include "app/lesson/number_entry.h"
#include "app/lesson/option_list.h"
#include "app/lesson/option_row.h"
#include "app/lesson/prediction_words.h"
#include "app/lesson/sentence.h"
#include "app/lesson/sketch_pad.h"
#include "app/widgets/paragraph.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>

namespace repique {

using Kind = lessons::Prediction::Kind;

PredictionExercise::PredictionExercise(const lessons::Prediction& prediction, const Wording& wording,
    AnswerBook& book, SketchPad* pad, QWidget* parent)
    : QWidget(parent)
    , m_prediction(prediction)
    , m_wording(wording)
    , m_book(book)
    , m_pad(pad)
    , m_question(new Paragraph(this))
    , m_say(new QPushButton(this))
    , m_skip(new QPushButton(this))
    , m_verdict(new Paragraph(this))
    , m_sentence(new Paragraph(this))
    , m_moment(new QPushButton(this))
{
    setObjectName(QStringLiteral("prediction-") + QString::fromStdString(prediction.id));
    build();
    if (isGiven()) {
        showGiven();
    } else {
        showOpen();
    }
}

void PredictionExercise::build()
{
    m_question->setText(m_wording.text(m_prediction.question));
    m_question->setProperty("role", QStringLiteral("title"));
    for (Paragraph* const words : {m_question, m_verdict, m_sentence}) {
        words->setWordWrap(true);
    }
    m_verdict->setObjectName(QStringLiteral("predictionVerdict"));
    m_verdict->setProperty("role", QStringLiteral("title"));
    m_sentence->setObjectName(QStringLiteral("predictionSentence"));
    m_say->setObjectName(QStringLiteral("predictionSay"));
    m_say->setText(tr("That is my prediction"));
    m_say->setAccessibleDescription(m_question->text());
    m_skip->setObjectName(QStringLiteral("predictionSkip"));
    m_skip->setText(tr("Skip"));
    m_skip->setToolTip(tr("Shows the run without a prediction; that you skipped it is recorded"));
    m_skip->setAccessibleDescription(m_question->text());
    m_moment->setObjectName(QStringLiteral("predictionMoment"));
    for (QPushButton* const button : {m_say, m_skip, m_moment}) {
        button->setAutoDefault(true);
    }
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(m_say, 1);
    buttons->addWidget(m_skip);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_question);
    addControls(*column);
    column->addLayout(buttons);
    column->addWidget(m_verdict);
    column->addWidget(m_sentence);
    column->addWidget(m_moment);
    connect(m_say, &QPushButton::clicked, this, [this] { keep(false); });
    connect(m_skip, &QPushButton::clicked, this, [this] { keep(true); });
    connect(m_moment, &QPushButton::clicked, this,
        [this] { Q_EMIT momentWanted(toSeconds(*m_prediction.moment)); });
}

void PredictionExercise::addControls(QVBoxLayout& column)
{
    switch (m_prediction.kind) {
    case Kind::Choice:
    case Kind::Shape:
        m_options = new OptionList(m_prediction.options, m_wording, this);
        m_options->setAccessibleName(m_question->text());
        column.addWidget(m_options);
        connect(m_options, &OptionList::picked, this, [this] { m_say->setEnabled(true); });
        setFocusProxy(&m_options->row(0));
        break;
    case Kind::Number:
        m_number = new NumberEntry(
            {m_prediction.low, m_prediction.high, digitsOf(m_prediction, m_wording.lesson())}, m_wording,
            this);
        m_number->setQuestion(m_question->text());
        column.addWidget(m_number);
        setFocusProxy(m_number);
        break;
    case Kind::Sketch:
        setFocusProxy(m_pad);
        if (m_pad != nullptr) {
            m_pad->setQuestion(m_question->text());
            connect(
                m_pad, &SketchPad::sketched, this, [this] { m_say->setEnabled(!m_pad->sketch().empty()); });
        }
        break;
    }
}

bool PredictionExercise::isGiven() const
{
    return predictionOf(m_book.lesson(m_wording.lesson().id), m_prediction.id) != nullptr;
}

void PredictionExercise::showOpen()
{
    m_say->setEnabled(m_prediction.kind == Kind::Number);
    for (QWidget* const later : {static_cast<QWidget*>(m_verdict), static_cast<QWidget*>(m_sentence),
             static_cast<QWidget*>(m_moment)}) {
        later->hide();
    }
}

/// What was said stays on the screen; the truth is still to come.
void PredictionExercise::showGiven()
{
    const lessons::PredictionRecord& record
        = *predictionOf(m_book.lesson(m_wording.lesson().id), m_prediction.id);
    m_say->hide();
    m_skip->hide();
    m_moment->hide();
    m_sentence->hide();
    if (m_options != nullptr) {
        m_options->setChosen(optionOf(m_prediction, record.answer));
        m_options->setEnabled(false);
    }
    if (m_number != nullptr) {
        m_number->hide();
    }
    if (m_pad != nullptr) {
        m_pad->setSketch(sketchFrom(record.answer));
        m_pad->close();
    }
    setSentence(*m_verdict, record.isSkipped ? tr("Skipped.") : answerWords(record.answer));
}

/// Choices are told at once; of the others the truth is being run.
void PredictionExercise::reveal()
{
    if (m_options != nullptr) {
        m_options->setEnabled(true);
        m_options->reveal();
    }
    showMoment();
    if (m_prediction.kind == Kind::Number) {
        m_sentence->setText(tr("Running it, on the seeds of the lesson…"));
        m_sentence->show();
    }
}

void PredictionExercise::setFigure(std::optional<double> figure)
{
    const lessons::PredictionRecord record
        = *predictionOf(m_book.lesson(m_wording.lesson().id), m_prediction.id);
    m_sentence->setVisible(!figure);
    if (!figure) {
        m_sentence->setText(tr("This run has no such figure."));
        return;
    }
    const QString measured = m_wording.number(*figure, digitsOf(m_prediction, m_wording.lesson()));
    if (record.isSkipped) {
        //: %1 is a number
        setSentence(*m_verdict, tr("Skipped · measured %1").arg(measured));
        return;
    }
    const lessons::PredictionScore score = scoreOfNumber(m_prediction, record, *figure, m_wording);
    keepScore(score);
    setSentence(*m_verdict, numberVerdict(m_prediction, record, {*figure, score}, m_wording));
    showGap(score.gap);
}

std::vector<double> PredictionExercise::sketch() const
{
    const lessons::PredictionRecord* const record
        = predictionOf(m_book.lesson(m_wording.lesson().id), m_prediction.id);
    const bool isDrawn = record != nullptr && m_prediction.kind == Kind::Sketch;
    return isDrawn ? sketchFrom(record->answer) : std::vector<double>{};
}

void PredictionExercise::setCurve(const std::vector<double>& curve)
{
    if (m_pad != nullptr) {
        m_pad->setMeasured(curve);
    }
    if (sketch().empty() || curve.empty()) {
        return;
    }
    const lessons::PredictionScore score = lessons::scoreOfSketch(sketch(), curve, m_prediction.low);
    keepScore(score);
    setSentence(*m_verdict, sketchVerdict(score, m_wording));
    showGap(score.gap);
}

void PredictionExercise::keepScore(const lessons::PredictionScore& score)
{
    lessons::PredictionRecord record = *predictionOf(m_book.lesson(m_wording.lesson().id), m_prediction.id);
    if (record.score != std::optional(score.share)) {
        record.score = score.share;
        m_book.setPrediction(m_wording.lesson().id, record);
    }
}

void PredictionExercise::showMoment()
{
    m_moment->setVisible(m_prediction.moment.has_value());
    if (m_prediction.moment) {
        //: %1 is a moment of the run: "10 s"
        m_moment->setText(
            tr("See what happens at %1")
                .arg(QString::fromStdString(i18n::duration(*m_prediction.moment, m_wording.language()))));
    }
}

void PredictionExercise::showGap(lessons::Gap gap)
{
    m_sentence->setText(gapSentence(m_prediction, gap, m_wording));
    m_sentence->show();
}

std::string PredictionExercise::answer() const
{
    if (m_options != nullptr) {
        return m_prediction.options[static_cast<std::size_t>(m_options->chosen())].id;
    }
    if (m_number != nullptr) {
        return QString::number(m_number->value(), 'g', 12).toStdString();
    }
    return m_pad != nullptr ? sketchText(m_pad->sketch()) : std::string{};
}

QString PredictionExercise::answerWords(const std::string& answer) const
{
    if (m_prediction.kind != Kind::Number) {
        return {};
    }
    //: %1 is a number
    return tr("You said %1.")
        .arg(m_wording.number(
            QString::fromStdString(answer).toDouble(), digitsOf(m_prediction, m_wording.lesson())));
}

void PredictionExercise::keep(bool isSkipped)
{
    lessons::PredictionRecord record{
        .id = m_prediction.id, .answer = isSkipped ? "" : answer(), .isSkipped = isSkipped, .score = {}};
    if (m_options != nullptr && !isSkipped) {
        record.score = scoreOfChoice(m_prediction, record);
    }
    m_book.setPrediction(m_wording.lesson().id, record);
    if (isGiven()) {
        showGiven();
        Q_EMIT given();
    }
}

} // namespace repique
