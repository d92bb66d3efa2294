// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/key_words.h"

#include <array>

namespace repique::i18n {
namespace {

constexpr auto table = std::to_array<ChoiceWords>({
    {"traffic.loop", "open", {"the world", "o mundo"},
        {"originals arrive at their rate whatever happens",
            "as originais chegam no seu ritmo, aconteça o que acontecer"}},
    {"traffic.loop", "closed", {"waiting clients", "clientes que esperam"},
        {"each client starts its next operation after the last one ended",
            "cada cliente só começa a próxima operação depois que a anterior acabou"}},
    {"traffic.arrivals", "uniform", {"evenly spaced", "uniforme"},
        {"one after the other, evenly", "uma após a outra, por igual"}},
    {"traffic.arrivals", "poisson", {"random (Poisson)", "aleatório (Poisson)"},
        {"independent of each other, as many callers are",
            "independentes entre si, como em muitos clientes"}},
    {"traffic.arrivals", "together", {"all together", "todas juntas"}, {"all at t = 0", "todas em t = 0"}},
    {"policy.growth", "power", {"exponential", "exponencial"},
        {"base × multiplier^(n−1)", "base × multiplicador^(n−1)"}},
    {"policy.growth", "power_minus_one", {"exponential, minus one", "exponencial, menos um"},
        {"base × (multiplier^n − 1)", "base × (multiplicador^n − 1)"}},
    {"policy.growth", "constant", {"constant", "constante"}, {"always the base", "sempre a base"}},
    {"policy.jitter", "none", {"none", "nenhum"},
        {"every client waits the whole window: they come back together",
            "todo cliente espera a janela inteira: voltam todos juntos"}},
    {"policy.jitter", "equal", {"equal jitter", "jitter pela metade"},
        {"half of the window fixed, half drawn", "metade da janela fixa, metade sorteada"}},
    {"policy.jitter", "full", {"full jitter (100%)", "full jitter"},
        {"drawn between 0 and the window", "sorteio entre 0 e a janela"}},
    {"policy.jitter", "decorrelated", {"decorrelated", "descorrelacionado"},
        {"drawn between base and three times the previous wait",
            "sorteio entre a base e o triplo da espera anterior"}},
    {"policy.retry_on", "catalogue", {"catalogue", "catálogo"},
        {"429, 502, 503, 504, timeout, refused and closed connections",
            "429, 502, 503, 504, timeout, conexão recusada ou fechada"}},
    {"policy.retry_on", "article", {"article", "artigo"},
        {"the same plus 408 and 500", "os mesmos mais 408 e 500"}},
    {"policy.retry_after", "ignore", {"ignore", "ignorar"}, {"the hint is not read", "o aviso não é lido"}},
    {"policy.retry_after", "exact", {"exactly", "à risca"},
        {"everybody who got the same hint comes back together",
            "todos que receberam o mesmo aviso voltam juntos"}},
    {"policy.retry_after", "minimum", {"as a minimum", "como mínimo"},
        {"the longer of hint and drawn wait", "o maior entre o aviso e a espera sorteada"}},
    {"policy.retry_after", "plus", {"plus a draw", "mais sorteio"},
        {"the hint and a drawn wait on top", "o aviso e mais uma espera sorteada"}},
    {"policy.budget.kind", "none", {"off", "desligado"},
        {"retries have no common limit", "retentativas sem limite comum"}},
    {"policy.budget.kind", "ratio", {"share of requests", "fração das requisições"},
        {"credit for each request sent, one token a retry (Google SRE)",
            "crédito por requisição enviada, uma ficha por retentativa (Google SRE)"}},
    {"policy.budget.kind", "tokens", {"token bucket", "token bucket (balde de fichas)"},
        {"credit for each success, a cost for each retry", "crédito por sucesso, custo por retentativa"}},
    {"policy.budget.kind", "grpc", {"gRPC throttling", "limitador do gRPC"},
        {"failures cost a token; retries only above half",
            "falhas custam uma ficha; retentativas só acima da metade"}},
    {"policy.budget.kind", "aws", {"AWS SDK quota", "cota dos SDKs da AWS"},
        {"14 tokens a retry, 5 after throttling (since November 2026)",
            "14 fichas por retentativa, 5 após limite de taxa (desde novembro de 2026)"}},
    {"policy.budget.kind", "aws_legacy", {"AWS SDK quota, before", "cota dos SDKs da AWS, antiga"},
        {"5 tokens a retry, 10 after a timeout (until November 2026)",
            "5 fichas por retentativa, 10 após timeout (até novembro de 2026)"}},
    {"policy.budget.kind", "concurrency",
        {"share of requests in flight", "fração das requisições em andamento"},
        {"retries in flight, as Envoy counts them", "retentativas em andamento, como o Envoy conta"}},
    {"policy.budget.kind", "window", {"share over a moving window", "fração em janela móvel"},
        {"retries of the last seconds (Finagle, Linkerd)",
            "retentativas dos últimos segundos (Finagle, Linkerd)"}},
    {"policy.budget.scope", "client", {"each client", "cada cliente"},
        {"one bucket per client", "um balde por cliente"}},
    {"policy.budget.scope", "class", {"each class", "cada classe"},
        {"one bucket per class of operations", "um balde por classe de operações"}},
    {"policy.budget.scope", "all", {"all together", "todos juntos"},
        {"one bucket for everybody", "um balde para todos"}},
    {"policy.budget.of", "originals", {"originals", "originais"},
        {"10% means 1.10×", "10 % significa 1,10×"}},
    {"policy.budget.of", "requests", {"all requests", "todas as requisições"},
        {"10% means 1.11×", "10 % significa 1,11×"}},
    {"dependency.service", "constant", {"constant", "constante"},
        {"every service takes the same time", "todo atendimento leva o mesmo tempo"}},
    {"dependency.service", "exponential", {"exponential", "exponencial"},
        {"many short ones, few long ones", "muitos curtos, poucos longos"}},
    {"dependency.service", "lognormal", {"lognormal (chosen variation)", "lognormal"},
        {"long tail with a chosen variation", "cauda longa com variação escolhida"}},
    {"dependency.order", "fifo", {"first come, first served", "ordem de chegada"},
        {"the oldest is next", "o mais antigo é o próximo"}},
    {"dependency.order", "lifo", {"last come, first served", "último a chegar primeiro"},
        {"the newest is next", "o mais novo é o próximo"}},
    {"dependency.expired_work", "serve", {"serve it all the same", "atende assim mesmo"},
        {"nobody told the server that the caller left", "ninguém avisou o servidor que o cliente desistiu"}},
    {"dependency.expired_work", "skip", {"skip it", "descarta"},
        {"requests whose caller has left are dropped at their start",
            "requisições de quem já desistiu são descartadas no início"}},
    {"dependency.expired_work", "skip_unfinishable",
        {"skip what cannot end in time", "descarta o que não acaba a tempo"},
        {"also those that would end too late", "também as que acabariam tarde demais"}},
    {"idempotency.key", "once", {"1 key", "1 chave"},
        {"made once, before the loop", "criada uma vez, antes do laço"}},
    {"idempotency.key", "per_attempt", {"N keys", "N chaves"},
        {"another one for every attempt, inside the loop: the bug",
            "outra a cada tentativa, dentro do laço: o bug"}},
    {"idempotency.key", "none", {"none", "sem"}, {"the client sends no key", "o cliente não envia chave"}},
    {"idempotency.server", "atomic", {"atomic", "atômico"},
        {"key and effect in one transaction under UNIQUE", "chave e efeito na mesma transação, sob UNIQUE"}},
    {"idempotency.server", "check_then_insert", {"check, then insert", "consulta, depois insere"},
        {"two copies at once both miss the key: the race",
            "duas cópias ao mesmo tempo não veem a chave: a corrida"}},
    {"idempotency.server", "none", {"ignores keys", "ignora chaves"},
        {"every request is applied", "toda requisição é aplicada"}},
});

} // namespace

std::span<const ChoiceWords> choiceWords() noexcept
{
    return table;
}

const ChoiceWords* choiceWordsOf(std::string_view key, std::string_view value) noexcept
{
    for (const ChoiceWords& words : table) {
        if (words.key == key && words.value == value) {
            return &words;
        }
    }
    return nullptr;
}

} // namespace repique::i18n
