// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/leitner.h"

#include <QtTest/QTest>

using namespace repique::lessons;

namespace {

constexpr Day today{std::chrono::days{20'000}};

} // namespace

class LeitnerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gradeMovesADueCard_data();
    void gradeMovesADueCard();
    void cardThatIsNotDueStaysUnlessForgotten_data();
    void cardThatIsNotDueStaysUnlessForgotten();
    void rememberedEveryTimeItComesBackAfterTheListedDays();
};

/// Source of every row: https://en.wikipedia.org/wiki/Leitner_system with intervals 1, 2, 4, 9, 14 (I-18).
void LeitnerTest::gradeMovesADueCard_data()
{
    QTest::addColumn<int>("box");
    QTest::addColumn<int>("grade");
    QTest::addColumn<int>("newBox");
    QTest::addColumn<int>("days");
    QTest::newRow("new card, remembered: box 1, tomorrow") << 0 << 1 << 1 << 1;
    QTest::newRow("new card, almost: box 1, tomorrow") << 0 << 2 << 1 << 1;
    QTest::newRow("new card, forgotten: box 1, tomorrow") << 0 << 3 << 1 << 1;
    QTest::newRow("box 1, remembered: box 2, in 2 days") << 1 << 1 << 2 << 2;
    QTest::newRow("box 2, remembered: box 3, in 4 days") << 2 << 1 << 3 << 4;
    QTest::newRow("box 3, remembered: box 4, in 9 days") << 3 << 1 << 4 << 9;
    QTest::newRow("box 4, remembered: box 5, in 14 days") << 4 << 1 << 5 << 14;
    QTest::newRow("box 5, remembered: stays, in 14 days") << 5 << 1 << 5 << 14;
    QTest::newRow("box 3, almost: stays, in 4 days") << 3 << 2 << 3 << 4;
    QTest::newRow("box 3, forgotten: box 1, tomorrow") << 3 << 3 << 1 << 1;
    QTest::newRow("box 5, forgotten: box 1, tomorrow") << 5 << 3 << 1 << 1;
}

void LeitnerTest::gradeMovesADueCard()
{
    QFETCH(int, box);
    QFETCH(int, grade);
    QFETCH(int, newBox);
    QFETCH(int, days);
    const CardState moved = graded({box, today}, static_cast<Grade>(grade), today);
    QCOMPARE(moved.box, newBox);
    QCOMPARE((moved.due - today).count(), days);
}

void LeitnerTest::cardThatIsNotDueStaysUnlessForgotten_data()
{
    QTest::addColumn<int>("grade");
    QTest::addColumn<int>("newBox");
    QTest::addColumn<int>("days");
    QTest::newRow("remembered: as it was") << 1 << 2 << 2;
    QTest::newRow("almost: as it was") << 2 << 2 << 2;
    QTest::newRow("forgotten: box 1, tomorrow") << 3 << 1 << 1;
}

void LeitnerTest::cardThatIsNotDueStaysUnlessForgotten()
{
    QFETCH(int, grade);
    QFETCH(int, newBox);
    QFETCH(int, days);
    const CardState moved = graded({2, today + std::chrono::days{2}}, static_cast<Grade>(grade), today);
    QCOMPARE(moved.box, newBox);
    QCOMPARE((moved.due - today).count(), days);
}

void LeitnerTest::rememberedEveryTimeItComesBackAfterTheListedDays()
{
    CardState card{};
    Day day = today;
    std::vector<int> waits;
    for (int i = 0; i < 6; ++i) {
        card = graded(card, Grade::Remembered, day);
        waits.push_back(static_cast<int>((card.due - day).count()));
        day = card.due;
    }
    QCOMPARE(waits, (std::vector{1, 2, 4, 9, 14, 14}));
}

QTEST_APPLESS_MAIN(LeitnerTest)

#include "tst_leitner.moc"
