// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/end_labels.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace repique::charts {
namespace {

/// How many labels of the front of the list fit together.
std::size_t howManyFit(std::span<const EndLabel> labels, double room)
{
    double used = 0.0;
    std::size_t count = 0;
    while (count < labels.size() && used + labels[count].height <= room) {
        used += labels[count].height;
        ++count;
    }
    return count;
}

/// Labels that touch and move together.
struct Cluster
{
    double sum = 0.0;
    std::size_t count = 0;

    [[nodiscard]] double mean() const noexcept { return sum / static_cast<double>(count); }
};

/// Isotonic regression by pooling adjacent violators: the nearest sequence that never decreases.
std::vector<double> nearestIncreasing(const std::vector<double>& wanted)
{
    std::vector<Cluster> clusters;
    for (const double value : wanted) {
        clusters.push_back({value, 1});
        while (clusters.size() > 1 && clusters[clusters.size() - 2].mean() >= clusters.back().mean()) {
            const Cluster last = clusters.back();
            clusters.pop_back();
            clusters.back().sum += last.sum;
            clusters.back().count += last.count;
        }
    }
    std::vector<double> result;
    result.reserve(wanted.size());
    for (const Cluster& cluster : clusters) {
        result.insert(result.end(), cluster.count, cluster.mean());
    }
    return result;
}

} // namespace

std::vector<std::optional<double>> layoutEndLabels(std::span<const EndLabel> labels, const Strip& strip)
{
    std::vector<std::size_t> order(howManyFit(labels, strip.bottom - strip.top));
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
        [labels](std::size_t a, std::size_t b) { return labels[a].y < labels[b].y; });

    // With the height of what stands above taken away, "does not overlap" reads "does not decrease".
    double above = 0.0;
    std::vector<double> wanted;
    for (const std::size_t index : order) {
        wanted.push_back(labels[index].y - labels[index].height / 2.0 - above);
        above += labels[index].height;
    }
    const std::vector<double> tops = nearestIncreasing(wanted);

    std::vector<std::optional<double>> centres(labels.size());
    const double lowest = std::max(strip.top, strip.bottom - above);
    above = 0.0;
    for (std::size_t place = 0; place < order.size(); ++place) {
        const EndLabel& label = labels[order[place]];
        centres[order[place]] = std::clamp(tops[place], strip.top, lowest) + above + label.height / 2.0;
        above += label.height;
    }
    return centres;
}

} // namespace repique::charts
