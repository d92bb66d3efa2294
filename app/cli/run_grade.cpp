// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_grade.h"

#include "app/cli/run_lessons.h"
#include "app/i18n/fault_words.h"
#include "app/i18n/words.h"
#include "app/report/grade_report.h"
#include "core/lessons/load.h"

#include <algorithm>

namespace repique::cli {
namespace {

constexpr i18n::Words help{R"(repique-cli grade FILE… [--csv]

Grades submissions (.repique-entrega, from File > Export submission). Every challenge is run again, with the
policy that was handed in, on the scenes and seeds of the lesson, and the answers of an incident room are judged
again: results written in a file are never believed.

  --csv                      one row a file, lesson and goal, for a spreadsheet (default: a table)
  --lessons DIR              folder with the lessons (default: those that come with the program)

Of the table: 2/3 = two goals of three hold · — = the challenge was not tried · ! = something to object, said on
standard error: a file that cannot be read, a parameter that the lesson does not free, a claim that does not hold.
! too long = a run took 20 times the events of the lesson's own, and was stopped there. The other files go on.

Exit status
  0 every goal of every file holds (of an incident room, as many as it asks for) ·
  1 not all hold, or a file is wrong · 2 wrong usage or lessons
)",
    R"(repique-cli grade FILE… [--csv]

Corrige entregas (.repique-entrega, de Arquivo > Exportar entrega). Cada desafio é executado de novo, com a
política entregue, nas cenas e sementes da lição, e as respostas de uma sala de incidente são julgadas de novo:
resultado escrito no arquivo nunca vale.

  --csv                      uma linha por arquivo, lição e meta, para planilha (padrão: uma tabela)
  --lessons DIR              pasta das lições (padrão: as que vêm com o programa)

Na tabela: 2/3 = duas de três metas valem · — = o desafio não foi tentado · ! = há objeção, dita na saída de
erro: arquivo que não se lê, parâmetro que a lição não libera, resultado que não se confirma. ! longa = uma
execução passou de 20 vezes os eventos das da própria lição e parou ali. Os outros arquivos seguem.

Status de saída
  0 toda meta de todo arquivo vale (de uma sala de incidente, quantas ela pede) ·
  1 nem todas valem, ou há arquivo errado · 2 uso ou lições erradas
)"};

report::GradedFile graded(lessons::Grader& grader, const std::string& file)
{
    const scenario::Checked<lessons::Submission> submission = lessons::loadSubmission(file);
    if (!submission) {
        return {file, {}, {}, submission.error()};
    }
    return {file, submission->student, grader.grade(*submission), {}};
}

} // namespace

Answer runGrade(const GradeCommand& command, i18n::Language language)
{
    const auto lessons = lessons::loadAll(command.lessons.empty() ? builtInLessons() : command.lessons);
    if (!lessons) {
        return {wrongUsage, {}, i18n::sentences(lessons.error(), language)};
    }
    lessons::Grader grader(*lessons);
    std::vector<report::GradedFile> files;
    for (const std::string& file : command.files) {
        files.push_back(graded(grader, file));
    }
    const bool isAllRight = std::ranges::all_of(files, &report::GradedFile::holds);
    return {isAllRight ? done : failed,
        command.isCsv ? report::gradeCsv(*lessons, files) : report::gradeText(*lessons, files, language),
        report::gradeFaults(*lessons, files, language)};
}

std::string_view gradeHelp(i18n::Language language) noexcept
{
    return help.in(language);
}

} // namespace repique::cli
