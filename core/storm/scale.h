// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/model.h"

#include <cstdint>

namespace repique::storm {

/// The model of a 1:`scale` preview: rates, operations, capacity, workers, queue, clients and what the
/// budgets hold together ÷ `scale`, times unchanged. Floors: a waiting room of 20 unless it was less, one
/// worker, one client, one operation, one retry's tokens. `scale` 1 is the model itself.
[[nodiscard]] Model scaledModel(Model model, std::int64_t scale);

} // namespace repique::storm
