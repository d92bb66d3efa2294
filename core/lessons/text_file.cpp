// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/text_file.h"

#include "core/scenario/toml_reader.h"

#include <fstream>
#include <system_error>
#include <utility>

namespace repique::lessons {

std::optional<std::string> readFile(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::error_code error;
    if (!file || !std::filesystem::is_regular_file(path, error)) {
        return std::nullopt;
    }
    std::string text(scenario::largestText + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

scenario::Fault faultIn(const std::filesystem::path& file, Errc code, std::string key, std::string accepted)
{
    scenario::Fault fault;
    fault.code = code;
    fault.file = file.string();
    fault.key = std::move(key);
    fault.accepted = std::move(accepted);
    return fault;
}

} // namespace repique::lessons
