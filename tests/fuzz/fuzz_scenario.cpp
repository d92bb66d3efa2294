// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/assert.h"
#include "core/scenario/document.h"
#include "core/scenario/fault_document.h"

#include <cstddef>
#include <cstdint>

/// Whatever the text, it is a scenario that is the same when written and read again, or faults that are told.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace repique::scenario;
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    const auto scenario = parse(text, "fuzz");
    REPIQUE_ASSERT(scenario ? parse(toToml(*scenario), "fuzz") == scenario : !scenario.error().empty());
    const auto plan = parseFaultDocument(text);
    REPIQUE_ASSERT(plan ? parseFaultDocument(faultDocument(*plan)) == plan : !plan.error().empty());
    return 0;
}
