// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/problem.h"

#include <nlohmann/json.hpp>

#include <array>

namespace repique::http {
namespace {

using Json = nlohmann::ordered_json;

struct Row
{
    int status;
    std::string_view code;
    std::string_view type;
    std::string_view title;
};

/// In the order of `Problem`.
constexpr std::array<Row, 17> rows{{
    {400, "IDEMPOTENCY_KEY_MISSING", "idempotency-key-missing", "The Idempotency-Key is missing"},
    {400, "IDEMPOTENCY_KEY_INVALID", "idempotency-key-invalid", "The Idempotency-Key cannot be read"},
    {400, "MALFORMED_BODY", "malformed-body", "The body is not the JSON that is asked for"},
    {422, "INVALID_AMOUNT", "invalid-amount", "The amount must be positive"},
    {421, "FOREIGN_HOST", "foreign-host", "The Host is not this machine"},
    {404, "NOT_FOUND", "not-found", "There is nothing here"},
    {405, "METHOD_NOT_ALLOWED", "method-not-allowed", "This cannot be done here"},
    {408, "REQUEST_TIMEOUT", "request-timeout", "The request took too long to arrive"},
    {413, "BODY_TOO_LARGE", "body-too-large", "The body is too large"},
    {414, "TARGET_TOO_LONG", "target-too-long", "The address is too long"},
    {415, "UNSUPPORTED_MEDIA_TYPE", "unsupported-media-type", "The body must be application/json"},
    {431, "HEAD_TOO_LARGE", "head-too-large", "The header fields are too large"},
    {422, "INVALID_FAULTS", "invalid-faults", "The faults cannot be put in force"},
    {400, "MALFORMED_REQUEST", "malformed-request", "The request is not HTTP/1.1"},
    {503, "STORAGE_FAILED", "storage-failed", "The ledger failed; nothing was applied"},
    {503, "TOO_MANY_CONNECTIONS", "too-many-connections", "Too many connections are open"},
    {500, "INTERNAL_ERROR", "internal-error", "The service failed; look up whether the payment was applied"},
}};

} // namespace

Reply problemReply(Problem problem, std::string_view detail)
{
    const Row& row = rows.at(static_cast<std::size_t>(problem));
    Json json;
    json["type"] = "urn:repique:problem:" + std::string{row.type};
    json["title"] = row.title;
    json["status"] = row.status;
    if (!detail.empty()) {
        json["detail"] = detail;
    }
    json["code"] = row.code;
    Reply reply;
    reply.status = row.status;
    reply.contentType = "application/problem+json";
    reply.body = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    return reply;
}

Problem problemOf(int status) noexcept
{
    for (auto i = static_cast<std::size_t>(Problem::ForeignHost); i < rows.size(); ++i) {
        if (rows[i].status == status) {
            return static_cast<Problem>(i);
        }
    }
    return status >= 500 ? Problem::Internal : Problem::Malformed;
}

} // namespace repique::http
