// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/words.h"
#include "core/base/time.h"

#include <cstdint>
#include <string>

/// Numbers for people: grouped, with the separators of the language. Machine formats never come from here.
namespace repique::i18n {

/// "10,000" / "10.000".
[[nodiscard]] std::string integer(std::int64_t value, Language language);

/// Exactly `digits` decimals (0 … 9), rounded half to even on the binary value, grouped: "12,734.50" /
/// "12.734,50". A value that is not finite is "—".
[[nodiscard]] std::string decimal(double value, int digits, Language language);

/// At most `digits` decimals, without trailing zeros: "1.5" / "1,5", "2".
[[nodiscard]] std::string trimmed(double value, int digits, Language language);

/// A share as a percentage, at most one decimal (two below 1 %): "10%" / "10 %", "0.25%" / "0,25 %".
[[nodiscard]] std::string percent(double share, Language language);

/// To the precision that people read: "250 µs", "1.5 ms", "68 ms", "1.684 s", "60 s", "2 min", "2 min 5 s",
/// "1 h 30 min", "30 days" / "30 dias". Negative durations carry a minus.
[[nodiscard]] std::string duration(SimDuration value, Language language);
/// The same from milliseconds; not finite is "—".
[[nodiscard]] std::string milliseconds(double value, Language language);

/// Three significant figures: "999", "10k" / "10 mil", "12.7k" / "12,7 mil", "1.2M" / "1,2 mi".
[[nodiscard]] std::string compact(double value, Language language);
/// `compact` per second: "10k/s" / "10 mil/s".
[[nodiscard]] std::string rate(double perSecond, Language language);

/// "R$ 30.00" / "R$ 30,00".
[[nodiscard]] std::string money(std::int64_t cents, Language language);

/// A factor with three decimals at most: "1.261×" / "1,261×".
[[nodiscard]] std::string times(double factor, Language language);

/// "1 attempt" / "1 tentativa", "10,000 attempts" / "10.000 tentativas".
[[nodiscard]] std::string counted(std::int64_t value, const Noun& noun, Language language);

inline constexpr Noun attemptNoun{{"attempt", "tentativa"}, {"attempts", "tentativas"}};
inline constexpr Noun retryNoun{{"retry", "retentativa"}, {"retries", "retentativas"}};
inline constexpr Noun debitNoun{{"debit", "débito"}, {"debits", "débitos"}};
inline constexpr Noun operationNoun{{"operation", "operação"}, {"operations", "operações"}};
inline constexpr Noun duplicateNoun{{"duplicate", "duplicata"}, {"duplicates", "duplicatas"}};
inline constexpr Noun tokenNoun{{"token", "ficha"}, {"tokens", "fichas"}};

} // namespace repique::i18n
