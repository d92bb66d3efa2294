// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/race/race_state.h"
#include "core/race/race.h"
#include "core/race/sqlite_race.h"

#include <QtCore/QString>

/// What the screen of the race says, in the language of the moment.
namespace repique::racewords {

inline constexpr std::int64_t amountCents = 3'000; ///< of the one payment that is copied
inline constexpr std::int64_t payerCents = 20'000; ///< before it
inline constexpr std::int64_t payeeCents = 0; ///< before it

/// "A", "B", "C".
[[nodiscard]] QString copyName(int copy);
/// "A B A B".
[[nodiscard]] QString spacedOrder(const race::Order& order);
[[nodiscard]] QString serverName(settlement::ServerMode server);
/// What a card does: "looks key K up".
[[nodiscard]] QString cardText(race::Card card);
/// The same with what came of it: "looks key K up → not found".
[[nodiscard]] QString playedText(const race::Play& play);
/// The one sentence about the card at `index` of the order on the table: who read what, and what it made of
/// it.
[[nodiscard]] QString explanation(const RaceState& state, int index, i18n::Language language);
/// "one debit", "twice", "three times".
[[nodiscard]] QString verdict(std::int64_t debits);
/// The same with its sign: "✓ one debit".
[[nodiscard]] QString markedVerdict(std::int64_t debits);
/// Why the order stays as it was; empty for `Done`. `copy` is whose card it was.
[[nodiscard]] QString refusal(RaceState::Answer answer, const RaceState& state, int copy);
/// "3 of 6 tried · 2 of the 4 that debit more than once found".
[[nodiscard]] QString progress(const RaceState& state, i18n::Language language);

} // namespace repique::racewords
