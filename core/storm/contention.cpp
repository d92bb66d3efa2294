// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/contention.h"

#include "core/base/assert.h"
#include "core/base/draw.h"

#include <queue>

#include <algorithm>
#include <vector>

namespace repique::storm {
namespace {

/// The messages of one attempt, in order.
enum class Leg : std::uint32_t { ReadRequest, ReadAnswer, WriteRequest, WriteAnswer };

struct Contender
{
    std::int64_t attempt = 1;
    std::int64_t versionRead = -1; ///< none yet in this attempt
    SimDuration previousWait{};
};

/// A message reaches the row: a write when its client has read, else a read.
struct Message
{
    SimTime at{};
    std::uint64_t order = 0;
    std::size_t client = 0;
};

struct Later
{
    bool operator()(const Message& a, const Message& b) const noexcept
    {
        return a.at != b.at ? a.at > b.at : a.order > b.order;
    }
};

class Row final
{
public:
    explicit Row(const Contention& contention)
        : m_contention{contention}
        , m_clients(static_cast<std::size_t>(contention.clients))
    {
        for (std::size_t i = 0; i < m_clients.size(); ++i) {
            m_clients[i].previousWait = contention.backoff.base;
            send(i, startOfRun + travel(i, Leg::ReadRequest));
        }
    }

    [[nodiscard]] ContentionRun run()
    {
        while (!m_messages.empty()) {
            const Message message = m_messages.top();
            m_messages.pop();
            if (m_clients[message.client].versionRead < 0) {
                read(message);
            } else {
                write(message);
            }
        }
        return {m_last - startOfRun, m_calls};
    }

private:
    void send(std::size_t client, SimTime at) { m_messages.push({at, m_sent++, client}); }

    void read(const Message& message)
    {
        m_clients[message.client].versionRead = m_version;
        const SimDuration there = travel(message.client, Leg::ReadAnswer);
        send(message.client, message.at + there + travel(message.client, Leg::WriteRequest));
    }

    void write(const Message& message)
    {
        Contender& client = m_clients[message.client];
        const SimTime known = message.at + travel(message.client, Leg::WriteAnswer);
        ++m_calls;
        if (client.versionRead == m_version) {
            ++m_version;
            m_last = std::max(m_last, known);
            return;
        }
        const SimDuration wait = waitOf(message.client);
        ++client.attempt;
        client.versionRead = -1;
        send(message.client, known + wait + travel(message.client, Leg::ReadRequest));
    }

    [[nodiscard]] SimDuration waitOf(std::size_t number)
    {
        Contender& client = m_clients[number];
        const double u = unitDraw(
            {m_contention.seed, number, static_cast<std::uint64_t>(client.attempt), Purpose::Jitter});
        const retry::Wait wait
            = retry::jittered(m_contention.backoff, client.attempt + 1, u, client.previousWait);
        client.previousWait = wait.wait;
        return wait.wait;
    }

    [[nodiscard]] SimDuration travel(std::size_t number, Leg leg) const
    {
        const auto attempt = static_cast<std::uint64_t>(m_clients[number].attempt);
        const double z = normalFrom(unitDraw(
            {m_contention.seed, number, attempt, Purpose::Contention, static_cast<std::uint32_t>(leg)}));
        const auto mean = static_cast<double>(m_contention.network.count());
        const double delay = mean + z * static_cast<double>(m_contention.networkDeviation.count());
        return fromNanoseconds(delay < 0.0 ? -delay : delay);
    }

    const Contention& m_contention;
    std::vector<Contender> m_clients;
    std::priority_queue<Message, std::vector<Message>, Later> m_messages; // at most one of each client
    std::uint64_t m_sent = 0;
    std::int64_t m_version = 0;
    std::int64_t m_calls = 0;
    SimTime m_last{};
};

} // namespace

retry::Backoff backoffOf(ContentionBackoff kind) noexcept
{
    using std::chrono::milliseconds;
    retry::Backoff backoff;
    backoff.base = milliseconds{kind == ContentionBackoff::None ? 0 : 5};
    backoff.cap = milliseconds{2000};
    switch (kind) {
    case ContentionBackoff::None:
    case ContentionBackoff::Exponential:
        backoff.jitter.amount = 0.0;
        break;
    case ContentionBackoff::Equal:
        backoff.jitter.amount = 0.5;
        break;
    case ContentionBackoff::Full:
        backoff.jitter.amount = 1.0;
        break;
    case ContentionBackoff::Decorrelated:
        backoff.jitter.kind = retry::JitterKind::Decorrelated;
        break;
    }
    return backoff;
}

ContentionRun contend(const Contention& contention)
{
    REPIQUE_ASSERT(contention.clients >= 1);
    return Row{contention}.run();
}

} // namespace repique::storm
