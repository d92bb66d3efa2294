// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/study_help.h"

#include "app/i18n/words.h"

namespace repique::cli {
namespace {

using i18n::Words;

constexpr Words contention{
    R"(repique-cli contention [--clients N] [--backoff none|exponential|equal|full|decorrelated] [--runs R]
                       [--seed S] [--format text|json]

Many clients write one row, optimistically: read its version, write, and start over when somebody wrote in
between. Shows how long it takes until all are done and how many writes it costs. The model is that of
"Exponential Backoff And Jitter" (AWS Architecture Blog): base 5 ms, cap 2 s, network |N(10, 2)| ms each way.

  --clients N                clients (1 … 10000, default 100); the work grows with their square
  --backoff KIND             how they wait; without it text compares all of them, json takes full
  --runs R                   runs with seeds s … s+R−1 (1 … 100000, default 100)
  --seed S                   the first seed (default 42)
  --format text|json         a table (default), or {clients, backoff, runs, mean_ms, sd_ms, mean_calls, sd_calls}

Try
  repique-cli contention
  repique-cli contention --clients 10 --backoff exponential --format json

Exit status
  0 it ran · 2 wrong usage
)",
    R"(repique-cli contention [--clients N] [--backoff none|exponential|equal|full|decorrelated] [--runs R]
                       [--seed S] [--format text|json]

Muitos clientes escrevem na mesma linha, de forma otimista: leem a versão, escrevem, e recomeçam se alguém
escreveu no meio. Mostra quanto demora até todos terminarem e quantas escritas isso custa. O modelo é o de
"Exponential Backoff And Jitter" (AWS Architecture Blog): base 5 ms, teto 2 s, rede |N(10, 2)| ms por sentido.

  --clients N                clientes (1 … 10000, padrão 100); o trabalho cresce com o quadrado
  --backoff TIPO             como esperam; sem ele, text compara todos e json usa full
  --runs R                   execuções com as sementes s … s+R−1 (1 … 100000, padrão 100)
  --seed S                   a primeira semente (padrão 42)
  --format text|json         uma tabela (padrão), ou {clients, backoff, runs, mean_ms, sd_ms, mean_calls, sd_calls}

Experimente
  repique-cli contention
  repique-cli contention --clients 10 --backoff exponential --format json

Status de saída
  0 executou · 2 uso errado
)"};

constexpr Words sweep{
    R"(repique-cli sweep FILE --x key=a:b:n [--y key=a:b:n] --metric NAME [--set key=value]… [--seeds N]
                  [--threads N] [--format json|csv]

Runs the scenario once for each of n evenly spaced values of a key, or for each pair of two, and reads one
metric off each run: where is the edge between healing and staying stuck? The bytes do not depend on the
number of threads. Ctrl-C stops it and writes what is done: cells come coarse to fine, so that is a picture.

  --x, --y key=a:b:n         a key with numbers or durations, first and last value, how many (2 … 1000)
  --metric NAME              amplification, goodput_ratio, recovery_s, duplicates, latency_ms.p99 …, or
                             peak_retries(10ms): most retries in one aligned bin of that width
  --set key=value            another key of the file; may be repeated
  --seeds N                  mean and standard deviation over N seeds a cell (1 … 10000)
  --threads N                threads (1 … 256; default: as many as the machine has)
  --format json|csv          {x, y, metric, seeds, cells[[…]]}, a list for each value of y (default), or a
                             line a cell. A cell without a figure (never recovered) is null, or empty

Try
  repique-cli sweep preset:contended_storm --set duration=180s --x policy.max_attempts=1:5:5 --metric recovery_s
  repique-cli sweep preset:article_mixed --set duration=60s --x policy.max_attempts=1:10:4
        --y dependency.rejection_cost=0:0.3:4 --metric amplification --format csv

Exit status
  0 it ran, whatever it found · 1 stopped before the end · 2 wrong usage or file
)",
    R"(repique-cli sweep FILE --x chave=a:b:n [--y chave=a:b:n] --metric NOME [--set chave=valor]… [--seeds N]
                  [--threads N] [--format json|csv]

Executa o cenário uma vez para cada um de n valores igualmente espaçados de uma chave, ou de cada par de duas,
e lê uma métrica de cada execução: onde fica o limite entre sarar e continuar travado? Os bytes não dependem
do número de threads. Ctrl-C para e escreve o que está pronto: as células vão do grosso ao fino, então já é
um retrato.

  --x, --y chave=a:b:n       uma chave com números ou durações, primeiro e último valor, quantos (2 … 1000)
  --metric NOME              amplification, goodput_ratio, recovery_s, duplicates, latency_ms.p99 …, ou
                             peak_retries(10ms): o máximo de retentativas em um intervalo dessa largura
  --set chave=valor          outra chave do arquivo; pode repetir
  --seeds N                  média e desvio padrão de N sementes por célula (1 … 10000)
  --threads N                threads (1 … 256; padrão: as da máquina)
  --format json|csv          {x, y, metric, seeds, cells[[…]]}, uma lista por valor de y (padrão), ou uma linha
                             por célula. Célula sem valor (nunca se recuperou) é null, ou vazia

Experimente
  repique-cli sweep preset:contended_storm --set duration=180s --x policy.max_attempts=1:5:5 --metric recovery_s
  repique-cli sweep preset:article_mixed --set duration=60s --x policy.max_attempts=1:10:4
        --y dependency.rejection_cost=0:0.3:4 --metric amplification --format csv

Status de saída
  0 executou, seja qual for o resultado · 1 parou antes do fim · 2 uso ou arquivo errado
)"};

} // namespace

std::string_view studyHelpText(Topic topic, i18n::Language language) noexcept
{
    if (topic == Topic::Contention) {
        return contention.in(language);
    }
    return topic == Topic::Sweep ? sweep.in(language) : std::string_view{};
}

} // namespace repique::cli
