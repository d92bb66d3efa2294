// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/toml_reader.h"

#include "core/scenario/source_text.h"

#include <toml++/toml.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace repique::scenario {
namespace {

/// Deepest nesting of characters let through to the library, which recurses; the tree is measured exactly
/// afterwards.
constexpr int deepestBrackets = 2 * deepestLevel;

Place placeOf(const toml::source_position& position) noexcept
{
    return {.line = static_cast<int>(position.line), .column = static_cast<int>(position.column)};
}

Fault tooLarge(Place place, std::string accepted, std::string value)
{
    Fault fault;
    fault.code = Errc::TooLarge;
    fault.line = place.line;
    fault.column = place.column;
    fault.value = std::move(value);
    fault.accepted = std::move(accepted);
    return fault;
}

/// Copies the library's tree into ours, within the limits.
class Copier final
{
public:
    explicit Copier(std::string_view text) : m_lines{text} {}

    Node copy(const toml::node& from, int depth)
    {
        Node node;
        node.place = placeOf(from.source().begin);
        node.written = m_lines.quote(node.place, placeOf(from.source().end));
        if (const auto* table = from.as_table()) {
            copyTable(*table, node, depth);
        } else if (const auto* array = from.as_array()) {
            copyArray(*array, node, depth);
        } else {
            copyScalar(from, node);
        }
        return node;
    }

    std::optional<Fault> fault; ///< the first limit that was passed

private:
    /// Whether `count` entries may stand at `depth`.
    bool isWithinLimits(const Node& node, std::size_t count, int depth)
    {
        if (!fault && count > mostEntries) {
            fault = tooLarge(node.place, "≤ " + std::to_string(mostEntries), std::to_string(count));
        }
        if (!fault && count > 0 && depth >= deepestLevel) {
            fault = tooLarge(node.place, "≤ " + std::to_string(deepestLevel), node.written);
        }
        return !fault;
    }

    void copyTable(const toml::table& from, Node& node, int depth)
    {
        node.type = Node::Type::Table;
        if (!isWithinLimits(node, from.size(), depth)) {
            return;
        }
        for (const auto& entry : from) {
            Node item = copy(entry.second, depth + 1);
            item.name = unshielded(entry.first.str());
            item.keyPlace = placeOf(entry.first.source().begin);
            node.items.push_back(std::move(item));
        }
        std::ranges::stable_sort(node.items, [](const Node& a, const Node& b) {
            return std::pair{a.keyPlace.line, a.keyPlace.column}
            < std::pair{b.keyPlace.line, b.keyPlace.column};
        });
    }

    void copyArray(const toml::array& from, Node& node, int depth)
    {
        node.type = Node::Type::Array;
        if (isWithinLimits(node, from.size(), depth)) {
            for (const toml::node& item : from) {
                node.items.push_back(copy(item, depth + 1));
            }
        }
    }

    static void copyScalar(const toml::node& from, Node& node)
    {
        if (const auto* boolean = from.as_boolean()) {
            node.type = Node::Type::Boolean;
            node.boolean = boolean->get();
        } else if (const auto* integer = from.as_integer()) {
            node.type = Node::Type::Integer;
            node.integer = integer->get();
            node.number = static_cast<double>(node.integer);
        } else if (const auto* number = from.as_floating_point()) {
            node.type = Node::Type::Number;
            node.number = number->get();
        } else if (const auto* text = from.as_string()) {
            node.type = Node::Type::Text;
            node.text = unshielded(text->get());
        } else {
            node.type = Node::Type::Date;
        }
    }

    SourceLines m_lines;
};

Fault syntaxFault(Place place, std::string accepted, std::string detail)
{
    Fault fault;
    fault.code = Errc::Syntax;
    fault.line = place.line;
    fault.column = place.column;
    fault.accepted = std::move(accepted);
    fault.detail = std::move(detail);
    return fault;
}

std::optional<Fault> refusedUnread(std::string_view text)
{
    if (text.size() > largestText) {
        return tooLarge({}, "≤ 1 MiB", std::to_string(text.size()) + " B");
    }
    if (const auto bad = firstBadByte(text)) {
        return syntaxFault(placeOfOffset(text, *bad), "UTF-8", "not a text file in UTF-8");
    }
    if (const auto bad = firstUnshieldable(text)) {
        return syntaxFault(placeOfOffset(text, *bad), "≤ U+FFFFF", "a private use character");
    }
    if (const auto line = firstTooDeepLine(text, deepestBrackets)) {
        return tooLarge({.line = *line}, "≤ " + std::to_string(deepestLevel), SourceLines{text}.line(*line));
    }
    return std::nullopt;
}

/// The key that "cannot redefine existing table 'policy'" speaks of; empty for any other message.
std::string redefinedKey(std::string_view message)
{
    if (message.find("cannot redefine existing") == std::string_view::npos) {
        return {};
    }
    const std::size_t open = message.find('\'');
    const std::size_t close = message.find('\'', open + 1);
    return close == std::string_view::npos ? std::string{}
                                           : std::string{message.substr(open + 1, close - open - 1)};
}

Fault faultOf(std::string_view text, const toml::parse_error& error)
{
    const Place place = placeOf(error.source().begin);
    const std::string message = unshielded(error.description());
    Fault fault = syntaxFault(place, "TOML 1.0", message);
    fault.value = SourceLines{text}.line(place.line);
    fault.key = redefinedKey(message);
    if (!fault.key.empty()) {
        fault.accepted = "1 × " + fault.key;
    }
    return fault;
}

} // namespace

tl::expected<Node, Fault> readToml(std::string_view text)
{
    if (auto fault = refusedUnread(text)) {
        return tl::unexpected{*std::move(fault)};
    }
    try {
        Copier copier{text};
        Node root = copier.copy(toml::parse(shielded(text)), 0);
        if (copier.fault) {
            return tl::unexpected{*std::move(copier.fault)};
        }
        return root;
    } catch (const toml::parse_error& error) {
        return tl::unexpected{faultOf(text, error)};
    }
}

tl::expected<Node, Fault> readTomlValue(std::string_view text)
{
    Fault notOne;
    notOne.code = Errc::Syntax;
    notOne.value = shortened(text);
    if (text.find_first_of("\n#") != std::string_view::npos) {
        return tl::unexpected{notOne};
    }
    const std::string document = "v = " + std::string{text};
    auto root = readToml(document);
    if (!root || root->items.size() != 1) {
        return tl::unexpected{notOne};
    }
    return std::move(root->items.front());
}

} // namespace repique::scenario
