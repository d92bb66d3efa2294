// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/load.h"

#include "core/lessons/lesson_reader.h"
#include "core/lessons/prose.h"
#include "core/scenario/toml_reader.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>

namespace repique::lessons {
namespace {

namespace fs = std::filesystem;
using scenario::Fault;
using scenario::Faults;

/// The text of a lesson's file; at most one byte more than the reader accepts.
std::optional<std::string> readFile(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::error_code error;
    if (!file || !fs::is_regular_file(path, error)) {
        return std::nullopt;
    }
    std::string text(scenario::largestText + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

Fault faultIn(const fs::path& file, Errc code, std::string key = {}, std::string accepted = {})
{
    Fault fault;
    fault.code = code;
    fault.file = file.string();
    fault.key = std::move(key);
    fault.accepted = std::move(accepted);
    return fault;
}

/// Nothing may be promised that the text does not print, and nothing printed that the lesson does not
/// promise.
void checkProse(const Prose& prose, const Lesson& lesson, const fs::path& file, Faults& faults)
{
    if (prose.title.empty()) {
        faults.push_back(faultIn(file, Errc::NotFound, "# ", "# …"));
    }
    if (prose.passages.size() != lesson.steps.size()) {
        faults.push_back(
            faultIn(file, Errc::InvalidValue, "## ", std::to_string(lesson.steps.size()) + " × \"## …\""));
    }
    for (const Passage& passage : prose.passages) {
        for (const std::string& id : placeholders(passage.markdown)) {
            if (findExpectation(lesson, id) == nullptr) {
                faults.push_back(faultIn(file, Errc::NotFound, "{{expect " + id + "}}", "[[expect]] id"));
            }
        }
    }
}

Prose readProse(const fs::path& path, const Lesson& lesson, Faults& faults)
{
    const std::optional<std::string> text = readFile(path);
    if (!text) {
        faults.push_back(faultIn(path, Errc::NotFound));
        return {};
    }
    Prose prose = splitProse(*text);
    checkProse(prose, lesson, path, faults);
    return prose;
}

} // namespace

scenario::Checked<Lesson> load(const fs::path& folder)
{
    const fs::path file = folder / "lesson.toml";
    const std::optional<std::string> text = readFile(file);
    if (!text) {
        return tl::unexpected(Faults{faultIn(file, Errc::NotFound)});
    }
    tl::expected<scenario::Node, Fault> root = scenario::readToml(*text);
    if (!root) {
        root.error().file = file.string();
        return tl::unexpected(Faults{root.error()});
    }
    LessonReader reader(folder, file.string());
    Lesson lesson = reader.read(*root);
    Faults faults = reader.faults();
    lesson.portuguese = readProse(folder / "text.pt_BR.md", lesson, faults);
    lesson.english = readProse(folder / "text.en.md", lesson, faults);
    if (!faults.empty()) {
        return tl::unexpected(std::move(faults));
    }
    return lesson;
}

scenario::Checked<std::vector<Lesson>> loadAll(const fs::path& directory)
{
    std::vector<Lesson> lessons;
    Faults faults;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(directory, error)) {
        if (!entry.is_directory()) {
            continue;
        }
        scenario::Checked<Lesson> lesson = load(entry.path());
        if (!lesson) {
            faults.insert(faults.end(), lesson.error().begin(), lesson.error().end());
            continue;
        }
        const bool isTaken = std::ranges::any_of(lessons,
            [&](const Lesson& other) { return other.id == lesson->id || other.order == lesson->order; });
        if (isTaken) {
            faults.push_back(
                faultIn(entry.path() / "lesson.toml", Errc::InvalidValue, "id, order: " + lesson->id));
        }
        lessons.push_back(*std::move(lesson));
    }
    if (error) {
        faults.push_back(faultIn(directory, Errc::NotFound));
    }
    if (!faults.empty()) {
        return tl::unexpected(std::move(faults));
    }
    std::ranges::sort(lessons, {}, &Lesson::order);
    return lessons;
}

} // namespace repique::lessons
