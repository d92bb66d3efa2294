// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <rapidcheck.h>

namespace repique::test {

/// Any scenario that a document can say: every key within its range, every repeated table, every kind of
/// budget; a script now and then.
[[nodiscard]] rc::Gen<scenario::Scenario> anyScenario();

} // namespace repique::test
