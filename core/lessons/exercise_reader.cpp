// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/exercise_reader.h"

#include "core/base/text.h"
#include "core/lessons/metrics.h"

#include <algorithm>

namespace repique::lessons {
namespace {

using scenario::Node;
using scenario::Remedy;
using Need = TableReader::Need;

const TableReader::Choices<Prediction::Kind> predictionKinds{{"choice", Prediction::Kind::Choice},
    {"shape", Prediction::Kind::Shape}, {"number", Prediction::Kind::Number},
    {"sketch", Prediction::Kind::Sketch}};

} // namespace

const std::vector<std::string>& shapeNames()
{
    static const std::vector<std::string> names{
        "flat", "settles", "line", "explodes", "spikes", "one_spike", "spread", "collapses", "recovers"};
    return names;
}

ExerciseReader::ExerciseReader(TableReader& in, Lesson& lesson) : m_in(in), m_lesson(lesson) {}

void ExerciseReader::read(const Node& root)
{
    using Reads = void (ExerciseReader::*)(const Node&);
    const std::vector<std::pair<std::string, Reads>> parts{{"prediction", &ExerciseReader::readPrediction},
        {"recall", &ExerciseReader::readCard}, {"ordering", &ExerciseReader::readOrdering},
        {"quiz", &ExerciseReader::readQuestion}, {"sorting", &ExerciseReader::readSorting},
        {"bug", &ExerciseReader::readBug}};
    for (const auto& part : parts) {
        for (const Node& table : m_in.tables(root, part.first)) {
            (this->*part.second)(table);
        }
    }
}

std::string ExerciseReader::ownId(const Node& table, const std::string& kind)
{
    std::string id = m_in.text(table, "id");
    if (!id.empty() && std::ranges::find(m_ids, id) != m_ids.end()) {
        m_in.fault(TableReader::entryOr(table, "id"), Errc::InvalidValue, kind + ".id").remedy
            = Remedy::ChooseAnotherId;
    }
    m_ids.push_back(id);
    return id;
}

std::string ExerciseReader::step(const Node& table)
{
    std::string id = m_in.text(table, "step");
    if (!id.empty() && findStep(m_lesson, id) == nullptr) {
        m_in.fault(TableReader::entryOr(table, "step"), Errc::NotFound, "step", idsOf(m_lesson.steps));
    }
    return id;
}

std::vector<Option> ExerciseReader::options(const Node& table, bool hasIds)
{
    std::vector<Option> all;
    for (const Node& each : m_in.tables(table, "option")) {
        m_in.checkKeys(each, {"id", "text", "why", "right"});
        Option option;
        option.id = m_in.text(each, "id", hasIds ? Need::Required : Need::Optional);
        option.text = m_in.words(each, "text");
        option.why = m_in.words(each, "why");
        option.isRight = m_in.boolean(each, "right", false);
        all.push_back(std::move(option));
    }
    if (all.size() < 2) {
        m_in.fault(table, Errc::NotFound, "option", "≥ 2").remedy = Remedy::AddTheKey;
    } else if (std::ranges::count(all, true, &Option::isRight) != 1) {
        m_in.fault(table, Errc::InvalidValue, "option.right").remedy = Remedy::MarkOneOption;
    }
    return all;
}

void ExerciseReader::readPrediction(const Node& table)
{
    m_in.checkKeys(table,
        {"id", "kind", "question", "option", "expect", "scene", "metric", "from", "to", "low", "high",
            "above", "below", "close", "moment"});
    Prediction prediction;
    prediction.id = ownId(table, "prediction");
    prediction.kind = m_in.choice(table, "kind", predictionKinds, Need::Required);
    prediction.question = m_in.words(table, "question");
    prediction.moment = m_in.duration(table, "moment");
    switch (prediction.kind) {
    case Prediction::Kind::Choice:
    case Prediction::Kind::Shape:
        prediction.options = options(table, true);
        break;
    case Prediction::Kind::Number:
        prediction.expectation = m_in.text(table, "expect");
        if (findExpectation(m_lesson, prediction.expectation) == nullptr) {
            m_in.fault(TableReader::entryOr(table, "expect"), Errc::NotFound, "expect",
                idsOf(m_lesson.expectations));
        }
        readGaps(table, prediction);
        break;
    case Prediction::Kind::Sketch:
        readSketch(table, prediction);
        readGaps(table, prediction);
        break;
    }
    for (const Option& option : prediction.options) {
        const bool isShape = std::ranges::find(shapeNames(), option.id) != shapeNames().end();
        if (prediction.kind == Prediction::Kind::Shape && !isShape) {
            m_in.fault(table, Errc::UnknownKey, "option.id: " + option.id, joined(shapeNames()));
        }
    }
    m_lesson.predictions.push_back(std::move(prediction));
}

void ExerciseReader::readSketch(const Node& table, Prediction& prediction)
{
    prediction.scene = m_in.text(table, "scene");
    prediction.metric = m_in.text(table, "metric");
    prediction.from = m_in.duration(table, "from").value_or(SimDuration{0});
    if (std::ranges::find(seriesNames(), prediction.metric) == seriesNames().end()) {
        m_in.fault(TableReader::entryOr(table, "metric"), Errc::UnknownKey, "metric", joined(seriesNames()));
    }
    const Scene* const scene = findScene(m_lesson, prediction.scene);
    if (scene == nullptr) {
        m_in.fault(TableReader::entryOr(table, "scene"), Errc::NotFound, "scene", idsOf(m_lesson.scenes));
        return;
    }
    const SimDuration end = scene->scenario.model.duration;
    prediction.to = m_in.duration(table, "to").value_or(end);
    if (prediction.from >= prediction.to || prediction.to > end) {
        m_in.fault(
            TableReader::entryOr(table, "to"), Errc::InvalidValue, "to", "from … " + formatDuration(end));
    }
}

void ExerciseReader::readGaps(const Node& table, Prediction& prediction)
{
    prediction.low = m_in.number(table, "low", 0.0);
    prediction.high = m_in.number(table, "high");
    if (prediction.low >= prediction.high) {
        m_in.fault(TableReader::entryOr(table, "high"), Errc::InvalidValue, "high", "> low");
    }
    prediction.above = m_in.words(table, "above");
    prediction.below = m_in.words(table, "below");
    prediction.close = m_in.words(table, "close");
}

void ExerciseReader::readCard(const Node& table)
{
    m_in.checkKeys(table, {"id", "front", "back"});
    RecallCard card;
    card.id = ownId(table, "recall");
    card.front = m_in.words(table, "front");
    card.back = m_in.words(table, "back");
    m_lesson.cards.push_back(std::move(card));
}

void ExerciseReader::readOrdering(const Node& table)
{
    m_in.checkKeys(table, {"id", "question", "item"});
    Ordering ordering;
    ordering.id = ownId(table, "ordering");
    ordering.question = m_in.words(table, "question");
    for (const Node& item : m_in.tables(table, "item")) {
        m_in.checkKeys(item, {"text"});
        ordering.items.push_back(m_in.words(item, "text"));
    }
    if (ordering.items.size() < 3) {
        m_in.fault(table, Errc::NotFound, "item", "≥ 3").remedy = Remedy::AddTheKey;
    }
    m_lesson.orderings.push_back(std::move(ordering));
}

void ExerciseReader::readQuestion(const Node& table)
{
    m_in.checkKeys(table, {"id", "question", "option"});
    Question question;
    question.id = ownId(table, "quiz");
    question.text = m_in.words(table, "question");
    question.options = options(table, false);
    m_lesson.quiz.push_back(std::move(question));
}

void ExerciseReader::readSorting(const Node& table)
{
    m_in.checkKeys(table, {"id", "step", "question", "pile", "card"});
    Sorting sorting;
    sorting.id = ownId(table, "sorting");
    sorting.step = step(table);
    sorting.question = m_in.words(table, "question");
    for (const Node& pile : m_in.tables(table, "pile")) {
        m_in.checkKeys(pile, {"id", "text"});
        sorting.piles.push_back({m_in.text(pile, "id"), m_in.words(pile, "text")});
    }
    for (const Node& each : m_in.tables(table, "card")) {
        m_in.checkKeys(each, {"text", "pile", "why"});
        Sorting::Card card{m_in.words(each, "text"), m_in.text(each, "pile"), m_in.words(each, "why")};
        if (std::ranges::find(sorting.piles, card.pile, &Sorting::Pile::id) == sorting.piles.end()) {
            m_in.fault(TableReader::entryOr(each, "pile"), Errc::NotFound, "pile", idsOf(sorting.piles));
        }
        sorting.cards.push_back(std::move(card));
    }
    if (sorting.piles.size() < 2 || sorting.cards.size() < 2) {
        m_in.fault(table, Errc::NotFound, "pile, card", "≥ 2").remedy = Remedy::AddTheKey;
    }
    m_lesson.sortings.push_back(std::move(sorting));
}

void ExerciseReader::readBug(const Node& table)
{
    m_in.checkKeys(table, {"id", "step", "question", "language", "code", "line"});
    BugHunt bug;
    bug.id = ownId(table, "bug");
    bug.step = step(table);
    bug.question = m_in.words(table, "question");
    bug.language = m_in.text(table, "language");
    bug.code = m_in.text(table, "code");
    const int lines = static_cast<int>(std::ranges::count(bug.code, '\n'));
    for (const Node& each : m_in.tables(table, "line")) {
        m_in.checkKeys(each, {"number", "why"});
        bug.wrong.push_back(
            {m_in.integer(each, "number", {1, std::max(lines, 1), std::nullopt}), m_in.words(each, "why")});
    }
    if (bug.wrong.empty()) {
        m_in.fault(table, Errc::NotFound, "line", "[[bug.line]]").remedy = Remedy::AddTheKey;
    }
    m_lesson.bugs.push_back(std::move(bug));
}

} // namespace repique::lessons
