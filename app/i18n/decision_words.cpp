// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/decision_words.h"

#include "app/i18n/numbers.h"

namespace repique::i18n {
namespace {

using retry::Classification;
using retry::Decision;
using retry::Growth;
using retry::JitterKind;
using retry::Policy;
using retry::Reason;
using retry::RetryAfterMode;
using retry::Verdict;

/// A short name and a sentence of one enumerator.
struct Named
{
    Words name;
    Words sentence;
};

Named namedClassification(Classification value) noexcept
{
    switch (value) {
    case Classification::Success:
        return {{"success", "sucesso"},
            {"success: there is nothing to try again", "sucesso: não há o que repetir"}};
    case Classification::Retryable:
        return {{"transient", "transitório"},
            {"transient: nothing was applied, and another attempt may succeed",
                "transitório: nada foi aplicado, e outra tentativa pode dar certo"}};
    case Classification::Ambiguous:
        return {{"ambiguous", "ambíguo"},
            {"ambiguous: it may have been applied; only a key that is the same in every attempt makes trying "
             "again safe",
                "ambíguo: pode ter sido aplicado; só a mesma chave em todas as tentativas torna seguro "
                "repetir"}};
    case Classification::Permanent:
        return {{"permanent", "permanente"},
            {"permanent: another attempt would meet the same answer",
                "permanente: outra tentativa receberia a mesma resposta"}};
    case Classification::Unknown:
        return {{"unknown", "desconhecido"},
            {"unknown: nothing is known of this outcome, so it is not tried again",
                "desconhecido: nada se sabe desse resultado, por isso não se repete"}};
    }
    return {};
}

Named namedReason(Reason value) noexcept
{
    switch (value) {
    case Reason::Succeeded:
        return {{"succeeded", "deu certo"}, {"the answer is a success", "a resposta é um sucesso"}};
    case Reason::NotListed:
        return {{"not retryable", "não se repete"},
            {"the policy does not try this outcome again", "a política não repete esse resultado"}};
    case Reason::Forbidden:
        return {{"forbidden by the server", "proibido pelo servidor"},
            {"the answer says “do not retry”", "a resposta diz “não repita”"}};
    case Reason::AttemptsExhausted:
        return {{"attempts exhausted", "tentativas esgotadas"},
            {"that was the last attempt that the policy allows",
                "era a última tentativa que a política permite"}};
    case Reason::AbsurdHint:
        return {{"absurd Retry-After", "Retry-After absurdo"},
            {"the server asks for a longer wait than the policy accepts",
                "o servidor pede uma espera maior do que a política aceita"}};
    case Reason::DeadlineExceeded:
        return {{"deadline", "prazo total"},
            {"after the wait nothing would be left of the deadline",
                "depois da espera não sobraria nada do prazo total"}};
    case Reason::BudgetDenied:
        return {{"budget empty", "orçamento esgotado"},
            {"the retry budget has no token left: fail fast",
                "o orçamento de retry não tem ficha: falhe rápido"}};
    case Reason::RetryAllowed:
        return {{"try again", "repetir"}, {"every check passed", "todas as verificações passaram"}};
    }
    return {};
}

Words verdictWords(Verdict value) noexcept
{
    switch (value) {
    case Verdict::Succeed:
        return {"done", "concluído"};
    case Verdict::Retry:
        return {"try again", "repetir"};
    case Verdict::Stop:
        return {"stop", "parar"};
    }
    return {};
}

bool cameToTheWait(Reason reason) noexcept
{
    return reason == Reason::DeadlineExceeded || reason == Reason::BudgetDenied
        || reason == Reason::RetryAllowed;
}

/// The lines of one explanation, in one language.
class Explanation final
{
public:
    Explanation(const Decision& decision, Language language, const Policy* policy)
        : m_decision{decision}
        , m_language{language}
        , m_policy{policy}
    {
    }

    void add(const Words& label, std::string text)
    {
        m_lines.push_back({std::string{label.in(m_language)}, std::move(text)});
    }

    void addWindow() { add({"window", "janela"}, windowFormula() + span(m_decision.window)); }

    void addDraw()
    {
        if (m_policy != nullptr && m_policy->backoff.jitter.kind == JitterKind::Share
            && m_policy->backoff.jitter.amount == 0.0) {
            add({"draw", "sorteio"},
                text({"none: the policy has no jitter", "nenhum: a política não tem jitter"}));
            return;
        }
        add({"draw", "sorteio"}, "u = " + decimal(m_decision.draw, 3, m_language) + drawRule());
    }

    void addHint()
    {
        if (m_decision.hint) {
            add({"Retry-After", "Retry-After"},
                filled({"the server asks for {}{}", "o servidor pede {}{}"}, m_language,
                    span(*m_decision.hint), hintRule()));
        }
    }

    void addWait() { add({"wait", "espera"}, span(m_decision.wait)); }

    void addDeadline()
    {
        add({"deadline", "prazo total"},
            filled({"{} left when deciding", "restavam {} na hora de decidir"}, m_language,
                span(m_decision.deadlineLeft)));
    }

    void addBudget()
    {
        const retry::BudgetQuote& quote = m_decision.budget;
        if (!quote.isLimited) {
            add({"budget", "orçamento"},
                text({"none: no limit on retries", "nenhum: retentativas sem limite"}));
            return;
        }
        add({"budget", "orçamento"},
            filled({"{} tokens → {} (this retry costs {})", "{} fichas → {} (esta retentativa custa {})"},
                m_language, tokens(quote.before), tokens(quote.after), tokens(quote.cost)));
    }

