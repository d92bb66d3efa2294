// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/base/result.h"

#include <string>

namespace repique::report {

/// Why a service did not start, and what to do about it: a sentence with a line feed. `error` is what
/// `http::Service::start` said.
[[nodiscard]] std::string startFaultText(const Error& error, i18n::Language language);

} // namespace repique::report
