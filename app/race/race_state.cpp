// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/race_state.h"

#include "core/base/assert.h"

#include <algorithm>
#include <cmath>

namespace repique {
namespace {

constexpr Playback::Wall oneCard{1200.0}; ///< at normal speed: time to read a sentence's beginning

} // namespace

RaceState::RaceState(QObject* parent) : Playback(parent)
{
    setSetup({});
}

void RaceState::setSetup(const race::Setup& setup)
{
    REPIQUE_ASSERT(setup.copies >= fewestCopies && setup.copies <= mostCopies);
    m_setup = setup;
    m_outcomes = race::enumerate(setup);
    pause();
    deal(m_outcomes.front().order, 0);
    Q_EMIT setupChanged();
    Q_EMIT triedChanged();
}

void RaceState::setOrder(const race::Order& order)
{
    pause();
    if (order != m_order) {
        deal(order, 0);
    }
}

RaceState::Answer RaceState::mayMove(int from, int to) const
{
    REPIQUE_ASSERT(from >= 0 && from < cardCount() && to >= 0 && to < cardCount());
    const auto first = m_order.begin() + (from < to ? from + 1 : to);
    const auto last = m_order.begin() + (from < to ? to + 1 : from);
    const int copy = m_order.at(static_cast<std::size_t>(from));
    return std::find(first, last, copy) == last ? Answer::Done : Answer::SameCopy;
}

RaceState::Answer RaceState::moveCard(int from, int to)
{
    const Answer answer = mayMove(from, to);
    if (answer == Answer::Done && from != to) {
        race::Order order = m_order;
        const int copy = order.at(static_cast<std::size_t>(from));
        order.erase(order.begin() + from);
        order.insert(order.begin() + to, copy);
        setOrder(order);
    }
    return answer;
}

RaceState::Answer RaceState::playNext(int copy)
{
    if (isAtEnd()) {
        return Answer::AllPlayed;
    }
    const auto next = m_order.begin() + m_position;
    const auto found = std::find(next, m_order.end(), copy);
    if (found == m_order.end()) {
        return Answer::NoCardLeft;
    }
    pause();
    const int place = m_position;
    race::Order order = m_order;
    const auto from = order.begin() + (found - m_order.begin());
    std::rotate(order.begin() + place, from, from + 1);
    if (order != m_order) {
        deal(order, place);
    }
    goTo(place + 1);
    return Answer::Done;
}

void RaceState::goTo(int position)
{
    const int place = std::clamp(position, 0, cardCount());
    m_shown = Wall{};
    if (place == m_position) {
        return;
    }
    m_position = place;
    noteTried();
    Q_EMIT moved();
}

int RaceState::orderIndex() const
{
    const auto found = std::ranges::find(m_outcomes, m_order, &race::Outcome::order);
    return static_cast<int>(found - m_outcomes.begin());
}

bool RaceState::isTried(const race::Order& order) const
{
    return tried().contains(order);
}

int RaceState::triedCount() const
{
    return static_cast<int>(tried().size());
}

int RaceState::duplicatingCount() const
{
    return static_cast<int>(race::duplicating(m_outcomes));
}

int RaceState::triedDuplicatingCount() const
{
    return static_cast<int>(std::ranges::count_if(m_outcomes,
        [this](const race::Outcome& outcome) { return outcome.debits > 1 && isTried(outcome.order); }));
}

void RaceState::tryAll()
{
    std::set<race::Order>& all = m_tried[{m_setup.copies, m_setup.server}];
    for (const race::Outcome& outcome : m_outcomes) {
        all.insert(outcome.order);
    }
    Q_EMIT triedChanged();
}

double RaceState::fraction() const
{
    return static_cast<double>(m_position) / cardCount();
}

void RaceState::scrub(double fraction)
{
    goTo(static_cast<int>(std::lround(std::clamp(fraction, 0.0, 1.0) * cardCount())));
}

void RaceState::skip(int steps)
{
    pause();
    goTo(m_position + steps);
}

void RaceState::first()
{
    goTo(0);
}

void RaceState::last()
{
    pause();
    goTo(cardCount());
}

void RaceState::advance(Wall wall)
{
    if (!isPlaying()) {
        return;
    }
    Wall shown = m_shown + wall * factor();
    while (shown >= oneCard && !isAtEnd()) {
        shown -= oneCard;
        goTo(m_position + 1);
    }
    m_shown = shown;
    if (isAtEnd()) {
        pause();
    }
}

/// Puts the cards in this order on the table, the first `position` of them played.
void RaceState::deal(race::Order order, int position)
{
    m_order = std::move(order);
    m_played = race::played(m_setup, m_order).plays();
    m_position = position;
    m_shown = Wall{};
    Q_EMIT orderChanged();
    Q_EMIT timelineChanged();
    Q_EMIT moved();
}

const std::set<race::Order>& RaceState::tried() const
{
    static const std::set<race::Order> none;
    const auto found = m_tried.find({m_setup.copies, m_setup.server});
    return found == m_tried.end() ? none : found->second;
}

void RaceState::noteTried()
{
    if (isAtEnd() && m_tried[{m_setup.copies, m_setup.server}].insert(m_order).second) {
        Q_EMIT triedChanged();
    }
}

} // namespace repique
