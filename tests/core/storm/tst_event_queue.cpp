// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/event_queue.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>
#include <vector>

using namespace repique;
using namespace repique::storm;

namespace {

SimTime at(std::int64_t nanoseconds)
{
    return SimTime{SimDuration{nanoseconds}};
}

void push(EventQueue& queue, Lane lane, std::int64_t when, std::uint32_t name)
{
    queue.push(lane, {at(when), EventKind::Send, {name, 0}});
}

std::vector<std::uint32_t> popAll(EventQueue& queue)
{
    std::vector<std::uint32_t> names;
    while (queue.nextAt() != SimTime::max()) {
        names.push_back(queue.pop().ticket.slot);
    }
    return names;
}

struct Pushed
{
    std::int64_t when = 0;
    std::uint32_t name = 0;
};

} // namespace

class TestEventQueue : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyQueueHasNoNext();
    void anEventComesBackWhole();
    void tiesKeepInsertionOrderAcrossSources();
    void anEventOutOfOrderInItsLaneStillComesInOrder();
    void anyMixtureComesOutInOrderOfTimeThenInsertion();
};

void TestEventQueue::anEmptyQueueHasNoNext()
{
    BlockStore memory;
    EventQueue queue{memory};
    QCOMPARE(queue.nextAt(), SimTime::max());
}

void TestEventQueue::anEventComesBackWhole()
{
    BlockStore memory;
    EventQueue queue{memory};
    queue.push(Lane::Service, {at(7), EventKind::ServiceEnd, {0xffffffffU, 0x12345678U}});
    QCOMPARE(queue.nextAt(), at(7));
    const Event event = queue.pop();
    QCOMPARE(event.at, at(7));
    QCOMPARE(event.kind, EventKind::ServiceEnd);
    QCOMPARE(event.ticket.slot, 0xffffffffU);
    QCOMPARE(event.ticket.detail, 0x12345678U);
    QCOMPARE(queue.nextAt(), SimTime::max());
}

void TestEventQueue::tiesKeepInsertionOrderAcrossSources()
{
    BlockStore memory;
    EventQueue queue{memory};
    push(queue, Lane::Heap, 5, 0);
    push(queue, Lane::Timeout, 5, 1);
    push(queue, Lane::Heap, 5, 2);
    push(queue, Lane::Wait, 5, 3);
    push(queue, Lane::Timeout, 5, 4);
    push(queue, Lane::Service, 4, 5);
    QCOMPARE(popAll(queue), (std::vector<std::uint32_t>{5, 0, 1, 2, 3, 4}));
}

void TestEventQueue::anEventOutOfOrderInItsLaneStillComesInOrder()
{
    BlockStore memory;
    EventQueue queue{memory};
    push(queue, Lane::Timeout, 10, 0);
    push(queue, Lane::Timeout, 3, 1);
    push(queue, Lane::Timeout, 10, 2);
    push(queue, Lane::Timeout, 12, 3);
    QCOMPARE(popAll(queue), (std::vector<std::uint32_t>{1, 0, 2, 3}));
}

void TestEventQueue::anyMixtureComesOutInOrderOfTimeThenInsertion()
{
    const bool holds = rc::check("the queue agrees with a stable sort", [] {
        const auto steps = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 1000));
        BlockStore memory;
        EventQueue queue{memory};
        std::vector<Pushed> pending;
        std::uint32_t name = 0;
        for (const int step : steps) {
            if (step % 3 == 0 && !pending.empty()) {
                const auto first = std::min_element(pending.begin(), pending.end(),
                    [](const Pushed& a, const Pushed& b) { return a.when < b.when; });
                RC_ASSERT(queue.nextAt() == at(first->when));
                RC_ASSERT(queue.pop().ticket.slot == first->name);
                pending.erase(first);
            } else {
                push(queue, static_cast<Lane>(step % 5), step / 50, name);
                pending.push_back({step / 50, name++});
            }
        }
        std::stable_sort(
            pending.begin(), pending.end(), [](const Pushed& a, const Pushed& b) { return a.when < b.when; });
        const std::vector<std::uint32_t> rest = popAll(queue);
        RC_ASSERT(rest.size() == pending.size());
        for (std::size_t i = 0; i < rest.size(); ++i) {
            RC_ASSERT(rest[i] == pending[i].name);
        }
    });
    QVERIFY(holds);
}

QTEST_APPLESS_MAIN(TestEventQueue)
#include "tst_event_queue.moc"
