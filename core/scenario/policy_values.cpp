// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/policy_values.h"

#include <array>

namespace repique::scenario {
namespace {

using retry::JitterKind;
using retry::OutcomeKind;
using retry::RetrySet;

constexpr int lowestStatus = 100;
constexpr int highestStatus = 599;

struct NoAnswer
{
    std::string_view word;
    OutcomeKind kind;
};

constexpr std::array<NoAnswer, 3> noAnswers{
    {{"timeout", OutcomeKind::TimedOut}, {"refused", OutcomeKind::Refused}, {"closed", OutcomeKind::Closed}}};

std::optional<double> shareOf(const Node& node)
{
    const auto value = valueOf(numbers(0.0, 1.0), node);
    return value ? std::optional{std::get<double>(*value)} : std::nullopt;
}

void addAll(RetrySet& to, const RetrySet& from)
{
    for (int status = lowestStatus; status <= highestStatus; ++status) {
        if (from.hasStatus(status)) {
            to.addStatus(status);
        }
    }
    for (const NoAnswer& noAnswer : noAnswers) {
        if (from.hasKind(noAnswer.kind)) {
            to.addKind(noAnswer.kind);
        }
    }
}

/// Adds what one item of a list names; false when it names nothing.
bool addItem(RetrySet& set, const Node& item)
{
    if (item.type == Node::Type::Integer && item.integer >= lowestStatus && item.integer <= highestStatus) {
        set.addStatus(static_cast<int>(item.integer));
        return true;
    }
    if (item.type != Node::Type::Text) {
        return false;
    }
    if (item.text == "catalogue" || item.text == "article") {
        addAll(set, item.text == "article" ? RetrySet::article() : RetrySet::catalogue());
        return true;
    }
    for (const NoAnswer& noAnswer : noAnswers) {
        if (item.text == noAnswer.word) {
            set.addKind(noAnswer.kind);
            return true;
        }
    }
    return false;
}

} // namespace

std::optional<Value> jitterOf(const Node& node)
{
    if (node.type == Node::Type::Text && node.text == "decorrelated") {
        return retry::Jitter{.kind = JitterKind::Decorrelated};
    }
    if (node.type != Node::Type::Table) {
        const auto share = shareOf(node);
        return share ? std::optional<Value>{retry::Jitter{.amount = *share}} : std::nullopt;
    }
    const Node* plusMinus = entryOf(node, "plus_minus");
    const Node* plus = entryOf(node, "plus");
    const Node* only = plusMinus != nullptr ? plusMinus : plus;
    const auto amount = only != nullptr && node.items.size() == 1 ? shareOf(*only) : std::nullopt;
    if (!amount) {
        return std::nullopt;
    }
    return retry::Jitter{
        .kind = plusMinus != nullptr ? JitterKind::PlusMinus : JitterKind::Plus, .amount = *amount};
}

std::string jitterText(const retry::Jitter& jitter)
{
    std::string amount = tomlText(numbers(0.0, 1.0), jitter.amount);
    switch (jitter.kind) {
    case JitterKind::Share:
        return amount;
    case JitterKind::Decorrelated:
        return "\"decorrelated\"";
    case JitterKind::PlusMinus:
        return "{ plus_minus = " + amount + " }";
    case JitterKind::Plus:
        return "{ plus = " + amount + " }";
    }
    return {};
}

std::string acceptedJitters()
{
    return R"(0 … 1 | "decorrelated" | { plus_minus = 0 … 1 } | { plus = 0 … 1 })";
}

std::optional<Value> retrySetOf(const Node& node)
{
    RetrySet set;
    if (node.type == Node::Type::Text && (node.text == "catalogue" || node.text == "article")) {
        return addItem(set, node) ? std::optional<Value>{set} : std::nullopt;
    }
    if (node.type != Node::Type::Array) {
        return std::nullopt;
    }
    for (const Node& item : node.items) {
        if (!addItem(set, item)) {
            return std::nullopt;
        }
    }
    return set;
}

std::string retrySetText(const RetrySet& set)
{
    if (set == RetrySet::catalogue()) {
        return "\"catalogue\"";
    }
    if (set == RetrySet::article()) {
        return "\"article\"";
    }
    std::string items;
    for (int status = lowestStatus; status <= highestStatus; ++status) {
        if (set.hasStatus(status)) {
            items += (items.empty() ? "" : ", ") + std::to_string(status);
        }
    }
    for (const NoAnswer& noAnswer : noAnswers) {
        if (set.hasKind(noAnswer.kind)) {
            items += (items.empty() ? "" : ", ") + tomlString(noAnswer.word);
        }
    }
    return "[" + items + "]";
}

std::string acceptedRetrySets()
{
    return R"("catalogue" | "article" | [100 … 599, "timeout", "refused", "closed"])";
}

} // namespace repique::scenario
