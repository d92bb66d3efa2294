// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/exchange_log.h"

#include "core/base/parse.h"

#include <algorithm>
#include <utility>

namespace repique::http {
namespace {

constexpr std::string_view statusPrefix = "HTTP/1.1 ";

Field fieldOf(std::string_view line)
{
    const std::size_t colon = std::min(line.find(':'), line.size());
    std::string_view value = line.substr(std::min(colon + 1, line.size()));
    value.remove_prefix(std::min(value.find_first_not_of(' '), value.size()));
    return {std::string{line.substr(0, colon)}, std::string{value}};
}

} // namespace

ExchangeLog::ExchangeLog(std::function<void(const Exchange&)> onAdd) : m_onAdd{std::move(onAdd)} {}

void ExchangeLog::add(Exchange exchange)
{
    {
        const std::lock_guard lock{m_mutex};
        exchange.number = ++m_last;
        m_exchanges.push_back(exchange);
        if (m_exchanges.size() > capacity) {
            m_exchanges.pop_front();
        }
    }
    if (m_onAdd) {
        m_onAdd(exchange);
    }
}

std::vector<Exchange> ExchangeLog::after(std::uint64_t number) const
{
    const std::lock_guard lock{m_mutex};
    std::vector<Exchange> newer;
    for (const Exchange& exchange : m_exchanges) {
        if (exchange.number > number) {
            newer.push_back(exchange);
        }
    }
    return newer;
}

bool readAnswer(std::string_view bytes, Exchange& exchange)
{
    while (bytes.starts_with("HTTP/1.1 1")) { // "100 Continue" announces an answer
        const std::size_t end = bytes.find("\r\n\r\n");
        bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 2 * lineEnd.size());
    }
    const std::size_t headEnd = bytes.find("\r\n\r\n");
    if (!bytes.starts_with(statusPrefix) || headEnd == std::string_view::npos) {
        return false;
    }
    exchange.status = parseInteger<int>(bytes.substr(statusPrefix.size(), 3)).value_or(0);
    exchange.answerBody = std::string{bytes.substr(headEnd + 4).substr(0, ExchangeLog::longestLogged)};
    std::string_view head = bytes.substr(0, headEnd);
    for (std::size_t end = head.find(lineEnd); end != std::string_view::npos; end = head.find(lineEnd)) {
        head.remove_prefix(end + lineEnd.size());
        exchange.answerFields.push_back(fieldOf(head.substr(0, head.find(lineEnd))));
    }
    return true;
}

} // namespace repique::http
