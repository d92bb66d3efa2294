// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/submission.h"

#include "core/base/text.h"
#include "core/lessons/lesson.h"
#include "core/lessons/progress_rows.h"
#include "core/lessons/table_reader.h"
#include "core/lessons/text_file.h"
#include "core/scenario/toml_reader.h"
#include "core/scenario/value.h"

#include <algorithm>
#include <utility>

namespace repique::lessons {
namespace {

using scenario::Node;
using scenario::tomlString;
using Need = TableReader::Need;

constexpr const char* format = "repique-entrega/1";
constexpr std::size_t mostChanges = 100;
constexpr int mostTries = 1'000'000;

std::vector<std::int64_t> seedsOf(const Challenge& challenge)
{
    std::vector<std::int64_t> seeds;
    for (const Goal& goal : challenge.goals) {
        seeds.insert(seeds.end(), goal.seeds.begin(), goal.seeds.end());
    }
    std::ranges::sort(seeds);
    seeds.erase(std::unique(seeds.begin(), seeds.end()), seeds.end());
    return seeds;
}

std::string listText(const std::vector<std::string>& items)
{
    std::string text;
    for (const std::string& item : items) {
        text += (text.empty() ? "" : ", ") + item;
    }
    return "[" + text + "]";
}

std::string quotedList(std::vector<std::string> texts)
{
    std::ranges::transform(texts, texts.begin(), [](const std::string& text) { return tomlString(text); });
    return listText(texts);
}

std::string line(std::string_view key, const std::string& value)
{
    return std::string{key} + " = " + value + "\n";
}

std::string wordText(bool value)
{
    return value ? "true" : "false";
}

std::string textOf(const PredictionRecord& record)
{
    return "\n[[lesson.prediction]]\n" + line("id", tomlString(record.id))
        + line("answer", tomlString(record.answer)) + line("skipped", wordText(record.isSkipped))
        + (record.score ? line("score", formatNumber(*record.score)) : std::string{});
}

std::string textOf(const AnswerRecord& record)
{
    return "\n[[lesson.answer]]\n" + line("kind", tomlString(wordOf(record.kind)))
        + line("id", tomlString(record.id)) + line("answer", tomlString(record.answer))
        + line("right", wordText(record.isRight)) + line("tries", std::to_string(record.tries));
}

std::string textOf(const ChallengeRecord& record, const std::vector<std::int64_t>& seeds)
{
    std::vector<std::string> goals;
    std::ranges::transform(record.goals, std::back_inserter(goals), [](bool each) { return wordText(each); });
    std::vector<std::string> numbers;
    std::ranges::transform(
        seeds, std::back_inserter(numbers), [](std::int64_t each) { return std::to_string(each); });
    return "\n[lesson.challenge]\n" + line("changes", quotedList(record.changes))
        + line("seeds", listText(numbers)) + line("goals", listText(goals))
        + line("passed", wordText(record.isPassed)) + line("tries", std::to_string(record.tries));
}

std::string textOf(const LessonWork& work)
{
    const LessonProgress& progress = work.progress;
    std::string text = "\n[[lesson]]\n" + line("id", tomlString(progress.lesson))
        + line("step", tomlString(progress.step)) + line("entered", quotedList(progress.entered));
    for (const PredictionRecord& record : progress.predictions) {
        text += textOf(record);
    }
    for (const AnswerRecord& record : progress.answers) {
        text += textOf(record);
    }
    return text + (progress.challenge ? textOf(*progress.challenge, work.seeds) : std::string{});
}

/// Reads one file.
class SubmissionReader final
{
public:
    explicit SubmissionReader(const std::string& file) : m_in(file) {}

    [[nodiscard]] Submission read(const Node& root)
    {
        Submission submission;
        m_in.checkKeys(root, {"format", "program", "student", "lesson"});
        const std::string written = m_in.text(root, "format");
        if (!written.empty() && written != format) {
            m_in.fault(
                TableReader::entryOr(root, "format"), Errc::NotSupported, "format", tomlString(format));
        }
        submission.program = plain(root, "program", Need::Required);
        submission.student = plain(root, "student", Need::Optional);
        for (const Node& table : m_in.tables(root, "lesson")) {
            submission.works.push_back(work(table));
            checkOnce(table, submission.works);
        }
        return submission;
    }

    [[nodiscard]] const scenario::Faults& faults() const noexcept { return m_in.faults(); }

private:
    /// A text that may be empty.
    std::string plain(const Node& table, const std::string& key, Need need)
    {
        const Node* const entry = entryOf(table, key);
        const bool isEmptyText = entry != nullptr && entry->type == Node::Type::Text && entry->text.empty();
        return isEmptyText ? std::string{} : m_in.text(table, key, need);
    }

    void checkOnce(const Node& table, const std::vector<LessonWork>& works)
    {
        const std::string& id = works.back().progress.lesson;
        const auto same = [&id](const LessonWork& each) { return each.progress.lesson == id; };
        if (!id.empty() && std::ranges::count_if(works, same) > 1) {
            m_in.fault(TableReader::entryOr(table, "id"), Errc::InvalidValue, "id").remedy
                = scenario::Remedy::ChooseAnotherId;
        }
    }

