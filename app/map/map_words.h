// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/map/map_data.h"

#include <QtCore/QString>

namespace repique::map {

/// Of an axis: "Offered load", "Attempts (includes the 1st)".
[[nodiscard]] QString parameterName(const Parameter& parameter, i18n::Language language);
/// What the parameter is, in a sentence.
[[nodiscard]] QString parameterHint(const Parameter& parameter, i18n::Language language);
/// "80%", "3", "150 ms", "off".
[[nodiscard]] QString valueText(const Parameter& parameter, double value, i18n::Language language);
/// "Recovered or stuck", "Amplification".
[[nodiscard]] QString metricName(std::string_view metric, i18n::Language language);
[[nodiscard]] QString metricHint(std::string_view metric, i18n::Language language);
/// At most three decimals.
[[nodiscard]] QString figureText(double figure, i18n::Language language);
/// "1/k".
[[nodiscard]] QString lawName(Law law);
/// "1/k: each of k attempts …"
[[nodiscard]] QString lawSentence(Law law);
[[nodiscard]] QString verdictName(Verdict verdict);

/// A cell in words: its values, what came of it, with how many seeds.
[[nodiscard]] QString cellSentence(
    const Data& data, std::size_t column, std::size_t row, i18n::Language language);
/// What stands in a cell of the table.
[[nodiscard]] QString cellText(
    const Data& data, std::size_t column, std::size_t row, i18n::Language language);
/// The map in a sentence or two; `x` and `y` are the current policy's values.
[[nodiscard]] QString summary(const Data& data, double x, double y, i18n::Language language);

} // namespace repique::map
