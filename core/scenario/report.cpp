// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/report.h"

#include "core/scenario/source_text.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace repique::scenario {
namespace {

constexpr std::size_t farthestGuess = 2;
constexpr std::size_t longestName = 64; ///< longer names are near to nothing

/// Levenshtein distance: insertions, deletions and substitutions that turn `a` into `b`.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

std::string joined(const std::vector<std::string_view>& names)
{
    std::string result;
    for (const std::string_view name : names) {
        result += (result.empty() ? "" : " | ") + std::string{name};
    }
    return result;
}

} // namespace

void Report::refuse(const Node& node, std::string key, std::string accepted)
{
    Fault fault;
    fault.key = std::move(key);
    fault.value = node.written;
    fault.accepted = std::move(accepted);
    place(std::move(fault), node);
}

void Report::unknown(const Node& node, const std::string& key, const std::vector<std::string_view>& known)
{
    Fault fault;
    fault.code = Errc::UnknownKey;
    fault.line = node.keyPlace.line;
    fault.column = node.keyPlace.column;
    fault.key = shortened(key);
    fault.value = node.written;
    fault.accepted = nearest(node.name, known);
    add(std::move(fault));
}

void Report::place(Fault fault, const Node& node)
{
    fault.line = node.place.line;
    fault.column = node.place.column;
    add(std::move(fault));
}

void Report::add(Fault fault)
{
    m_faults.push_back(std::move(fault));
}

Faults Report::take(std::string_view file)
{
    for (Fault& fault : m_faults) {
        fault.file = std::string{file};
    }
    std::ranges::stable_sort(m_faults, [](const Fault& a, const Fault& b) {
        return std::pair{a.line, a.column} < std::pair{b.line, b.column};
    });
    return std::move(m_faults);
}

std::string nearest(std::string_view name, const std::vector<std::string_view>& known)
{
    std::size_t best = farthestGuess + 1;
    std::vector<std::string_view> found;
    for (const std::string_view candidate : known) {
        const std::size_t distance = name.size() > longestName ? best : editDistance(name, candidate);
        if (distance < best) {
            best = distance;
            found.clear();
        }
        if (distance == best && distance <= farthestGuess) {
            found.push_back(candidate);
        }
    }
    return joined(found.empty() ? known : found);
}

std::string dotted(std::string_view table, std::string_view name)
{
    return table.empty() ? std::string{name} : std::string{table} + "." + std::string{name};
}

} // namespace repique::scenario
