// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/home_facts.h"

#include "app/i18n/numbers.h"
#include "core/lessons/prose.h"

#include <algorithm>

namespace repique {
namespace {

using i18n::Language;
using lessons::Lesson;
using lessons::LessonProgress;

constexpr int secondsPerCard = 40;
constexpr int secondsPerMinute = 60;

const lessons::Prose& proseOf(const Lesson& lesson, Language language)
{
    return language == Language::Portuguese ? lesson.portuguese : lesson.english;
}

std::string predictionOf(const Lesson& lesson, Language language)
{
    if (lesson.predictions.empty()) {
        return {};
    }
    const lessons::Bilingual& question = lesson.predictions.front().question;
    const std::string& words = language == Language::Portuguese ? question.portuguese : question.english;
    return afterColon(lessons::fillPlaceholders(words, [&lesson, language](const std::string& id) {
        const lessons::Expectation* const found = lessons::findExpectation(lesson, id);
        return found == nullptr ? std::string{} : i18n::decimal(found->value, found->decimals, language);
    }));
}

bool isDone(const lessons::Step& step, const LessonProgress& progress)
{
    if (step.kind == lessons::StepKind::Challenge) {
        return progress.challenge && progress.challenge->isPassed;
    }
    return std::ranges::find(progress.entered, step.id) != progress.entered.end();
}

int placeOf(const Lesson& lesson, const std::string& step)
{
    const auto found = std::ranges::find(lesson.steps, step, &lessons::Step::id);
    return found == lesson.steps.end() ? 0 : static_cast<int>(found - lesson.steps.begin());
}

LessonFacts factsOf(const Lesson& lesson, const LessonProgress& progress, Language language)
{
    const auto done = std::ranges::count_if(
        lesson.steps, [&progress](const lessons::Step& step) { return isDone(step, progress); });
    return {.id = lesson.id,
        .order = lesson.order,
        .title = proseOf(lesson, language).title,
        .prediction = predictionOf(lesson, language),
        .stepsDone = static_cast<int>(done),
        .steps = static_cast<int>(lesson.steps.size()),
        .step = placeOf(lesson, progress.step)};
}

void addCards(ReviewFacts& review, const Lesson& lesson, const LessonProgress& progress, lessons::Day today)
{
    int due = 0;
    for (const lessons::CardRecord& card : progress.cards) {
        if (std::ranges::find(lesson.cards, card.id, &lessons::RecallCard::id) == lesson.cards.end()) {
            continue;
        }
        if (card.state.due <= today) {
            ++due;
        } else if (!review.next || card.state.due < *review.next) {
            review.next = card.state.due;
        }
    }
    if (due > 0) {
        review.cards += due;
        review.lessons.emplace_back(lesson.order, due);
    }
}

std::optional<ResumeFacts> resumeOf(
    const std::vector<Lesson>& lessons, const StudentRecord& record, Language language)
{
    if (!record.latest) {
        return std::nullopt;
    }
    const auto lesson = std::ranges::find(lessons, record.latest->lesson, &Lesson::id);
    if (lesson == lessons.end()) {
        return std::nullopt;
    }
    const auto step = static_cast<std::size_t>(placeOf(*lesson, record.latest->step));
    const std::vector<lessons::Passage>& passages = proseOf(*lesson, language).passages;
    return ResumeFacts{static_cast<std::size_t>(lesson - lessons.begin()),
        step < passages.size() ? passages[step].heading : std::string{}};
}

/// Lower case, unless the word goes on in capitals ("PIX").
std::string begunSmall(std::string text)
{
    const auto isCapital = [](char each) { return each >= 'A' && each <= 'Z'; };
    if (text.size() > 1 && isCapital(text[0]) && !isCapital(text[1])) {
        text[0] = static_cast<char>(text[0] - 'A' + 'a');
    }
    return text;
}

} // namespace

int ReviewFacts::minutes() const noexcept
{
    return (cards * secondsPerCard + secondsPerMinute - 1) / secondsPerMinute;
}

std::string afterColon(const std::string& question)
{
    const std::size_t end = question.find_last_not_of(" .");
    const std::size_t stop = end == std::string::npos ? end : question.rfind(". ", end);
    return begunSmall(stop == std::string::npos ? question : question.substr(stop + 2));
}

HomeFacts homeFacts(
    const std::vector<Lesson>& lessons, const StudentRecord& record, lessons::Day today, Language language)
{
    HomeFacts facts;
    facts.review.today = today;
    for (const Lesson& lesson : lessons) {
        const auto known = std::ranges::find(record.lessons, lesson.id, &LessonProgress::lesson);
        const LessonProgress& progress = known == record.lessons.end() ? LessonProgress{} : *known;
        facts.lessons.push_back(factsOf(lesson, progress, language));
        addCards(facts.review, lesson, progress, today);
    }
    facts.resume = resumeOf(lessons, record, language);
    return facts;
}

} // namespace repique
