// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/report/json_text.h"
#include "core/http/proof.h"

#include <string>

namespace repique::report {

/// `{identical, on_time, logical_ms, wall_ms, tolerance_ms, virtual: {outcome, debits, lines}, http: {…}}`
[[nodiscard]] Json proofJson(const http::Proof& proof);

/// The decisions of both worlds in pairs, marked where they differ, and the verdict.
[[nodiscard]] std::string proofText(const http::Proof& proof, i18n::Language language);

} // namespace repique::report
