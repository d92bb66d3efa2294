// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/key_words.h"

#include <algorithm>
#include <array>

namespace repique::i18n {
namespace {

constexpr auto metrics = std::to_array<MetricWords>({
    {"operations", {"Operations", "Operações"},
        {"payments that somebody asked for", "pagamentos que alguém pediu"}},
    {"attempts", {"Attempts", "Tentativas"},
        {"sends, the first of each operation included", "envios, incluindo o 1º de cada operação"}},
    {"retries", {"Retries", "Retentativas"},
        {"attempts from the second on", "tentativas a partir da segunda"}},
    {"dependency_attempts", {"Arrivals at the dependency", "Chegadas à dependência"},
        {"attempts that reached the dependency", "tentativas que chegaram à dependência"}},
    {"succeeded", {"Succeeded", "Deram certo"},
        {"operations whose caller got a success", "operações cujo cliente recebeu sucesso"}},
    {"succeeded_after_retry", {"Succeeded after a retry", "Deram certo com retentativa"},
        {"those that needed more than one attempt", "as que precisaram de mais de uma tentativa"}},
    {"failed", {"Failed", "Falharam"}, {"operations that gave up", "operações que desistiram"}},
    {"open", {"Still running", "Em andamento"},
        {"operations still running at the end", "operações ainda em andamento no fim"}},
    {"duplicates", {"Duplicates", "Duplicatas"},
        {"effects beyond the first of their operation", "efeitos além do primeiro da operação"}},
    {"duplicate_cents", {"Debited twice", "Debitado em dobro"},
        {"the money of the duplicates", "o dinheiro das duplicatas"}},
    {"held_back", {"Held back", "Retidas"},
        {"attempts that a circuit breaker or throttle kept from leaving",
            "tentativas que o circuit breaker ou o throttling não deixou sair"}},
    {"rejected", {"Rejected", "Rejeitadas"},
        {"attempts answered 503 because the waiting room was full",
            "tentativas respondidas com 503 porque a fila estava cheia"}},
    {"timed_out", {"Timed out", "Timeouts"},
        {"attempts without an answer in time", "tentativas sem resposta a tempo"}},
    {"refused", {"Refused", "Recusadas"},
        {"attempts whose connection was refused", "tentativas com a conexão recusada"}},
    {"closed", {"Closed", "Fechadas"},
        {"attempts whose connection closed without an answer",
            "tentativas com a conexão fechada sem resposta"}},
    {"not_retryable", {"Failed: not retryable", "Falhas: não se repete"},
        {"operations stopped by an outcome that is not tried again",
            "operações paradas por um resultado que não se repete"}},
    {"budget_denied", {"Failed: budget", "Falhas: orçamento"},
        {"operations stopped because the retry budget was empty",
            "operações paradas porque o orçamento de retry acabou"}},
    {"deadline_exceeded", {"Failed: deadline", "Falhas: prazo total"},
        {"operations stopped by their deadline", "operações paradas pelo prazo total"}},
    {"exhausted", {"Failed: attempts exhausted", "Falhas: tentativas esgotadas"},
        {"operations that used all their attempts", "operações que usaram todas as tentativas"}},
    {"wasted_attempts", {"Wasted attempts", "Tentativas desperdiçadas"},
        {"retries of operations that failed all the same",
            "retentativas de operações que falharam mesmo assim"}},
    {"abandoned_served", {"Abandoned, served", "Abandonadas, atendidas"},
        {"work done for callers who had left", "trabalho feito para quem já tinha desistido"}},
    {"abandoned_skipped", {"Abandoned, skipped", "Abandonadas, descartadas"},
        {"work of callers who had left, dropped in time",
            "trabalho de quem já tinha desistido, descartado a tempo"}},
    {"amplification", {"Amplification", "Amplificação"}, {"attempts ÷ operations", "tentativas ÷ operações"}},
    {"goodput_ratio", {"Goodput", "Vazão útil"},
        {"operations that succeeded ÷ operations", "operações que deram certo ÷ operações"}},
    {"calls_per_user_action", {"Calls per user action", "Chamadas por ação do usuário"},
        {"arrivals at the dependency ÷ operations", "chegadas à dependência ÷ operações"}},
    {"wait_ms.mean", {"Mean wait", "Espera média"},
        {"sum of an operation's waits, on average", "soma das esperas de uma operação, em média"}},
    {"wait_ms.p95", {"95th percentile of waits", "Percentil 95 das esperas"},
        {"95 % of the operations waited no longer", "95 % das operações esperaram no máximo isso"}},
    {"peak_retries", {"Peak of retries", "Pico de retentativas"},
        {"most retries in one bin of the series", "mais retentativas em um intervalo da série"}},
    {"latency_ms.p50", {"Median latency", "Latência mediana"},
        {"half of the successes took no longer", "metade dos sucessos levou no máximo isso"}},
    {"latency_ms.p95", {"Latency, 95 %", "Latência p95"},
        {"95 % of the successes took no longer", "95 % dos sucessos levaram no máximo isso"}},
    {"latency_ms.p99", {"Latency, 99 %", "Latência p99"},
        {"99 % of the successes took no longer", "99 % dos sucessos levaram no máximo isso"}},
    {"latency_ms.max", {"Longest latency", "Maior latência"},
        {"the slowest success", "o sucesso mais lento"}},
    {"recovery_s", {"Recovery", "Recuperação"},
        {"seconds from the end of the last disturbance until goodput is back",
            "segundos entre o fim da última perturbação e a volta da vazão útil"}},
    {"recovered_at_s", {"Recovered at", "Recuperado em"},
        {"the second in which goodput was back", "o segundo em que a vazão útil voltou"}},
});

constexpr auto presets = std::to_array<PresetWords>({
    {"transient_503", {"Transient 503", "503 transitório"},
        {"The SPI answers 503 for a moment; trying again settles the payment once.",
            "O SPI responde 503 por um instante; repetir liquida o pagamento uma vez só."}},
    {"lost_response", {"Lost response", "Resposta perdida"},
        {"The payment settles but the answer is lost; the key keeps it from being debited twice.",
            "O pagamento liquida, mas a resposta se perde; a chave evita o débito em dobro."}},
    {"insufficient_funds", {"Insufficient funds", "Saldo insuficiente"},
        {"A business error: no attempt changes it, so nothing is tried again.",
            "Um erro de negócio: nenhuma tentativa muda o resultado, então não se repete."}},
    {"catalogue", {"One PIX, three attempts", "Um PIX, três tentativas"},
        {"503, then a lost response, then the original settlement: 3 attempts, 1 debit.",
            "503, depois resposta perdida, depois a liquidação original: 3 tentativas, 1 débito."}},
    {"article", {"A hundred more a second", "Cem a mais por segundo"},
        {"10,100 requests a second meet 10,000 and every failure comes back 1 s later, for ever.",
            "10.100 requisições por segundo encontram 10.000 e cada falha volta 1 s depois, para sempre."}},
    {"article_three_attempts", {"A hundred more, three attempts", "Cem a mais, três tentativas"},
        {"The same with 3 attempts: the same requests are refused every time, the load settles at 10,300.",
            "O mesmo com 3 tentativas: são recusadas sempre as mesmas, a carga para em 10.300."}},
    {"article_mixed", {"A hundred more, well mixed", "Cem a mais, bem misturadas"},
        {"Random arrivals and full jitter: 1 % too much becomes 26 % more load, and nobody is saved.",
            "Chegadas aleatórias e full jitter: 1 % a mais vira 26 % de carga extra, e ninguém se salva."}},
    {"pix_lost_answers", {"Ten thousand PIX", "Dez mil PIX"},
        {"10,000 payments, 10 % answered 503, 5 % of the answers lost: with the key no debit is doubled.",
            "10.000 pagamentos, 10 % com 503, 5 % das respostas perdidas: com a chave, nenhum débito em "
            "dobro."}},
    {"contended_storm", {"A spike that never heals", "O pico passou, a pane ficou"},
        {"Eight seconds of too much traffic, then back to 80 % of capacity: with 3 attempts the service "
         "stays stuck.",
            "Oito segundos de tráfego demais e volta a 80 % da capacidade: com 3 tentativas o serviço fica "
            "travado."}},
    {"two_second_spike", {"Two seconds of spike", "Dois segundos de pico"},
        {"Two seconds of three times the capacity, then time to see who comes back: the scene of the map.",
            "Dois segundos com o triplo da capacidade e tempo para ver quem volta: a cena do mapa."}},
});

} // namespace

std::span<const MetricWords> metricWords() noexcept
{
    return metrics;
}

const MetricWords* metricWordsOf(std::string_view name) noexcept
{
    const auto found = std::ranges::find(metrics, name, &MetricWords::name);
    return found == metrics.end() ? nullptr : &*found;
}

std::span<const PresetWords> presetWords() noexcept
{
    return presets;
}

const PresetWords* presetWordsOf(std::string_view id) noexcept
{
    const auto found = std::ranges::find(presets, id, &PresetWords::id);
    return found == presets.end() ? nullptr : &*found;
}

} // namespace repique::i18n
