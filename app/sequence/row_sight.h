// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sequence/step_layout.h"

#include <QtCore/QPoint>
#include <QtCore/QSize>

namespace repique {

/// Where to scroll from `offset` so that `row` is in sight in a view of `size`, with some of the row after it
/// and clear of the heads; sideways no further than its words and marks need. The top for a row that is not
/// there. Pure.
[[nodiscard]] QPoint offsetToSee(const StepLayout& layout, int row, const QPoint& offset, const QSize& size);

} // namespace repique
