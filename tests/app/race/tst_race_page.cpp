// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/ledger_table.h"
#include "app/race/race_cards.h"
#include "app/race/race_ledger.h"
#include "app/race/race_orders.h"
#include "app/race/race_page.h"
#include "app/race/real_races.h"
#include "app/widgets/segmented_switch.h"
#include "app/widgets/tile.h"
#include "tests/app/window/warnings.h"

#include <QtGui/QAccessible>
#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <memory>

using namespace repique;
using settlement::ServerMode;

namespace {

/// The page in a window without a size of its own.
struct Bench
{
    QWidget window;
    RacePage& page = *new RacePage(&window);
    RaceState& state = page.state();
    RaceCards& cards = *page.findChild<RaceCards*>();
    RaceOrders& orders = *page.findChild<RaceOrders*>();
    RaceLedger& ledger = *page.findChild<RaceLedger*>();

    Bench()
    {
        page.resize(1'200, 700);
        page.setReducedMotion(true);
        window.resize(1'200, 700);
        window.show();
        QApplication::setActiveWindow(&window);
        page.setFocus();
    }

    [[nodiscard]] QString order() const { return QString::fromStdString(race::orderText(state.order())); }

    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    /// Presses the letters of an order, from the start.
    void type(const QString& order) const
    {
        key(Qt::Key_Home);
        for (const QChar copy : order) {
            key(Qt::Key_A + (copy.unicode() - u'A'));
        }
    }

    [[nodiscard]] QPoint middleOf(int card) const
    {
        return cards.visualRect(cards.model()->index(card, 0)).center();
    }

    void drag(int card, QPoint to) const
    {
        QWidget* const table = cards.viewport();
        QTest::mousePress(table, Qt::LeftButton, Qt::NoModifier, middleOf(card));
        QTest::mouseMove(table, (middleOf(card) + to) / 2);
        QTest::mouseMove(table, to);
        QTest::mouseRelease(table, Qt::LeftButton, Qt::NoModifier, to);
    }

    [[nodiscard]] QString verdictOf(std::size_t row) const
    {
        return orders.model()->index(static_cast<int>(row), 0).data(OrderModel::VerdictRole).toString();
    }
};

} // namespace

class TestRacePage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { failOnWarnings(); }

    void allSixOrdersByKeyboardAlone()
    {
        const Bench bench;
        for (const race::Outcome& outcome : bench.state.outcomes()) {
            const QString order = QString::fromStdString(race::orderText(outcome.order));
            bench.type(order);
            QCOMPARE(bench.order(), order);
            QVERIFY(bench.state.isAtEnd());
            const auto row = static_cast<std::size_t>(bench.state.orderIndex());
            QCOMPARE(bench.verdictOf(row),
                outcome.debits > 1 ? QStringLiteral("✕ debits twice") : QStringLiteral("✓ one debit"));
        }
        QCOMPARE(bench.page.findChild<QLabel*>(QStringLiteral("raceTried"))->text(),
            QStringLiteral("6 of 6 tried · 4 of the 4 that debit more than once found"));
    }

    void arrowsMoveTheChosenCard_data()
    {
        QTest::addColumn<Qt::KeyboardModifiers>("modifier");
        QTest::addRow("with Alt") << Qt::KeyboardModifiers(Qt::AltModifier);
        QTest::addRow("with Ctrl") << Qt::KeyboardModifiers(Qt::ControlModifier);
    }

    void arrowsMoveTheChosenCard()
    {
        QFETCH(Qt::KeyboardModifiers, modifier);
        const Bench bench;
        bench.key(Qt::Key_Down);
        bench.key(Qt::Key_Down, modifier);
        QCOMPARE(bench.order(), QStringLiteral("ABAB"));
        QCOMPARE(bench.cards.currentIndex().row(), 2); // the card stays chosen
        bench.key(Qt::Key_Down, modifier);
        QCOMPARE(bench.order(), QStringLiteral("ABBA"));
        bench.key(Qt::Key_Up, modifier);
        QCOMPARE(bench.order(), QStringLiteral("ABAB"));
    }

    void aCardIsDraggedWithTheMouse()
    {
        const Bench bench;
        bench.drag(1, bench.middleOf(2) + QPoint(0, 4));
        QCOMPARE(bench.order(), QStringLiteral("ABAB"));
        bench.drag(3, bench.middleOf(0) - QPoint(0, 200)); // past B's own card: refused
        QCOMPARE(bench.order(), QStringLiteral("ABAB"));
        QVERIFY(!bench.page.refusal().isEmpty());
        bench.drag(1, bench.middleOf(0) - QPoint(0, 4));
        QCOMPARE(bench.order(), QStringLiteral("BAAB"));
        QCOMPARE(bench.page.refusal(), QString());
    }

