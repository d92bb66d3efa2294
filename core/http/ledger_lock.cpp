// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/ledger_lock.h"

#include "core/http/start_fault.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>
#include <system_error>
#include <utility>

namespace repique::http {

namespace {

/// Whether the file that is open as `file` is still the one called `name`: its holder may have removed it
/// between our opening and locking it.
bool isStill(int file, const std::string& name)
{
    struct stat open = {};
    struct stat named = {};
    return ::fstat(file, &open) == 0 && ::stat(name.c_str(), &named) == 0 && open.st_ino == named.st_ino;
}

} // namespace

Result<LedgerLock> LedgerLock::take(const std::filesystem::path& ledger)
{
    const std::string name = ledger.string() + "-served";
    for (;;) {
        const int file = ::open(name.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
        if (file < 0) {
            return tl::unexpected{
                Error{Errc::Unwritable, name + ": " + std::generic_category().message(errno)}};
        }
        if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
            ::close(file);
            return tl::unexpected{
                Error{Errc::NotSupported, ledger.string() + ": " + std::string{inUseWords}}};
        }
        if (isStill(file, name)) {
            return LedgerLock{name, file};
        }
        ::close(file);
    }
}

LedgerLock::LedgerLock(LedgerLock&& other) noexcept
    : m_name{std::move(other.m_name)}
    , m_file{std::exchange(other.m_file, -1)}
{
}

LedgerLock& LedgerLock::operator=(LedgerLock&& other) noexcept
{
    std::swap(m_name, other.m_name);
    std::swap(m_file, other.m_file);
    return *this;
}

LedgerLock::~LedgerLock()
{
    if (m_file >= 0) {
        ::unlink(m_name.c_str());
        ::close(m_file);
    }
}

} // namespace repique::http
