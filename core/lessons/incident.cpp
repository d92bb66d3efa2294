// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/incident.h"

#include "core/base/draw.h"
#include "core/lessons/progress_records.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace repique::lessons {
namespace {

constexpr std::string_view looksKey = "looks=";
constexpr std::string_view causeKey = "cause=";
constexpr std::string_view cureKey = "cure=";

std::vector<std::string_view> split(std::string_view text, char at)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(at), text.size());
        if (end > 0) {
            parts.push_back(text.substr(0, end));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

/// False when a word is no group.
bool readLooks(std::string_view text, IncidentAnswer& answer)
{
    for (const std::string_view word : split(text, ',')) {
        const std::optional<MetricGroup> group = valueIn(metricGroups, word);
        if (!group) {
            return false;
        }
        if (std::ranges::find(answer.looks, *group) == answer.looks.end()) {
            answer.looks.push_back(*group);
        }
    }
    return true;
}

bool readPart(std::string_view part, IncidentAnswer& answer)
{
    if (part.starts_with(looksKey)) {
        return readLooks(part.substr(looksKey.size()), answer);
    }
    if (part.starts_with(causeKey)) {
        answer.cause = part.substr(causeKey.size());
        return true;
    }
    if (part.starts_with(cureKey)) {
        answer.cure = part.substr(cureKey.size());
        return true;
    }
    return false;
}

} // namespace

std::string textOf(const IncidentAnswer& answer)
{
    std::string looks;
    for (const MetricGroup group : answer.looks) {
        looks.append(looks.empty() ? "" : ",").append(nameIn(metricGroups, group));
    }
    std::string text = std::string{looksKey} + looks;
    if (answer.isNamed()) {
        text.append(" ").append(causeKey).append(answer.cause);
        text.append(" ").append(cureKey).append(answer.cure);
    }
    return text;
}

std::optional<IncidentAnswer> incidentAnswerFrom(std::string_view text)
{
    IncidentAnswer answer;
    for (const std::string_view part : split(text, ' ')) {
        if (!readPart(part, answer)) {
            return std::nullopt;
        }
    }
    return answer;
}

bool isRight(const IncidentRoom& room, const Incident& incident, const IncidentAnswer& answer)
{
    return answer.cause == incident.id && answer.cure == incident.id
        && answer.looks.size() <= static_cast<std::size_t>(room.looks);
}

IncidentAnswer answerIn(const LessonProgress& progress, const Incident& incident)
{
    const auto found = std::ranges::find_if(progress.answers, [&incident](const AnswerRecord& record) {
        return record.kind == ExerciseKind::Incident && record.id == incident.id;
    });
    return found == progress.answers.end() ? IncidentAnswer{}
                                           : incidentAnswerFrom(found->answer).value_or(IncidentAnswer{});
}

int RoomScore::rightOnes() const noexcept
{
    return static_cast<int>(std::ranges::count(right, true));
}

bool RoomScore::passes() const noexcept
{
    return rightOnes() >= pass;
}

RoomScore scoreOf(const IncidentRoom& room, const LessonProgress& progress)
{
    RoomScore score;
    score.pass = room.pass;
    for (const Incident& incident : room.incidents) {
        const IncidentAnswer answer = answerIn(progress, incident);
        score.right.push_back(isRight(room, incident, answer));
        score.named += answer.isNamed() ? 1 : 0;
    }
    return score;
}

std::vector<std::size_t> incidentOrder(const IncidentRoom& room, std::uint64_t seed)
{
    std::vector<std::size_t> order(room.incidents.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const DrawStream draws{seed, Purpose::Arrival};
    for (std::size_t left = order.size(); left > 1; --left) {
        std::swap(order[left - 1], order[draws.bits(left, 0) % left]);
    }
    return order;
}

} // namespace repique::lessons
