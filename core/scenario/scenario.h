// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/model.h"

#include <string>

namespace repique::scenario {

/// A scenario document as values. Public interface: files, command line and window share it.
struct Scenario
{
    std::string name;
    storm::Model model;

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

} // namespace repique::scenario
