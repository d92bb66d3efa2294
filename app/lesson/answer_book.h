// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/progress.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QString>

#include <map>
#include <string>

namespace repique {

/// What the student has said in every lesson: kept on disk the moment it is said, and at hand for the panels.
/// One for the program. GUI thread.
class AnswerBook final : public QObject
{
    Q_OBJECT

public:
    explicit AnswerBook(lessons::Progress progress, QObject* parent = nullptr);

    [[nodiscard]] const lessons::Progress& progress() const noexcept { return m_progress; }

    /// Empty records when nothing is known.
    [[nodiscard]] const lessons::LessonProgress& lesson(const std::string& id);

    void enterStep(const std::string& lesson, const std::string& step);
    void setPrediction(const std::string& lesson, const lessons::PredictionRecord& record);
    void setAnswer(const std::string& lesson, const lessons::AnswerRecord& record);
    void setChallenge(const std::string& lesson, const lessons::ChallengeRecord& record);
    void gradeCard(const std::string& lesson, const std::string& card, lessons::Grade grade);
    void eraseEverything();

    /// What was begun and not yet answered, by exercise; lives as long as the program.
    [[nodiscard]] QString draft(const std::string& lesson, const std::string& exercise) const;
    void setDraft(const std::string& lesson, const std::string& exercise, const QString& text);

Q_SIGNALS:
    void changed(const QString& lesson); ///< empty: all of them
    void failed(const repique::Error& error); ///< the disk refused; nothing was kept

private:
    /// Reads the lesson anew after `written`.
    void take(const std::string& lesson, const Result<void>& written);

    lessons::Progress m_progress;
    std::map<std::string, lessons::LessonProgress> m_lessons;
    QHash<QString, QString> m_drafts;
};

/// The record of this id; null when there is none.
[[nodiscard]] const lessons::PredictionRecord* predictionOf(
    const lessons::LessonProgress& progress, const std::string& id);
[[nodiscard]] const lessons::AnswerRecord* answerOf(
    const lessons::LessonProgress& progress, const std::string& id);
[[nodiscard]] const lessons::CardRecord* cardOf(
    const lessons::LessonProgress& progress, const std::string& id);

} // namespace repique
