// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/database_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <system_error>

namespace repique {
namespace {

constexpr std::size_t headerSize = 100;
using Header = std::array<unsigned char, headerSize>;

/// Big-endian word of the header. Source: SQLite, "Database File Format" §1.3.
std::uint32_t wordAt(const Header& header, std::size_t offset) noexcept
{
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        word = (word << 8U) | header.at(offset + i);
    }
    return word;
}

Error refused(const std::filesystem::path& path, std::string_view why)
{
    return {Errc::NotSupported, fmt::format("{}: {}", path.string(), why)};
}

} // namespace

Result<void> checkDatabaseFile(const std::filesystem::path& path, const DatabaseMark& mark)
{
    std::error_code failed;
    if (!std::filesystem::exists(path, failed) || std::filesystem::file_size(path, failed) == 0) {
        return {};
    }
    Header header{};
    std::ifstream file{path, std::ios::binary};
    if (!file) {
        return tl::unexpected{Error{Errc::Unreadable, path.string()}};
    }
    file.read(reinterpret_cast<char*>(header.data()), headerSize);
    constexpr std::array<char, 16> magic{"SQLite format 3"}; // with its closing zero
    const bool isDatabase = file.gcount() == headerSize
        && std::equal(magic.begin(), magic.end(), header.begin(),
            [](char a, unsigned char b) { return static_cast<unsigned char>(a) == b; });
    if (!isDatabase) {
        return tl::unexpected{refused(path, "not a SQLite database")};
    }
    if (wordAt(header, 68) != static_cast<std::uint32_t>(mark.applicationId)) {
        return tl::unexpected{refused(path, "a database of another program")};
    }
    if (wordAt(header, 60) > static_cast<std::uint32_t>(mark.schemaVersion)) {
        return tl::unexpected{refused(path, fmt::format("a {} of a newer version", mark.name))};
    }
    return {};
}

Result<void> createPrivately(const std::filesystem::path& path)
{
    std::error_code failed;
    if (std::filesystem::exists(path, failed)) {
        return {};
    }
    const int file = ::open(path.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0 && errno != EEXIST) {
        return tl::unexpected{
            Error{Errc::Storage, path.string() + ": " + std::generic_category().message(errno)}};
    }
    ::close(file);
    return {};
}

} // namespace repique
