// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/node.h"

#include <algorithm>

namespace repique::scenario {

const Node* entryOf(const Node& table, const std::string& name) noexcept
{
    if (table.type != Node::Type::Table) {
        return nullptr;
    }
    const auto found = std::ranges::find(table.items, name, &Node::name);
    return found == table.items.end() ? nullptr : &*found;
}

bool isArrayOfTables(const Node& node) noexcept
{
    return node.type == Node::Type::Array && !node.items.empty()
        && std::ranges::all_of(node.items, [](const Node& item) { return item.type == Node::Type::Table; });
}

} // namespace repique::scenario
