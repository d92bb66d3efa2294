// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/map/map_question.h"
#include "app/map/map_theory.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace repique::map {

/// What a cell says.
enum class Verdict : std::uint8_t {
    Unknown, ///< not computed yet
    Recovers, ///< with every seed
    Stuck, ///< with none
    Split, ///< with some
};

/// A map as far as it is known. Values and pure functions.
class Data final
{
public:
    explicit Data(std::shared_ptr<const Question> question);

    [[nodiscard]] const Question& question() const noexcept { return *m_question; }

    void set(std::size_t index, const storm::SweepCell& cell);

    [[nodiscard]] std::size_t columns() const noexcept { return m_question->x.size(); }

    [[nodiscard]] std::size_t rows() const noexcept { return m_question->y.size(); }

    [[nodiscard]] std::size_t size() const noexcept { return m_map.cells.size(); }

    [[nodiscard]] std::size_t done() const noexcept { return m_done; }

    [[nodiscard]] bool isWhole() const noexcept { return m_done == size(); }

    [[nodiscard]] const storm::SweepCell& at(std::size_t column, std::size_t row) const
    {
        return m_map.at(column, row);
    }

    /// Of a map of verdicts.
    [[nodiscard]] Verdict verdict(std::size_t column, std::size_t row) const;
    [[nodiscard]] std::size_t count(Verdict verdict) const;
    /// The seeds differ: some recover and some do not; some have the figure and some do not; or they spread
    /// (one standard deviation) over more than one of the bands of the legend.
    [[nodiscard]] bool isSplit(std::size_t column, std::size_t row) const;
    /// The computed cell that stands for one which is not: the nearest to its left and below on the grid that
    /// is computed so far. Itself when it is computed, nothing when there is none.
    [[nodiscard]] std::optional<std::size_t> standIn(std::size_t column, std::size_t row) const;

    [[nodiscard]] double lowest() const noexcept { return m_lowest; } ///< of the figures so far; 0 without

    [[nodiscard]] double highest() const noexcept { return m_highest; }

    /// Some cell is computed and no run of it has the figure.
    [[nodiscard]] bool hasGaps() const noexcept { return m_hasGaps; }

    static constexpr int bands = 7; ///< of the legend of figures
    /// The band of a figure, 0 … bands − 1.
    [[nodiscard]] int bandOf(double figure) const;

    /// See `map::edges`.
    [[nodiscard]] const std::vector<std::optional<Edge>>& edges() const noexcept { return m_edges; }

private:
    std::shared_ptr<const Question> m_question;
    storm::SweepMap m_map;
    std::vector<std::optional<Edge>> m_edges;
    std::size_t m_done = 0;
    double m_lowest = 0.0;
    double m_highest = 0.0;
    bool m_hasFigures = false;
    bool m_hasGaps = false;
};

} // namespace repique::map
