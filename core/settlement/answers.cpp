// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/answers.h"

#include "core/base/assert.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string_view>

namespace repique::settlement {
namespace {

using Json = nlohmann::ordered_json;
using What = ScriptedAttempt::What;

struct ProblemRow
{
    int status;
    std::string_view code;
    std::string_view type;
    std::string_view title;
};

/// In the order of `Problem`.
constexpr std::array<ProblemRow, 9> problems{{
    {400, "IDEMPOTENCY_KEY_MISSING", "idempotency-key-missing", "The Idempotency-Key is missing"},
    {400, "INVALID_REQUEST", "invalid-request", "A field is empty or too long"},
    {422, "INVALID_AMOUNT", "invalid-amount", "The amount must be positive"},
    {422, "SAME_ACCOUNT", "same-account", "Payer and payee are the same account"},
    {422, "UNKNOWN_ACCOUNT", "unknown-account", "There is no such account"},
    {422, "BALANCE_OVERFLOW", "balance-overflow", "The balance of the payee would not fit"},
    {422, "INSUFFICIENT_FUNDS", "insufficient-funds", "The payer's balance does not cover the amount"},
    {422, "IDEMPOTENCY_KEY_REUSED", "idempotency-key-reused", "The key was used with another payment"},
    {409, "REQUEST_IN_PROGRESS", "in-progress", "The same request is still being worked on"},
}};

/// Bytes that are not UTF-8 become U+FFFD: an answer is always valid JSON.
std::string written(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Response problemFrom(const ProblemRow& row)
{
    Json json;
    json["type"] = "urn:repique:problem:" + std::string{row.type};
    json["title"] = row.title;
    json["status"] = row.status;
    if (!row.code.empty()) {
        json["code"] = row.code;
    }
    Response response;
    response.status = row.status;
    response.code = row.code;
    response.body = written(json);
    return response;
}

} // namespace

Response problemResponse(Problem problem)
{
    Response response = problemFrom(problems.at(static_cast<std::size_t>(problem)));
    response.isInProgress = problem == Problem::InProgress;
    return response;
}

Response settledResponse(const Request& request, std::int64_t id)
{
    Json json;
    json["id"] = id;
    json["status"] = "settled";
    json["payer"] = request.payer;
    json["payee"] = request.payee;
    json["amountCents"] = request.amountCents;
    json["endToEndId"] = request.endToEndId;
    Response response;
    response.body = written(json);
    response.isApplied = true;
    return response;
}

Response scriptedResponse(const ScriptedAttempt& attempt)
{
    REPIQUE_ASSERT(isBeforeWork(attempt));
    Response response;
    if (attempt.what == What::Answer && attempt.status >= 400) {
        response = problemFrom({attempt.status, attempt.code, "injected-fault", "An injected fault"});
    }
    response.status = attempt.status;
    response.code = attempt.code;
    response.retryAfter = attempt.retryAfter;
    response.noRetry = attempt.noRetry;
    response.delivery = attempt.what == What::Timeout ? Delivery::Unreached
        : attempt.what == What::Refused               ? Delivery::Refused
                                                      : Delivery::Answered;
    return response;
}

bool isBeforeWork(const ScriptedAttempt& attempt) noexcept
{
    return attempt.what == What::Answer || attempt.what == What::Timeout || attempt.what == What::Refused;
}

Delivery deliveryOf(const ScriptedAttempt& attempt) noexcept
{
    switch (attempt.what) {
    case What::LostResponse:
        return Delivery::Lost;
    case What::Closed:
        return Delivery::Closed;
    case What::Ok:
    case What::Timeout:
    case What::Refused:
    case What::Answer:
        return Delivery::Answered;
    }
    return Delivery::Answered;
}

} // namespace repique::settlement
