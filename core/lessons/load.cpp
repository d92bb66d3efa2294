// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/load.h"

#include "core/lessons/lesson_reader.h"
#include "core/lessons/prose.h"
#include "core/lessons/text_file.h"
#include "core/scenario/toml_reader.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <system_error>

namespace repique::lessons {
namespace {

namespace fs = std::filesystem;
using scenario::Fault;
using scenario::Faults;

void checkProse(const Prose& prose, const Lesson& lesson, const fs::path& file, Faults& faults)
{
    if (prose.title.empty()) {
        faults.push_back(faultIn(file, Errc::NotFound, "# ", "# …"));
    }
    if (prose.passages.size() != lesson.steps.size()) {
        Fault fault
            = faultIn(file, Errc::InvalidValue, "## ", std::to_string(lesson.steps.size()) + " × \"## …\"");
        fault.line = prose.passages.empty() ? 1 : prose.passages.back().line;
        fault.value = std::to_string(prose.passages.size());
        fault.remedy = scenario::Remedy::WriteOnePassageAStep;
        faults.push_back(std::move(fault));
    }
    for (const Passage& passage : prose.passages) {
        for (const std::string& id : placeholders(passage.markdown)) {
            if (findExpectation(lesson, id) != nullptr) {
                continue;
            }
            Fault fault = faultIn(file, Errc::NotFound, "{{expect " + id + "}}", "[[expect]] id");
            const std::size_t at = passage.markdown.find("{{expect " + id + "}}");
            const auto before = passage.markdown.begin() + static_cast<std::ptrdiff_t>(at);
            fault.line
                = passage.line + 1 + static_cast<int>(std::count(passage.markdown.begin(), before, '\n'));
            faults.push_back(std::move(fault));
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
    lesson.folder = folder.string();
    Faults faults = reader.faults();
    lesson.portuguese = readProse(folder / "text.pt_BR.md", lesson, faults);
    lesson.english = readProse(folder / "text.en.md", lesson, faults);
    if (!faults.empty()) {
        return tl::unexpected(std::move(faults));
    }
    return lesson;
}

std::vector<fs::path> lessonFolders(const fs::path& directory)
{
    std::error_code error;
    if (fs::exists(directory / "lesson.toml", error)) {
        return {directory};
    }
    std::vector<fs::path> folders;
    for (const fs::directory_entry& entry : fs::directory_iterator(directory, error)) {
        const std::string name = entry.path().filename().string();
        if (entry.is_directory(error) && name != referenceFolder && !name.starts_with('.')) {
            folders.push_back(entry.path());
        }
    }
    std::ranges::sort(folders);
    return folders;
}

scenario::Checked<std::vector<Lesson>> loadAll(const fs::path& directory)
{
    std::vector<Lesson> lessons;
    Faults faults;
    for (const fs::path& folder : lessonFolders(directory)) {
        scenario::Checked<Lesson> lesson = load(folder);
        if (!lesson) {
            faults.insert(faults.end(), lesson.error().begin(), lesson.error().end());
            continue;
        }
        for (const Lesson& other : lessons) {
            if (other.id == lesson->id || other.order == lesson->order) {
                const bool isId = other.id == lesson->id;
                Fault fault = faultIn(folder / "lesson.toml", Errc::InvalidValue, isId ? "id" : "order");
                fault.value = isId ? lesson->id : std::to_string(lesson->order);
                fault.line = 1;
                fault.remedy = scenario::Remedy::ChooseAnotherId;
                faults.push_back(std::move(fault));
            }
        }
        lessons.push_back(*std::move(lesson));
    }
    if (lessons.empty() && faults.empty()) {
        faults.push_back(faultIn(directory, Errc::NotFound, {}, "NN-slug/lesson.toml"));
    }
    if (!faults.empty()) {
        return tl::unexpected(std::move(faults));
    }
    std::ranges::sort(lessons, {}, &Lesson::order);
    return lessons;
}

} // namespace repique::lessons
