// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/progress_rows.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace repique::lessons {
namespace {

using nlohmann::json;

constexpr std::array<std::pair<ExerciseKind, std::string_view>, 5> kindWords{
    {{ExerciseKind::Quiz, "quiz"}, {ExerciseKind::Ordering, "ordering"}, {ExerciseKind::Sorting, "sorting"},
        {ExerciseKind::Bug, "bug"}, {ExerciseKind::Incident, "incident"}}};

std::int64_t millisecondsOf(Moment moment) noexcept
{
    return moment.time_since_epoch().count();
}

std::int64_t numberOf(Day day) noexcept
{
    return day.time_since_epoch().count();
}

Day dayFrom(std::int64_t number) noexcept
{
    return Day{std::chrono::days{static_cast<int>(number)}};
}

/// A list as it stands in a column; items of another type are passed over.
template<typename Item>
std::vector<Item> listFrom(const std::string& text)
{
    std::vector<Item> list;
    const json array = json::parse(text, nullptr, false);
    if (!array.is_array()) {
        return list;
    }
    for (const json& item : array) {
        if (const auto* const value = item.get_ptr<const Item*>()) {
            list.push_back(*value);
        }
    }
    return list;
}

std::vector<std::string> selectTexts(SQLite::Statement query)
{
    std::vector<std::string> texts;
    while (query.executeStep()) {
        texts.push_back(query.getColumn(0).getString());
    }
    return texts;
}

SQLite::Statement ofLesson(SQLite::Database& database, const char* sql, const std::string& lesson)
{
    SQLite::Statement query{database, sql};
    query.bind(1, lesson);
    return query;
}

std::vector<PredictionRecord> selectPredictions(SQLite::Database& database, const std::string& lesson)
{
    std::vector<PredictionRecord> records;
    SQLite::Statement query = ofLesson(
        database, "SELECT id, answer, skipped, score FROM predictions WHERE lesson = ? ORDER BY id", lesson);
    while (query.executeStep()) {
        records.push_back(
            {query.getColumn(0).getString(), query.getColumn(1).getString(), query.getColumn(2).getInt() != 0,
                query.isColumnNull(3) ? std::nullopt : std::optional{query.getColumn(3).getDouble()}});
    }
    return records;
}

std::vector<AnswerRecord> selectAnswers(SQLite::Database& database, const std::string& lesson)
{
    std::vector<AnswerRecord> records;
    SQLite::Statement query = ofLesson(database,
        "SELECT kind, id, answer, correct, tries FROM answers WHERE lesson = ? ORDER BY kind, id", lesson);
    while (query.executeStep()) {
        if (const auto kind = exerciseKindFrom(query.getColumn(0).getString())) {
            records.push_back({*kind, query.getColumn(1).getString(), query.getColumn(2).getString(),
                query.getColumn(3).getInt() != 0, query.getColumn(4).getInt()});
        }
    }
    return records;
}

std::vector<CardRecord> selectCards(SQLite::Database& database, const std::string& lesson)
{
    std::vector<CardRecord> records;
    SQLite::Statement query
        = ofLesson(database, "SELECT id, box, due_day FROM cards WHERE lesson = ? ORDER BY id", lesson);
    while (query.executeStep()) {
        records.push_back({query.getColumn(0).getString(),
            {query.getColumn(1).getInt(), dayFrom(query.getColumn(2).getInt64())}});
    }
    return records;
}

std::optional<ChallengeRecord> selectChallenge(SQLite::Database& database, const std::string& lesson)
{
    SQLite::Statement query
        = ofLesson(database, "SELECT changes, goals, passed, tries FROM challenges WHERE lesson = ?", lesson);
    if (!query.executeStep()) {
        return std::nullopt;
    }
    return ChallengeRecord{listFrom<std::string>(query.getColumn(0).getString()),
        listFrom<bool>(query.getColumn(1).getString()), query.getColumn(2).getInt() != 0,
        query.getColumn(3).getInt()};
}

std::string latestStep(SQLite::Database& database, const std::string& lesson)
{
    SQLite::Statement query
        = ofLesson(database, "SELECT step FROM steps WHERE lesson = ? ORDER BY turn DESC LIMIT 1", lesson);
    return query.executeStep() ? query.getColumn(0).getString() : std::string{};
}

} // namespace

void insertStep(SQLite::Database& database, const StepPlace& place, Moment now)
{
    SQLite::Statement insert{database,
        "INSERT INTO steps (lesson, step, entered_ms, latest_ms, turn)"
        " VALUES (?1, ?2, ?3, ?3, (SELECT coalesce(max(turn), 0) + 1 FROM steps))"
        " ON CONFLICT (lesson, step) DO UPDATE SET latest_ms = excluded.latest_ms, turn = excluded.turn"};
    insert.bind(1, place.lesson);
    insert.bind(2, place.step);
    insert.bind(3, millisecondsOf(now));
    insert.exec();
}

void insertPrediction(
    SQLite::Database& database, const std::string& lesson, const PredictionRecord& record, Moment now)
{
    SQLite::Statement insert{database,
        "INSERT OR REPLACE INTO predictions (lesson, id, answer, skipped, score, recorded_ms)"
        " VALUES (?, ?, ?, ?, ?, ?)"};
    insert.bind(1, lesson);
    insert.bind(2, record.id);
    insert.bind(3, record.answer);
    insert.bind(4, record.isSkipped ? 1 : 0);
    if (record.score) {
        insert.bind(5, *record.score);
    } else {
        insert.bind(5);
    }
    insert.bind(6, millisecondsOf(now));
    insert.exec();
}

