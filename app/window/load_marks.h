// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sequence/timeline_scrubber.h"
#include "core/storm/model.h"

#include <vector>

namespace repique {

/// What stands out in the time of a run before it is run: faults begin and end, traffic changes. In order of
/// time, in the language of the moment.
[[nodiscard]] std::vector<TimelineMark> loadMarks(const storm::Model& model);

} // namespace repique
