// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/document.h"

#include "core/base/assert.h"
#include "core/scenario/rows.h"
#include "core/scenario/section.h"
#include "core/scenario/toml_reader.h"

#include <fstream>
#include <string>
#include <system_error>
#include <utility>

namespace repique::scenario {
namespace {

constexpr std::string_view thisFormat = "repique/1";
constexpr std::string_view formatFamily = "repique/";

/// The fault of a document that is not of this format; its other keys are not worth reading when it is newer.
std::optional<Fault> formatFault(const Node& root)
{
    const Node* format = entryOf(root, "format");
    const bool isText = format != nullptr && format->type == Node::Type::Text;
    if (isText && format->text == thisFormat) {
        return std::nullopt;
    }
    Fault fault;
    fault.key = "format";
    fault.accepted = tomlString(thisFormat);
    if (format != nullptr) {
        fault.value = format->written;
        fault.line = format->place.line;
        fault.column = format->place.column;
    }
    if (isText && format->text.starts_with(formatFamily)) {
        fault.code = Errc::NotSupported;
    }
    return fault;
}

void checkCap(const Node& root, const Scenario& scenario, Report& report)
{
    for (Fault& fault : capBelowBase(scenario.model.policy, "policy")) {
        const Node& policy = *entryOf(root, "policy");
        const Node* cap = entryOf(policy, "cap");
        const Node* given = cap != nullptr ? cap : entryOf(policy, "base");
        REPIQUE_ASSERT(given != nullptr); // the defaults are in order, so the file gave one of them
        report.place(std::move(fault), *given);
    }
}

tl::unexpected<Faults> fileFault(Errc code, const std::filesystem::path& path, std::string detail)
{
    Fault fault;
    fault.code = code;
    fault.file = path.string();
    fault.detail = std::move(detail);
    return tl::unexpected{Faults{fault}};
}

/// At most one byte more than a document may have, so that a huge file is never held.
std::string readAtMost(std::istream& stream, std::size_t bytes)
{
    std::string text(bytes, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(bytes));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return text;
}

} // namespace

Checked<Scenario> parse(std::string_view text, std::string_view fileName)
{
    Report report;
    const auto root = readToml(text);
    if (!root) {
        report.add(root.error());
        return tl::unexpected{report.take(fileName)};
    }
    const auto wrongFormat = formatFault(*root);
    if (wrongFormat) {
        report.add(*wrongFormat);
    }
    Scenario scenario;
    if (!wrongFormat || wrongFormat->code != Errc::NotSupported) {
        readSection(*root, {}, scenario, report);
        checkCap(*root, scenario, report);
        readRepeated(*root, scenario, report);
    }
    if (!report.isEmpty()) {
        return tl::unexpected{report.take(fileName)};
    }
    return scenario;
}

Checked<Scenario> load(const std::filesystem::path& path)
{
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (status.type() == std::filesystem::file_type::not_found) {
        return fileFault(Errc::NotFound, path, error.message());
    }
    if (status.type() == std::filesystem::file_type::directory) {
        return fileFault(Errc::Unreadable, path, "is a directory");
    }
    std::ifstream stream{path, std::ios::binary};
    if (error || !stream) {
        return fileFault(Errc::Unreadable, path, error ? error.message() : "cannot be opened");
    }
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (!error && size > largestText) {
        auto refused = fileFault(Errc::TooLarge, path, {});
        refused.value().front().value = std::to_string(size) + " B";
        refused.value().front().accepted = "≤ 1 MiB";
        return refused;
    }
    const std::string text = readAtMost(stream, largestText + 1);
    if (stream.bad()) {
        return fileFault(Errc::Unreadable, path, "cannot be read");
    }
    return parse(text, path.string());
}

} // namespace repique::scenario
