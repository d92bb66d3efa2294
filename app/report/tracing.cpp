// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/tracing.h"

namespace repique::report {

Result<trace::Trace> traceOf(const scenario::Scenario& scenario, const storm::Selector& selector)
{
    if (std::optional<Error> error = storm::unsupported(scenario.model)) {
        return tl::unexpected{std::move(*error)};
    }
    return storm::replay(scenario.model, selector);
}

} // namespace repique::report
