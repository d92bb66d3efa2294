// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/source.h"

#include "core/scenario/document.h"
#include "core/scenario/presets.h"

#include <string_view>
#include <utility>

namespace repique::cli {
namespace {

using scenario::Checked;
using scenario::Fault;
using scenario::Faults;
using scenario::Scenario;

constexpr std::string_view presetMark = "preset:";

Checked<Scenario> fileOrPreset(const std::string& file)
{
    if (file.empty()) {
        return Scenario{};
    }
    if (!file.starts_with(presetMark)) {
        return scenario::load(file);
    }
    const Checked<std::string> text = presetText(file.substr(presetMark.size()));
    return text ? scenario::parse(*text, file) : Checked<Scenario>{tl::unexpect, text.error()};
}

void append(Faults& faults, const Faults& more)
{
    faults.insert(faults.end(), more.begin(), more.end());
}

} // namespace

Checked<std::string> presetText(const std::string& id)
{
    Fault fault;
    fault.code = Errc::NotFound;
    fault.file = std::string{presetMark} + id;
    for (const scenario::Preset& preset : scenario::presets()) {
        if (preset.id == id) {
            return std::string{preset.toml};
        }
        fault.accepted += (fault.accepted.empty() ? "" : " | ") + std::string{preset.id};
    }
    return tl::unexpected{Faults{fault}};
}

Checked<Scenario> scenarioFrom(const Source& source)
{
    Faults faults;
    Scenario result;
    if (Checked<Scenario> read = fileOrPreset(source.file)) {
        result = std::move(*read);
    } else {
        append(faults, read.error());
    }
    if (Checked<Scenario> changed = scenario::withEnvironment(result, source.environment)) {
        result = std::move(*changed);
    } else {
        append(faults, changed.error());
    }
    for (const std::string& assignment : source.sets) {
        append(faults, scenario::assign(result, assignment));
    }
    if (!faults.empty()) {
        return tl::unexpected{std::move(faults)};
    }
    return result;
}

} // namespace repique::cli
