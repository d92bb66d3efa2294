// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/message.h"

#include <algorithm>

namespace repique::http {
namespace {

char lower(char c) noexcept
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

} // namespace

bool isSameName(std::string_view a, std::string_view b) noexcept
{
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

std::vector<std::string_view> valuesOf(const Fields& fields, std::string_view name)
{
    std::vector<std::string_view> values;
    for (const Field& field : fields) {
        if (isSameName(field.name, name)) {
            values.emplace_back(field.value);
        }
    }
    return values;
}

std::string_view valueOf(const Fields& fields, std::string_view name)
{
    const std::vector<std::string_view> values = valuesOf(fields, name);
    return values.empty() ? std::string_view{} : values.front();
}

} // namespace repique::http
