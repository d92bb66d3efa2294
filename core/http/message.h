// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/request.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace repique::http {

/// The most bytes of a body, as sent and after decompression.
inline constexpr std::size_t largestBody = std::size_t{64} * 1024;

/// What ends each line of a head.
inline constexpr std::string_view lineEnd = "\r\n";

/// One header field as it stands on the wire.
struct Field
{
    std::string name;
    std::string value;

    friend bool operator==(const Field&, const Field&) = default;
};

using Fields = std::vector<Field>;

/// Every value of the fields named `name`, whatever the case of its letters.
[[nodiscard]] std::vector<std::string_view> valuesOf(const Fields& fields, std::string_view name);
/// The first of them, empty when there is none.
[[nodiscard]] std::string_view valueOf(const Fields& fields, std::string_view name);

/// Whether two texts are equal but for the case of ASCII letters.
[[nodiscard]] bool isSameName(std::string_view a, std::string_view b) noexcept;

/// A request that has arrived whole.
struct Request
{
    std::string method;
    std::string path; ///< decoded, without query
    Fields fields;
    std::string body;
    bool isBodyTooLarge = false; ///< then `body` is not all of it
};

/// What is to be answered, and whether it is.
struct Reply
{
    int status = 200;
    std::string contentType; ///< empty when there is no body
    Fields fields;
    std::string body;
    settlement::Delivery delivery = settlement::Delivery::Answered;
    bool isApplied = false; ///< this very request moved the money
};

/// The fields by which clients and services of this program speak of attempts.
inline constexpr std::string_view keyField = "Idempotency-Key";
inline constexpr std::string_view replayedField = "Idempotent-Replayed";
inline constexpr std::string_view attemptField = "X-Retry-Attempt"; ///< 1-based
inline constexpr std::string_view operationField = "X-Operation-Id";
inline constexpr std::string_view retryField = "X-Retry"; ///< "no" forbids another attempt
/// The hint to the nanosecond, as "1500ms", beside a Retry-After that can only say whole seconds.
inline constexpr std::string_view exactHintField = "X-Retry-After";

} // namespace repique::http
