// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

namespace repique::scenario {

/// Brings a change of [policy] to the layers that have not said otherwise: where a layer's value was that of
/// `before`, it becomes that of the scenario's policy, as if the changed document had been read again.
void followPolicy(Scenario& scenario, const retry::Policy& before);

} // namespace repique::scenario
