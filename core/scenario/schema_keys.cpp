// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/schema.h"
#include "core/settlement/server_modes.h"

#include <algorithm>
#include <iterator>

namespace repique::scenario {
namespace {

using retry::Backoff;
using retry::Breaker;
using retry::Policy;
using retry::Throttle;
using storm::Dependency;
using storm::Idempotency;
using storm::Model;
using storm::Traffic;

template<auto... members>
constexpr Access<Scenario> model = fieldOf<Scenario, &Scenario::model, members...>;

template<auto... members>
constexpr Access<Scenario> policy = model<&Model::policy, members...>;

/// A field of a table that switches something on by being there; giving the field does so too.
template<auto table, auto member>
constexpr Access<Scenario> optionalTable{
    [](const Scenario& scenario) {
        return toValue(
            (scenario.model.policy.*table)
                .value_or(typename std::remove_cvref_t<decltype(scenario.model.policy.*table)>::value_type{})
            .*member);
    },
    [](Scenario& scenario, const Value& value) {
        auto& part = scenario.model.policy.*table;
        if (!part) {
            part.emplace();
        }
        assignTo((*part).*member, value);
    }};

template<typename Kind, auto member>
constexpr Access<Scenario> budgetField{[](const Scenario& scenario) {
                                           const auto* budget
                                               = std::get_if<Kind>(&scenario.model.policy.budget);
                                           return toValue((budget != nullptr ? *budget : Kind{}).*member);
                                       },
    [](Scenario& scenario, const Value& value) {
        auto& budget = scenario.model.policy.budget;
        if (!std::holds_alternative<Kind>(budget)) {
            budget = Kind{};
        }
        assignTo(std::get_if<Kind>(&budget)->*member, value);
    }};

constexpr Access<Scenario> budgetKind{
    [](const Scenario& scenario) { return Value{Word{scenario.model.policy.budget.index()}}; },
    [](Scenario& scenario, const Value& value) {
        scenario.model.policy.budget = defaultBudget(valueAs<Word>(value).index);
    }};

template<typename Kind, auto member>
Key budgetKey(std::string_view name, Accepts accepts, bool isLogarithmic = false)
{
    const std::size_t kind = retry::BudgetConfig{Kind{}}.index();
    const std::string_view unit = accepts.kind == scenario::Kind::Duration ? "s" : "";
    return {name, std::move(accepts), budgetField<Kind, member>, unit, isLogarithmic, kind};
}

constexpr double billion = 1e9;
constexpr double million = 1e6;
constexpr double month = 30 * secondsPerDay;
constexpr double longest = longestDurationS;

std::vector<Key> runAndTrafficKeys()
{
    return {
        {"name", anyText(), fieldOf<Scenario, &Scenario::name>, ""},
        {"seed", integers(0, 9223372036854775807.0), model<&Model::seed>, ""},
        {"duration", durations(0.001, month), model<&Model::duration>, "s", true},
        {"traffic.loop", oneOf({"open", "closed"}), model<&Model::traffic, &Traffic::loop>, ""},
        {"traffic.rate", numbers(0, 1e8), model<&Model::traffic, &Traffic::rate>, "1/s", true},
        {"traffic.arrivals", oneOf({"uniform", "poisson", "together"}),
            model<&Model::traffic, &Traffic::arrivals>, ""},
        {"traffic.operations", integers(1, billion), model<&Model::traffic, &Traffic::operations>, "", true},
        {"traffic.think", durations(0, longest), model<&Model::traffic, &Traffic::think>, "s", true},
        {"traffic.clients", integers(1, million), model<&Model::traffic, &Traffic::clients>, "", true},
    };
}

std::vector<Key> policyKeys()
{
    return {
        {"policy.max_attempts", integers(1, million), policy<&Policy::maxAttempts>, "", true},
        {"policy.base", durations(0, month), policy<&Policy::backoff, &Backoff::base>, "s", true},
        {"policy.cap", durations(0, longest), policy<&Policy::backoff, &Backoff::cap>, "s", true},
        {"policy.multiplier", numbers(1, 10), policy<&Policy::backoff, &Backoff::multiplier>, ""},
        {"policy.growth", oneOf({"power", "power_minus_one", "constant"}),
            policy<&Policy::backoff, &Backoff::growth>, ""},
        {"policy.first_retry_at_once", anyBoolean(), policy<&Policy::backoff, &Backoff::firstRetryAtOnce>,
            ""},
        {"policy.jitter", {.kind = Kind::Jitter, .minimum = 0.0, .maximum = 1.0, .words = {}},
            policy<&Policy::backoff, &Backoff::jitter>, ""},
        {"policy.attempt_timeout", durationsAbove(0, longest), policy<&Policy::attemptTimeout>, "s", true},
        {"policy.deadline", durationsAbove(0, longest), policy<&Policy::deadline>, "s", true},
        {"policy.retry_on", {.kind = Kind::RetryOn, .words = {}}, policy<&Policy::retryOn>, ""},
        {"policy.retry_after", oneOf({"ignore", "exact", "minimum", "plus"}), policy<&Policy::retryAfter>,
            ""},
        {"policy.retry_after_spread", durations(0, longest), policy<&Policy::retryAfterSpread>, "s", true},
        {"policy.retry_after_max", durations(0, longest), policy<&Policy::retryAfterMax>, "s", true},
    };
}

std::vector<Key> tokenBudgetKeys()
{
    using retry::GrpcBudget;
    using retry::RatioBudget;
    using retry::TokenBudget;
    return {
        {"policy.budget.kind", oneOf(budgetKinds()), budgetKind, ""},
        {"policy.budget.scope", oneOf({"client", "class", "all"}), policy<&Policy::budgetScope>, ""},
        budgetKey<RatioBudget, &RatioBudget::ratio>("policy.budget.ratio", numbers(0, 1)),
        budgetKey<RatioBudget, &RatioBudget::of>("policy.budget.of", oneOf({"originals", "requests"})),
        budgetKey<RatioBudget, &RatioBudget::burst>("policy.budget.burst", numbers(0, billion), true),
        budgetKey<TokenBudget, &TokenBudget::capacity>("policy.budget.capacity", numbers(0, billion), true),
        budgetKey<TokenBudget, &TokenBudget::credit>("policy.budget.credit", numbers(0, million)),
        budgetKey<TokenBudget, &TokenBudget::cost>("policy.budget.cost", numbers(0, million)),
        budgetKey<GrpcBudget, &GrpcBudget::maxTokens>("policy.budget.max_tokens", integers(1, 1000)),
        budgetKey<GrpcBudget, &GrpcBudget::tokenRatio>("policy.budget.token_ratio", numbers(0, 1000)),
    };
}

std::vector<Key> vendorBudgetKeys()
{
    using retry::AwsBudget;
    using retry::AwsLegacyBudget;
    using retry::ConcurrencyBudget;
    using retry::WindowBudget;
    const Accepts costs = integers(0, million);
    const Accepts places = integers(0, billion);
    const Accepts shares = numbers(0, 1);
    return {
        budgetKey<AwsBudget, &AwsBudget::capacity>("policy.budget.capacity", places, true),
        budgetKey<AwsBudget, &AwsBudget::transientCost>("policy.budget.transient_cost", costs),
        budgetKey<AwsBudget, &AwsBudget::throttlingCost>("policy.budget.throttling_cost", costs),
        budgetKey<AwsBudget, &AwsBudget::successCredit>("policy.budget.success_credit", costs),
        budgetKey<AwsLegacyBudget, &AwsLegacyBudget::capacity>("policy.budget.capacity", places, true),
        budgetKey<AwsLegacyBudget, &AwsLegacyBudget::cost>("policy.budget.cost", costs),
        budgetKey<AwsLegacyBudget, &AwsLegacyBudget::timeoutCost>("policy.budget.timeout_cost", costs),
        budgetKey<AwsLegacyBudget, &AwsLegacyBudget::successCredit>("policy.budget.success_credit", costs),
        budgetKey<ConcurrencyBudget, &ConcurrencyBudget::percent>("policy.budget.percent", shares),
        budgetKey<ConcurrencyBudget, &ConcurrencyBudget::min>("policy.budget.min", places, true),
        budgetKey<WindowBudget, &WindowBudget::ttl>("policy.budget.ttl", durations(1, 60)),
        budgetKey<WindowBudget, &WindowBudget::percent>("policy.budget.percent", shares),
        budgetKey<WindowBudget, &WindowBudget::minPerSecond>(
            "policy.budget.min_per_second", numbers(0, billion), true),
    };
}

std::vector<Key> protectionKeys()
{
    return {
        {"policy.breaker.failures", integers(1, million), optionalTable<&Policy::breaker, &Breaker::failures>,
            "", true},
        {"policy.breaker.open_for", durations(0, longest), optionalTable<&Policy::breaker, &Breaker::openFor>,
            "s", true},
        {"policy.breaker.probes", integers(1, million), optionalTable<&Policy::breaker, &Breaker::probes>, "",
            true},
        {"policy.throttle.k", numbers(1, million), optionalTable<&Policy::throttle, &Throttle::k>, ""},
        {"policy.throttle.window", durationsAbove(0, longest),
            optionalTable<&Policy::throttle, &Throttle::window>, "s", true},
    };
}

std::vector<Key> dependencyKeys()
{
    using D = Dependency;
    constexpr auto dependency = &Model::dependency;
    return {
        {"dependency.capacity", numbersAbove(0, billion), model<dependency, &D::capacity>, "1/s", true},
        {"dependency.workers", integers(1, million), model<dependency, &D::workers>, "", true},
        {"dependency.service", oneOf({"constant", "exponential", "lognormal"}),
            model<dependency, &D::service>, ""},
        {"dependency.cv", numbers(0, 100), model<dependency, &D::cv>, ""},
        {"dependency.queue", integers(0, billion, {"unbounded"}),
            fieldOrWordOf<Scenario, &Scenario::model, dependency, &D::queue>, "", true},
        {"dependency.order", oneOf({"fifo", "lifo"}), model<dependency, &D::order>, ""},
        {"dependency.rejection_cost", numbers(0, 10), model<dependency, &D::rejectionCost>, ""},
        {"dependency.expired_work", oneOf({"serve", "skip", "skip_unfinishable"}),
            model<dependency, &D::expiredWork>, ""},
        {"dependency.network", durations(0, longest), model<dependency, &D::network>, "s", true},
        {"dependency.replicas", integers(1, million), model<dependency, &D::replicas>, "", true},
        {"dependency.crash_after", durations(0, longest, {"never"}),
            fieldOrWordOf<Scenario, &Scenario::model, dependency, &D::crashAfter>, "s", true},
        {"dependency.restart", durations(0, longest), model<dependency, &D::restart>, "s", true},
        {"dependency.shed_above", numbers(0, 1), model<dependency, &D::shedAbove>, ""},
        {"dependency.no_retry_above", numbers(0, 1), model<dependency, &D::noRetryAbove>, ""},
    };
}

std::vector<Key> idempotencyKeys()
{
    return {
        {"idempotency.key", oneOf({"once", "per_attempt", "none"}),
            model<&Model::idempotency, &Idempotency::key>, ""},
        {"idempotency.server", oneOf(allNames(settlement::serverModes)),
            model<&Model::idempotency, &Idempotency::server>, ""},
        {"idempotency.retention", durations(0, longest), model<&Model::idempotency, &Idempotency::retention>,
            "s", true},
    };
}

std::vector<Key> allKeys()
{
    std::vector<Key> all;
    for (auto part : {runAndTrafficKeys(), policyKeys(), tokenBudgetKeys(), vendorBudgetKeys(),
             protectionKeys(), dependencyKeys(), idempotencyKeys()}) {
        std::ranges::move(part, std::back_inserter(all));
    }
    return all;
}

} // namespace

const std::vector<Key>& keys()
{
    static const std::vector<Key> all = allKeys();
    return all;
}

} // namespace repique::scenario
