// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/text_or_json.h"
#include "core/storm/contention.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace repique::cli {

struct ContentionCommand
{
    std::int64_t clients = 100;
    std::optional<storm::ContentionBackoff> backoff; ///< none: all of them as text, full as JSON
    std::int64_t runs = 100;
    std::uint64_t seed = 42;
    TextOrJson format = TextOrJson::Text;
};

struct SweepCommand
{
    enum class Format : std::uint8_t { Json, Csv };
    std::string file;
    std::vector<std::string> sets;
    std::string x; ///< key=a:b:n
    std::optional<std::string> y;
    std::string metric;
    std::int64_t seeds = 1;
    std::optional<std::int64_t> threads; ///< none = as many as the machine has
    Format format = Format::Json;
};

} // namespace repique::cli
