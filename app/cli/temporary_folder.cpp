// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/temporary_folder.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>
#include <system_error>
#include <utility>

namespace repique::cli {

Result<TemporaryFolder> TemporaryFolder::make()
{
    std::error_code failed;
    std::string pattern = (std::filesystem::temp_directory_path(failed) / "repique-XXXXXX").string();
    if (failed) {
        return tl::unexpected{Error{Errc::Unwritable, failed.message()}};
    }
    if (::mkdtemp(pattern.data()) == nullptr) {
        return tl::unexpected{Error{Errc::Unwritable, pattern + ": " + std::strerror(errno)}};
    }
    TemporaryFolder folder;
    folder.m_path = pattern;
    return folder;
}

TemporaryFolder::TemporaryFolder(TemporaryFolder&& other) noexcept : m_path{std::exchange(other.m_path, {})}
{
}

TemporaryFolder& TemporaryFolder::operator=(TemporaryFolder&& other) noexcept
{
    std::swap(m_path, other.m_path);
    return *this;
}

TemporaryFolder::~TemporaryFolder()
{
    if (!m_path.empty()) {
        std::error_code failed; // a folder that stays behind harms nobody
        std::filesystem::remove_all(m_path, failed);
    }
}

} // namespace repique::cli
