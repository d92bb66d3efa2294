// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace repique::scenario {

/// Where something stands in a text: 1-based, columns in characters; 0 when nowhere.
struct Place
{
    int line = 0;
    int column = 0;
};

/// A TOML value, free of the library that read it.
struct Node
{
    enum class Type : std::uint8_t { Boolean, Integer, Number, Text, Date, Array, Table };

    Type type = Type::Table;
    bool boolean = false;
    std::int64_t integer = 0;
    double number = 0.0; ///< of an integer as well
    std::string text;
    std::vector<Node> items; ///< of an array or a table, in the order of the text
    std::string name; ///< the key, when this is an entry of a table
    Place place; ///< of the value
    Place keyPlace; ///< of the key
    std::string written; ///< the value as it stands in the text, cut to 60 characters
};

/// The entry of a table with this name; null when there is none, or when `table` is no table.
[[nodiscard]] const Node* entryOf(const Node& table, const std::string& name) noexcept;

/// Whether `node` is an array whose items are tables, and is not empty.
[[nodiscard]] bool isArrayOfTables(const Node& node) noexcept;

} // namespace repique::scenario
