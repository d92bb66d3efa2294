// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/axis.h"

#include "core/base/text.h"
#include "core/scenario/document.h"
#include "core/scenario/report.h"
#include "core/scenario/schema.h"
#include "core/scenario/source_text.h"

#include <cmath>
#include <limits>

namespace repique::scenario {
namespace {

/// "key=first:last:count" in its parts.
struct Parts
{
    std::string key;
    std::string first;
    std::string last;
    std::size_t count = 0;
};

std::optional<std::size_t> countOf(std::string_view text) noexcept
{
    const std::optional<double> number = parseNumber(text);
    const bool isCount = number && *number >= 2.0 && *number <= static_cast<double>(mostAxisValues)
        && std::floor(*number) == *number;
    return isCount ? std::optional{static_cast<std::size_t>(*number)} : std::nullopt;
}

std::optional<Parts> partsOf(std::string_view text)
{
    const std::size_t equals = text.find('=');
    const std::size_t firstColon = text.find(':', equals == std::string_view::npos ? text.size() : equals);
    const std::size_t lastColon = text.rfind(':');
    if (firstColon == std::string_view::npos || lastColon == firstColon) {
        return std::nullopt;
    }
    const std::optional<std::size_t> count = countOf(text.substr(lastColon + 1));
    if (!count) {
        return std::nullopt;
    }
    return Parts{std::string{text.substr(0, equals)},
        std::string{text.substr(equals + 1, firstColon - equals - 1)},
        std::string{text.substr(firstColon + 1, lastColon - firstColon - 1)}, *count};
}

bool isQuantity(const Key& key) noexcept
{
    return key.accepts.kind == Kind::Integer || key.accepts.kind == Kind::Number
        || key.accepts.kind == Kind::Duration || key.accepts.kind == Kind::Jitter;
}

std::string quantityNames()
{
    std::string names;
    for (const Key& key : keys()) {
        if (isQuantity(key) && &key == findKey(key.name)) { // a name that several kinds of budget have: once
            names += (names.empty() ? "" : " | ") + std::string{key.name};
        }
    }
    return names;
}

/// The number that `text` is for `key`, whatever `cap` and `base` are beside it.
Checked<double> numberFrom(const std::string& name, const std::string& text, const Scenario& base)
{
    Scenario scratch = base;
    scratch.model.policy.backoff.base = SimDuration::zero();
    scratch.model.policy.backoff.cap = SimDuration::max();
    if (Faults faults = assign(scratch, name + "=" + text); !faults.empty()) {
        return tl::unexpected{std::move(faults)};
    }
    const Key& key = *findKey(name, scratch);
    const double number = numberOf(key, scratch);
    if (!std::isfinite(number)) {
        Fault fault;
        fault.key = name;
        fault.value = shortened(text);
        Accepts finite = key.accepts;
        finite.words.clear();
        fault.accepted = acceptedText(finite);
        return tl::unexpected{Faults{fault}};
    }
    return number;
}

std::string textOf(const Key& key, double number)
{
    if (key.accepts.kind == Kind::Duration) {
        return formatDuration(fromNanoseconds(number * 1e9));
    }
    return isInteger(key) ? std::to_string(static_cast<std::int64_t>(number)) : formatNumber(number);
}

/// first + (last − first)·i/(n − 1): the division last, so that tenths stay tenths; durations on whole
/// nanoseconds.
double valueAt(const Key& key, const std::vector<double>& ends, double i, double steps)
{
    const double number = ends.front() + (ends.back() - ends.front()) * i / steps;
    return key.accepts.kind == Kind::Duration
        ? static_cast<double>(fromNanoseconds(number * 1e9).count()) / 1e9
        : number;
}

Axis axisOf(const Key& key, const std::vector<double>& ends, std::size_t count)
{
    Axis axis;
    axis.key = std::string{key.name};
    axis.isDuration = key.accepts.kind == Kind::Duration;
    for (std::size_t i = 0; i < count; ++i) {
        axis.numbers.push_back(valueAt(key, ends, static_cast<double>(i), static_cast<double>(count - 1)));
        axis.texts.push_back(textOf(key, axis.numbers.back()));
    }
    return axis;
}

Fault refused(const std::string& shown, std::string_view text, std::string accepted)
{
    Fault fault;
    fault.key = shown;
    fault.value = shortened(text);
    fault.accepted = std::move(accepted);
    return fault;
}

} // namespace

Checked<Axis> readAxis(std::string_view text, const std::string& shown, const Scenario& base)
{
    const std::optional<Parts> parts = partsOf(text);
    if (!parts) {
        return tl::unexpected{Faults{refused(shown, text,
            "key=a:b:n, n = 2 … " + std::to_string(mostAxisValues) + " (traffic.rate=50:200:7)")}};
    }
    const Key* const known = findKey(parts->key);
    if (known != nullptr && !isQuantity(*known)) {
        return tl::unexpected{Faults{refused(shown, text, quantityNames())}};
    }
    std::vector<double> ends;
    for (const std::string& end : {parts->first, parts->last}) {
        const Checked<double> number = numberFrom(parts->key, end, base);
        if (!number) {
            return tl::unexpected{number.error()};
        }
        ends.push_back(*number);
    }
    const Key& key = *findKey(parts->key, base);
    const double step = (ends.back() - ends.front()) / static_cast<double>(parts->count - 1);
    if (isInteger(key) && std::floor(step) != step) {
        return tl::unexpected{Faults{refused(shown, text, "(b − a) ÷ (n − 1) = 1, 2, 3 …")}};
    }
    return axisOf(key, ends, parts->count);
}

Checked<Scenario> assignedAt(const Scenario& base, const AxisPlace& x, const AxisPlace& y)
{
    std::vector<std::string> assignments;
    for (const AxisPlace& place : {x, y}) {
        if (place.axis != nullptr) {
            assignments.push_back(place.axis->key + "=" + place.axis->texts.at(place.index));
        }
    }
    Scenario scenario = base;
    Faults faults = assignAll(scenario, assignments);
    return faults.empty() ? Checked<Scenario>{std::move(scenario)}
                          : Checked<Scenario>{tl::unexpect, std::move(faults)};
}

} // namespace repique::scenario
