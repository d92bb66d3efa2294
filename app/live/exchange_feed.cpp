// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/exchange_feed.h"

#include <utility>

namespace repique::live {

ExchangeFeed::ExchangeFeed(QObject* parent) : QObject(parent)
{
    connect(&m_bell, &FrameBell::rung, this, &ExchangeFeed::arrived);
}

void ExchangeFeed::add(const http::Exchange& exchange)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.push_back(exchange);
        if (m_waiting.size() > http::ExchangeLog::capacity) {
            m_waiting.pop_front();
        }
    }
    m_bell.ring();
}

std::deque<http::Exchange> ExchangeFeed::take()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_waiting, {});
}

} // namespace repique::live