    [[nodiscard]] std::string text(const Words& words) const { return std::string{words.in(m_language)}; }

    [[nodiscard]] std::vector<WhyLine> take() && { return std::move(m_lines); }

private:
    [[nodiscard]] std::string span(SimDuration value) const { return duration(value, m_language); }

    [[nodiscard]] std::string tokens(retry::MilliTokens value) const
    {
        return trimmed(static_cast<double>(value) * 1e-3, 3, m_language);
    }

    [[nodiscard]] std::string windowFormula() const
    {
        if (m_policy == nullptr) {
            return {};
        }
        const retry::Backoff& backoff = m_policy->backoff;
        if (backoff.jitter.kind == JitterKind::Decorrelated) {
            return filled({"min(cap {}, 3 × previous wait) = ", "min(teto {}, 3 × espera anterior) = "},
                m_language, span(backoff.cap));
        }
        if (backoff.firstRetryAtOnce && m_decision.attempt == 1) {
            return text({"the first retry goes at once: ", "a primeira retentativa sai na hora: "});
        }
        return filled({"min(cap {}, base {}{}) = ", "min(teto {}, base {}{}) = "}, m_language,
            span(backoff.cap), span(backoff.base), growthFactor(backoff));
    }

    [[nodiscard]] std::string growthFactor(const retry::Backoff& backoff) const
    {
        const std::string multiplier = trimmed(backoff.multiplier, 3, m_language);
        const std::string retry = integer(m_decision.attempt, m_language);
        switch (backoff.growth) {
        case Growth::Power:
            return fmt::format(" × {}^({}−1)", multiplier, retry);
        case Growth::PowerMinusOne:
            return fmt::format(" × ({}^{} − 1)", multiplier, retry);
        case Growth::Constant:
            return {};
        }
        return {};
    }

    [[nodiscard]] std::string drawRule() const
    {
        if (m_policy == nullptr) {
            return text({", between 0 and 1", ", entre 0 e 1"});
        }
        const retry::Jitter& jitter = m_policy->backoff.jitter;
        const std::string amount = trimmed(jitter.amount, 3, m_language);
        switch (jitter.kind) {
        case JitterKind::Share:
            return jitter.amount == 1.0
                ? text({"; full jitter: wait = u × window", "; full jitter: espera = u × janela"})
                : filled({"; wait = window × (1 − {0}) + u × window × {0}",
                             "; espera = janela × (1 − {0}) + u × janela × {0}"},
                    m_language, amount);
        case JitterKind::Decorrelated:
            return text({"; between base and 3 × previous wait", "; entre a base e 3 × a espera anterior"});
        case JitterKind::PlusMinus:
            return filled(
                {"; wait = window × (1 − {0} + 2 × {0} × u)", "; espera = janela × (1 − {0} + 2 × {0} × u)"},
                m_language, amount);
        case JitterKind::Plus:
            return filled(
                {"; wait = window × (1 + {} × u)", "; espera = janela × (1 + {} × u)"}, m_language, amount);
        }
        return {};
    }

    [[nodiscard]] std::string hintRule() const
    {
        if (m_policy == nullptr) {
            return {};
        }
        switch (m_policy->retryAfter) {
        case RetryAfterMode::Ignore:
            return text({"; the policy ignores it", "; a política ignora"});
        case RetryAfterMode::Exact:
            return text({"; taken exactly: all who got the same hint come back together",
                "; seguido à risca: todos que receberam o mesmo aviso voltam juntos"});
        case RetryAfterMode::Minimum:
            return text({"; a minimum: the longer of hint and drawn wait counts",
                "; é um mínimo: vale o maior entre o aviso e a espera sorteada"});
        case RetryAfterMode::Plus:
            return filled({"; plus a draw of up to {}", "; mais um sorteio de até {}"}, m_language,
                span(m_policy->retryAfterSpread));
        }
        return {};
    }

    const Decision& m_decision;
    Language m_language;
    const Policy* m_policy;
    std::vector<WhyLine> m_lines;
};

} // namespace

std::string_view classification(Classification value, Language language) noexcept
{
    return namedClassification(value).name.in(language);
}

std::string_view classificationSentence(Classification value, Language language) noexcept
{
    return namedClassification(value).sentence.in(language);
}

std::string_view reason(Reason value, Language language) noexcept
{
    return namedReason(value).name.in(language);
}

std::string_view reasonSentence(Reason value, Language language) noexcept
{
    return namedReason(value).sentence.in(language);
}

std::string_view verdict(Verdict value, Language language) noexcept
{
    return verdictWords(value).in(language);
}

std::vector<WhyLine> why(
    const Decision& decision, Language language, const Policy* policy, std::string_view outcome)
{
    Explanation lines{decision, language, policy};
    if (!outcome.empty()) {
        lines.add({"outcome", "resultado"}, std::string{outcome});
    }
    lines.add({"nature", "natureza"}, std::string{classificationSentence(decision.classification, language)});
    if (cameToTheWait(decision.reason)) {
        lines.addWindow();
        lines.addDraw();
    }
    lines.addHint();
    if (cameToTheWait(decision.reason)) {
        lines.addWait();
        lines.addDeadline();
    }
    if (decision.reason == Reason::BudgetDenied || decision.reason == Reason::RetryAllowed) {
        lines.addBudget();
    }
    lines.add({"verdict", "veredito"},
        std::string{verdict(decision.verdict, language)} + ": "
            + std::string{reasonSentence(decision.reason, language)});
    return std::move(lines).take();
}

} // namespace repique::i18n
