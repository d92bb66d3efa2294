// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/assert.h"
#include "core/http/settlement_message.h"

#include <cstddef>
#include <cstdint>

/// Whatever the body, it is a settlement or a refusal of 4xx.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace repique::http;
    const Request request{"POST", "/settlements",
        {{"Content-Type", "application/json"}, {"Idempotency-Key", "k"}},
        std::string(reinterpret_cast<const char*>(data), size), false};
    const auto read = readSettlement(request);
    REPIQUE_ASSERT(read || (read.error().status >= 400 && read.error().status < 500));
    REPIQUE_ASSERT(!read || fingerprintOf(*read).size() <= size + 128);
    return 0;
}
