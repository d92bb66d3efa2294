// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <SQLiteCpp/Exception.h>

#include <type_traits>

namespace repique {

/// Runs `call` and turns the exception of the SQLite wrapper into `Errc::Storage`. Only where a database is
/// kept (core/settlement, core/lessons); no header of theirs includes this.
template<typename Call>
auto guarded(const Call& call) -> Result<std::invoke_result_t<Call>>
{
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Call>>) {
            call();
            return {};
        } else {
            return call();
        }
    } catch (const SQLite::Exception& failure) {
        return tl::unexpected{Error{Errc::Storage, failure.what()}};
    }
}

} // namespace repique
