// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/block_queue.h"

#include <QtTest/QTest>

#include <rapidcheck.h>

#include <cstdint>
#include <deque>

using namespace repique::storm;

namespace {

/// So large that a block holds four.
struct Wide
{
    std::uint64_t value = 0;
    std::byte rest[BlockStore::blockBytes / 4 - sizeof(std::uint64_t)] = {};
};

static_assert(sizeof(Wide) * 4 == BlockStore::blockBytes);

} // namespace

class TestBlockQueue : public QObject
{
    Q_OBJECT

private slots:
    void itAgreesWithADeque();
    void aRunAfterARunTakesTheSameBlocks();
};

void TestBlockQueue::itAgreesWithADeque()
{
    QVERIFY(rc::check("push and pop at both ends", [] {
        BlockStore store;
        BlockQueue<Wide> queue{store};
        std::deque<std::uint64_t> expected;
        std::uint64_t next = 0;
        for (const int what : *rc::gen::container<std::vector<int>>(200, rc::gen::inRange(0, 5))) {
            if (what > 1 || expected.empty()) {
                queue.pushBack({next, {}});
                expected.push_back(next++);
            } else if (what == 0) {
                RC_ASSERT(queue.popFront().value == expected.front());
                expected.pop_front();
            } else {
                RC_ASSERT(queue.popBack().value == expected.back());
                expected.pop_back();
            }
            RC_ASSERT(queue.size() == expected.size());
            RC_ASSERT(queue.empty() == expected.empty());
            if (!expected.empty()) { // an assertion would evaluate both sides of ||
                RC_ASSERT(queue.front().value == expected.front());
            }
        }
        for (; !expected.empty(); expected.pop_front()) {
            RC_ASSERT(queue.popFront().value == expected.front());
        }
    }));
}

void TestBlockQueue::aRunAfterARunTakesTheSameBlocks()
{
    BlockStore store;
    std::byte* first = nullptr;
    for (int run = 0; run < 2; ++run) {
        BlockStore::Block block = store.take();
        first = run == 0 ? block.get() : first;
        QCOMPARE(block.get(), first);
        store.giveBack(std::move(block));
    }
}

QTEST_APPLESS_MAIN(TestBlockQueue)
#include "tst_block_queue.moc"
