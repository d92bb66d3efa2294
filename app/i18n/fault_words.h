// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/base/result.h"
#include "core/scenario/fault_report.h"

#include <string>
#include <string_view>

/// What is wrong with a document, a value or a file: where, what, and what is accepted.
namespace repique::i18n {

/// One sentence without a line feed: "aula.repique.toml, linha 12: policy.jitter = \"fulll\" — valor
/// inválido; aceito: …".
[[nodiscard]] std::string sentence(const scenario::Fault& fault, Language language);

/// All faults, one a line, each ended by a line feed.
[[nodiscard]] std::string sentences(const scenario::Faults& faults, Language language);

/// What kind of thing went wrong and the detail that core gave.
[[nodiscard]] std::string sentence(const Error& error, Language language);

/// "invalid value" / "valor inválido".
[[nodiscard]] std::string_view errorName(Errc code, Language language) noexcept;

} // namespace repique::i18n
