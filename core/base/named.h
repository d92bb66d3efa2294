// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace repique {

/// A value and what documents and the command line call it.
template<typename Value>
struct Named
{
    std::string_view name;
    Value value;
};

/// Every value of an enumeration with its name, in the order in which they are listed to people.
template<typename Value, std::size_t Size>
using Names = std::array<Named<Value>, Size>;

/// The name of `value`, empty when it has none.
template<typename Value, std::size_t Size>
[[nodiscard]] constexpr std::string_view nameIn(const Names<Value, Size>& names, Value value) noexcept
{
    const auto found = std::find_if(
        names.begin(), names.end(), [value](const Named<Value>& known) { return known.value == value; });
    return found == names.end() ? std::string_view{} : found->name;
}

/// The value called `name`, nothing when there is none.
template<typename Value, std::size_t Size>
[[nodiscard]] constexpr std::optional<Value> valueIn(
    const Names<Value, Size>& names, std::string_view name) noexcept
{
    const auto found = std::find_if(
        names.begin(), names.end(), [name](const Named<Value>& known) { return known.name == name; });
    return found == names.end() ? std::nullopt : std::optional{found->value};
}

template<typename Value, std::size_t Size>
[[nodiscard]] std::vector<std::string_view> allNames(const Names<Value, Size>& names)
{
    std::vector<std::string_view> all;
    for (const Named<Value>& known : names) {
        all.push_back(known.name);
    }
    return all;
}

} // namespace repique
