// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace repique::lessons {

/// The value of an arithmetic expression: numbers, names, + - * / ^, parentheses, and a minus in front of
/// one of them. `^` takes one number, name or parenthesis on either side. `valueOf` gives a name's value,
/// nothing for an unknown one. `Syntax` with what stands in the way, `NotFound` with the unknown name. At
/// most 50 levels deep.
[[nodiscard]] Result<double> evaluate(
    std::string_view formula, const std::function<std::optional<double>(const std::string& name)>& valueOf);

} // namespace repique::lessons
