// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/progress.h"
#include "core/lessons/progress_rows.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace repique::lessons {
namespace {

using nlohmann::ordered_json;

std::string dateOf(Day day)
{
    const std::chrono::year_month_day date{day};
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

ordered_json jsonOf(const PredictionRecord& record)
{
    ordered_json object{{"id", record.id}, {"answer", record.answer}, {"skipped", record.isSkipped}};
    object["score"] = record.score ? ordered_json(*record.score) : ordered_json(nullptr);
    return object;
}

ordered_json jsonOf(const AnswerRecord& record)
{
    return {{"kind", wordOf(record.kind)}, {"id", record.id}, {"answer", record.answer},
        {"right", record.isRight}, {"tries", record.tries}};
}

ordered_json jsonOf(const CardRecord& card)
{
    return {{"id", card.id}, {"box", card.state.box}, {"due", dateOf(card.state.due)}};
}

ordered_json jsonOf(const ChallengeRecord& record)
{
    return {{"changes", record.changes}, {"goals", record.goals}, {"passed", record.isPassed},
        {"tries", record.tries}};
}

template<typename Record>
ordered_json listOf(const std::vector<Record>& records)
{
    ordered_json list = ordered_json::array();
    for (const Record& record : records) {
        list.push_back(jsonOf(record));
    }
    return list;
}

ordered_json jsonOf(const LessonProgress& progress)
{
    ordered_json object{{"lesson", progress.lesson}, {"step", progress.step}, {"entered", progress.entered}};
    object["predictions"] = listOf(progress.predictions);
    object["answers"] = listOf(progress.answers);
    object["cards"] = listOf(progress.cards);
    object["challenge"] = progress.challenge ? jsonOf(*progress.challenge) : ordered_json(nullptr);
    return object;
}

} // namespace

Result<std::string> Progress::toJson() const
{
    return lessons().map([](const std::vector<LessonProgress>& all) {
        ordered_json document{{"format", "repique-progress/1"}, {"lessons", ordered_json::array()}};
        for (const LessonProgress& each : all) {
            document["lessons"].push_back(jsonOf(each));
        }
        return document.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
    });
}

} // namespace repique::lessons
