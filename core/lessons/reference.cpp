// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/reference.h"

#include "core/lessons/table_reader.h"
#include "core/lessons/text_file.h"
#include "core/scenario/toml_reader.h"

#include <algorithm>

namespace repique::lessons {
namespace {

namespace fs = std::filesystem;
using scenario::Node;
using scenario::Remedy;
using Need = TableReader::Need;

const TableReader::Choices<Neighbour::Place> places{{"before", Neighbour::Place::Before},
    {"here", Neighbour::Place::Here}, {"next", Neighbour::Place::Next}, {"with", Neighbour::Place::With}};

template<typename T>
std::string ownId(TableReader& in, const Node& table, const std::vector<T>& others)
{
    std::string id = in.text(table, "id");
    if (std::ranges::find(others, id, &T::id) != others.end()) {
        in.fault(TableReader::entryOr(table, "id"), Errc::InvalidValue, "id").remedy
            = Remedy::ChooseAnotherId;
    }
    return id;
}

void checkFormat(TableReader& in, const Node& root)
{
    if (in.text(root, "format") != "repique-reference/1") {
        in.fault(
            TableReader::entryOr(root, "format"), Errc::InvalidValue, "format", "\"repique-reference/1\"");
    }
}

void readGlossary(TableReader& in, const Node& root, Reference& reference)
{
    in.checkKeys(root, {"format", "term"});
    checkFormat(in, root);
    for (const Node& table : in.tables(root, "term")) {
        in.checkKeys(table, {"id", "term", "also_pt_BR", "also_en", "meaning"});
        Term term;
        term.id = ownId(in, table, reference.terms);
        term.word = in.words(table, "term");
        term.alsoPortuguese = in.texts(table, "also_pt_BR");
        term.alsoEnglish = in.texts(table, "also_en");
        term.meaning = in.words(table, "meaning");
        reference.terms.push_back(std::move(term));
    }
}

void readPoints(TableReader& in, const Node& root, const std::string& key, std::vector<Point>& points)
{
    for (const Node& table : in.tables(root, key)) {
        in.checkKeys(table, {"id", "text"});
        points.push_back({ownId(in, table, points), in.words(table, "text")});
    }
}

void readPattern(TableReader& in, const Node& root, Reference& reference)
{
    in.checkKeys(root, {"format", "stations", "advantage", "cost", "question", "pattern", "comparison"});
    checkFormat(in, root);
    reference.stations = in.integer(root, "stations", {1, 99, std::nullopt});
    readPoints(in, root, "advantage", reference.advantages);
    readPoints(in, root, "cost", reference.costs);
    readPoints(in, root, "question", reference.questions);
    for (const Node& table : in.tables(root, "pattern")) {
        in.checkKeys(table, {"id", "place", "station", "name", "why"});
        reference.neighbours.push_back(
            {ownId(in, table, reference.neighbours), in.choice(table, "place", places, Need::Required),
                in.integer(table, "station", {0, 99, 0}), in.words(table, "name"), in.words(table, "why")});
    }
    for (const Node& table : in.tables(root, "comparison")) {
        in.checkKeys(table, {"pattern", "looks_at", "decides", "without"});
        Comparison row{in.text(table, "pattern"), in.words(table, "looks_at"), in.words(table, "decides"),
            in.words(table, "without")};
        if (std::ranges::find(reference.neighbours, row.pattern, &Neighbour::id)
            == reference.neighbours.end()) {
            in.fault(TableReader::entryOr(table, "pattern"), Errc::NotFound, "pattern", "[[pattern]] id");
        }
        reference.comparisons.push_back(std::move(row));
    }
}

using Reads = void (*)(TableReader&, const Node&, Reference&);

void readTable(const fs::path& file, Reads reads, Reference& reference, scenario::Faults& faults)
{
    const std::optional<std::string> text = readFile(file);
    if (!text) {
        faults.push_back(faultIn(file, Errc::NotFound));
        return;
    }
    tl::expected<Node, scenario::Fault> root = scenario::readToml(*text);
    if (!root) {
        root.error().file = file.string();
        faults.push_back(root.error());
        return;
    }
    TableReader in{file.string()};
    reads(in, *root, reference);
    faults.insert(faults.end(), in.faults().begin(), in.faults().end());
}

std::string readPage(const fs::path& file, scenario::Faults& faults)
{
    std::optional<std::string> text = readFile(file);
    if (!text) {
        faults.push_back(faultIn(file, Errc::NotFound));
    }
    return std::move(text).value_or("");
}

} // namespace

scenario::Checked<Reference> loadReference(const fs::path& folder)
{
    Reference reference;
    scenario::Faults faults;
    readTable(folder / "glossary.toml", &readGlossary, reference, faults);
    readTable(folder / "pattern.toml", &readPattern, reference, faults);
    reference.outsideBrazil.portuguese = readPage(folder / "pix.pt_BR.md", faults);
    reference.outsideBrazil.english = readPage(folder / "pix.en.md", faults);
    if (!faults.empty()) {
        return tl::unexpected(std::move(faults));
    }
    return reference;
}

} // namespace repique::lessons
