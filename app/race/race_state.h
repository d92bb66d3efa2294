// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sequence/playback.h"
#include "core/race/race.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace repique {

/// A race on the table: the copies and the server, the order that was put together, how much of it has been
/// played, and which orders have been tried. A place p means that the first p cards have been played; an
/// order is tried when its last card is. Another order starts anew. GUI thread.
class RaceState final : public Playback
{
    Q_OBJECT

public:
    /// What becomes of a wish to change the order.
    enum class Answer {
        Done,
        SameCopy, ///< a copy's own cards keep their order
        NoCardLeft, ///< this copy has played all of its cards
        AllPlayed, ///< there is no next card
    };
    Q_ENUM(Answer)

    static constexpr int fewestCopies = 2;
    static constexpr int mostCopies = 3;

    explicit RaceState(QObject* parent = nullptr);

    [[nodiscard]] const race::Setup& setup() const noexcept { return m_setup; }

    /// Copies fewestCopies … mostCopies (asserted). Starts with the first order; what was tried of another
    /// setup is remembered.
    void setSetup(const race::Setup& setup);

    [[nodiscard]] const race::Order& order() const noexcept { return m_order; }

    /// Legal and complete (asserted).
    void setOrder(const race::Order& order);
    /// Whether card `from` may go to place `to`: `Done` or `SameCopy`. Both are places of the order
    /// (asserted).
    [[nodiscard]] Answer mayMove(int from, int to) const;
    /// Takes card `from` and puts it at place `to`, when it may.
    [[nodiscard]] Answer moveCard(int from, int to);
    /// Whose turn it is next: brings the next card of `copy` forward, and plays it.
    [[nodiscard]] Answer playNext(int copy);

    [[nodiscard]] int cardCount() const noexcept { return static_cast<int>(m_order.size()); }

    /// The card at `index`, and what it does, found and left behind when its turn comes in this order.
    [[nodiscard]] const race::Play& playAt(int index) const
    {
        return m_played.at(static_cast<std::size_t>(index));
    }

    [[nodiscard]] int position() const noexcept { return m_position; } ///< cards played

    void goTo(int position); ///< clamped

    /// Every order of the setup with its debits, in alphabetical order.
    [[nodiscard]] const std::vector<race::Outcome>& outcomes() const noexcept { return m_outcomes; }

    [[nodiscard]] int orderIndex() const; ///< of the order on the table, in `outcomes()`
    [[nodiscard]] bool isTried(const race::Order& order) const;
    [[nodiscard]] int triedCount() const;
    [[nodiscard]] int duplicatingCount() const; ///< of all orders
    [[nodiscard]] int triedDuplicatingCount() const;
    /// Counts every order as tried.
    void tryAll();

    [[nodiscard]] bool isEmpty() const override { return false; }

    [[nodiscard]] bool isAtStart() const override { return m_position == 0; }

    [[nodiscard]] bool isAtEnd() const override { return m_position == cardCount(); }

    [[nodiscard]] double fraction() const override;
    void scrub(double fraction) override;
    void skip(int steps) override;
    void first() override;
    void last() override;
    void advance(Wall wall) override;

Q_SIGNALS:
    void setupChanged();
    void orderChanged();
    void triedChanged();

private:
    using Key = std::pair<int, settlement::ServerMode>;

    void deal(race::Order order, int position);
    [[nodiscard]] const std::set<race::Order>& tried() const;
    void noteTried();

    race::Setup m_setup;
    race::Order m_order;
    std::vector<race::Play> m_played; ///< the whole order
    std::vector<race::Outcome> m_outcomes;
    std::map<Key, std::set<race::Order>> m_tried;
    int m_position = 0;
    Wall m_shown{}; ///< how long the current card has been shown while playing
};

} // namespace repique
