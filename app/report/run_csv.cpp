// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/run_csv.h"

#include "core/base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace repique::report {
namespace {

struct Column
{
    std::string_view name;
    std::vector<double> storm::Series::*values;
};

constexpr auto columns
    = std::to_array<Column>({{"originals", &storm::Series::originals}, {"retries", &storm::Series::retries},
        {"attempts", &storm::Series::attempts}, {"goodput", &storm::Series::goodput},
        {"failures", &storm::Series::failures}, {"rejected", &storm::Series::rejected},
        {"duplicates", &storm::Series::duplicates}, {"queue", &storm::Series::queue},
        {"budget_tokens", &storm::Series::budgetTokens}, {"latency_p50_ms", &storm::Series::latencyP50Ms},
        {"latency_p95_ms", &storm::Series::latencyP95Ms}, {"latency_p99_ms", &storm::Series::latencyP99Ms},
        {"dependency_attempts", &storm::Series::dependencyAttempts}});

std::string textOf(double value, bool isCount)
{
    return isCount ? std::to_string(static_cast<std::int64_t>(value)) : formatNumber(value);
}

std::string metricNames()
{
    std::string names;
    for (const Metric& metric : metrics()) {
        names += "," + std::string{metric.name};
    }
    return names + "\n";
}

std::string metricValues(const storm::RunResult& run)
{
    std::string values = std::to_string(run.seed);
    for (const Metric& metric : metrics()) {
        const std::optional<double> value = metric.of(run);
        values += "," + (value ? textOf(*value, metric.isCount) : std::string{});
    }
    return values + "\n";
}

/// A line of fields; a number that is not there is an empty one.
class CsvLine final
{
public:
    explicit CsvLine(CsvKind kind) : m_kind(kind) {}

    void add(const std::string& field)
    {
        m_text += (m_text.empty() ? "" : m_kind == CsvKind::Plain ? "," : ";") + field;
    }

    void add(const std::optional<double>& value)
    {
        std::string number = value ? formatNumber(*value) : std::string{};
        if (m_kind == CsvKind::Spreadsheet) {
            std::ranges::replace(number, '.', ',');
        }
        add(number);
    }

    [[nodiscard]] std::string text() const { return m_text + "\n"; }

private:
    CsvKind m_kind;
    std::string m_text;
};

std::string_view wordOf(storm::Verdict verdict)
{
    constexpr std::array<std::string_view, 4> words{"real", "chance", "same", "unknown"};
    return words.at(static_cast<std::size_t>(verdict));
}

std::optional<double> meanOf(const std::optional<Estimate>& estimate)
{
    return estimate ? std::optional{estimate->mean} : std::nullopt;
}

std::string comparedLine(const storm::PairedFigure& figure, CsvKind kind)
{
    const std::optional<Estimate>& difference = figure.difference;
    CsvLine line{kind};
    line.add(std::string{metrics()[figure.index].name});
    line.add(meanOf(figure.a));
    line.add(meanOf(figure.b));
    line.add(meanOf(difference));
    line.add(difference ? difference->low : std::nullopt);
    line.add(difference ? difference->high : std::nullopt);
    line.add(figure.chance);
    line.add(std::string{wordOf(figure.verdict)});
    for (const std::size_t runs : {figure.inA, figure.inB, figure.pairs}) {
        line.add(std::to_string(runs));
    }
    return line.text();
}

} // namespace

std::string comparisonTableCsv(std::span<const storm::PairedFigure> figures, CsvKind kind)
{
    CsvLine heading{kind};
    for (const std::string_view name :
        {"metric", "a", "b", "difference", "low", "high", "chance", "verdict", "runs_a", "runs_b", "pairs"}) {
        heading.add(std::string{name});
    }
    std::string text = heading.text();
    for (const storm::PairedFigure& figure : figures) {
        text += comparedLine(figure, kind);
    }
    return text;
}

std::string seriesCsv(const storm::Series& series)
{
    std::string text = "t_s";
    for (const Column& column : columns) {
        text += "," + std::string{column.name};
    }
    text += "\n";
    for (std::size_t i = 0; i < series.size(); ++i) {
        text += formatNumber(static_cast<double>((series.bin * static_cast<std::int64_t>(i)).count()) / 1e9);
        for (const Column& column : columns) {
            text += "," + formatNumber((series.*column.values)[i]);
        }
        text += "\n";
    }
    return text;
}

std::string ensembleCsv(const Ensemble& ensemble)
{
    if (ensemble.runs.size() == 1) {
        return seriesCsv(ensemble.runs.front().series);
    }
    std::string text = "seed" + metricNames();
    for (const storm::RunResult& run : ensemble.runs) {
        text += metricValues(run);
    }
    return text;
}

std::string comparisonCsv(const Ensemble& a, const Ensemble& b)
{
    std::string text = "file,seed" + metricNames();
    for (const storm::RunResult& run : a.runs) {
        text += "a," + metricValues(run);
    }
    for (const storm::RunResult& run : b.runs) {
        text += "b," + metricValues(run);
    }
    return text;
}

} // namespace repique::report
