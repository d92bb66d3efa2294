// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"

#include <string>
#include <string_view>

namespace repique::i18n {

/// A decision as `pix::decisionLine` writes it, for people: "tentativa 1 · 503 SPI_UNAVAILABLE · transitório
/// · janela 100 ms …". Figures keep every digit, what there was none of is left out,
/// and a word that is not of such a line stays as it is.
[[nodiscard]] std::string decisionLine(std::string_view line, Language language);

/// The name of a trace's outcome in machine formats, for people: "settled" → "liquidado".
[[nodiscard]] std::string outcomeInWords(std::string_view outcome, Language language);

} // namespace repique::i18n
