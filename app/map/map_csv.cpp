// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/map_csv.h"

#include "core/base/text.h"

#include <algorithm>

namespace repique::map {
namespace {

std::string numberText(double number, CsvStyle style)
{
    std::string text = formatNumber(number);
    if (style == CsvStyle::Spreadsheet) {
        std::ranges::replace(text, '.', ',');
    }
    return text;
}

/// Of a cell: the load is told as the rate that it is.
double valueOf(const Axis& axis, double value, const scenario::Scenario& scenario)
{
    return axis.isLoad() ? scenario.model.traffic.rate : value;
}

} // namespace

std::string csvText(const Data& data, CsvStyle style)
{
    const Question& question = data.question();
    const std::string mark(1, style == CsvStyle::Plain ? ',' : ';');
    const auto field = [&](const std::optional<double>& number) {
        return mark + (number ? numberText(*number, style) : std::string{});
    };
    std::string text = documentKey(question.x.parameter).toStdString() + mark
        + documentKey(question.y.parameter).toStdString() + mark + question.metric + mark + "sd" + mark
        + "seeds" + mark + "computed\n";
    for (std::size_t row = 0; row < data.rows(); ++row) {
        for (std::size_t column = 0; column < data.columns(); ++column) {
            const storm::SweepCell& cell = data.at(column, row);
            const scenario::Scenario scenario = question.at(column, row);
            text += numberText(valueOf(question.x, question.x.values[column], scenario), style)
                + field(valueOf(question.y, question.y.values[row], scenario)) + field(cell.mean)
                + field(cell.sd) + mark + std::to_string(cell.measured) + mark + (cell.isComputed ? "1" : "0")
                + "\n";
        }
    }
    return text;
}

} // namespace repique::map
