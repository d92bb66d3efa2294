// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/fault_report.h"

#include <filesystem>
#include <optional>
#include <string>

namespace repique::lessons {

/// The text of a file of a lesson; at most one byte more than the TOML reader accepts. Nothing when it cannot
/// be read.
[[nodiscard]] std::optional<std::string> readFile(const std::filesystem::path& path);

/// A fault of the whole file.
[[nodiscard]] scenario::Fault faultIn(
    const std::filesystem::path& file, Errc code, std::string key = {}, std::string accepted = {});

} // namespace repique::lessons
