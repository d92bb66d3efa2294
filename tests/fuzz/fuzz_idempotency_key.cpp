// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/assert.h"
#include "core/http/settlement_message.h"

#include <cstddef>
#include <cstdint>

/// Whatever the field, a key that is read is a key when it is written and read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace repique::http;
    const auto key = readKey({reinterpret_cast<const char*>(data), size});
    REPIQUE_ASSERT(!key || (!key->empty() && key->size() <= 255 && readKey(quotedKey(*key)) == key));
    return 0;
}
