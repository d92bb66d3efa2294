// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/tracing.h"

#include "core/trace/scripted.h"

namespace repique::report {
namespace {

trace::ScriptedPayment scriptedPayment(const storm::Model& model)
{
    trace::ScriptedPayment payment;
    payment.seed = model.seed;
    payment.policy = model.policy;
    payment.key = model.idempotency.key;
    payment.server = model.idempotency.server;
    payment.retention = model.idempotency.retention;
    payment.network = model.dependency.network;
    payment.service
        = fromNanoseconds(static_cast<double>(model.dependency.workers) * 1e9 / model.dependency.capacity);
    payment.script = *model.script;
    return payment;
}

} // namespace

Result<trace::Trace> traceOf(const scenario::Scenario& scenario, const storm::Selector& selector)
{
    const storm::Model& model = scenario.model;
    if (std::optional<Error> error = storm::unsupported(model)) {
        return tl::unexpected{std::move(*error)};
    }
    if (!model.script) {
        return storm::replay(model, selector);
    }
    const auto* const number = std::get_if<std::uint64_t>(&selector);
    if (number != nullptr && *number != 0) {
        return tl::unexpected{Error{Errc::NotFound, "operation " + std::to_string(*number)}};
    }
    return trace::playScript(scriptedPayment(model));
}

} // namespace repique::report
