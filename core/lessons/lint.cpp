// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lint.h"

#include "core/lessons/figures.h"
#include "core/lessons/load.h"
#include "core/lessons/prose.h"
#include "core/lessons/text_file.h"
#include "core/lessons/words.h"

#include <algorithm>
#include <array>
#include <set>

namespace repique::lessons {
namespace {

namespace fs = std::filesystem;
using scenario::Fault;
using scenario::Faults;
using scenario::Remedy;

constexpr std::string_view lessonFile = "lesson.toml";
constexpr std::string_view portugueseFile = "text.pt_BR.md";
constexpr std::string_view englishFile = "text.en.md";
constexpr int stepKindCount = static_cast<int>(StepKind::Challenge) + 1;

/// Looks over one lesson.
class Linter final
{
public:
    Linter(const Lesson& lesson, fs::path folder) : m_lesson(lesson), m_folder(std::move(folder))
    {
        for (const double given : lesson.givens) {
            m_known.insert(given);
        }
        for (const Goal& goal : lesson.challenge.goals) {
            m_known.insert(goal.value);
        }
        if (lesson.room) {
            m_known.insert({double(lesson.room->looks), double(lesson.room->pass)});
            m_known.insert(static_cast<double>(lesson.room->incidents.size()));
        }
        for (const Scene& scene : lesson.scenes) {
            know(readFile(m_folder / scene.file).value_or(""));
        }
        know(readFile(m_folder / lessonFile).value_or(""), "set = ");
    }

    [[nodiscard]] Faults faults()
    {
        checkSteps();
        checkExercises();
        checkWordsOfExercises();
        checkExpectations();
        checkText(m_lesson.portuguese, portugueseFile, NumberStyle::Portuguese);
        checkText(m_lesson.english, englishFile, NumberStyle::English);
        checkLanguages();
        checkFiles();
        return m_faults;
    }

private:
    /// Numbers of the lines of `document` that start with `opening`.
    void know(const std::string& document, std::string_view opening = {})
    {
        for (std::size_t start = 0; start < document.size();) {
            const std::size_t end = std::min(document.find('\n', start), document.size());
            const std::string_view line{document.data() + start, end - start};
            if (line.starts_with(opening) && !line.starts_with('#')) {
                const std::vector<double> numbers = numbersIn(line);
                m_known.insert(numbers.begin(), numbers.end());
            }
            start = end + 1;
        }
    }

    Fault& fault(std::string_view file, int line, std::string key, std::string accepted, Remedy remedy)
    {
        Fault fault = faultIn(m_folder / file, Errc::InvalidValue, std::move(key), std::move(accepted));
        fault.line = std::max(line, 1);
        fault.remedy = remedy;
        m_faults.push_back(std::move(fault));
        return m_faults.back();
    }

    void checkSteps()
    {
        int last = -1;
        for (const Step& step : m_lesson.steps) {
            const int kind = static_cast<int>(step.kind);
            const bool isAgain = kind == last && step.kind == StepKind::Experiment;
            if (kind != last + 1 && !isAgain) {
                templateFault(step.line);
                return;
            }
            last = kind;
        }
        if (last + 1 != stepKindCount) {
            templateFault(m_lesson.steps.empty() ? 1 : m_lesson.steps.back().line);
        }
    }

    void templateFault(int line)
    {
        fault(lessonFile, line, "step.kind", "scene, predict, experiment…, observe, recall, quiz, challenge",
            Remedy::FollowTheTemplate);
    }

    void need(bool isThere, const char* table)
    {
        if (!isThere) {
            fault(lessonFile, 1, table, {}, Remedy::AddTheKey).code = Errc::NotFound;
        }
    }

    void checkExercises()
    {
        need(!m_lesson.predictions.empty(), "[[prediction]]");
        need(!m_lesson.cards.empty(), "[[recall]]");
        need(!m_lesson.quiz.empty(), "[[quiz]]");
        if (!m_lesson.room) {
            need(!m_lesson.challenge.goals.empty(), "[[goal]]");
            need(!m_lesson.challenge.solutions.empty(), "[[solution]]");
        }
        need(!m_lesson.free.empty(), "free");
    }

    void checkWordsOfExercises()
    {
        for (const Worded& worded : wordsOfExercises(m_lesson)) {
            checkNumbers(worded.words->portuguese, lessonFile, {NumberStyle::Portuguese, 0}, worded.owner);
            checkNumbers(worded.words->english, lessonFile, {NumberStyle::English, 0}, worded.owner);
            compare(worded.words->portuguese, worded.words->english, lessonFile, {0, worded.owner});
            checkPlaceholders(worded.words->portuguese, worded.owner);
            checkPlaceholders(worded.words->english, worded.owner);
        }
    }

    void checkPlaceholders(const std::string& text, const std::string& owner)
    {
        for (const std::string& id : placeholders(text)) {
            if (findExpectation(m_lesson, id) == nullptr) {
                fault(lessonFile, lineIn(owner), "{{expect " + id + "}}", "[[expect]] id", Remedy::None).code
                    = Errc::NotFound;
            }
        }
    }

