// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/load_data.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace repique::charts {
namespace {

std::vector<double> means(const std::vector<double>& bins, std::size_t perGroup)
{
    std::vector<double> result;
    for (std::size_t from = 0; from < bins.size(); from += perGroup) {
        const std::size_t count = std::min(perGroup, bins.size() - from);
        const auto first = bins.begin() + static_cast<std::ptrdiff_t>(from);
        const double sum = std::accumulate(first, first + static_cast<std::ptrdiff_t>(count), 0.0);
        result.push_back(sum / static_cast<double>(count));
    }
    return result;
}

std::vector<double> lasts(const std::vector<double>& bins, std::size_t perGroup)
{
    std::vector<double> result;
    for (std::size_t from = 0; from < bins.size(); from += perGroup) {
        result.push_back(bins[std::min(from + perGroup, bins.size()) - 1]);
    }
    return result;
}

/// The one of each group that comes last in the order of `isLess`.
template<typename IsLess>
std::vector<double> extremes(const std::vector<double>& bins, std::size_t perGroup, IsLess isLess)
{
    std::vector<double> result;
    for (std::size_t from = 0; from < bins.size(); from += perGroup) {
        const auto first = bins.begin() + static_cast<std::ptrdiff_t>(from);
        const std::size_t count = std::min(perGroup, bins.size() - from);
        result.push_back(*std::max_element(first, first + static_cast<std::ptrdiff_t>(count), isLess));
    }
    return result;
}

std::vector<double> largest(const std::vector<double>& bins, std::size_t perGroup)
{
    return extremes(bins, perGroup, std::less<>{});
}

std::vector<double> smallest(const std::vector<double>& bins, std::size_t perGroup)
{
    return extremes(bins, perGroup, std::greater<>{});
}

} // namespace

double LoadData::startS(std::size_t index) const noexcept
{
    return groupS * static_cast<double>(index);
}

double LoadData::endS(std::size_t index) const noexcept
{
    return std::min(durationS, groupS * static_cast<double>(index + 1));
}

std::size_t LoadData::indexAt(double seconds) const noexcept
{
    if (size() == 0 || !(seconds > 0.0)) {
        return 0;
    }
    const double index = std::min(seconds / groupS, static_cast<double>(size() - 1));
    return static_cast<std::size_t>(index);
}

LoadData loadData(const storm::Series& series, std::size_t groups)
{
    const std::size_t perGroup = std::max<std::size_t>(1, (series.size() + groups - 1) / groups);
    const double binS = toSeconds(series.bin);
    return {.durationS = binS * static_cast<double>(series.size()),
        .groupS = binS * static_cast<double>(perGroup),
        .binsPerGroup = perGroup,
        .originals = means(series.originals, perGroup),
        .retries = means(series.retries, perGroup),
        .attempts = means(series.attempts, perGroup),
        .goodput = means(series.goodput, perGroup),
        .rejected = means(series.rejected, perGroup),
        .arrivals = means(series.dependencyAttempts, perGroup),
        .duplicates = lasts(series.duplicates, perGroup),
        .queue = largest(series.queue, perGroup),
        .budgetTokens = smallest(series.budgetTokens, perGroup),
        .budgetTokensAtStart = series.budgetTokensAtStart,
        .latencyP50Ms = largest(series.latencyP50Ms, perGroup),
        .latencyP95Ms = largest(series.latencyP95Ms, perGroup),
        .latencyP99Ms = largest(series.latencyP99Ms, perGroup)};
}

} // namespace repique::charts
