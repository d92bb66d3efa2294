// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/ink.h"
#include "app/charts/load_data.h"
#include "app/i18n/language.h"
#include "core/scenario/scenario.h"

#include <array>
#include <string>
#include <vector>

/// The words of the load mode: a run in, true sentences out, in both languages. Pure; no Qt.
namespace repique::charts {

/// What colour a figure takes.
enum class FigureTone : std::uint8_t { Plain, Retry, Goodput, Duplicate };

/// One figure with what it means.
struct TileWords
{
    std::string label; ///< "Amplification"
    std::string figure; ///< "1.02×"
    std::string note; ///< beside the figure, smaller; may be empty
    std::string explanation; ///< where the number comes from: tooltip and description
    FigureTone tone = FigureTone::Plain;
    bool isWordy = false; ///< the figure is words, set smaller
};

/// One line of what the crosshair reads.
struct ReadoutLine
{
    Ink ink = Ink::Originals;
    std::string name;
    std::string value;
};

struct Readout
{
    std::string time; ///< "t = 35 s"
    std::vector<ReadoutLine> lines;
};

/// A finished run and the language to speak of it. Refers to both; neither may go away.
struct RunView
{
    const scenario::Scenario& scenario;
    const storm::RunResult& result;
    i18n::Language language = i18n::Language::English;
};

/// Amplification, goodput, double debits, recovery.
[[nodiscard]] std::array<TileWords, 4> loadTiles(const RunView& run);
/// "Amplification = (originals + retries) ÷ originals = (10,000 + 200) ÷ 10,000 = 1.02×".
[[nodiscard]] std::string amplificationFormula(const RunView& run);

/// "Load rises from 10,100 to 16,000 a second; 10,000 are useful."
[[nodiscard]] std::string loadSummary(const RunView& run);
/// "504 duplicates in 10,000 operations: R$ 15,120.00 debited twice." Zero is a result as well.
[[nodiscard]] std::string duplicatesSummary(const RunView& run);
/// What to say of a run that stays stuck, or that was cut; empty for any other.
[[nodiscard]] std::string warningSentence(const RunView& run);
/// The name of a curve, as its label at the line's end.
[[nodiscard]] std::string inkName(Ink ink, i18n::Language language);
/// Whether the dependency sees something else than what the outermost callers send: layers multiply it, a
/// throttle or breaker holds some of it back.
[[nodiscard]] bool hasArrivalsOfItsOwn(const RunView& run);
/// What the load chart reads in the group `index`, which exists.
[[nodiscard]] Readout loadReadout(const RunView& run, const LoadData& data, std::size_t index);
/// What the duplicates chart reads at the end of the group `index`, which exists.
[[nodiscard]] Readout duplicatesReadout(const RunView& run, const LoadData& data, std::size_t index);
/// "t = 35 s · attempts 12,734 · …", for those who hear it.
[[nodiscard]] std::string sentenceOf(const Readout& readout);
/// What one duplicate costs: every payment of a run is worth the same. 0 without duplicates.
[[nodiscard]] std::int64_t centsEach(const storm::Totals& totals) noexcept;
/// "504" and, on a second line, "R$ 15,120.00": the end of the duplicates' curve.
[[nodiscard]] std::string duplicatesLabel(const RunView& run);

/// A tick of a value axis: "10k" / "10 mil".
[[nodiscard]] std::string valueTick(double value, i18n::Language language);
/// A tick of the time axis: "15 s", "2 min", "1 h".
[[nodiscard]] std::string timeTick(double seconds, i18n::Language language);
/// A rate a second or a count, as tables show it: three figures or whole numbers.
[[nodiscard]] std::string quantity(double value, i18n::Language language);

} // namespace repique::charts
