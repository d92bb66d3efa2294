// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/wording.h"

#include <optional>
#include <string>

namespace repique {

/// "Debits on the statement = 1", "Retries per second > 0, from 2 min to 3 min".
[[nodiscard]] QString goalText(const lessons::Goal& goal, const Wording& wording);
/// What a curve of a load counts, for its axis: "Goodput per second", "Waiting in the queue".
[[nodiscard]] QString curveLabel(const std::string& curve, i18n::Language language);
/// A measured figure as goals print it; a dash when the run has none.
[[nodiscard]] QString figureText(const std::optional<double>& figure, const Wording& wording);

} // namespace repique
