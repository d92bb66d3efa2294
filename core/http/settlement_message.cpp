// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/settlement_message.h"

#include "core/base/parse.h"
#include "core/base/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <chrono>

namespace repique::http {
namespace {

using ReadJson = nlohmann::json;

constexpr std::size_t longestKey = 255;
constexpr std::size_t longestOperation = 64;

bool isVisible(char c) noexcept
{
    return c > ' ' && c <= '~';
}

/// Between the quotation marks of an sf-string. Source: RFC 8941 §3.3.3.
std::optional<std::string> unescaped(std::string_view text)
{
    std::string key;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isEscape = text[i] == '\\';
        const std::size_t place = isEscape ? i + 1 : i;
        if (place >= text.size() || (!isVisible(text[place]) && text[place] != ' ')) {
            return std::nullopt;
        }
        const bool needsEscape = text[place] == '"' || text[place] == '\\';
        if (isEscape != needsEscape) {
            return std::nullopt;
        }
        key += text[place];
        i = place;
    }
    return key;
}

/// application/json, whatever its parameters.
bool isJson(std::string_view contentType) noexcept
{
    return isSameName(trimmed(contentType.substr(0, contentType.find(';'))), "application/json");
}

tl::unexpected<Reply> refused(Problem problem, std::string_view detail = {})
{
    return tl::unexpected{problemReply(problem, detail)};
}

/// Whether every member of `body` is one that a settlement has.
bool hasOnlyKnownMembers(const ReadJson& body)
{
    constexpr std::array<std::string_view, 4> known{"payer", "payee", "amountCents", "endToEndId"};
    return std::all_of(body.items().begin(), body.items().end(),
        [&](const auto& item) { return std::find(known.begin(), known.end(), item.key()) != known.end(); });
}

constexpr std::string_view wanted
    = R"(accepted: {"payer": text, "payee": text, "amountCents": integer, "endToEndId": text (optional)})";

tl::expected<settlement::Request, Reply> readBody(const std::string& text)
{
    const ReadJson body = ReadJson::parse(text, nullptr, false);
    if (!body.is_object() || !hasOnlyKnownMembers(body)) {
        return refused(Problem::MalformedBody, wanted);
    }
    settlement::Request request;
    for (auto [name, field] : {std::pair{"payer", &request.payer}, std::pair{"payee", &request.payee},
             std::pair{"endToEndId", &request.endToEndId}}) {
        const auto member = body.find(name);
        const bool isOptional = field == &request.endToEndId;
        if (member == body.end() ? !isOptional : !member->is_string()) {
            return refused(Problem::MalformedBody, wanted);
        }
        *field = member == body.end() ? std::string{} : member->get<std::string>();
    }
    const auto amount = body.find("amountCents");
    if (amount == body.end() || !amount->is_number()) {
        return refused(Problem::MalformedBody, wanted);
    }
    const bool isBeyond = amount->is_number_unsigned() && amount->get<std::int64_t>() < 0;
    if (!amount->is_number_integer() || isBeyond) {
        return refused(
            Problem::InvalidAmount, "amountCents: accepted 1 … 9223372036854775807, without decimals");
    }
    request.amountCents = amount->get<std::int64_t>();
    return request;
}

/// Media type and body.
tl::expected<settlement::Request, Reply> readContent(const Request& request)
{
    if (!isJson(valueOf(request.fields, "Content-Type"))) {
        return refused(Problem::UnsupportedMediaType);
    }
    if (request.isBodyTooLarge) {
        return refused(Problem::BodyTooLarge);
    }
    return readBody(request.body);
}

/// A name of an operation that can be counted: visible and not endless; otherwise the client names none.
std::string operationOf(const Request& request)
{
    const std::string_view name = valueOf(request.fields, operationField);
    const bool isName = name.size() <= longestOperation && std::all_of(name.begin(), name.end(), isVisible);
    return isName ? std::string{name} : std::string{};
}

} // namespace

std::optional<std::string> readKey(std::string_view value)
{
    std::optional<std::string> key;
    if (value.size() >= 2 && value.front() == '"' && value.back() == '"') {
        key = unescaped(value.substr(1, value.size() - 2));
    } else if (std::all_of(value.begin(), value.end(), isVisible)
        && value.find('"') == std::string_view::npos) {
        key = std::string{value};
    }
    return key && !key->empty() && key->size() <= longestKey ? key : std::nullopt;
}

std::string quotedKey(std::string_view key)
{
    std::string quoted = "\"";
    for (const char c : key) {
        quoted += c == '"' || c == '\\' ? "\\" : "";
        quoted += c;
    }
    return quoted + '"';
}

tl::expected<settlement::Request, Reply> readSettlement(const Request& request)
{
    const std::vector<std::string_view> keys = valuesOf(request.fields, keyField);
    const bool isKeyMissing = keys.empty() || (keys.size() == 1 && trimmed(keys.front()).empty());
    const std::string operation = operationOf(request);
    if (isKeyMissing && operation.empty()) {
        return refused(Problem::KeyMissing);
    }
    const auto key = isKeyMissing ? std::string{} : readKey(trimmed(keys.front()));
    if (!key || keys.size() > 1) {
        return refused(
            Problem::KeyInvalid, "accepted: one key of 1 … 255 visible ASCII characters, bare or \"quoted\"");
    }
    auto content = readContent(request);
    if (!content) {
        return isKeyMissing ? refused(Problem::KeyMissing) : content;
    }
    content->idempotencyKey = *key;
    content->operation = operation;
    return content;
}

Reply replyOf(const settlement::Response& response)
{
    Reply reply;
    reply.status = response.status;
    reply.body = response.body;
    reply.delivery = response.delivery;
    reply.isApplied = response.isApplied;
    if (!response.body.empty()) {
        reply.contentType = response.status >= 400 ? "application/problem+json" : "application/json";
    }
    if (response.isReplay) {
        reply.fields.push_back({std::string{replayedField}, "true"});
    }
    if (response.retryAfter) {
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(*response.retryAfter);
        reply.fields.push_back({"Retry-After", std::to_string(seconds.count())});
        if (seconds != *response.retryAfter) {
            reply.fields.push_back({std::string{exactHintField}, formatDuration(*response.retryAfter)});
        }
    }
    if (response.noRetry) {
        reply.fields.push_back({std::string{retryField}, "no"});
    }
    return reply;
}

} // namespace repique::http
