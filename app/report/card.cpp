// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/card.h"

#include "app/i18n/key_words.h"
#include "app/i18n/words.h"
#include "app/report/value_words.h"
#include "core/scenario/schema.h"

#include <array>
#include <string_view>

namespace repique::report {
namespace {

using i18n::filled;
using i18n::Language;
using i18n::text;
using i18n::Words;

/// What a reader of a policy asks for, in this order.
constexpr std::array<std::string_view, 10> policyKeys{"policy.max_attempts", "policy.base", "policy.cap",
    "policy.jitter", "policy.attempt_timeout", "policy.deadline", "policy.retry_on", "policy.retry_after",
    "policy.budget.kind", "idempotency.key"};

std::string in(const lessons::Bilingual& words, Language language)
{
    return language == Language::Portuguese ? words.portuguese : words.english;
}

std::vector<Card::Fact> policyOf(const scenario::Scenario& scenario, Language language)
{
    std::vector<Card::Fact> facts;
    for (const std::string_view name : policyKeys) {
        const scenario::Key* const key = scenario::findKey(name, scenario);
        const i18n::KeyWords* const words = i18n::keyWordsOf(name);
        if (key != nullptr && words != nullptr) {
            facts.push_back({text(words->label, language), valueWords(*key, scenario, language)});
        }
    }
    return facts;
}

std::vector<std::string> sentences(const std::vector<lessons::Point>& points, Language language)
{
    std::vector<std::string> all;
    for (const lessons::Point& point : points) {
        all.push_back(in(point.text, language));
    }
    return all;
}

void appendList(std::string& out, const std::string& title, const std::vector<std::string>& sentences)
{
    out += "## " + title + "\n\n";
    for (const std::string& sentence : sentences) {
        out += "- " + sentence + '\n';
    }
    out += '\n';
}

} // namespace

Card cardOf(const scenario::Scenario& scenario, const lessons::Reference& reference,
    const CardAnswers& answers, Language language)
{
    static constexpr Words definition{
        "A call that failed in passing is made again, a limited number of times, after a wait that grows and "
        "is drawn at random.",
        "Uma chamada que falhou de passagem é feita de novo, um número limitado de vezes, depois de uma "
        "espera que cresce e é sorteada."};
    static constexpr Words policy{"The policy", "A política"};
    static constexpr Words policyOfScene{"The policy of “{}”", "A política de “{}”"};
    static constexpr Words advantages{"What is gained", "O que se ganha"};
    static constexpr Words costs{"What is paid", "O que se paga"};
    static constexpr Words questions{"Seven questions of the review", "As sete perguntas da revisão"};
    static constexpr Words imprint{"Repique · seed {}", "Repique · semente {}"};
    Card card;
    card.title = "Retry Pattern";
    card.definition = text(definition, language);
    card.policyTitle
        = scenario.name.empty() ? text(policy, language) : filled(policyOfScene, language, scenario.name);
    card.policy = policyOf(scenario, language);
    card.advantagesTitle = text(advantages, language);
    card.advantages = sentences(reference.advantages, language);
    card.costsTitle = text(costs, language);
    card.costs = sentences(reference.costs, language);
    card.questionsTitle = text(questions, language);
    for (const lessons::Point& question : reference.questions) {
        const auto answer = answers.find(question.id);
        card.questions.push_back(
            {in(question.text, language), answer == answers.end() ? std::string{} : answer->second});
    }
    card.imprint = filled(imprint, language, scenario.model.seed);
    return card;
}

std::string cardMarkdown(const Card& card, const std::string& mermaid)
{
    std::string out = "# " + card.title + "\n\n" + card.definition + "\n\n";
    if (!mermaid.empty()) {
        out += "```mermaid\n" + mermaid + (mermaid.ends_with('\n') ? "" : "\n") + "```\n\n";
    }
    out += "## " + card.policyTitle + "\n\n";
    for (const Card::Fact& fact : card.policy) {
        out += "- " + fact.name + ": " + fact.value + '\n';
    }
    out += '\n';
    appendList(out, card.advantagesTitle, card.advantages);
    appendList(out, card.costsTitle, card.costs);
    out += "## " + card.questionsTitle + "\n\n";
    int number = 0;
    for (const Card::Question& question : card.questions) {
        out += std::to_string(++number) + ". " + question.text + '\n';
        out += question.answer.empty() ? "" : "   > " + question.answer + '\n';
    }
    return out + '\n' + card.imprint + '\n';
}

} // namespace repique::report