    void escapeLetsADraggedCardGo()
    {
        const Bench bench;
        QWidget* const table = bench.cards.viewport();
        QTest::mousePress(table, Qt::LeftButton, Qt::NoModifier, bench.middleOf(1));
        QTest::mouseMove(table, bench.middleOf(3));
        bench.key(Qt::Key_Escape);
        QTest::mouseRelease(table, Qt::LeftButton, Qt::NoModifier, bench.middleOf(3));
        QCOMPARE(bench.order(), QStringLiteral("AABB"));
    }

    void anIllegalOrderIsRefusedWithASentence()
    {
        const Bench bench;
        bench.key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(bench.order(), QStringLiteral("AABB"));
        QVERIFY2(bench.page.refusal().contains(QLatin1String("before it inserts")),
            qPrintable(bench.page.refusal()));
        bench.key(Qt::Key_C);
        QVERIFY2(bench.page.refusal().contains(QLatin1String("no copy C")), qPrintable(bench.page.refusal()));
        bench.key(Qt::Key_A);
        QCOMPARE(bench.page.refusal(), QString());
    }

    void theLedgerFollowsCardByCard()
    {
        const Bench bench;
        auto* settlements = bench.page.findChild<LedgerTable*>(QStringLiteral("raceSettlements"));
        auto* keys = bench.page.findChild<LedgerTable*>(QStringLiteral("raceKeys"));
        auto* debits = bench.page.findChild<Tile*>(QStringLiteral("raceDebits"));
        auto* payer = bench.page.findChild<Tile*>(QStringLiteral("racePayer"));
        bench.type(QStringLiteral("ABAB"));
        bench.key(Qt::Key_Home);
        QCOMPARE(settlements->rows().size(), std::size_t{0});
        QCOMPARE(payer->figure(), QStringLiteral("R$\u00a0200.00"));
        bench.key(Qt::Key_Right);
        QVERIFY(bench.ledger.sentence().contains(QLatin1String("finds nothing")));
        bench.key(Qt::Key_Right);
        bench.key(Qt::Key_Right);
        QCOMPARE(settlements->rows().size(), std::size_t{1});
        QCOMPARE(keys->rows().size(), std::size_t{1});
        bench.key(Qt::Key_Right);
        QCOMPARE(settlements->rows().size(), std::size_t{2});
        QCOMPARE(settlements->rows().back().tone, Tone::Duplicate);
        QCOMPARE(payer->figure(), QStringLiteral("R$\u00a0140.00"));
        QCOMPARE(debits->figure(), QStringLiteral("2"));
        QCOMPARE(bench.ledger.sentence(),
            QStringLiteral("B had looked before A wrote and still takes itself for the first: it debits "
                           "R$ 30.00 again."));
    }

    void theListSaysWhatTheEnumerationSays_data()
    {
        QTest::addColumn<int>("copies");
        QTest::addColumn<int>("server");
        for (int copies = 2; copies <= 3; ++copies) {
            for (int server = 0; server < 3; ++server) {
                QTest::addRow("%d copies, choice %d", copies, server) << copies << server;
            }
        }
    }

    void theListSaysWhatTheEnumerationSays()
    {
        QFETCH(int, copies);
        QFETCH(int, server);
        const Bench bench;
        auto* servers = bench.page.findChild<SegmentedSwitch*>(QStringLiteral("raceServer"));
        auto* counts = bench.page.findChild<SegmentedSwitch*>(QStringLiteral("raceCopies"));
        servers->option(server)->click();
        counts->option(copies - 2)->click();
        constexpr std::array modes{ServerMode::CheckThenInsert, ServerMode::Atomic, ServerMode::None};
        const race::Setup setup{.copies = copies, .server = modes.at(static_cast<std::size_t>(server))};
        QCOMPARE(bench.state.setup(), setup);
        const std::vector<race::Outcome> expected = race::enumerate(setup);
        QCOMPARE(bench.orders.model()->rowCount(), static_cast<int>(expected.size()));
        QCOMPARE(bench.verdictOf(0), QStringLiteral("not tried"));
        bench.page.findChild<QPushButton*>(QStringLiteral("raceTryAll"))->click();
        for (std::size_t row = 0; row < expected.size(); ++row) {
            const QModelIndex index = bench.orders.model()->index(static_cast<int>(row), 0);
            QCOMPARE(index.data(OrderModel::OrderRole).toString().remove(QLatin1Char(' ')),
                QString::fromStdString(race::orderText(expected[row].order)));
            QCOMPARE(index.data(OrderModel::DebitsRole).toLongLong(), expected[row].debits);
            QCOMPARE(bench.verdictOf(row).startsWith(QStringLiteral("✕")), expected[row].debits > 1);
        }
    }

