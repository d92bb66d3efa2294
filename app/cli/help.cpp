// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help.h"

#include "app/cli/live_help.h"
#include "app/cli/run_grade.h"
#include "app/cli/run_lessons.h"
#include "app/cli/study_help.h"
#include "app/i18n/words.h"

namespace repique::cli {
namespace {

using i18n::Words;

constexpr Words program{R"(repique-cli — what a retry really costs

A retry is traffic: it buys a little more chance for one operation with capacity that all operations
share. Repique plays one payment message by message, or ten thousand a second, under the same policy.

  amplification = attempts ÷ operations      1 when nothing is tried again; 3 when every operation is
                                             sent three times: the load a dependency sees grows by it
  goodput       = answers per second that reach a caller still waiting
  duplicate     = an effect of an operation beyond its first, e.g. a second debit

Commands
  demo                       three scenes of one payment: transient 503, lost response, insufficient funds
  scenario [ID]              the scenarios that come with the program, or one of them as a file to edit
  trace FILE                 one operation, step by step: every message, every wait and why
  simulate FILE [FILE_B]     the whole load; with FILE_B the difference between two files, in pairs
  sweep FILE                 one metric over a range of one key, or of two: where is the edge?
  contention                 many clients, one row: what each kind of waiting costs
  race                       copies of one payment in every order: which debit twice
  serve                      the settlement service on real HTTP, on this machine alone
  pay --url URL [FILE]       one payment to a real service, under the policy of a file
  prove FILE                 one payment in virtual time and over real HTTP, decision by decision
  lessons lint|verify [DIR]  checks lessons; verify re-runs every number that they print
  grade FILE… [--csv]        grades submissions: re-runs every challenge that was handed in
  COMMAND --help             more about a command

Options
  --lang en|pt_BR            language of texts (default: from the locale)
  --lessons DIR              folder with the lessons (default: those that come with the program)
  --version                  version

FILE is a path or preset:ID (see `repique-cli scenario`). Variables REPIQUE_RETRY_* override the file's
[policy]: REPIQUE_RETRY_MAX_ATTEMPTS=4 is policy.max_attempts = 4.

Try
  repique-cli demo
  repique-cli scenario catalogue > mine.repique.toml
  repique-cli trace mine.repique.toml
  repique-cli simulate preset:article --format text

Exit status
  0 done · 1 the thing asked for failed (trace: the payment did not succeed) · 2 wrong usage or file: the
  reason is on standard error and standard output is empty
)",
    R"(repique-cli — quanto uma retentativa custa de verdade

Retentativa é tráfego: compra um pouco mais de chance para uma operação com a capacidade que é de todas.
O Repique mostra um pagamento mensagem por mensagem, ou dez mil por segundo, sob a mesma política.

