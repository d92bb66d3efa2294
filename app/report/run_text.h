// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/report/ensemble.h"

#include <string>

/// Simulations as tables for people, with the law behind the figures in words.
namespace repique::report {

/// The only run: figures, law, and the load over time; of several runs the mean and the sample's standard
/// deviation of each metric. `scenario` is the one that was run.
[[nodiscard]] std::string ensembleText(
    const Ensemble& ensemble, const scenario::Scenario& scenario, i18n::Language language);

} // namespace repique::report