void insertAnswer(
    SQLite::Database& database, const std::string& lesson, const AnswerRecord& record, Moment now)
{
    SQLite::Statement insert{database,
        "INSERT INTO answers (lesson, kind, id, answer, correct, tries, recorded_ms)"
        " VALUES (?, ?, ?, ?, ?, 1, ?) ON CONFLICT (lesson, kind, id) DO UPDATE SET"
        " answer = excluded.answer, correct = excluded.correct, tries = tries + 1,"
        " recorded_ms = excluded.recorded_ms"};
    insert.bind(1, lesson);
    insert.bind(2, std::string{wordOf(record.kind)});
    insert.bind(3, record.id);
    insert.bind(4, record.answer);
    insert.bind(5, record.isRight ? 1 : 0);
    insert.bind(6, millisecondsOf(now));
    insert.exec();
}

void insertChallenge(
    SQLite::Database& database, const std::string& lesson, const ChallengeRecord& record, Moment now)
{
    SQLite::Statement begin{database,
        "INSERT INTO challenges (lesson, changes, goals, passed, tries, recorded_ms)"
        " VALUES (?, '[]', '[]', 0, 0, ?) ON CONFLICT (lesson) DO NOTHING"};
    begin.bind(1, lesson);
    begin.bind(2, millisecondsOf(now));
    begin.exec();
    SQLite::Statement count
        = ofLesson(database, "UPDATE challenges SET tries = tries + 1 WHERE lesson = ?", lesson);
    count.exec();
    SQLite::Statement update{database,
        "UPDATE challenges SET changes = ?2, goals = ?3, passed = ?4, recorded_ms = ?5"
        " WHERE lesson = ?1 AND passed <= ?4"};
    update.bind(1, lesson);
    update.bind(2, json(record.changes).dump(-1, ' ', false, json::error_handler_t::replace));
    update.bind(3, json(record.goals).dump());
    update.bind(4, record.isPassed ? 1 : 0);
    update.bind(5, millisecondsOf(now));
    update.exec();
}

void insertCard(SQLite::Database& database, const std::string& lesson, const CardRecord& card)
{
    SQLite::Statement insert{
        database, "INSERT OR REPLACE INTO cards (lesson, id, box, due_day) VALUES (?, ?, ?, ?)"};
    insert.bind(1, lesson);
    insert.bind(2, card.id);
    insert.bind(3, card.state.box);
    insert.bind(4, numberOf(card.state.due));
    insert.exec();
}

CardState selectCard(SQLite::Database& database, const std::string& lesson, const std::string& card)
{
    SQLite::Statement query{database, "SELECT box, due_day FROM cards WHERE lesson = ? AND id = ?"};
    query.bind(1, lesson);
    query.bind(2, card);
    return query.executeStep()
        ? CardState{query.getColumn(0).getInt(), dayFrom(query.getColumn(1).getInt64())}
        : CardState{};
}

LessonProgress selectLesson(SQLite::Database& database, const std::string& lesson)
{
    LessonProgress progress;
    progress.lesson = lesson;
    progress.step = latestStep(database, lesson);
    progress.entered
        = selectTexts(ofLesson(database, "SELECT step FROM steps WHERE lesson = ? ORDER BY rowid", lesson));
    progress.predictions = selectPredictions(database, lesson);
    progress.answers = selectAnswers(database, lesson);
    progress.cards = selectCards(database, lesson);
    progress.challenge = selectChallenge(database, lesson);
    return progress;
}

std::vector<std::string> selectLessonIds(SQLite::Database& database)
{
    return selectTexts(SQLite::Statement{database,
        "SELECT lesson FROM steps UNION SELECT lesson FROM predictions UNION SELECT lesson FROM answers"
        " UNION SELECT lesson FROM cards UNION SELECT lesson FROM challenges ORDER BY 1"});
}

std::optional<StepPlace> selectLatest(SQLite::Database& database)
{
    SQLite::Statement query{database, "SELECT lesson, step FROM steps ORDER BY turn DESC LIMIT 1"};
    return query.executeStep()
        ? std::optional{StepPlace{query.getColumn(0).getString(), query.getColumn(1).getString()}}
        : std::nullopt;
}

std::vector<DueCard> selectDue(SQLite::Database& database, Day today)
{
    std::vector<DueCard> due;
    SQLite::Statement query{database,
        "SELECT lesson, id, box, due_day FROM cards WHERE due_day <= ? ORDER BY due_day, lesson, id"};
    query.bind(1, numberOf(today));
    while (query.executeStep()) {
        due.push_back({query.getColumn(0).getString(),
            {query.getColumn(1).getString(),
                {query.getColumn(2).getInt(), dayFrom(query.getColumn(3).getInt64())}}});
    }
    return due;
}

std::optional<Day> selectNextDue(SQLite::Database& database, Day today)
{
    SQLite::Statement query{database, "SELECT min(due_day) FROM cards WHERE due_day > ?"};
    query.bind(1, numberOf(today));
    const bool hasRow = query.executeStep();
    return hasRow && !query.isColumnNull(0) ? std::optional{dayFrom(query.getColumn(0).getInt64())}
                                            : std::nullopt;
}

void deleteAll(SQLite::Database& database)
{
    for (const char* const sql : {"DELETE FROM steps", "DELETE FROM predictions", "DELETE FROM answers",
             "DELETE FROM cards", "DELETE FROM challenges"}) {
        database.exec(sql);
    }
}

std::string_view wordOf(ExerciseKind kind) noexcept
{
    return kindWords.at(static_cast<std::size_t>(kind)).second;
}

std::optional<ExerciseKind> exerciseKindFrom(std::string_view word) noexcept
{
    for (const auto& [kind, name] : kindWords) {
        if (name == word) {
            return kind;
        }
    }
    return std::nullopt;
}

} // namespace repique::lessons