    LessonWork work(const Node& table)
    {
        m_in.checkKeys(table, {"id", "step", "entered", "prediction", "answer", "challenge"});
        LessonWork work;
        work.progress.lesson = m_in.text(table, "id");
        work.progress.step = plain(table, "step", Need::Optional);
        work.progress.entered = m_in.texts(table, "entered");
        for (const Node& each : m_in.tables(table, "prediction")) {
            work.progress.predictions.push_back(prediction(each));
        }
        for (const Node& each : m_in.tables(table, "answer")) {
            work.progress.answers.push_back(answer(each));
        }
        if (const Node* const each = entryOf(table, "challenge")) {
            work.progress.challenge = challenge(*each, work.seeds);
        }
        return work;
    }

    PredictionRecord prediction(const Node& table)
    {
        m_in.checkKeys(table, {"id", "answer", "skipped", "score"});
        PredictionRecord record{m_in.text(table, "id"), plain(table, "answer", Need::Required),
            m_in.boolean(table, "skipped", false), std::nullopt};
        if (entryOf(table, "score") != nullptr) {
            record.score = m_in.number(table, "score");
        }
        return record;
    }

    AnswerRecord answer(const Node& table)
    {
        m_in.checkKeys(table, {"kind", "id", "answer", "right", "tries"});
        AnswerRecord record;
        record.kind = m_in.choice<ExerciseKind>(table, "kind",
            {{"quiz", ExerciseKind::Quiz}, {"ordering", ExerciseKind::Ordering},
                {"sorting", ExerciseKind::Sorting}, {"bug", ExerciseKind::Bug},
                {"incident", ExerciseKind::Incident}},
            Need::Required);
        record.id = m_in.text(table, "id");
        record.answer = plain(table, "answer", Need::Required);
        record.isRight = m_in.boolean(table, "right", false);
        record.tries = m_in.integer(table, "tries", {1, mostTries, 1});
        return record;
    }

    ChallengeRecord challenge(const Node& table, std::vector<std::int64_t>& seeds)
    {
        m_in.checkKeys(table, {"changes", "seeds", "goals", "passed", "tries"});
        ChallengeRecord record;
        record.changes = m_in.texts(table, "changes");
        if (record.changes.size() > mostChanges) {
            m_in.fault(TableReader::entryOr(table, "changes"), Errc::TooLarge, "changes",
                "≤ " + std::to_string(mostChanges));
            record.changes.clear();
        }
        for (const double seed : m_in.numbers(table, "seeds")) {
            seeds.push_back(static_cast<std::int64_t>(seed));
        }
        record.goals = booleans(table, "goals");
        record.isPassed = m_in.boolean(table, "passed", false);
        record.tries = m_in.integer(table, "tries", {1, mostTries, 1});
        return record;
    }

    std::vector<bool> booleans(const Node& table, const std::string& key)
    {
        std::vector<bool> values;
        const Node* const entry = entryOf(table, key);
        const auto isBoolean = [](const Node& item) { return item.type == Node::Type::Boolean; };
        if (entry == nullptr) {
            return values;
        }
        if (entry->type != Node::Type::Array || !std::ranges::all_of(entry->items, isBoolean)) {
            m_in.fault(*entry, Errc::InvalidValue, key, "[true, false]");
            return values;
        }
        std::ranges::transform(entry->items, std::back_inserter(values), &Node::boolean);
        return values;
    }

    TableReader m_in;
};

} // namespace

std::vector<LessonWork> worksOf(const std::vector<Lesson>& lessons, const std::vector<LessonProgress>& all)
{
    std::vector<LessonWork> works;
    for (const Lesson& lesson : lessons) {
        const auto found = std::ranges::find(all, lesson.id, &LessonProgress::lesson);
        if (found != all.end()) {
            works.push_back({*found, seedsOf(lesson.challenge)});
            works.back().progress.cards.clear();
        }
    }
    return works;
}

std::string toToml(const Submission& submission)
{
    std::string text = line("format", tomlString(format)) + line("program", tomlString(submission.program));
    if (!submission.student.empty()) {
        text += line("student", tomlString(submission.student));
    }
    for (const LessonWork& work : submission.works) {
        text += textOf(work);
    }
    return text;
}

scenario::Checked<Submission> parseSubmission(std::string_view text, const std::string& file)
{
    tl::expected<Node, scenario::Fault> root = scenario::readToml(text);
    if (!root) {
        root.error().file = file;
        return tl::unexpected(scenario::Faults{root.error()});
    }
    SubmissionReader reader(file);
    Submission submission = reader.read(*root);
    if (!reader.faults().empty()) {
        return tl::unexpected(reader.faults());
    }
    return submission;
}

scenario::Checked<Submission> loadSubmission(const std::filesystem::path& file)
{
    const std::optional<std::string> text = readFile(file);
    if (!text) {
        return tl::unexpected(scenario::Faults{faultIn(file, Errc::NotFound)});
    }
    return parseSubmission(*text, file.string());
}

} // namespace repique::lessons