    void checkExpectations()
    {
        std::set<std::string> printed;
        const auto print = [&printed](const std::string& text) {
            for (const std::string& id : placeholders(text)) {
                printed.insert(id);
            }
        };
        for (const Passage& passage : m_lesson.portuguese.passages) {
            print(passage.markdown);
        }
        for (const Worded& worded : wordsOfExercises(m_lesson)) {
            print(worded.words->portuguese);
        }
        for (const Prediction& prediction : m_lesson.predictions) {
            printed.insert(prediction.expectation);
        }
        for (const Expectation& expectation : m_lesson.expectations) {
            if (expectation.isShown && !printed.contains(expectation.id)) {
                fault(lessonFile, expectation.line, "expect." + expectation.id, {}, Remedy::PrintTheNumber);
            }
        }
    }

    void checkText(const Prose& prose, std::string_view file, NumberStyle style)
    {
        int words = 0;
        for (const Passage& passage : prose.passages) {
            words += wordsOf(passage.markdown);
            checkNumbers(passage.markdown, file, {style, passage.line}, {});
        }
        if (words < fewestWords) {
            fault(file, 1, {}, "≥ " + std::to_string(fewestWords), Remedy::WriteMore).value
                = std::to_string(words);
        }
    }

    struct Where
    {
        NumberStyle style;
        int line; ///< before the text's first
    };

    void checkNumbers(
        const std::string& text, std::string_view file, const Where& where, const std::string& owner)
    {
        for (const Figure& figure : figuresOf(text, where.style)) {
            if (!m_known.contains(figure.value)) {
                const int line = owner.empty() ? where.line + figure.line : lineIn(owner);
                fault(file, line, owner, {}, Remedy::DeclareTheNumber).value = figure.written;
            }
        }
    }

    struct Owner
    {
        int line;
        std::string id;
    };

    void checkLanguages()
    {
        for (std::size_t i = 0; i < m_lesson.steps.size(); ++i) {
            const Passage& portuguese = m_lesson.portuguese.passages[i];
            compare(portuguese.markdown, m_lesson.english.passages[i].markdown, portugueseFile,
                {portuguese.line, portuguese.heading});
        }
    }

    /// Both texts must print the same numbers, in any order.
    void compare(
        const std::string& portuguese, const std::string& english, std::string_view file, const Owner& where)
    {
        const std::vector<std::string> left = printedBy(portuguese, NumberStyle::Portuguese);
        const std::vector<std::string> right = printedBy(english, NumberStyle::English);
        if (left == right) {
            return;
        }
        std::vector<std::string> unmatched;
        std::ranges::set_symmetric_difference(left, right, std::back_inserter(unmatched));
        const int line = where.line > 0 ? where.line : lineIn(where.id);
        std::string values;
        for (const std::string& each : unmatched) {
            values += (values.empty() ? "" : ", ") + each;
        }
        fault(file, line, where.id, {}, Remedy::PrintTheSameNumbers).value = values;
    }

    static std::vector<std::string> printedBy(const std::string& text, NumberStyle style)
    {
        std::vector<std::string> printed = placeholders(text);
        for (const Figure& figure : figuresOf(text, style)) {
            std::string digits = figure.written;
            std::erase_if(digits, [](char c) { return c == ',' || c == '.'; });
            printed.push_back(digits);
        }
        std::ranges::sort(printed);
        return printed;
    }

    /// The line of lesson.toml on which the id of an exercise stands.
    [[nodiscard]] int lineIn(const std::string& owner)
    {
        const std::string text = readFile(m_folder / lessonFile).value_or("");
        const std::size_t at = text.find("id = \"" + owner + "\"");
        return at == std::string::npos ? 1
                                       : 1
                + static_cast<int>(
                    std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    }

    void checkFiles()
    {
        std::set<std::string> known{
            std::string{lessonFile}, std::string{portugueseFile}, std::string{englishFile}};
        for (const Scene& scene : m_lesson.scenes) {
            known.insert(scene.file);
        }
        std::error_code error;
        for (const fs::directory_entry& entry : fs::directory_iterator(m_folder, error)) {
            const std::string name = entry.path().filename().string();
            if (!known.contains(name)) {
                fault(name, 1, {}, {}, Remedy::NameTheFile).code = Errc::UnknownKey;
            }
        }
    }

    const Lesson& m_lesson;
    fs::path m_folder;
    std::set<double> m_known{0.0, 1.0};
    Faults m_faults;
};

} // namespace

Faults lint(const Lesson& lesson, const fs::path& folder)
{
    return Linter{lesson, folder}.faults();
}

scenario::Checked<std::vector<Lesson>> lintAll(const fs::path& directory)
{
    scenario::Checked<std::vector<Lesson>> lessons = loadAll(directory);
    Faults faults = lessons ? Faults{} : lessons.error();
    for (const fs::path& folder : lessonFolders(directory)) {
        if (const scenario::Checked<Lesson> lesson = load(folder)) {
            const Faults more = lint(*lesson, folder);
            faults.insert(faults.end(), more.begin(), more.end());
        }
    }
    if (!faults.empty()) {
        return tl::unexpected(std::move(faults));
    }
    return lessons;
}

} // namespace repique::lessons
