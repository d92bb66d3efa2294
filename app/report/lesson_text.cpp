// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/lesson_text.h"

#include "app/i18n/numbers.h"
#include "app/i18n/words.h"
#include "app/report/text_table.h"

#include <algorithm>

namespace repique::report {
namespace {

using i18n::filled;
using i18n::Language;
using i18n::Words;

constexpr Words yes{"ok", "ok"};
constexpr Words no{"WRONG", "ERRADO"};
constexpr Words untouched{"untouched", "sem mexer"};
constexpr int shownDecimals = 4;

std::string number(const std::optional<double>& value, Language language)
{
    return value ? i18n::trimmed(*value, shownDecimals, language) : "—";
}

std::string joined(const std::vector<std::string>& texts)
{
    std::string all;
    for (const std::string& text : texts) {
        all += (all.empty() ? "" : ", ") + text;
    }
    return all;
}

std::string place(const lessons::Lesson& lesson, int line, Language language)
{
    return filled({"{}/lesson.toml, line {}: ", "{}/lesson.toml, linha {}: "}, language, lesson.folder, line);
}

/// "amplification = 1.31 <= 1.12" of the goal that decided.
std::string decisive(const lessons::Lesson& lesson, const lessons::Attempt& attempt, Language language)
{
    const auto failed = std::ranges::find(attempt.goals, false, &lessons::GoalVerdict::holds);
    const lessons::GoalVerdict& verdict = failed == attempt.goals.end() ? attempt.goals.back() : *failed;
    return lesson.challenge.goals[verdict.goal].what.metric + " = " + number(verdict.measured, language);
}

bool isAsItShould(const lessons::Attempt& attempt)
{
    return attempt.passes() != attempt.changes.empty();
}

std::string fault(const lessons::Lesson& lesson, const lessons::Verdict& verdict, Language language)
{
    return place(lesson, verdict.line, language)
        + filled(
            {"[[expect]] {} — measured {}, printed {} ± {}; correct the value, or the scene it measures\n",
                "[[expect]] {} — medido {}, impresso {} ± {}; corrija o valor ou a cena que ele mede\n"},
            language, verdict.expectation, number(verdict.measured, language),
            number(verdict.expected, language), number(verdict.tolerance, language));
}

std::string fault(const lessons::Lesson& lesson, const lessons::Attempt& attempt, Language language)
{
    if (attempt.changes.empty()) {
        return place(lesson, lesson.challenge.goals.front().line, language)
            + std::string{
                Words{"[[goal]] — the challenge passes untouched; ask for more, or start from a worse "
                      "scene\n",
                    "[[goal]] — o desafio passa sem mexer em nada; peça mais ou comece de uma cena pior\n"}
                    .in(language)};
    }
    return place(lesson, lesson.challenge.line, language)
        + filled({"[[solution]] {} — does not solve the challenge: {}; correct the solution, or the goal\n",
                     "[[solution]] {} — não resolve o desafio: {}; corrija a solução ou a meta\n"},
            language, joined(attempt.changes), decisive(lesson, attempt, language));
}

/// Ids of the incidents at these places.
std::string idsAt(const lessons::IncidentRoom& room, const std::vector<std::size_t>& places)
{
    std::vector<std::string> ids;
    std::ranges::transform(
        places, std::back_inserter(ids), [&room](std::size_t place) { return room.incidents[place].id; });
    return joined(ids);
}

std::string groupsOf(const std::vector<lessons::MetricGroup>& groups)
{
    std::vector<std::string> names;
    std::ranges::transform(groups, std::back_inserter(names),
        [](lessons::MetricGroup group) { return std::string{nameIn(lessons::metricGroups, group)}; });
    return joined(names);
}

/// Empty when the incident is as it should be.
std::string fault(const lessons::Lesson& lesson, const lessons::IncidentVerdict& verdict, Language language)
{
    const lessons::Incident& incident = lesson.room->incidents[verdict.incident];
    const std::string where = place(lesson, incident.line, language) + "[[incident]] " + incident.id + " — ";
    std::string text;
    if (!verdict.isSick) {
        text += where
            + std::string{
                Words{"its scene reaches every goal untouched; ask for more, or make the fault worse\n",
                    "a cena alcança toda meta sem remédio; peça mais ou agrave o defeito\n"}
                    .in(language)};
    }
    if (!verdict.isCured) {
        text += where
            + filled({"its cure {} does not reach every goal; correct the cure, or the goal\n",
                         "o remédio {} não alcança toda meta; corrija o remédio ou a meta\n"},
                language, joined(incident.set));
    }
    if (!verdict.unseen.empty()) {
        text += where
            + filled(
                {"no figure of {} differs once it is cured; name another group, or make the fault worse\n",
                    "nenhum número de {} muda com o remédio; nomeie outro grupo ou agrave o defeito\n"},
                language, groupsOf(verdict.unseen));
    }
    if (!verdict.alsoCures.empty()) {
        text += where
            + filled({"the cure of {} reaches its goals as well; ask for something that only its own does\n",
                         "o remédio de {} também alcança as metas; peça algo que só o dele alcance\n"},
                language, idsAt(*lesson.room, verdict.alsoCures));
    }
    return text;
}

} // namespace

std::string lessonText(
    const lessons::Lesson& lesson, const lessons::Verification& verification, Language language)
{
    const lessons::Prose& prose = language == Language::Portuguese ? lesson.portuguese : lesson.english;
    TextTable table;
    for (const lessons::Verdict& verdict : verification.numbers) {
        table.add({verdict.expectation, number(verdict.expected, language),
            "± " + number(verdict.tolerance, language), number(verdict.measured, language),
            std::string{(verdict.holds() ? yes : no).in(language)}});
    }
    std::string text
        = filled({"L{:02} · {}\n", "L{:02} · {}\n"}, language, lesson.order, prose.title) + table.text();
    for (const lessons::Attempt& attempt : verification.attempts) {
        const std::string changes
            = attempt.changes.empty() ? std::string{untouched.in(language)} : joined(attempt.changes);
        text += filled({"  challenge, {}: {} — {}\n", "  desafio, {}: {} — {}\n"}, language, changes,
            decisive(lesson, attempt, language), (isAsItShould(attempt) ? yes : no).in(language));
    }
    for (const lessons::IncidentVerdict& verdict : verification.incidents) {
        const lessons::Incident& incident = lesson.room->incidents[verdict.incident];
        text += filled({"  incident, {}: seen in {}, cured by {} alone — {}\n",
                           "  incidente, {}: visível em {}, curado só por {} — {}\n"},
            language, incident.id, groupsOf(incident.shows), joined(incident.set),
            (verdict.holds() ? yes : no).in(language));
    }
    return text + "\n";
}

std::string lessonFaults(
    const lessons::Lesson& lesson, const lessons::Verification& verification, Language language)
{
    std::string text;
    for (const lessons::Verdict& verdict : verification.numbers) {
        text += verdict.holds() ? std::string{} : fault(lesson, verdict, language);
    }
    for (const lessons::Attempt& attempt : verification.attempts) {
        text += isAsItShould(attempt) ? std::string{} : fault(lesson, attempt, language);
    }
    for (const lessons::IncidentVerdict& verdict : verification.incidents) {
        text += fault(lesson, verdict, language);
    }
    return text;
}

} // namespace repique::report
