// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/parameters/binding.h"

#include <QtCore/QString>

#include <cstddef>
#include <vector>

namespace repique::map {

/// A number of the scenario that an axis can go through.
struct Parameter
{
    NumberBinding binding; ///< reads, writes and formats it, as its slider does
    double first = 0.0; ///< the ends of the axis that somebody sees first
    double last = 1.0;

    [[nodiscard]] const QString& key() const noexcept { return binding.spec.key; }
};

/// The key of the load: `traffic.rate` ÷ `dependency.capacity`.
[[nodiscard]] QString loadKey();
/// The key of the document that a lesson may keep: its own, but `traffic.rate` for the load.
[[nodiscard]] QString documentKey(const Parameter& parameter);

/// Every parameter, the load first, then in the order of the sliders.
[[nodiscard]] const std::vector<Parameter>& parameters();
/// The parameter of this key; it exists (asserted).
[[nodiscard]] const Parameter& parameterOf(const QString& key);

/// The rate that the originals have when nothing special happens becomes `share` of the capacity: traffic
/// steps that had the same rate go along, so that after a spike the load is the new one.
void setLoad(scenario::Scenario& scenario, double share);

/// One parameter going through evenly spaced values.
struct Axis
{
    Parameter parameter;
    std::vector<double> values; ///< growing, at least one

    [[nodiscard]] std::size_t size() const noexcept { return values.size(); }

    [[nodiscard]] bool isLoad() const { return parameter.key() == loadKey(); }

    /// Where a value stands, in cells: 0 is the first value, 1.5 half way from the second to the third.
    /// Outside the values it goes on at the same step.
    [[nodiscard]] double placeOf(double value) const;
    /// The cell of the value that is nearest.
    [[nodiscard]] std::size_t nearest(double value) const;
};

/// `most` ≥ 2 values from `first` to `last` (swapped when they are the wrong way round); whole numbers are
/// never halved, so they may be fewer. All of them legal.
[[nodiscard]] Axis axisOf(const Parameter& parameter, double first, double last, std::size_t most);

} // namespace repique::map
