// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/grade_report.h"

#include "app/i18n/fault_words.h"
#include "app/i18n/numbers.h"
#include "app/i18n/words.h"
#include "app/report/text_table.h"
#include "core/base/text.h"

#include <algorithm>

namespace repique::report {
namespace {

using i18n::filled;
using i18n::Language;
using i18n::Words;
using lessons::GoalVerdict;
using lessons::Lesson;
using lessons::Mark;
using lessons::Objection;

constexpr int shownDecimals = 4;

const Lesson* lessonOf(const std::vector<Lesson>& lessons, const Mark& mark)
{
    const auto found = std::ranges::find(lessons, mark.lesson, &Lesson::id);
    return found == lessons.end() ? nullptr : &*found;
}

const Mark* markOf(const GradedFile& file, const Lesson& lesson)
{
    const auto found = std::ranges::find(file.marks, lesson.id, &Mark::lesson);
    return found == file.marks.end() ? nullptr : &*found;
}

std::string labelOf(int order)
{
    return fmt::format("L{:02}", order);
}

std::string_view signOf(lessons::Goal::Op op)
{
    switch (op) {
    case lessons::Goal::Op::Equal:
        return "==";
    case lessons::Goal::Op::AtMost:
        return "<=";
    case lessons::Goal::Op::AtLeast:
        return ">=";
    case lessons::Goal::Op::Below:
        return "<";
    case lessons::Goal::Op::Above:
        return ">";
    }
    return {};
}

std::string_view wordOf(Objection objection)
{
    switch (objection) {
    case Objection::None:
        return "";
    case Objection::UnknownLesson:
        return "unknown_lesson";
    case Objection::LockedKey:
        return "locked_key";
    case Objection::TooManyChanges:
        return "too_many_changes";
    case Objection::RefusedChange:
        return "refused_change";
    case Objection::TooLong:
        return "too_long";
    case Objection::FalseClaim:
        return "false_claim";
    }
    return {};
}

/// "2/3"; "—" when the challenge was not tried, "!" when there is something to object.
std::string cellOf(const Mark* mark, Language language)
{
    if (mark == nullptr || !mark->isTried) {
        return "—";
    }
    if (mark->objection == Objection::TooLong) {
        return std::string{Words{"! too long", "! longa"}.in(language)};
    }
    if (mark->objection != Objection::None) {
        return "!";
    }
    return fmt::format(
        "{}/{}", std::ranges::count(mark->goals, true, &GoalVerdict::holds), mark->goals.size());
}

/// What came in a file, for a terminal: without control characters.
std::string printable(std::string text)
{
    std::ranges::replace_if(
        text, [](char each) { return static_cast<unsigned char>(each) < ' ' || each == '\x7f'; }, ' ');
    return text;
}

std::string objectionText(const Mark& mark, Language language)
{
    switch (mark.objection) {
    case Objection::None:
        return {};
    case Objection::UnknownLesson:
        return filled({"there is no lesson “{}” here; give its folder with --lessons DIR",
                          "não há a lição “{}” aqui; dê a pasta dela com --lessons DIR"},
            language, printable(mark.lesson));
    case Objection::LockedKey:
        return filled({"changes {}, which the lesson does not set free", "muda {}, que a lição não libera"},
            language, printable(mark.detail));
    case Objection::TooManyChanges:
        return filled({"changes more parameters than the challenge allows ({})",
                          "muda mais parâmetros do que o desafio permite ({})"},
            language, mark.detail);
    case Objection::RefusedChange:
        return filled({"a change means nothing here: {}", "uma mudança não faz sentido aqui: {}"}, language,
            printable(mark.detail));
    case Objection::TooLong:
        return filled(
            {"a run was stopped after {} events, {} times what the longest of the lesson's own takes",
                "uma execução parou após {} eventos, {} vezes o que leva a mais longa da própria lição"},
            language,
            i18n::integer(static_cast<std::int64_t>(parseNumber(mark.detail).value_or(0.0)), language),
            i18n::integer(lessons::eventHeadroom, language));
    case Objection::FalseClaim:
        return std::string{Words{"says that the challenge passed; run again, it does not",
            "diz que o desafio passou; executado de novo, não passa"}
                               .in(language)};
    }
    return {};
}

/// A goal as a spreadsheet has it; of an incident its id, which has to be named.
struct Asked
{
    std::string metric;
    std::string op;
    std::string value;
};

Asked askedOf(const Lesson& lesson, const GoalVerdict& verdict)
{
    if (lesson.room) {
        return {lesson.room->incidents[verdict.goal].id, "==", "named"};
    }
    const lessons::Goal& goal = lesson.challenge.goals[verdict.goal];
    return {goal.what.metric, std::string{signOf(goal.op)}, formatNumber(goal.value)};
}

std::string csvCell(const std::string& text)
{
    if (text.find_first_of(",\"\n\r") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char each : text) {
        quoted += each == '"' ? std::string{"\"\""} : std::string{each};
    }
    return quoted + "\"";
}

std::string csvLine(const std::vector<std::string>& cells)
{
    std::string line;
    for (const std::string& cell : cells) {
        line += (&cell == cells.data() ? "" : ",") + csvCell(cell);
    }
    return line + "\n";
}

/// Names of people and files start no formula in a spreadsheet.
std::string harmless(const std::string& text)
{
    const bool isFormula
        = !text.empty() && std::string_view{"=+-@\t\r"}.find(text.front()) != std::string_view::npos;
    return isFormula ? "'" + text : text;
}

/// Lessons of which some file has a mark, in their order.
std::vector<const Lesson*> markedLessons(
    const std::vector<Lesson>& lessons, const std::vector<GradedFile>& files)
{
    std::vector<const Lesson*> marked;
    for (const Lesson& lesson : lessons) {
        const auto has = [&lesson](const GradedFile& file) { return markOf(file, lesson) != nullptr; };
        if (std::ranges::any_of(files, has)) {
            marked.push_back(&lesson);
        }
    }
    return marked;
}

std::string failedGoals(const GradedFile& file, const Lesson& lesson, const Mark& mark, Language language)
{
    std::string text;
    for (const GoalVerdict& verdict : mark.goals) {
        if (verdict.holds) {
            continue;
        }
        if (lesson.room) {
            text += filled({"  {}: {}: incident {}: cause and cure not named right\n",
                               "  {}: {}: incidente {}: causa e remédio não acertados\n"},
                language, file.file, labelOf(lesson.order), lesson.room->incidents[verdict.goal].id);
            continue;
        }
        const lessons::Goal& goal = lesson.challenge.goals[verdict.goal];
        text += filled({"  {}: {}: {} {} {} — measured {}\n", "  {}: {}: {} {} {} — medido {}\n"}, language,
            file.file, labelOf(lesson.order), goal.what.metric, signOf(goal.op),
            i18n::trimmed(goal.value, shownDecimals, language),
            verdict.measured ? i18n::trimmed(*verdict.measured, shownDecimals, language) : "—");
    }
    return text;
}

} // namespace

bool GradedFile::holds() const noexcept
{
    return faults.empty() && !marks.empty() && std::ranges::all_of(marks, &Mark::holds);
}

std::string gradeText(
    const std::vector<Lesson>& lessons, const std::vector<GradedFile>& files, Language language)
{
    const std::vector<const Lesson*> marked = markedLessons(lessons, files);
    const bool hasNames
        = std::ranges::any_of(files, [](const GradedFile& file) { return !file.student.empty(); });
    TextTable table;
    std::vector<std::string> heading{std::string{Words{"submission", "entrega"}.in(language)}};
    if (hasNames) {
        heading.emplace_back(Words{"student", "aluno"}.in(language));
    }
    std::ranges::transform(
        marked, std::back_inserter(heading), [](const Lesson* lesson) { return labelOf(lesson->order); });
    table.add(heading);
    std::string details;
    for (const GradedFile& file : files) {
        std::vector<std::string> row{file.file};
        if (hasNames) {
            row.push_back(printable(file.student));
        }
        for (const Lesson* const lesson : marked) {
            const Mark* const mark = markOf(file, *lesson);
            row.push_back(file.faults.empty() ? cellOf(mark, language) : "!");
            if (mark != nullptr && mark->isTried && mark->objection == Objection::None) {
                details += failedGoals(file, *lesson, *mark, language);
            }
        }
        table.add(std::move(row));
    }
    return table.text() + (details.empty() ? "" : "\n" + details);
}

std::string gradeCsv(const std::vector<Lesson>& lessons, const std::vector<GradedFile>& files)
{
    std::string text = "file,student,lesson,metric,op,value,measured,holds,objection\n";
    for (const GradedFile& file : files) {
        const std::string name = harmless(file.file);
        const std::string student = harmless(file.student);
        if (!file.faults.empty()) {
            text += csvLine({name, student, "", "", "", "", "", "false", "unreadable"});
        }
        for (const Mark& mark : file.marks) {
            const Lesson* const lesson = lessonOf(lessons, mark);
            const std::string objection{
                mark.isTried || lesson == nullptr ? wordOf(mark.objection) : "not_tried"};
            if (lesson == nullptr) {
                text += csvLine({name, student, harmless(mark.lesson), "", "", "", "", "false", objection});
                continue;
            }
            for (const GoalVerdict& verdict : mark.goals) {
                const Asked asked = askedOf(*lesson, verdict);
                text += csvLine({name, student, mark.lesson, asked.metric, asked.op, asked.value,
                    verdict.measured ? formatNumber(*verdict.measured) : "",
                    verdict.holds && mark.objection == Objection::None ? "true" : "false", objection});
            }
        }
    }
    return text;
}

std::string gradeFaults(
    const std::vector<Lesson>& lessons, const std::vector<GradedFile>& files, Language language)
{
    std::string text;
    for (const GradedFile& file : files) {
        text += i18n::sentences(file.faults, language);
        if (file.faults.empty() && file.marks.empty()) {
            text += file.file + ": "
                + std::string{Words{"nothing was handed in\n", "nada foi entregue\n"}.in(language)};
        }
        for (const Mark& mark : file.marks) {
            if (mark.objection == Objection::None) {
                continue;
            }
            const Lesson* const lesson = lessonOf(lessons, mark);
            text += file.file + ": " + (lesson == nullptr ? "" : labelOf(lesson->order) + ": ")
                + objectionText(mark, language) + "\n";
        }
    }
    return text;
}

} // namespace repique::report
