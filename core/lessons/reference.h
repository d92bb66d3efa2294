// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/exercises.h"
#include "core/scenario/fault_report.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace repique::lessons {

/// A word of the vocabulary.
struct Term
{
    std::string id; ///< permanent
    Bilingual word; ///< as the texts and the window say it
    std::vector<std::string> alsoEnglish; ///< other forms that mean the same
    std::vector<std::string> alsoPortuguese;
    Bilingual meaning;
};

/// One sentence of a list: an advantage, a cost, a question of the review.
struct Point
{
    std::string id; ///< permanent
    Bilingual text;
};

/// A pattern on the map around Retry.
struct Neighbour
{
    enum class Place : std::uint8_t { Before, Here, Next, With };

    std::string id; ///< permanent
    Place place = Place::With;
    int station = 0; ///< on the line of call resilience; 0 = beside it
    Bilingual name;
    Bilingual why;
};

/// A row of the comparison of Retry with its neighbours.
struct Comparison
{
    std::string pattern; ///< id of a neighbour
    Bilingual looksAt;
    Bilingual decides;
    Bilingual without;
};

/// What all lessons share.
struct Reference
{
    std::vector<Term> terms;
    std::vector<Point> advantages;
    std::vector<Point> costs;
    std::vector<Point> questions; ///< of the review, in their order
    int stations = 0; ///< of the line of call resilience
    std::vector<Neighbour> neighbours;
    std::vector<Comparison> comparisons;
    Bilingual outsideBrazil; ///< Markdown: what PIX, SPI and BACEN are
};

/// Reads the folder `reference`: glossary.toml, pattern.toml, pix.pt_BR.md, pix.en.md. All faults together.
[[nodiscard]] scenario::Checked<Reference> loadReference(const std::filesystem::path& folder);

} // namespace repique::lessons
