// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/lessons/exercises.h"
#include "core/lessons/measurement.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace repique::lessons {

struct LessonProgress;

/// The six groups of metrics to keep side by side in an incident.
enum class MetricGroup : std::uint8_t {
    Traffic, ///< originals and retries
    Attempts, ///< attempts of each operation, and their log
    Outcomes, ///< success after a retry, and final failure
    Waits, ///< waits drawn, and use of Retry-After
    Refusals, ///< budget exhausted, and decisions not to retry
    Saturation, ///< of the dependency: queue, latency, rejections
};

inline constexpr Names<MetricGroup, 6> metricGroups{{{"traffic", MetricGroup::Traffic},
    {"attempts", MetricGroup::Attempts}, {"outcomes", MetricGroup::Outcomes}, {"waits", MetricGroup::Waits},
    {"refusals", MetricGroup::Refusals}, {"saturation", MetricGroup::Saturation}}};

/// One hidden fault: a scene that has it, and what cures it.
struct Incident
{
    std::string id; ///< permanent
    std::string scene; ///< id of a scene of the lesson, a load
    Bilingual cause;
    Bilingual cure;
    Bilingual why; ///< which group shows it, with which figures
    std::vector<std::string> set; ///< the cure: assignments over the scene
    std::vector<Goal> goals; ///< all of them hold of a cured run, and not all of the sick one
    std::vector<MetricGroup> shows; ///< groups that the fault can be seen in
    int line = 0; ///< of lesson.toml
};

/// The challenge of a lesson that is not about parameters: each incident is looked at through a few groups of
/// metrics, then its cause and its cure are named.
struct IncidentRoom
{
    std::string id; ///< permanent
    Bilingual question;
    int looks = 0; ///< groups that may be opened of each incident
    int pass = 0; ///< incidents that have to be named right
    std::vector<Incident> incidents;
    int line = 0; ///< of lesson.toml
};

/// What somebody has looked at and said of one incident.
struct IncidentAnswer
{
    std::vector<MetricGroup> looks; ///< groups opened, each once, in their order
    std::string cause; ///< id of the incident it is said to be; empty = not named yet
    std::string cure; ///< id of the incident whose cure it is said to need

    [[nodiscard]] bool isNamed() const noexcept { return !cause.empty(); }

    friend bool operator==(const IncidentAnswer&, const IncidentAnswer&) = default;
};

/// "looks=traffic,waits cause=no-jitter cure=no-jitter", as progress and submissions keep it.
[[nodiscard]] std::string textOf(const IncidentAnswer& answer);
/// Nothing when the text is no such answer; an empty one is an empty answer.
[[nodiscard]] std::optional<IncidentAnswer> incidentAnswerFrom(std::string_view text);

/// Cause and cure are those of the incident, and no more was looked at than the room allows.
[[nodiscard]] bool isRight(const IncidentRoom& room, const Incident& incident, const IncidentAnswer& answer);

/// The answer that `progress` has of this incident; an empty one when there is none that can be read.
[[nodiscard]] IncidentAnswer answerIn(const LessonProgress& progress, const Incident& incident);

/// How a room stands.
struct RoomScore
{
    std::vector<bool> right; ///< by incident, in the order of the lesson
    int named = 0; ///< incidents with an answer, right or wrong
    int pass = 0; ///< of the room

    [[nodiscard]] int rightOnes() const noexcept;
    [[nodiscard]] bool passes() const noexcept;
};

/// Judged from the answers alone, whatever the records say about themselves.
[[nodiscard]] RoomScore scoreOf(const IncidentRoom& room, const LessonProgress& progress);

/// Places of the incidents in the order in which a student meets them; each seed has its own.
[[nodiscard]] std::vector<std::size_t> incidentOrder(const IncidentRoom& room, std::uint64_t seed);

} // namespace repique::lessons
