// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace repique::report {

/// Keeps the order in which members are added, so that equal runs give equal bytes.
using Json = nlohmann::ordered_json;

/// `value` indented by two spaces, with every list of plain values on one line; ends with a line feed.
/// Numbers are the shortest that read back the same, in the C locale; what is not finite is null.
[[nodiscard]] std::string jsonText(const Json& value);

} // namespace repique::report
