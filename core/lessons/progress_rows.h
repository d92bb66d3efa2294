// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/progress_records.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
} // namespace SQLite

/// The rows behind `Progress`. Every function throws what SQLiteCpp throws.
namespace repique::lessons {

void insertStep(SQLite::Database& database, const StepPlace& place, Moment now);
void insertPrediction(
    SQLite::Database& database, const std::string& lesson, const PredictionRecord& record, Moment now);
void insertAnswer(
    SQLite::Database& database, const std::string& lesson, const AnswerRecord& record, Moment now);
void insertChallenge(
    SQLite::Database& database, const std::string& lesson, const ChallengeRecord& record, Moment now);
void insertCard(SQLite::Database& database, const std::string& lesson, const CardRecord& card);

/// A new card when it was never graded.
[[nodiscard]] CardState selectCard(
    SQLite::Database& database, const std::string& lesson, const std::string& card);
[[nodiscard]] LessonProgress selectLesson(SQLite::Database& database, const std::string& lesson);
[[nodiscard]] std::vector<std::string> selectLessonIds(SQLite::Database& database);
[[nodiscard]] std::optional<StepPlace> selectLatest(SQLite::Database& database);
[[nodiscard]] std::vector<DueCard> selectDue(SQLite::Database& database, Day today);
[[nodiscard]] std::optional<Day> selectNextDue(SQLite::Database& database, Day today);

void deleteAll(SQLite::Database& database);

/// "quiz", "ordering", "sorting", "bug", "incident".
[[nodiscard]] std::string_view wordOf(ExerciseKind kind) noexcept;
/// Nothing for other words.
[[nodiscard]] std::optional<ExerciseKind> exerciseKindFrom(std::string_view word) noexcept;

} // namespace repique::lessons
