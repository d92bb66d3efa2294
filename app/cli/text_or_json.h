// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace repique::cli {

/// What most commands can answer in.
enum class TextOrJson : std::uint8_t { Text, Json };

} // namespace repique::cli
