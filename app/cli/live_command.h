// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/race/race.h"

#include <cstdint>

namespace repique::cli {

struct RaceCommand
{
    enum class Format : std::uint8_t { Text, Json };
    race::Setup setup;
    Format format = Format::Text;
};

} // namespace repique::cli
