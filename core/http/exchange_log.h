// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/http/message.h"
#include "core/settlement/request.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

namespace repique::http {

/// One request and what became of it, as they stood on the wire.
struct Exchange
{
    std::uint64_t number = 0; ///< from 1, in the order in which exchanges ended
    settlement::UtcTime startedAt{}; ///< when the head of the request was there
    SimDuration took{}; ///< until the answer was ready, or it was decided that there is none
    int peerPort = 0; ///< tells connections apart
    std::string method; ///< empty when the request could not be read
    std::string target;
    Fields requestFields;
    std::string requestBody; ///< cut to `longestLogged`
    int status = 0; ///< 0 when nothing was answered
    Fields answerFields;
    std::string answerBody; ///< cut to `longestLogged`
    settlement::Delivery delivery = settlement::Delivery::Answered;
    bool isApplied = false; ///< this very request moved the money, whatever became of its answer
};

/// The last exchanges of a service. Any thread.
class ExchangeLog final
{
public:
    static constexpr std::size_t capacity = 200;
    static constexpr std::size_t longestLogged = 4096; ///< bytes of a body

    /// `onAdd` is called after each exchange on the thread that served it, may be empty, and must be quick.
    explicit ExchangeLog(std::function<void(const Exchange&)> onAdd = {});

    /// Numbers the exchange and keeps it in the place of the oldest.
    void add(Exchange exchange);
    /// Those that are kept and have a number above `number`, oldest first: 0 gives all.
    [[nodiscard]] std::vector<Exchange> after(std::uint64_t number) const;

private:
    std::function<void(const Exchange&)> m_onAdd;
    mutable std::mutex m_mutex;
    std::deque<Exchange> m_exchanges;
    std::uint64_t m_last = 0;
};

/// Status, fields and body of an answer from its bytes; false when they are none.
[[nodiscard]] bool readAnswer(std::string_view bytes, Exchange& exchange);

} // namespace repique::http
