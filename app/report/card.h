// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/lessons/reference.h"
#include "core/scenario/scenario.h"

#include <map>
#include <string>
#include <vector>

namespace repique::report {

/// The pattern on one page, in words of one language: what it is, one policy, what is gained and paid, and
/// the seven questions of a review with the answers of whoever made the card.
struct Card
{
    struct Fact
    {
        std::string name;
        std::string value;
    };

    struct Question
    {
        std::string text;
        std::string answer; ///< empty = not answered
    };

    std::string title;
    std::string definition;
    std::string policyTitle; ///< with the name of the scenario, when it has one
    std::vector<Fact> policy;
    std::string advantagesTitle;
    std::vector<std::string> advantages;
    std::string costsTitle;
    std::vector<std::string> costs;
    std::string questionsTitle;
    std::vector<Question> questions;
    std::string imprint; ///< seed and version: what it takes to make the same card again
};

/// By id of the question, as its author typed them.
using CardAnswers = std::map<std::string, std::string>;

/// What goes on the card. Pure.
[[nodiscard]] Card cardOf(const scenario::Scenario& scenario, const lessons::Reference& reference,
    const CardAnswers& answers, i18n::Language language);

/// The same as Markdown, with the sequence of messages as a Mermaid diagram when `mermaid` is not empty.
[[nodiscard]] std::string cardMarkdown(const Card& card, const std::string& mermaid);

} // namespace repique::report