  amplificação = tentativas ÷ operações      1 quando nada se repete; 3 quando toda operação é enviada
                                             três vezes: a carga que a dependência vê cresce na mesma conta
  vazão útil   = respostas por segundo que chegam a um cliente que ainda espera
  duplicata    = um efeito de uma operação além do primeiro, como um segundo débito

Comandos
  demo                       três cenas de um pagamento: 503 transitório, resposta perdida, saldo insuficiente
  scenario [ID]              os cenários que vêm com o programa, ou um deles como arquivo para editar
  trace FILE                 uma operação, passo a passo: cada mensagem, cada espera e o porquê
  simulate FILE [FILE_B]     a carga inteira; com FILE_B, a diferença entre dois arquivos, em pares
  sweep FILE                 uma métrica sobre uma faixa de uma chave, ou de duas: onde fica o limite?
  contention                 muitos clientes, uma linha: quanto custa cada jeito de esperar
  race                       cópias de um pagamento em toda ordem: quais debitam duas vezes
  serve                      o serviço de liquidação em HTTP de verdade, só nesta máquina
  pay --url URL [FILE]       um pagamento a um serviço de verdade, sob a política de um arquivo
  prove FILE                 um pagamento em tempo virtual e em HTTP de verdade, decisão por decisão
  lessons lint|verify [DIR]  confere lições; verify executa de novo cada número impresso
  grade FILE… [--csv]        corrige entregas: executa de novo cada desafio entregue
  COMANDO --help             mais sobre um comando

Opções
  --lang en|pt_BR            idioma dos textos (padrão: o do sistema)
  --lessons DIR              pasta das lições (padrão: as que vêm com o programa)
  --version                  versão

FILE é um caminho ou preset:ID (veja `repique-cli scenario`). As variáveis REPIQUE_RETRY_* valem sobre a
[policy] do arquivo: REPIQUE_RETRY_MAX_ATTEMPTS=4 é policy.max_attempts = 4.

Experimente
  repique-cli demo
  repique-cli scenario catalogue > meu.repique.toml
  repique-cli trace meu.repique.toml
  repique-cli simulate preset:article --format text

Status de saída
  0 feito · 1 o que se pediu falhou (trace: o pagamento não deu certo) · 2 uso ou arquivo errado: o motivo
  sai na saída de erro e a saída padrão fica vazia
)"};

constexpr Words demo{R"(repique-cli demo [--format text|json]

Plays three payments through the real client against the real settlement service on a ledger in memory:
a 503 that passes, a response that is lost after the debit, and insufficient funds, which no attempt changes.

  --format text|json         a story (default), or {scenes:[{id, outcome, attempts, debits, waits_ms}]}

Exit status
  0 played, whatever happened in the scenes · 2 wrong usage or REPIQUE_RETRY_* variable
)",
    R"(repique-cli demo [--format text|json]

Passa três pagamentos pelo cliente de verdade contra o serviço de liquidação de verdade, com o ledger em
memória: um 503 que passa, uma resposta que se perde depois do débito, e saldo insuficiente, que tentativa
nenhuma muda.

  --format text|json         uma história (padrão), ou {scenes:[{id, outcome, attempts, debits, waits_ms}]}

Status de saída
  0 executou, aconteça o que acontecer nas cenas · 2 uso ou variável REPIQUE_RETRY_* errada
)"};

constexpr Words trace{
    R"(repique-cli trace FILE [--operation N] [--set key=value]… [--format text|json|mermaid|plantuml]

Shows what happened to one operation: numbered messages, waits as notes with window, draw, Retry-After,
deadline and budget, and the log of failed attempts. In a load, the run is replayed with a probe on it.

  --operation N              number from 0 (default 0), slowest, first-duplicate or first-failed
  --set key=value            a key of the file, e.g. policy.max_attempts=2; may be repeated
  --format FORMAT            text (default), json, mermaid or plantuml (diagrams speak the language of texts)

Try
  repique-cli trace preset:catalogue
  repique-cli trace preset:catalogue --set idempotency.key=per_attempt      2 debits: the bug
  repique-cli trace preset:catalogue --set policy.max_attempts=2            fails although it was debited

Exit status
  0 the operation succeeded · 1 it did not · 2 wrong usage or file, or no such operation
)",
    R"(repique-cli trace FILE [--operation N] [--set key=value]… [--format text|json|mermaid|plantuml]

Mostra o que aconteceu com uma operação: mensagens numeradas, esperas como notas com janela, sorteio,
Retry-After, prazo e orçamento, e o log das tentativas que falharam. Numa carga, a execução é repetida com
uma sonda na operação.

  --operation N              número a partir de 0 (padrão 0), slowest, first-duplicate ou first-failed
  --set key=value            uma chave do arquivo, como policy.max_attempts=2; pode repetir
  --format FORMAT            text (padrão), json, mermaid ou plantuml (diagramas saem no idioma dos textos)

Experimente
  repique-cli trace preset:catalogue
  repique-cli trace preset:catalogue --set idempotency.key=per_attempt      2 débitos: o bug
  repique-cli trace preset:catalogue --set policy.max_attempts=2            falha, embora tenha debitado

Status de saída
  0 a operação deu certo · 1 não deu · 2 uso ou arquivo errado, ou operação que não existe
)"};

