// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace repique::settlement {

/// One idempotency key, within its scope.
using KeyId = std::pair<std::string, std::string>; ///< scope, key

/// The keys that are being worked on right now. Lives in memory: empty after a crash. Shared by the services
/// of several threads.
class InFlight final
{
public:
    /// The right to work on one key; gives it back when it dies. One that holds nothing is legal.
    class Claim final
    {
    public:
        Claim() = default;
        Claim(Claim&& other) noexcept;
        Claim& operator=(Claim&& other) noexcept;
        Claim(const Claim&) = delete;
        Claim& operator=(const Claim&) = delete;
        ~Claim();

    private:
        friend class InFlight;
        void release() noexcept;

        InFlight* m_owner = nullptr; // owned by the service's owner; outlives every claim
        KeyId m_key;
    };

    /// What claiming a key gave.
    struct Attempt
    {
        enum class Kind { Claimed, SameRunning, OtherRunning };

        Kind kind = Kind::Claimed;
        Claim claim; ///< empty unless claimed
    };

    /// Any thread.
    [[nodiscard]] Attempt claim(const KeyId& key, const std::string& fingerprint);

private:
    std::mutex m_mutex;
    std::map<KeyId, std::string> m_fingerprints;
};

} // namespace repique::settlement
