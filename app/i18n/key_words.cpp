// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/key_words.h"

#include <algorithm>
#include <array>

namespace repique::i18n {
namespace {

constexpr Words noUnit{"", ""};
constexpr Words ms{"ms", "ms"};
constexpr Words seconds{"s", "s"};
constexpr Words perSecond{"/s", "/s"};
constexpr Words share{"%", "%"};
constexpr Words factor{"×", "×"};
constexpr Words tokens{"tokens", "fichas"};

constexpr auto table = std::to_array<KeyWords>({
    {"seed", {"Seed", "Semente"}, noUnit,
        {"All luck of the run comes from this number: same seed, same run.",
            "Toda a sorte da execução vem deste número: mesma semente, mesma execução."}},
    {"duration", {"Duration", "Duração"}, seconds,
        {"Simulated time; arrivals and clock stop here.", "Tempo simulado; chegadas e relógio param aqui."}},
    {"traffic.loop", {"Arrivals come from", "Quem gera as chegadas"}, noUnit,
        {"Whether new operations wait for old ones to end.",
            "Se operações novas esperam o fim das anteriores."}},
    {"traffic.rate", {"Original requests", "Requisições originais"}, perSecond,
        {"New operations a second, before any retry.",
            "Operações novas por segundo, antes de qualquer retentativa."}},
    {"traffic.arrivals", {"Spacing", "Espaçamento"}, noUnit,
        {"How the originals are spread over time.", "Como as originais se espalham no tempo."}},
    {"traffic.operations", {"Operations", "Operações"}, noUnit,
        {"How many operations start at all.", "Quantas operações começam ao todo."}},
    {"traffic.think", {"Think time", "Pausa entre operações"}, seconds,
        {"How long a client pauses before its next operation.",
            "Quanto um cliente espera antes da próxima operação."}},
    {"traffic.clients", {"Clients", "Clientes"}, noUnit,
        {"Among how many clients the operations are shared out.",
            "Entre quantos clientes as operações se dividem."}},
    {"policy.max_attempts", {"Attempts (includes the 1st)", "Tentativas (inclui a 1ª)"}, noUnit,
        {"How often one operation may be sent; 3 means 1 original and 2 retries.",
            "Quantas vezes uma operação pode ser enviada; 3 significa 1 original e 2 retentativas."}},
    {"policy.base", {"Base delay", "Atraso base"}, ms,
        {"Window of the first wait; later windows grow from it.",
            "Janela da primeira espera; as seguintes crescem a partir dela."}},
    {"policy.cap", {"Cap", "Teto"}, ms, {"No window grows beyond this.", "Nenhuma janela passa disso."}},
    {"policy.multiplier", {"Multiplier", "Multiplicador"}, factor,
        {"By how much the window grows with each retry.", "Quanto a janela cresce a cada retentativa."}},
    {"policy.growth", {"Growth", "Crescimento"}, noUnit,
        {"The formula of the window before each retry.", "A fórmula da janela antes de cada retentativa."}},
    {"policy.first_retry_at_once", {"First retry at once", "Primeira retentativa na hora"}, noUnit,
        {"The first retry goes without any wait.", "A primeira retentativa sai sem espera."}},
    {"policy.jitter", {"Jitter", "Jitter"}, share,
        {"How much of each wait is drawn at random: 0 none, 100 % full jitter.",
            "Quanto de cada espera é sorteado: 0 nada, 100 % full jitter (sorteio entre 0 e o limite)."}},
    {"policy.attempt_timeout", {"Attempt timeout", "Timeout por tentativa"}, ms,
        {"How long one attempt waits for its answer.", "Quanto uma tentativa espera pela resposta."}},
    {"policy.deadline", {"Deadline", "Prazo total"}, ms,
        {"Limit of the whole operation, waits included.", "Limite da operação inteira, com as esperas."}},
    {"policy.retry_on", {"Try again on", "Repetir em"}, noUnit,
        {"Which outcomes the policy tries again.", "Quais resultados a política repete."}},
    {"policy.retry_after", {"Retry-After", "Retry-After do servidor"}, noUnit,
        {"What the policy makes of the server's hint.", "O que a política faz com o aviso do servidor."}},
    {"policy.retry_after_spread", {"Spread after the hint", "Espalhamento após o aviso"}, ms,
        {"Drawn wait added to the hint in mode “plus”.",
            "Espera sorteada que se soma ao aviso no modo “mais sorteio”."}},
    {"policy.retry_after_max", {"Longest hint", "Maior aviso aceito"}, seconds,
        {"A longer Retry-After is absurd: the operation stops.",
            "Um Retry-After maior é absurdo: a operação para."}},
    {"policy.budget.kind", {"Retry budget", "Orçamento de retry"}, noUnit,
        {"What limits the retries of all operations together.",
            "O que limita as retentativas de todas as operações juntas."}},
    {"policy.budget.scope", {"Shared by", "Compartilhado por"}, noUnit,
        {"Whose retries draw from one bucket.", "Quais retentativas saem do mesmo balde."}},
    {"policy.budget.ratio", {"Share of originals", "Fração das originais"}, share,
        {"Retries allowed for each original sent.", "Retentativas permitidas por original enviada."}},
    {"policy.budget.of", {"Counted over", "Contado sobre"}, noUnit,
        {"The denominator of the share: 10 % of originals is 1.10×, of all requests 1.11×.",
            "O denominador da fração: 10 % das originais dá 1,10×; de todas as requisições, 1,11×."}},
    {"policy.budget.burst", {"Burst", "Reserva"}, tokens,
        {"Tokens that the bucket can hold; it starts full.", "Fichas que cabem no balde; ele começa cheio."}},
    {"policy.budget.capacity", {"Bucket size", "Tamanho do balde"}, tokens,
        {"Tokens that the bucket can hold; it starts full.", "Fichas que cabem no balde; ele começa cheio."}},
    {"policy.budget.credit", {"Credit per success", "Crédito por sucesso"}, tokens,
        {"Tokens that each success gives back.", "Fichas que cada sucesso devolve."}},
    {"policy.budget.cost", {"Cost per retry", "Custo por retentativa"}, tokens,
        {"Tokens that each retry takes.", "Fichas que cada retentativa gasta."}},
    {"policy.budget.max_tokens", {"Most tokens", "Máximo de fichas"}, tokens,
        {"Retries stop when the count falls to half of this.",
            "As retentativas param quando o saldo cai à metade disto."}},
    {"policy.budget.token_ratio", {"Credit per success", "Crédito por sucesso"}, tokens,
        {"Tokens that each success gives back.", "Fichas que cada sucesso devolve."}},
    {"policy.budget.transient_cost", {"Cost after a transient failure", "Custo após falha transitória"},
        tokens,
        {"Tokens that a retry takes after any failure but throttling.",
            "Fichas que uma retentativa gasta após qualquer falha que não seja limite de taxa."}},
    {"policy.budget.throttling_cost", {"Cost after throttling", "Custo após limite de taxa"}, tokens,
        {"Tokens that a retry takes after a 429.", "Fichas que uma retentativa gasta após um 429."}},
    {"policy.budget.timeout_cost", {"Cost after a timeout", "Custo após timeout"}, tokens,
        {"Tokens that a retry takes after a timeout.", "Fichas que uma retentativa gasta após um timeout."}},
    {"policy.budget.success_credit", {"Credit of a first-try success", "Crédito por sucesso de primeira"},
        tokens,
        {"Tokens that a success at first try gives back.", "Fichas que um sucesso de primeira devolve."}},
    {"policy.budget.percent", {"Share for retries", "Fração para retentativas"}, share,
        {"Retries allowed as a share of the other requests.",
            "Retentativas permitidas como fração das demais requisições."}},
    {"policy.budget.min", {"Always allowed", "Sempre permitidas"}, noUnit,
        {"Retries in flight that are allowed whatever the traffic.",
            "Retentativas em andamento permitidas com qualquer tráfego."}},
    {"policy.budget.ttl", {"Window", "Janela"}, seconds,
        {"Over how much past the share is counted.", "Sobre quanto do passado a fração é contada."}},
    {"policy.budget.min_per_second", {"Always allowed", "Sempre permitidas"}, perSecond,
        {"Retries a second that are allowed whatever the traffic.",
            "Retentativas por segundo permitidas com qualquer tráfego."}},
    {"dependency.capacity", {"Capacity", "Capacidade"}, perSecond,
        {"Requests a second that the dependency serves when healthy.",
            "Requisições por segundo que a dependência atende quando saudável."}},
    {"dependency.workers", {"Workers", "Trabalhadores"}, noUnit,
        {"Requests served at the same time; more workers mean slower ones at equal capacity.",
            "Requisições atendidas ao mesmo tempo; com a mesma capacidade, mais trabalhadores são mais "
            "lentos."}},
    {"dependency.service", {"Service time", "Tempo de serviço"}, noUnit,
        {"How the time of one service varies.", "Como varia o tempo de um atendimento."}},
    {"dependency.cv", {"Variation", "Variação"}, noUnit,
        {"Coefficient of variation of the lognormal service time.",
            "Coeficiente de variação do tempo de serviço lognormal."}},
    {"dependency.queue", {"Waiting room", "Fila de espera"}, noUnit,
        {"Requests that may wait; when it is full the answer is 503 at once.",
            "Requisições que podem esperar; cheia, a resposta é 503 na hora."}},
    {"dependency.order", {"Order", "Ordem"}, noUnit,
        {"Who of the waiting is served next.", "Quem da fila é atendido primeiro."}},
    {"dependency.rejection_cost", {"Cost of refusing", "Custo de recusar"}, share,
        {"Work that one rejection costs, as a share of one service: this turns growth into collapse.",
            "Trabalho que uma recusa custa, em fração de um atendimento: é isto que transforma crescimento "
            "em colapso."}},
    {"dependency.expired_work", {"Abandoned work", "Trabalho abandonado"}, noUnit,
        {"What the server does with requests whose caller has left.",
            "O que o servidor faz com requisições cujo cliente já desistiu."}},
    {"dependency.network", {"Network, one way", "Rede, só de ida"}, ms,
        {"Travel time of a message in one direction.", "Tempo de viagem de uma mensagem em um sentido."}},
    {"dependency.replicas", {"Replicas", "Réplicas"}, noUnit,
        {"Copies of the dependency that share its capacity.",
            "Cópias da dependência que dividem a capacidade."}},
    {"idempotency.key", {"Idempotency key", "Chave de idempotência"}, noUnit,
        {"When the client makes the key that lets the server recognise a repetition.",
            "Quando o cliente cria a chave que faz o servidor reconhecer uma repetição."}},
    {"idempotency.server", {"Server", "Servidor"}, noUnit,
        {"How the server keeps one payment from being applied twice.",
            "Como o servidor evita aplicar o mesmo pagamento duas vezes."}},
    {"idempotency.retention", {"Keys are kept for", "Chaves guardadas por"}, noUnit,
        {"After this time a repeated key is executed again.",
            "Depois desse tempo uma chave repetida executa de novo."}},
    {"fault.unavailable.probability", {"503 from the SPI", "503 do SPI"}, share,
        {"Share of the attempts that are answered 503, with nothing applied.",
            "Fração das tentativas respondidas com 503, sem nada aplicado."}},
    {"fault.lost_response.probability", {"Lost response", "Resposta perdida"}, share,
        {"Share of the attempts that are applied while their answer never arrives.",
            "Fração das tentativas que são aplicadas, mas cuja resposta nunca chega."}},
});

} // namespace

std::span<const KeyWords> keyWords() noexcept
{
    return table;
}

const KeyWords* keyWordsOf(std::string_view key) noexcept
{
    const auto found = std::ranges::find(table, key, &KeyWords::key);
    return found == table.end() ? nullptr : &*found;
}

} // namespace repique::i18n
