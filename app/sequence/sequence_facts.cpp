// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/sequence_facts.h"

#include <algorithm>

namespace repique {

SequenceFacts factsAt(const trace::Trace& trace, int position) noexcept
{
    SequenceFacts facts;
    const auto end = std::min(static_cast<std::size_t>(std::max(position, 0)), trace.steps.size());
    for (std::size_t i = 0; i < end; ++i) {
        const trace::Step& step = trace.steps[i];
        facts.attempts = std::max(facts.attempts, step.event == trace::Event::Request ? step.attempt : 0);
        facts.debits += step.event == trace::Event::Settled ? 1 : 0;
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

} // namespace repique
