// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/sequence_facts.h"

#include <algorithm>

namespace repique {
namespace {

bool isOfClient(const trace::Step& step) noexcept
{
    return step.from == trace::Party::Client || step.to == trace::Party::Client;
}

bool isCall(const trace::Step& step) noexcept
{
    return step.event == trace::Event::Request && step.to == trace::Party::Server && !step.isHeldBack;
}

} // namespace

SequenceFacts factsAt(const trace::Trace& trace, int position) noexcept
{
    SequenceFacts facts;
    const auto end = std::min(static_cast<std::size_t>(std::max(position, 0)), trace.steps.size());
    for (std::size_t i = 0; i < end; ++i) {
        const trace::Step& step = trace.steps[i];
        facts.debits += step.event == trace::Event::Settled ? 1 : 0;
        facts.calls += isCall(step) ? 1 : 0;
        if (!isOfClient(step)) {
            continue;
        }
        facts.attempts = std::max(facts.attempts, step.event == trace::Event::Request ? step.attempt : 0);
        if (step.event == trace::Event::Answer && step.status >= 200 && step.status < 300) {
            facts.knows = ClientKnows::Paid;
        } else if (step.decision && step.decision->verdict == retry::Verdict::Stop) {
            facts.knows = ClientKnows::Failed;
        }
    }
    return facts;
}

bool isExplained(const trace::Step& step) noexcept
{
    return step.kind == trace::StepKind::Note && step.decision.has_value();
}

int explainedRow(const trace::Trace& trace, int row) noexcept
{
    int before = -1;
    for (int i = 0; i < static_cast<int>(trace.steps.size()); ++i) {
        if (!isExplained(trace.steps[static_cast<std::size_t>(i)])) {
            continue;
        }
        if (i >= row) {
            return i;
        }
        before = i;
    }
    return before;
}

Rules rulesOf(const storm::Model& model)
{
    Rules rules{model.policy, {}};
    for (const storm::Layer& layer : model.layers) {
        rules.layers.push_back(layer.policy);
    }
    return rules;
}

const retry::Policy* policyOf(const trace::Trace& trace, const trace::Step& step, const Rules& rules) noexcept
{
    const auto caller
        = static_cast<std::size_t>(std::min(trace::depthOf(step.from), trace::depthOf(step.to)));
    if (trace.layers.empty()) {
        return rules.client && caller == 0 ? &*rules.client : nullptr;
    }
    const bool isOfTrace = rules.layers.size() == trace.layers.size();
    return isOfTrace && caller < rules.layers.size() ? &rules.layers[caller] : nullptr;
}

} // namespace repique
