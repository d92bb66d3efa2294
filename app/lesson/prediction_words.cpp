// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/prediction_words.h"

#include "app/i18n/numbers.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <algorithm>

namespace repique {
namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("PredictionWords", text);
}

QString share(double score, i18n::Language language)
{
    return QString::fromStdString(i18n::percent(std::floor(score * 100.0 + 1e-9) / 100.0, language));
}

} // namespace

int digitsOf(const lessons::Prediction& prediction, const lessons::Lesson& lesson)
{
    const lessons::Expectation* const expectation = lessons::findExpectation(lesson, prediction.expectation);
    return expectation == nullptr ? 0 : expectation->decimals;
}

std::string sketchText(const std::vector<double>& sketch)
{
    QStringList parts;
    for (const double value : sketch) {
        parts.append(QString::number(value, 'g', 6));
    }
    return parts.join(QLatin1Char(' ')).toStdString();
}

std::vector<double> sketchFrom(const std::string& text)
{
    std::vector<double> sketch;
    const QStringList parts = QString::fromStdString(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& part : parts) {
        bool isNumber = false;
        sketch.push_back(part.toDouble(&isNumber));
        if (!isNumber) {
            return {};
        }
    }
    return sketch.size() < 2 ? std::vector<double>{} : sketch;
}

int optionOf(const lessons::Prediction& prediction, const std::string& id)
{
    const auto found = std::ranges::find(prediction.options, id, &lessons::Option::id);
    return found == prediction.options.end() ? -1 : static_cast<int>(found - prediction.options.begin());
}

double scoreOfChoice(const lessons::Prediction& prediction, const lessons::PredictionRecord& record)
{
    const int option = optionOf(prediction, record.answer);
    return option >= 0 && prediction.options[static_cast<std::size_t>(option)].isRight ? 1.0 : 0.0;
}

lessons::PredictionScore scoreOfNumber(const lessons::Prediction& prediction,
    const lessons::PredictionRecord& record, double measured, const Wording& wording)
{
    const double tolerance = lessons::findExpectation(wording.lesson(), prediction.expectation)->tolerance;
    const double said = QString::fromStdString(record.answer).toDouble();
    return lessons::scoreOfNumber(said, measured, prediction.low, tolerance);
}

QString sketchVerdict(const lessons::PredictionScore& score, const Wording& wording)
{
    //: %1 is a percentage
    return translated(QT_TRANSLATE_NOOP("PredictionWords", "Your sketch meets %1 of what was measured."))
        .arg(share(score.share, wording.language()));
}

QString numberVerdict(const lessons::Prediction& prediction, const lessons::PredictionRecord& record,
    const Outcome& outcome, const Wording& wording)
{
    const int digits = digitsOf(prediction, wording.lesson());
    const double said = QString::fromStdString(record.answer).toDouble();
    //: %1 and %2 are numbers, %3 a percentage
    return translated(QT_TRANSLATE_NOOP("PredictionWords", "you %1 · measured %2 · score %3"))
        .arg(wording.number(said, digits), wording.number(outcome.measured, digits),
            share(outcome.score.share, wording.language()));
}

QString gapSentence(const lessons::Prediction& prediction, lessons::Gap gap, const Wording& wording)
{
    switch (gap) {
    case lessons::Gap::Above:
        return wording.text(prediction.above);
    case lessons::Gap::Below:
        return wording.text(prediction.below);
    case lessons::Gap::Close:
        return wording.text(prediction.close);
    }
    return {};
}

} // namespace repique
