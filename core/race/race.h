// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/fault.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace repique::race {

/// The most copies of one payment whose orders are listed: 2,520 orders of four check-then-insert copies.
inline constexpr int mostCopies = 4;

/// What a copy does in one step of its server.
enum class Card : std::uint8_t {
    Check, ///< looks the key up
    ApplyAndInsert, ///< debits and remembers the key, unless its check had found it
    Settle, ///< key and effect in one transaction under UNIQUE
    Apply, ///< debits; the key is ignored
};

/// The cards of one copy, in the order in which it must play them.
[[nodiscard]] const std::vector<Card>& cardsOf(settlement::ServerMode server);

/// Copies of one payment and how the server keeps them apart.
struct Setup
{
    int copies = 2; ///< 1 … mostCopies, asserted
    settlement::ServerMode server = settlement::ServerMode::CheckThenInsert;

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// Whose card is played 1st, 2nd, 3rd …: copy numbers from 0. Any order in which each copy appears as often
/// as it has cards is legal: its own cards never change places.
using Order = std::vector<int>;

/// "ABAB"
[[nodiscard]] std::string orderText(const Order& order);
/// Nothing unless `text` is a legal and complete order of `setup`.
[[nodiscard]] std::optional<Order> parseOrder(const Setup& setup, std::string_view text);

/// Every order once, in alphabetical order: with n copies of k cards there are (n·k)! ÷ (k!)^n.
[[nodiscard]] std::vector<Order> allOrders(const Setup& setup);

/// What one played card did, and the ledger after it.
struct Play
{
    int copy = 0;
    Card card = Card::Check;
    bool foundKey = false; ///< the key was there: this copy answers with what is stored
    bool isDebit = false; ///< this card moved the money
    std::int64_t debits = 0; ///< after the card
    std::int64_t keyRows = 0; ///< rows that bind the key, after the card
};

/// One race, card by card: what a screen shows and what the list of orders counts. Pure model of the servers
/// of core/settlement; the tests hold it against them.
class Table final
{
public:
    explicit Table(Setup setup);

    /// Whether `copy` has a card left.
    [[nodiscard]] bool mayPlay(int copy) const noexcept;
    /// The next card of `copy`, which has one left (asserted).
    [[nodiscard]] Card next(int copy) const;
    /// Plays the next card of `copy`, which has one left (asserted).
    const Play& play(int copy);

    [[nodiscard]] bool isComplete() const noexcept;

    [[nodiscard]] const Setup& setup() const noexcept { return m_setup; }

    [[nodiscard]] const std::vector<Play>& plays() const noexcept { return m_plays; }

    [[nodiscard]] Order order() const;

    [[nodiscard]] std::int64_t debits() const noexcept { return m_debits; }

private:
    struct Copy
    {
        std::size_t played = 0;
        bool foundKey = false;
    };

    [[nodiscard]] Play effectOf(Copy& copy, Card card) const;

    Setup m_setup;
    std::vector<Copy> m_copies;
    std::vector<Play> m_plays;
    std::int64_t m_debits = 0;
    std::int64_t m_keyRows = 0;
};

/// The table after all cards of `order`, which is legal and complete (asserted).
[[nodiscard]] Table played(const Setup& setup, const Order& order);

/// An order and how often it debits.
struct Outcome
{
    Order order;
    std::int64_t debits = 0;
};

/// Every order of `setup` with its debits, in alphabetical order. Exact; milliseconds for the most copies.
[[nodiscard]] std::vector<Outcome> enumerate(const Setup& setup);

/// How many of `outcomes` debit more than once.
[[nodiscard]] std::size_t duplicating(const std::vector<Outcome>& outcomes) noexcept;

} // namespace repique::race
