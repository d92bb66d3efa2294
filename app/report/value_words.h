// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/scenario/difference.h"
#include "core/scenario/schema.h"

#include <string>
#include <vector>

namespace repique::report {

/// The value of a key as people read it: "full jitter (100%)", "1.5 s", "10,000".
[[nodiscard]] std::string valueWords(
    const scenario::Key& key, const scenario::Scenario& scenario, i18n::Language language);

/// A key in which two scenarios differ, as people read it.
struct DifferenceRow
{
    std::string label; ///< "Base delay", "Fault 2"
    std::string a; ///< "—" where it has none
    std::string b;
    std::string key; ///< dotted, with its entry: "policy.base", "fault 2"
    std::string explanation; ///< what the key is; may be empty
};

[[nodiscard]] std::vector<DifferenceRow> differenceRows(
    const scenario::Scenario& a, const scenario::Scenario& b, i18n::Language language);

/// The same for a terminal; one sentence when there is no difference.
[[nodiscard]] std::string differencesText(
    const scenario::Scenario& a, const scenario::Scenario& b, i18n::Language language);

} // namespace repique::report