    void anOrderChosenInTheListLiesOnTheTable()
    {
        const Bench bench;
        bench.orders.setFocus();
        bench.key(Qt::Key_Down);
        bench.key(Qt::Key_Down);
        QCOMPARE(bench.order(), QStringLiteral("ABBA"));
        QVERIFY(bench.state.isAtStart());
        bench.key(Qt::Key_Return);
        QVERIFY(bench.state.isAtEnd());
        bench.key(Qt::Key_Left);
        QCOMPARE(bench.state.position(), 3);
        bench.type(QStringLiteral("BBAA"));
        QCOMPARE(bench.orders.currentIndex().row(), 5);
    }

    void theRealLedgerSaysTheSame()
    {
        const Bench bench;
        auto* real = bench.page.findChild<RealRaces*>();
        bench.type(QStringLiteral("ABAB"));
        bench.page.findChild<QPushButton*>(QStringLiteral("raceForce"))->click();
        QTRY_VERIFY(!real->isBusy());
        QCOMPARE(real->sentence(),
            QStringLiteral(
                "A B A B on real connections: ✕ debits twice. The ledger says what the cards said."));
    }

    void aThousandRacesAreCancelledWithEscape()
    {
        const Bench bench;
        auto* real = bench.page.findChild<RealRaces*>();
        auto* thousand = bench.page.findChild<QPushButton*>(QStringLiteral("raceThousand"));
        thousand->click();
        QVERIFY(!thousand->isEnabled());
        QVERIFY(bench.page.findChild<QPushButton*>(QStringLiteral("raceCancel"))->isVisible());
        bench.key(Qt::Key_A); // the page answers all the while
        QCOMPARE(bench.state.position(), 1);
        bench.key(Qt::Key_Escape);
        QTRY_VERIFY(!real->isBusy());
        QVERIFY2(real->sentence().startsWith(QLatin1String("Cancelled after")), qPrintable(real->sentence()));
        QVERIFY(thousand->isEnabled());
        QVERIFY(!bench.page.findChild<QPushButton*>(QStringLiteral("raceCancel"))->isVisible());
    }

    void everythingThatTakesTheKeyboardHasAName()
    {
        const Bench bench;
        const QList<QWidget*> parts = bench.page.findChildren<QWidget*>();
        int named = 0;
        for (QWidget* part : parts) {
            if ((part->focusPolicy() & Qt::TabFocus) != 0 && part->isVisible() && !part->focusProxy()) {
                QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(part);
                QVERIFY2(
                    spoken && !spoken->text(QAccessible::Name).isEmpty(), part->metaObject()->className());
                ++named;
            }
        }
        QCOMPARE_GE(named, 8); // cards, orders, five choices, three buttons
        QVERIFY(
            bench.cards.model()->index(0, 0).data().toString().contains(QLatin1String("A looks key K up")));
    }

    void aNarrowPageStacksItsParts_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("isBeside");
        QTest::addRow("wide: the orders stand beside the cards") << 1'200 << true;
        QTest::addRow("as narrow as beside a lesson at 1024: below the cards") << 735 << false;
        QTest::addRow("narrow: the orders stand below the cards") << 560 << false;
    }

    void aNarrowPageStacksItsParts()
    {
        QFETCH(int, width);
        QFETCH(bool, isBeside);
        const Bench bench;
        bench.page.resize(width, 700);
        QCoreApplication::processEvents();
        const QPoint cards = bench.cards.mapTo(&bench.page, QPoint());
        const QPoint orders = bench.orders.mapTo(&bench.page, QPoint());
        QCOMPARE(orders.x() > cards.x() + 100, isBeside);
        const auto* scroll = bench.page.findChild<QScrollArea*>();
        QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    }
};

QTEST_MAIN(TestRacePage)
#include "tst_race_page.moc"
