// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/report/json_text.h"
#include "core/race/race.h"

#include <string>
#include <vector>

namespace repique::report {

/// `{copies, server, orders, duplicating, list: [{order, debits}]}`
[[nodiscard]] Json raceJson(const race::Setup& setup, const std::vector<race::Outcome>& outcomes);

/// The cards of the server, every order with its debits, and how many debit more than once.
[[nodiscard]] std::string raceText(
    const race::Setup& setup, const std::vector<race::Outcome>& outcomes, i18n::Language language);

} // namespace repique::report
