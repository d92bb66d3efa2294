// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/ink.h"
#include "app/charts/load_data.h"
#include "app/i18n/language.h"

#include <QtCore/QList>
#include <QtCore/QPointF>
#include <QtCore/QString>

#include <vector>

/// What the pictures of a run are made from. Pure.
namespace repique::charts {

/// 0 of none.
[[nodiscard]] double largestOf(const std::vector<double>& values);
/// The name of a curve, as it stands at its end.
[[nodiscard]] QString label(Ink ink, i18n::Language language);
/// A level line over the whole run.
[[nodiscard]] QList<QPointF> flat(double durationS, double value);
/// What holds at the end of each group; `first` is how the run begins.
[[nodiscard]] QList<QPointF> levelPoints(
    const LoadData& data, const std::vector<double>& values, double first);
/// A rate's points: the middle of each group, and the value of the outermost ones at both ends of the axis.
[[nodiscard]] QList<QPointF> ratePoints(const LoadData& data, const std::vector<double>& values);

} // namespace repique::charts
