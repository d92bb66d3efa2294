// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/curve_points.h"

#include "app/charts/chart_words.h"

#include <algorithm>

namespace repique::charts {

double largestOf(const std::vector<double>& values)
{
    return values.empty() ? 0.0 : *std::max_element(values.begin(), values.end());
}

QList<QPointF> flat(double durationS, double value)
{
    return {QPointF{0.0, value}, QPointF{durationS, value}};
}

QString label(Ink ink, i18n::Language language)
{
    return QString::fromStdString(inkName(ink, language));
}

QList<QPointF> levelPoints(const LoadData& data, const std::vector<double>& values, double first)
{
    QList<QPointF> points{QPointF{0.0, first}};
    for (std::size_t index = 0; index < values.size(); ++index) {
        points.append({data.endS(index), values[index]});
    }
    return points;
}

QList<QPointF> ratePoints(const LoadData& data, const std::vector<double>& values)
{
    QList<QPointF> points;
    if (values.empty()) {
        return points;
    }
    points.reserve(static_cast<qsizetype>(values.size()) + 2);
    points.append({0.0, values.front()});
    for (std::size_t index = 0; index < values.size(); ++index) {
        points.append({(data.startS(index) + data.endS(index)) / 2.0, values[index]});
    }
    points.append({data.durationS, values.back()});
    return points;
}

} // namespace repique::charts
