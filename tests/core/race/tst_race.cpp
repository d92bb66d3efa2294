// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/race/race.h"

#include <QtTest/QTest>

#include <set>

using namespace repique;
using namespace repique::race;
using settlement::ServerMode;

Q_DECLARE_METATYPE(repique::race::Setup)

/// The model of races alone; tests of races on SQLite hold it against the real servers.
class TestRace final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enumerationIsExact_data();
    void enumerationIsExact();
    void everyOrderIsListedOnceInTheAlphabet();
    void theFourBadOrdersOfTwoCopies();
    void aTableShowsWhatEachCardDid();
    void onlyLegalOrdersAreRead_data();
    void onlyLegalOrdersAreRead();
};

void TestRace::enumerationIsExact_data()
{
    QTest::addColumn<Setup>("setup");
    QTest::addColumn<std::size_t>("orders");
    QTest::addColumn<std::size_t>("bad");
    using Size = std::size_t;
    const auto check = ServerMode::CheckThenInsert;
    QTest::newRow("one copy races nobody") << Setup{1, check} << Size{1} << Size{0};
    QTest::newRow("two check-then-insert copies: 4!/(2!·2!) = 6, 4 debit twice (four in six)")
        << Setup{2, check} << Size{6} << Size{4};
    QTest::newRow("three check-then-insert copies: 6!/(2!)^3 = 90, all but 3·4!/(2!)^2 = 18")
        << Setup{3, check} << Size{90} << Size{72};
    QTest::newRow("four check-then-insert copies: 8!/(2!)^4 = 2520, all but 4·90")
        << Setup{4, check} << Size{2520} << Size{2160};
    QTest::newRow("two atomic copies: 2! = 2, none") << Setup{2, ServerMode::Atomic} << Size{2} << Size{0};
    QTest::newRow("three atomic copies: 3! = 6, none") << Setup{3, ServerMode::Atomic} << Size{6} << Size{0};
    QTest::newRow("two copies without keys: always") << Setup{2, ServerMode::None} << Size{2} << Size{2};
    QTest::newRow("three copies without keys: always") << Setup{3, ServerMode::None} << Size{6} << Size{6};
}

void TestRace::enumerationIsExact()
{
    QFETCH(Setup, setup);
    QFETCH(std::size_t, orders);
    QFETCH(std::size_t, bad);
    const std::vector<Outcome> outcomes = enumerate(setup);
    QCOMPARE(outcomes.size(), orders);
    QCOMPARE(duplicating(outcomes), bad);
}

void TestRace::everyOrderIsListedOnceInTheAlphabet()
{
    std::vector<std::string> texts;
    for (const Order& order : allOrders({3, ServerMode::CheckThenInsert})) {
        texts.push_back(orderText(order));
    }
    const std::set<std::string> sorted{texts.begin(), texts.end()};
    QCOMPARE(texts, (std::vector<std::string>{sorted.begin(), sorted.end()}));
}

void TestRace::theFourBadOrdersOfTwoCopies()
{
    std::vector<std::string> bad;
    for (const Outcome& outcome : enumerate({2, ServerMode::CheckThenInsert})) {
        if (outcome.debits > 1) {
            bad.push_back(orderText(outcome.order));
        }
    }
    QCOMPARE(bad, (std::vector<std::string>{"ABAB", "ABBA", "BAAB", "BABA"}));
}

void TestRace::aTableShowsWhatEachCardDid()
{
    Table table{{2, ServerMode::CheckThenInsert}};
    QCOMPARE(table.next(0), Card::Check);
    QVERIFY(!table.play(0).foundKey);
    QVERIFY(!table.play(1).foundKey); // B checks before A inserts
    QCOMPARE(table.next(0), Card::ApplyAndInsert);
    QVERIFY(table.play(0).isDebit);
    QVERIFY(!table.mayPlay(0));
    QVERIFY(!table.isComplete());
    const Play last = table.play(1);
    QVERIFY(last.isDebit);
    QCOMPARE(last.debits, 2);
    QCOMPARE(last.keyRows, 2);
    QVERIFY(table.isComplete());
    QCOMPARE(orderText(table.order()), std::string{"ABAB"});
}

void TestRace::onlyLegalOrdersAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isLegal");
    QTest::newRow("a complete order") << "ABBA" << true;
    QTest::newRow("a card missing") << "ABB" << false;
    QTest::newRow("a card too many") << "AABBA" << false;
    QTest::newRow("a copy that does not race") << "ABCA" << false;
    QTest::newRow("small letters") << "abab" << false;
    QTest::newRow("nothing") << "" << false;
}

void TestRace::onlyLegalOrdersAreRead()
{
    QFETCH(QString, text);
    QFETCH(bool, isLegal);
    QCOMPARE(parseOrder({2, ServerMode::CheckThenInsert}, text.toStdString()).has_value(), isLegal);
}

QTEST_APPLESS_MAIN(TestRace)

#include "tst_race.moc"
