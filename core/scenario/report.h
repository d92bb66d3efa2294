// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/fault_report.h"
#include "core/scenario/node.h"

#include <string>
#include <string_view>
#include <vector>

namespace repique::scenario {

/// Collects the faults of one document while it is read.
class Report final
{
public:
    /// A value that `key` does not take.
    void refuse(const Node& node, std::string key, std::string accepted);
    /// A name that is not among `known`, the names of its table.
    void unknown(const Node& node, const std::string& key, const std::vector<std::string_view>& known);
    /// A fault that was found elsewhere, placed at `node`.
    void place(Fault fault, const Node& node);
    void add(Fault fault);

    [[nodiscard]] bool isEmpty() const noexcept { return m_faults.empty(); }

    /// All faults in order of line, in the name of `file`.
    [[nodiscard]] Faults take(std::string_view file);

private:
    Faults m_faults;
};

/// The names nearest to `name` when they are at most two edits away, else all of `known`; joined by " | ".
[[nodiscard]] std::string nearest(std::string_view name, const std::vector<std::string_view>& known);

/// "policy" and "base" as "policy.base"; the name alone at the top.
[[nodiscard]] std::string dotted(std::string_view table, std::string_view name);

} // namespace repique::scenario
