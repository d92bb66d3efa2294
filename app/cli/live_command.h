// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/text_or_json.h"
#include "core/race/race.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace repique::cli {

struct RaceCommand
{
    race::Setup setup;
    TextOrJson format = TextOrJson::Text;
};

struct PayCommand
{
    std::string url;
    std::string file; ///< empty = the defaults
    std::vector<std::string> sets;
    std::string payer = "ana";
    std::string payee = "bruno";
    std::int64_t amountCents = 3000;
    std::optional<std::uint64_t> operation; ///< none = one that nobody has used
    TextOrJson format = TextOrJson::Text;
};

struct ProveCommand
{
    std::string file;
    std::vector<std::string> sets;
    TextOrJson format = TextOrJson::Text;
};

struct ServeCommand
{
    std::int64_t port = 0; ///< 0 = any that is free
    std::optional<std::string> ledger; ///< none = one that goes with the service
    std::optional<std::string> faults;
    std::vector<std::pair<std::string, std::int64_t>> accounts; ///< empty = the usual two
    bool isSynchronousFull = true;
};

} // namespace repique::cli
