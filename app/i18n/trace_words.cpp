// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/trace_words.h"

#include "app/i18n/decision_words.h"
#include "app/i18n/numbers.h"

namespace repique::i18n {
namespace {

using retry::Classification;
using retry::Decision;
using retry::Reason;
using retry::Verdict;
using trace::Event;
using trace::Party;
using trace::Step;
using trace::Trace;
using trace::TraceOutcome;

bool isNoteOfDecision(const Step& step) noexcept
{
    return step.event == Event::Wait || step.event == Event::GaveUp;
}

bool endsAnAttempt(const Step& step) noexcept
{
    return step.decision.has_value() && !isNoteOfDecision(step);
}

bool isSuccessful(const Step& step) noexcept
{
    return step.status >= 200 && step.status < 300;
}

/// A request that got no answer timed out unless the connection was refused, and only a refusal is certain to
/// have left nothing behind.
bool isTimeout(const Step& step) noexcept
{
    return !step.decision || step.decision->classification == Classification::Ambiguous;
}

/// The standard reason phrase, for answers without a code of their own. Source: RFC 9110 §15, RFC 6585.
std::string_view reasonPhrase(int status) noexcept
{
    switch (status) {
    case 400:
        return "Bad Request";
    case 408:
        return "Request Timeout";
    case 409:
        return "Conflict";
    case 422:
        return "Unprocessable Content";
    case 429:
        return "Too Many Requests";
    case 500:
        return "Internal Server Error";
    case 502:
        return "Bad Gateway";
    case 503:
        return "Service Unavailable";
    case 504:
        return "Gateway Timeout";
    default:
        return {};
    }
}

std::string statusWords(const Step& step)
{
    const std::string_view rest = step.code.empty() ? reasonPhrase(step.status) : std::string_view{step.code};
    return rest.empty() ? std::to_string(step.status) : fmt::format("{} {}", step.status, rest);
}

/// Whether the wait is u · window, the draw of full jitter, to the nanosecond.
bool isFullJitter(const Decision& decision) noexcept
{
    const double drawn = decision.draw * static_cast<double>(decision.window.count());
    const SimDuration difference = fromNanoseconds(drawn) - decision.wait;
    return difference >= SimDuration{-1} && difference <= SimDuration{1};
}

} // namespace

TraceWords::TraceWords(Language language, const Trace& trace) : m_language{language}, m_layers{trace.layers}
{
    for (const Step& step : trace.steps) {
        learn(step);
    }
}

void TraceWords::learn(const Step& step)
{
    if (step.event == Event::KeyMade) {
        m_keyHabit = step.attempt == 0 ? KeyHabit::Once : KeyHabit::PerAttempt;
    }
    const Attempt attempt = attemptOf(step);
    if (step.event == Event::Request) {
        m_sentAt[attempt] = step.at;
    }
    m_hasDuplicate = m_hasDuplicate || step.isDuplicate;
    if (endsAnAttempt(step)) {
        m_endings[attempt] = outcomeOf(step);
    } else if (step.decision && m_endings.count(attempt) == 0) {
        m_endings[attempt] = timeoutWords(attempt, step.at);
        m_silent.insert(attempt);
    }
}

/// Of a wait or a giving up, the one before it.
TraceWords::Attempt TraceWords::attemptOf(const Step& step) noexcept
{
    return {step.call, isNoteOfDecision(step) && step.decision ? step.decision->attempt : step.attempt};
}

std::string TraceWords::nameOfLayer(Party party) const
{
    return m_layers.at(static_cast<std::size_t>(trace::depthOf(party)));
}

std::string TraceWords::text(const Words& words) const
{
    return std::string{words.in(m_language)};
}

std::string TraceWords::label(const Step& step) const
{
    switch (step.event) {
    case Event::KeyMade:
        return keyLabel(step);
    case Event::NoKey:
        return text({"no idempotency key", "sem chave de idempotência"});
    case Event::Request:
        return "POST /settlements";
    case Event::Answer:
        return answerLabel(step);
    case Event::Settled:
        return filled(step.isDuplicate ? Words{"debits again and settles {}", "debita de novo e liquida {}"}
                                       : Words{"debits and settles {}", "debita e liquida {}"},
            m_language, money(step.amountCents, m_language));
    case Event::LostResponse:
        return text({"lost response", "resposta perdida"});
    case Event::LateAnswer:
        return filled({"late answer: {}", "resposta atrasada: {}"}, m_language, statusWords(step));
    case Event::ClosedConnection:
        return text({"connection closed", "conexão fechada"});
    case Event::Wait:
        return filled({"wait {}", "espera {}"}, m_language,
            duration(step.decision ? step.decision->wait : step.ends - step.at, m_language));
    case Event::GaveUp:
        return text({"gives up", "desiste"});
    }
    return {};
}

std::string TraceWords::detail(const Step& step) const
{
    switch (step.event) {
    case Event::KeyMade:
        return step.attempt > 1
            ? text({"the server cannot recognise the repetition", "o servidor não reconhece a repetição"})
            : std::string{};
    case Event::NoKey:
        return text({"the server cannot tell a repetition", "o servidor não distingue uma repetição"});
    case Event::Request:
        return requestDetail(step);
    case Event::Answer:
        return answerDetail(step);
    case Event::Settled:
        return step.isDuplicate ? text({"debited twice", "débito em dobro"}) : std::string{};
    case Event::LostResponse:
        return timeoutWords(attemptOf(step), step.ends)
            + (step.decision ? " → " + consequence(*step.decision) : std::string{});
    case Event::LateAnswer:
        return lateDetail(step);
    case Event::ClosedConnection:
        return step.decision ? text({"no answer → ", "sem resposta → "}) + consequence(*step.decision)
                             : text({"no answer", "sem resposta"});
    case Event::Wait:
        return step.decision ? waitDetail(*step.decision) : std::string{};
    case Event::GaveUp:
        return step.decision ? std::string{reason(step.decision->reason, m_language)} : std::string{};
    }
    return {};
}

std::string TraceWords::party(Party party) const
{
    return std::string{partyName(party, m_language)};
}

std::string TraceWords::outcome(TraceOutcome outcome) const
{
    return std::string{outcomeName(outcome, m_language)};
}

std::string TraceWords::summary(const Trace& trace) const
{
    return counted(trace.attempts, attemptNoun, m_language) + " · "
        + counted(trace.debits, debitNoun, m_language) + " · " + duration(trace.duration, m_language);
}

std::string TraceWords::moment(SimTime at) const
{
    return duration(at - startOfRun, m_language);
}

std::string TraceWords::outcomeOf(const Step& step) const
{
    if (isNoteOfDecision(step) && step.decision) {
        const auto ending = m_endings.find(attemptOf(step));
        return ending == m_endings.end() ? std::string{} : ending->second;
    }
    if (!endsAnAttempt(step)) {
        return {};
    }
    switch (step.event) {
    case Event::Answer:
        return answerLabel(step);
    case Event::ClosedConnection:
        return text({"connection closed without an answer", "conexão fechada sem resposta"});
    case Event::Request:
        if (step.isHeldBack) {
            return text({"held back, it never left", "retida, não chegou a sair"});
        }
        return isTimeout(step) ? timeoutWords(attemptOf(step), step.ends)
                               : text({"connection refused", "conexão recusada"});
    default:
        return timeoutWords(attemptOf(step), step.ends);
    }
}

std::string TraceWords::logLine(const Step& step) const
{
    if (!step.decision || step.decision->verdict == Verdict::Succeed) {
        return {};
    }
    const Decision& decision = *step.decision;
    if (step.event == Event::Wait && m_silent.count(attemptOf(step)) == 0) {
        return {};
    }
    const Party caller = trace::isAnswer(step) ? step.to : step.from;
    const std::string who = m_layers.empty() ? std::string{} : nameOfLayer(caller) + ": ";
    if (step.event == Event::GaveUp) {
        return who
            + filled({"gave up after {}: {}; cause: {}", "desistiu depois de {}: {}; causa: {}"}, m_language,
                counted(decision.attempt, attemptNoun, m_language), reason(decision.reason, m_language),
                outcomeOf(step));
    }
    const std::string next = decision.verdict == Verdict::Retry
        ? filled(
            {"trying again in {}", "nova tentativa em {}"}, m_language, duration(decision.wait, m_language))
        : std::string{reason(decision.reason, m_language)};
    return who
        + filled({"attempt {} failed: {} ({}); {}", "tentativa {} falhou: {} ({}); {}"}, m_language,
            decision.attempt, outcomeOf(step), classification(decision.classification, m_language), next);
}

std::string TraceWords::keyLabel(const Step& step) const
{
    return step.attempt == 0
        ? filled({"key {} made before the loop", "chave {} criada antes do laço"}, m_language, step.key)
        : filled({"key {} made inside the loop, for attempt {}",
                     "chave {} criada dentro do laço, para a tentativa {}"},
            m_language, step.key, step.attempt);
}

std::string TraceWords::answerLabel(const Step& step) const
{
    if (isSuccessful(step)) {
        return fmt::format("{} {}", step.status,
            step.isReplay ? text({"original settlement", "liquidação original"})
                          : text({"settled", "liquidado"}));
    }
    return statusWords(step);
}

std::string TraceWords::requestDetail(const Step& step) const
{
    const std::string key = step.key.empty() ? text({"no key", "sem chave"})
                                             : filled({"key {}", "chave {}"}, m_language, step.key);
    const std::string sent = filled({"{} · attempt {}", "{} · tentativa {}"}, m_language, key, step.attempt);
    if (!endsAnAttempt(step)) {
        return sent;
    }
    return sent + " · " + outcomeOf(step) + " → " + consequence(*step.decision);
}

std::string TraceWords::answerDetail(const Step& step) const
{
    if (isSuccessful(step)) {
        return step.isReplay ? text({"no new debit", "sem novo débito"}) : knowledge(step);
    }
    const std::string result = step.decision ? consequence(*step.decision) : std::string{};
    return step.isReplay ? text({"stored answer → ", "resposta guardada → "}) + result : result;
}

/// Of an answer of success: what its receiver knows now. Lower layers pass it on.
std::string TraceWords::knowledge(const Step& step) const
{
    if (m_layers.empty()) {
        return text({"the client knows that it settled", "o cliente sabe que liquidou"});
    }
    return step.to == Party::Client
        ? filled({"{} knows that it settled", "{} sabe que liquidou"}, m_language, nameOfLayer(step.to))
        : std::string{};
}

std::string TraceWords::lateDetail(const Step& step) const
{
    if (m_layers.empty()) {
        return text({"dropped: the client had given this attempt up",
            "descartada: o cliente já tinha desistido desta tentativa"});
    }
    return filled(
        {"dropped: {} had given this attempt up", "descartada: {} já tinha desistido desta tentativa"},
        m_language, nameOfLayer(step.to));
}

std::string TraceWords::waitDetail(const Decision& decision) const
{
    const std::string window = duration(decision.window, m_language);
    if (decision.hint && *decision.hint == decision.wait) {
        return text({"as long as the server asked for", "o tempo que o servidor pediu"});
    }
    if (decision.window == SimDuration{} && decision.wait == SimDuration{}) {
        return text({"tries again at once", "repete na hora"});
    }
    if (isFullJitter(decision)) {
        return filled({"drawn between 0 and {}", "sorteada entre 0 e {}"}, m_language, window);
    }
    if (decision.wait == decision.window) {
        return text({"the whole window, no draw", "a janela inteira, sem sorteio"});
    }
    return decision.hint
        ? filled({"the server asked for {}", "o servidor pediu {}"}, m_language,
            duration(*decision.hint, m_language))
        : filled({"drawn from a window of {}", "sorteada a partir da janela de {}"}, m_language, window);
}

std::string TraceWords::consequence(const Decision& decision) const
{
    const std::string nature{classification(decision.classification, m_language)};
    if (decision.verdict != Verdict::Retry) {
        return decision.reason == Reason::NotListed
            ? filled({"{}, not tried again", "{}, não se repete"}, m_language, nature)
            : fmt::format("{}, {}", nature, reason(decision.reason, m_language));
    }
    if (decision.classification == Classification::Ambiguous) {
        return fmt::format("{}, {}", nature, protection());
    }
    return fmt::format("{} → {}", nature, verdict(decision.verdict, m_language));
}

std::string TraceWords::protection() const
{
    if (m_keyHabit == KeyHabit::PerAttempt) {
        return text({"and the next attempt carries another key", "e a próxima tentativa leva outra chave"});
    }
    if (m_keyHabit == KeyHabit::None) {
        return text({"and no key protects it", "e não há chave que proteja"});
    }
    return m_hasDuplicate
        ? text({"and this server did not honour the key", "e este servidor não respeitou a chave"})
        : text({"the key protects", "a chave protege"});
}

std::string TraceWords::timeoutWords(const Attempt& attempt, SimTime until) const
{
    const auto sent = m_sentAt.find(attempt);
    if (sent == m_sentAt.end()) {
        return "timeout";
    }
    return filled(
        {"timeout after {}", "timeout em {}"}, m_language, duration(until - sent->second, m_language));
}

} // namespace repique::i18n
