// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/in_flight.h"

namespace repique::settlement {

InFlight::Claim::Claim(Claim&& other) noexcept
    : m_owner{std::exchange(other.m_owner, nullptr)}
    , m_key{std::move(other.m_key)}
{
}

InFlight::Claim& InFlight::Claim::operator=(Claim&& other) noexcept
{
    if (this != &other) {
        release();
        m_owner = std::exchange(other.m_owner, nullptr);
        m_key = std::move(other.m_key);
    }
    return *this;
}

InFlight::Claim::~Claim()
{
    release();
}

void InFlight::Claim::release() noexcept
{
    if (InFlight* const owner = std::exchange(m_owner, nullptr)) {
        const std::lock_guard lock{owner->m_mutex};
        owner->m_fingerprints.erase(m_key);
    }
}

InFlight::Attempt InFlight::claim(const KeyId& key, const std::string& fingerprint)
{
    const std::lock_guard lock{m_mutex};
    const auto [running, isNew] = m_fingerprints.emplace(key, fingerprint);
    Attempt attempt;
    if (!isNew) {
        attempt.kind
            = running->second == fingerprint ? Attempt::Kind::SameRunning : Attempt::Kind::OtherRunning;
        return attempt;
    }
    attempt.claim.m_owner = this;
    attempt.claim.m_key = key;
    return attempt;
}

} // namespace repique::settlement
