// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/race/race.h"

#include "core/base/assert.h"

#include <algorithm>

namespace repique::race {
namespace {

using settlement::ServerMode;

/// The first order in the alphabet: "AABB".
Order firstOrder(const Setup& setup)
{
    Order order;
    for (int copy = 0; copy < setup.copies; ++copy) {
        order.insert(order.end(), cardsOf(setup.server).size(), copy);
    }
    return order;
}

bool isLegal(const Setup& setup, Order order)
{
    std::sort(order.begin(), order.end());
    return order == firstOrder(setup);
}

} // namespace

const std::vector<Card>& cardsOf(ServerMode server)
{
    static const std::vector<Card> checkThenInsert{Card::Check, Card::ApplyAndInsert};
    static const std::vector<Card> atomic{Card::Settle};
    static const std::vector<Card> none{Card::Apply};
    switch (server) {
    case ServerMode::Atomic:
        return atomic;
    case ServerMode::CheckThenInsert:
        return checkThenInsert;
    case ServerMode::None:
        break;
    }
    return none;
}

std::string orderText(const Order& order)
{
    std::string text;
    for (const int copy : order) {
        text += static_cast<char>('A' + copy);
    }
    return text;
}

std::optional<Order> parseOrder(const Setup& setup, std::string_view text)
{
    Order order;
    for (const char letter : text) {
        order.push_back(letter - 'A');
    }
    return isLegal(setup, order) ? std::optional{std::move(order)} : std::nullopt;
}

std::vector<Order> allOrders(const Setup& setup)
{
    REPIQUE_ASSERT(setup.copies >= 1 && setup.copies <= mostCopies);
    std::vector<Order> orders;
    Order order = firstOrder(setup);
    do {
        orders.push_back(order);
    } while (std::next_permutation(order.begin(), order.end()));
    return orders;
}

Table::Table(Setup setup) : m_setup{setup}
{
    REPIQUE_ASSERT(setup.copies >= 1 && setup.copies <= mostCopies);
    m_copies.resize(static_cast<std::size_t>(setup.copies));
}

bool Table::mayPlay(int copy) const noexcept
{
    return copy >= 0 && copy < m_setup.copies
        && m_copies[static_cast<std::size_t>(copy)].played < cardsOf(m_setup.server).size();
}

Card Table::next(int copy) const
{
    REPIQUE_ASSERT(mayPlay(copy));
    return cardsOf(m_setup.server)[m_copies[static_cast<std::size_t>(copy)].played];
}

const Play& Table::play(int copy)
{
    const Card card = next(copy);
    Copy& player = m_copies[static_cast<std::size_t>(copy)];
    ++player.played;
    Play play = effectOf(player, card);
    play.copy = copy;
    m_debits += play.isDebit ? 1 : 0;
    m_keyRows += play.isDebit && card != Card::Apply ? 1 : 0;
    play.debits = m_debits;
    play.keyRows = m_keyRows;
    return m_plays.emplace_back(play);
}

bool Table::isComplete() const noexcept
{
    return m_plays.size() == m_copies.size() * cardsOf(m_setup.server).size();
}

Order Table::order() const
{
    Order order;
    for (const Play& play : m_plays) {
        order.push_back(play.copy);
    }
    return order;
}

/// What `card` finds and does, before it is counted.
Play Table::effectOf(Copy& copy, Card card) const
{
    Play play;
    play.card = card;
    switch (card) {
    case Card::Check:
        copy.foundKey = m_keyRows > 0;
        break;
    case Card::ApplyAndInsert: // what its own check saw, whatever has happened since
        play.isDebit = !copy.foundKey;
        break;
    case Card::Settle:
        copy.foundKey = m_keyRows > 0;
        play.isDebit = !copy.foundKey;
        break;
    case Card::Apply:
        play.isDebit = true;
        break;
    }
    play.foundKey = copy.foundKey;
    return play;
}

Table played(const Setup& setup, const Order& order)
{
    REPIQUE_ASSERT(isLegal(setup, order));
    Table table{setup};
    for (const int copy : order) {
        table.play(copy);
    }
    return table;
}

std::vector<Outcome> enumerate(const Setup& setup)
{
    std::vector<Outcome> outcomes;
    for (Order& order : allOrders(setup)) {
        const std::int64_t debits = played(setup, order).debits();
        outcomes.push_back({std::move(order), debits});
    }
    return outcomes;
}

std::size_t duplicating(const std::vector<Outcome>& outcomes) noexcept
{
    return static_cast<std::size_t>(std::count_if(
        outcomes.begin(), outcomes.end(), [](const Outcome& outcome) { return outcome.debits > 1; }));
}

} // namespace repique::race
