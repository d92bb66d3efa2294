// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/json_text.h"

#include <algorithm>

namespace repique::report {
namespace {

bool isPlainList(const Json& value)
{
    return value.is_array()
        && std::none_of(value.begin(), value.end(), [](const Json& item) { return item.is_structured(); });
}

/// A text that is not UTF-8 cannot come out of a checked document; should it, it is shown with marks.
std::string plain(const Json& value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void write(std::string& out, const Json& value, std::size_t depth)
{
    if (!value.is_structured() || value.empty() || isPlainList(value)) {
        out += plain(value);
        return;
    }
    const std::string indent(2 * (depth + 1), ' ');
    out += value.is_object() ? "{" : "[";
    bool isFirst = true;
    for (auto item = value.begin(); item != value.end(); ++item) {
        out += (isFirst ? "\n" : ",\n") + indent;
        if (value.is_object()) {
            out += plain(Json(item.key())) + ": ";
        }
        write(out, *item, depth + 1);
        isFirst = false;
    }
    out += "\n" + std::string(2 * depth, ' ') + (value.is_object() ? "}" : "]");
}

} // namespace

std::string jsonText(const Json& value)
{
    std::string out;
    write(out, value, 0);
    return out + "\n";
}

} // namespace repique::report
