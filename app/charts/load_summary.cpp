// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/load_presenter.h"
#include "app/i18n/numbers.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace repique::charts {
namespace {

using i18n::filled;
using i18n::Words;

/// Changes smaller than this are not worth a verb.
constexpr double steadyShare = 0.05;
/// A peak this much above both ends is worth a mention.
constexpr double peakShare = 0.2;

double mean(const std::vector<double>& values, std::size_t from, std::size_t count)
{
    const auto first = values.begin() + static_cast<std::ptrdiff_t>(from);
    return std::accumulate(first, first + static_cast<std::ptrdiff_t>(count), 0.0)
        / static_cast<double>(count);
}

/// Whole bins that make about a second: shorter bins of one run differ by chance alone.
std::size_t binsOfASecond(const storm::Series& series, std::size_t count)
{
    const double bins = std::ceil(1.0 / toSeconds(series.bin) - 1e-9);
    const std::size_t most = std::max<std::size_t>(1, count / 5);
    return std::clamp<std::size_t>(static_cast<std::size_t>(std::max(bins, 1.0)), 1, most);
}

/// Three significant figures, written out: 12734.5 is "12,700".
std::string threeFigures(double value, i18n::Language language)
{
    if (value < 1000.0) {
        return quantity(value, language);
    }
    const double unit = std::pow(10.0, std::floor(std::log10(value)) - 2.0);
    return i18n::decimal(std::round(value / unit) * unit, 0, language);
}

/// How many bins have load: what follows the last attempt is not part of the load's course.
std::size_t loadedBins(const storm::Series& series)
{
    std::size_t count = series.size();
    while (count > 0 && series.attempts[count - 1] == 0.0) {
        --count;
    }
    return count;
}

/// What happened to the load, in five numbers.
struct Course
{
    double first = 0.0;
    double last = 0.0;
    double peak = 0.0;
    double peakAtS = 0.0;
    double useful = 0.0; ///< at the end
};

Course courseOf(const storm::Series& series, const std::vector<double>& load, std::size_t count)
{
    const std::size_t width = binsOfASecond(series, count);
    const std::size_t lastFrom = count - width;
    Course course{.first = mean(load, 0, width),
        .last = mean(load, lastFrom, width),
        .useful = mean(series.goodput, lastFrom, width)};
    for (std::size_t from = 0; from + width <= count; from += width) {
        const double here = mean(load, from, width);
        if (here > course.peak) {
            course.peak = here;
            course.peakAtS = toSeconds(series.bin) * static_cast<double>(from);
        }
    }
    return course;
}

std::string courseSentence(const RunView& run, std::size_t count)
{
    static constexpr Words peaks{
        "Load peaks at {} a second at t = {} and ends at {}; {} are useful at the end.",
        "A carga chega a {} por segundo em t = {} e termina em {}; {} são úteis no fim."};
    static constexpr Words rises{"Load rises from {} to {} a second; {} are useful.",
        "A carga sobe de {} a {} por segundo; {} são úteis."};
    static constexpr Words falls{"Load falls from {} to {} a second; {} are useful.",
        "A carga cai de {} a {} por segundo; {} são úteis."};
    static constexpr Words stays{
        "Load stays near {} a second; {} are useful.", "A carga fica perto de {} por segundo; {} são úteis."};
    const storm::Series& series = run.result.series;
    const auto number = [&run](double value) { return threeFigures(value, run.language); };
    const std::vector<double>& load = hasArrivalsOfItsOwn(run) ? series.dependencyAttempts : series.attempts;
    const Course course = courseOf(series, load, count);
    const double higherEnd = std::max(course.first, course.last);
    if (course.peak > higherEnd * (1.0 + peakShare)) {
        return filled(peaks, run.language, number(course.peak), timeTick(course.peakAtS, run.language),
            number(course.last), number(course.useful));
    }
    if (std::abs(course.last - course.first) > steadyShare * higherEnd) {
        return filled(course.last > course.first ? rises : falls, run.language, number(course.first),
            number(course.last), number(course.useful));
    }
    return filled(stays, run.language, number(mean(load, 0, count)), number(mean(series.goodput, 0, count)));
}

} // namespace

std::string loadSummary(const RunView& run)
{
    static constexpr Words over{" The last attempt leaves by t = {}.", " A última tentativa sai até t = {}."};
    const storm::Series& series = run.result.series;
    const std::size_t count = loadedBins(series);
    if (count == 0) {
        return amplificationFormula(run);
    }
    const std::string sentence = courseSentence(run, count);
    if (count == series.size()) {
        return sentence;
    }
    const double end = toSeconds(series.bin) * static_cast<double>(count);
    return sentence + filled(over, run.language, timeTick(end, run.language));
}

} // namespace repique::charts
