// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_lessons.h"

#include "app/i18n/fault_words.h"
#include "app/i18n/words.h"
#include "app/report/lesson_text.h"
#include "core/lessons/lint.h"
#include "core/lessons/verify.h"

#include <filesystem>
#include <system_error>

namespace repique::cli {
namespace {

namespace fs = std::filesystem;

constexpr i18n::Words help{R"(repique-cli lessons lint|verify [DIR]

DIR is a folder of lessons, or one lesson; without it, the lessons that come with the program (or --lessons DIR).
How to write a lesson: lessons/README.md.

  lint      says what is wrong, each with file, line and what to do: an id used twice, a language that is
            missing, an unknown key or parameter, a file that nothing reads, a number that no run confirms, a
            challenge whose solution fails or that passes untouched. Nothing to say: nothing is written.
  verify    runs every scene and lists every printed number beside what was measured, and every challenge:
            its solutions, or every incident of its room with every cure

Exit status
  0 all is well · 1 a number or a challenge does not hold · 2 wrong usage or file
)",
    R"(repique-cli lessons lint|verify [DIR]

DIR é uma pasta de lições ou uma lição; sem ele, as lições que vêm com o programa (ou --lessons DIR).
Como escrever uma lição: lessons/README.md.

  lint      diz o que está errado, com arquivo, linha e o que fazer: id usado duas vezes, idioma que falta,
            chave ou parâmetro desconhecido, arquivo que nada lê, número que nenhuma execução confirma,
            desafio cuja solução falha ou que passa sem mexer em nada. Nada a dizer: nada é escrito.
  verify    executa cada cena e lista cada número impresso ao lado do que foi medido, e cada desafio:
            as soluções, ou cada incidente da sala com cada remédio

Status de saída
  0 tudo certo · 1 um número ou desafio não se confirma · 2 uso ou arquivo errado
)"};

} // namespace

std::string builtInLessons()
{
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    const fs::path installed = program.parent_path() / "../share/repique/lessons";
    return fs::is_directory(installed, error) ? installed.lexically_normal().string()
                                              : std::string{REPIQUE_LESSONS};
}

Answer runLessons(const LessonsCommand& command, i18n::Language language)
{
    const std::string folder = command.folder.empty() ? builtInLessons() : command.folder;
    const auto lessons = lessons::lintAll(folder);
    if (!lessons) {
        return {wrongUsage, {}, i18n::sentences(lessons.error(), language)};
    }
    Answer answer;
    for (const lessons::Lesson& lesson : *lessons) {
        const Result<lessons::Verification> verification = lessons::verify(lesson);
        if (!verification) {
            return {
                wrongUsage, {}, lesson.folder + ": " + i18n::sentence(verification.error(), language) + "\n"};
        }
        answer.status = verification->holds() ? answer.status : failed;
        answer.out += report::lessonText(lesson, *verification, language);
        answer.err += report::lessonFaults(lesson, *verification, language);
    }
    if (command.task == LessonsCommand::Task::Lint) {
        answer.out.clear();
    }
    return answer;
}

std::string_view lessonsHelp(i18n::Language language) noexcept
{
    return help.in(language);
}

} // namespace repique::cli
