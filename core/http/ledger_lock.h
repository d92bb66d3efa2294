// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <utility>

namespace repique::http {

/// The right to serve a ledger: what is in flight is known to one process alone, so a second one is refused.
/// It is a lock on a file beside the ledger ("NAME-served"), which the system gives back however the process
/// ends.
class LedgerLock final
{
public:
    /// `NotSupported` when somebody else holds it.
    [[nodiscard]] static Result<LedgerLock> take(const std::filesystem::path& ledger);

    LedgerLock(LedgerLock&& other) noexcept;
    LedgerLock& operator=(LedgerLock&& other) noexcept;
    LedgerLock(const LedgerLock&) = delete;
    LedgerLock& operator=(const LedgerLock&) = delete;
    ~LedgerLock();

private:
    LedgerLock(std::string name, int file) noexcept : m_name{std::move(name)}, m_file{file} {}

    std::string m_name;
    int m_file = -1;
};

} // namespace repique::http
