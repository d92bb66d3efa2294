// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/assert.h"
#include "core/scenario/value.h"

#include <optional>
#include <string>
#include <type_traits>

namespace repique::scenario {

/// A field of any type as a `Value`, and back. A broken promise of the table of keys stops the program.
template<typename T>
[[nodiscard]] Value toValue(const T& field)
{
    if constexpr (std::is_enum_v<T>) {
        return Word{static_cast<std::size_t>(field)};
    } else if constexpr (std::is_same_v<T, std::uint64_t> || std::is_same_v<T, int>) {
        return static_cast<std::int64_t>(field);
    } else if constexpr (std::is_same_v<T, SimTime>) {
        return field.time_since_epoch();
    } else {
        return field;
    }
}

template<typename T>
[[nodiscard]] Value toValue(const std::optional<T>& field)
{
    return field ? toValue(*field) : Value{Absent{}};
}

template<typename T>
[[nodiscard]] const T& valueAs(const Value& value)
{
    const T* held = std::get_if<T>(&value);
    REPIQUE_ASSERT(held != nullptr);
    return *held;
}

template<typename T>
void assignTo(T& field, const Value& value)
{
    if constexpr (std::is_enum_v<T>) {
        field = static_cast<T>(valueAs<Word>(value).index);
    } else if constexpr (std::is_same_v<T, std::uint64_t> || std::is_same_v<T, int>) {
        field = static_cast<T>(valueAs<std::int64_t>(value));
    } else if constexpr (std::is_same_v<T, SimTime>) {
        field = SimTime{valueAs<SimDuration>(value)};
    } else {
        field = valueAs<T>(value);
    }
}

template<typename T>
void assignTo(std::optional<T>& field, const Value& value)
{
    field.reset();
    if (!std::holds_alternative<Absent>(value)) {
        assignTo(field.emplace(), value);
    }
}

/// How to read and write one field of an `Owner`.
template<typename Owner>
struct Access
{
    Value (*get)(const Owner&) = nullptr;
    void (*set)(Owner&, const Value&) = nullptr;
};

/// The field at the end of a chain of members.
template<typename Owner, auto... members>
inline constexpr Access<Owner> fieldOf{[](const Owner& owner) { return toValue((owner.*....*members)); },
    [](Owner& owner, const Value& value) { assignTo((owner.*....*members), value); }};

/// An optional field whose absence is written as the key's only word ("unbounded", "never").
template<typename Owner, auto... members>
inline constexpr Access<Owner> fieldOrWordOf{[](const Owner& owner) {
                                                 const Value value = toValue((owner.*....*members));
                                                 return std::holds_alternative<Absent>(value) ? Value{Word{0}}
                                                                                              : value;
                                             },
    [](Owner& owner, const Value& value) {
        assignTo((owner.*....*members), std::holds_alternative<Word>(value) ? Value{Absent{}} : value);
    }};

/// One key of a table with its field.
template<typename Owner>
struct Column
{
    std::string_view name;
    Accepts accepts;
    Access<Owner> access;
};

} // namespace repique::scenario
