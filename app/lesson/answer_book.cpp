// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/answer_book.h"

#include <QtCore/QDate>

#include <algorithm>
#include <chrono>
#include <utility>

namespace repique {
namespace {

template<typename Record>
const Record* recordOf(const std::vector<Record>& records, const std::string& id)
{
    const auto found = std::ranges::find(records, id, &Record::id);
    return found == records.end() ? nullptr : &*found;
}

lessons::Moment now()
{
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

/// The date of the calendar on the wall.
lessons::Day today()
{
    return lessons::Day{std::chrono::days{QDate(1970, 1, 1).daysTo(QDate::currentDate())}};
}

QString draftKey(const std::string& lesson, const std::string& exercise)
{
    return QString::fromStdString(lesson + '/' + exercise);
}

} // namespace

AnswerBook::AnswerBook(lessons::Progress progress, QObject* parent)
    : QObject(parent)
    , m_progress(std::move(progress))
{
}

const lessons::LessonProgress& AnswerBook::lesson(const std::string& id)
{
    const auto known = m_lessons.find(id);
    if (known != m_lessons.end()) {
        return known->second;
    }
    Result<lessons::LessonProgress> read = m_progress.lesson(id);
    if (!read) {
        Q_EMIT failed(read.error());
    }
    lessons::LessonProgress& kept = m_lessons[id];
    if (read) {
        kept = *std::move(read);
    }
    kept.lesson = id;
    return kept;
}

void AnswerBook::enterStep(const std::string& lesson, const std::string& step)
{
    take(lesson, m_progress.enterStep({lesson, step}, now()));
}

void AnswerBook::setPrediction(const std::string& lesson, const lessons::PredictionRecord& record)
{
    take(lesson, m_progress.recordPrediction(lesson, record, now()));
}

void AnswerBook::setAnswer(const std::string& lesson, const lessons::AnswerRecord& record)
{
    take(lesson, m_progress.recordAnswer(lesson, record, now()));
}

void AnswerBook::setChallenge(const std::string& lesson, const lessons::ChallengeRecord& record)
{
    take(lesson, m_progress.recordChallenge(lesson, record, now()));
}

void AnswerBook::gradeCard(const std::string& lesson, const std::string& card, lessons::Grade grade)
{
    take(lesson, m_progress.gradeCard(lesson, card, grade, today()).map([](const auto&) {}));
}

void AnswerBook::eraseEverything()
{
    m_drafts.clear();
    m_lessons.clear();
    const Result<void> erased = m_progress.eraseEverything();
    if (!erased) {
        Q_EMIT failed(erased.error());
    }
    Q_EMIT changed({});
}

QString AnswerBook::draft(const std::string& lesson, const std::string& exercise) const
{
    return m_drafts.value(draftKey(lesson, exercise));
}

void AnswerBook::setDraft(const std::string& lesson, const std::string& exercise, const QString& text)
{
    m_drafts.insert(draftKey(lesson, exercise), text);
}

void AnswerBook::take(const std::string& lesson, const Result<void>& written)
{
    Result<lessons::LessonProgress> read = m_progress.lesson(lesson);
    if (!written || !read) {
        Q_EMIT failed(written ? read.error() : written.error());
        return;
    }
    m_lessons[lesson] = *std::move(read);
    Q_EMIT changed(QString::fromStdString(lesson));
}

const lessons::PredictionRecord* predictionOf(const lessons::LessonProgress& progress, const std::string& id)
{
    return recordOf(progress.predictions, id);
}

const lessons::AnswerRecord* answerOf(const lessons::LessonProgress& progress, const std::string& id)
{
    return recordOf(progress.answers, id);
}

const lessons::CardRecord* cardOf(const lessons::LessonProgress& progress, const std::string& id)
{
    return recordOf(progress.cards, id);
}

} // namespace repique