constexpr Words simulate{
    R"(repique-cli simulate FILE [FILE_B] [--set key=value]… [--seeds N] [--scale N] [--event-limit N]
                     [--format json|csv|text]

Runs the whole load, request by request. The same file and seed give the same bytes on every machine, but
for cost.wall_ms. Amplification = attempts ÷ operations; goodput counts only answers somebody still waits for.

  FILE_B                     a second file: both run with the seeds of FILE, so they meet the same arrivals,
                             faults and dice; difference = b − a with its 95 % interval. Text
                             says in one sentence which differences are real: Student's t over the
                             pairs, one false alarm in 20 comparisons for all figures together (Holm)
  --set key=value            a key of the file(s), e.g. policy.budget.kind=ratio; may be repeated
  --seeds N                  runs with N consecutive seeds: mean and standard deviation (1 … 10000)
  --scale N                  a preview 1:N: rates, capacity and queues ÷ N, counts reported × N
  --event-limit N            stop an explosive run after N events; the result then says "cut": true
  --format json|csv|text     one object (default), the series as columns, or tables with the law in words

Try
  repique-cli simulate preset:article --format text
  repique-cli simulate preset:article_mixed --set policy.max_attempts=1 --set duration=60s --format text
  repique-cli simulate a.repique.toml b.repique.toml --seeds 20

Exit status
  0 it ran, whatever it found · 2 wrong usage or file
)",
    R"(repique-cli simulate FILE [FILE_B] [--set key=value]… [--seeds N] [--scale N] [--event-limit N]
                     [--format json|csv|text]

Executa a carga inteira, requisição por requisição. O mesmo arquivo e a mesma semente dão os mesmos bytes em
qualquer máquina, exceto cost.wall_ms. Amplificação = tentativas ÷ operações; a vazão útil só conta respostas
que alguém ainda espera.

  FILE_B                     um segundo arquivo: os dois usam as sementes de FILE, portanto as mesmas chegadas,
                             falhas e sorteios; diferença = b − a com intervalo de 95 %. O texto
                             diz em uma frase quais diferenças são reais: t de Student sobre os pares,
                             um alarme falso a cada 20 comparações para todas as métricas (Holm)
  --set key=value            uma chave do(s) arquivo(s), como policy.budget.kind=ratio; pode repetir
  --seeds N                  executa com N sementes seguidas: média e desvio padrão (1 … 10000)
  --scale N                  uma prévia 1:N: taxas, capacidade e filas ÷ N, contagens relatadas × N
  --event-limit N            para uma execução explosiva após N eventos; o resultado diz "cut": true
  --format json|csv|text     um objeto (padrão), as séries em colunas, ou tabelas com a lei em palavras

Experimente
  repique-cli simulate preset:article --format text
  repique-cli simulate preset:article_mixed --set policy.max_attempts=1 --set duration=60s --format text
  repique-cli simulate a.repique.toml b.repique.toml --seeds 20

Status de saída
  0 executou, seja qual for o resultado · 2 uso ou arquivo errado
)"};

constexpr Words scenario{R"(repique-cli scenario [ID]

Without ID, lists the scenarios that come with the program. With ID, prints that scenario as a commented TOML
file, a good start for one of your own. Wherever a FILE is taken, preset:ID is that scenario.

Try
  repique-cli scenario
  repique-cli scenario catalogue > mine.repique.toml

Exit status
  0 done · 2 no such scenario
)",
    R"(repique-cli scenario [ID]

Sem ID, lista os cenários que vêm com o programa. Com ID, escreve o cenário como arquivo TOML comentado, um
bom começo para o seu. Onde se pede FILE, preset:ID é esse cenário.

Experimente
  repique-cli scenario
  repique-cli scenario catalogue > meu.repique.toml

Status de saída
  0 feito · 2 esse cenário não existe
)"};

} // namespace

std::string_view helpText(Topic topic, i18n::Language language) noexcept
{
    switch (topic) {
    case Topic::Program:
        return program.in(language);
    case Topic::Demo:
        return demo.in(language);
    case Topic::Trace:
        return trace.in(language);
    case Topic::Simulate:
        return simulate.in(language);
    case Topic::Scenario:
        return scenario.in(language);
    case Topic::Race:
    case Topic::Serve:
    case Topic::Pay:
    case Topic::Prove:
        return liveHelpText(topic, language);
    case Topic::Contention:
    case Topic::Sweep:
        return studyHelpText(topic, language);
    case Topic::Lessons:
        return lessonsHelp(language);
    case Topic::Grade:
        return gradeHelp(language);
    }
    return {};
}

} // namespace repique::cli
