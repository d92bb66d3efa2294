// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"

#include <QtCore/QString>

#include <functional>
#include <optional>
#include <vector>

class QWidget;

namespace repique {

class AnswerBook;

/// The questions that the commands about a student's work ask; a test answers in place of a person.
struct StudyQuestions
{
    std::function<QString()> lessonFolder; ///< empty: never mind
    std::function<std::optional<QString>()> studentName; ///< may be empty; nothing: never mind
    std::function<QString()> submissionToWrite; ///< empty: never mind
    std::function<QString()> progressToWrite; ///< empty: never mind
    std::function<bool(int lessons)> mayErase; ///< what is known of so many lessons
};

/// Dialogs over `window`.
[[nodiscard]] StudyQuestions studyDialogsOver(QWidget& window);

/// Writes what was done in `lessons` as a submission, all of it or nothing. Empty on success, else why not
/// (system text).
[[nodiscard]] QString writeSubmission(const AnswerBook& answers, const std::vector<lessons::Lesson>& lessons,
    const QString& student, const QString& path);

/// Writes everything that is known of the student as JSON. Empty on success, else why not.
[[nodiscard]] QString writeProgress(const AnswerBook& answers, const QString& path);

} // namespace repique
