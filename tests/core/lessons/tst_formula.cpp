// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/formula.h"

#include <QtCore/QObject>
#include <QtTest/QTest>

using namespace repique;

class TestFormula : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arithmeticIsDone_data();
    void arithmeticIsDone();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();

private:
    static Result<double> value(const std::string& formula)
    {
        return lessons::evaluate(formula,
            [](const std::string& name) { return name == "ten" ? std::optional{10.0} : std::nullopt; });
    }
};

void TestFormula::arithmeticIsDone_data()
{
    QTest::addColumn<std::string>("formula");
    QTest::addColumn<double>("expected");
    QTest::newRow("a number") << std::string{" 1.5 "} << 1.5;
    QTest::newRow("a name") << std::string{"ten"} << 10.0;
    QTest::newRow("products before sums") << std::string{"1 + 2 * 3"} << 7.0;
    QTest::newRow("from the left") << std::string{"8 - 2 - 1"} << 5.0;
    QTest::newRow("parentheses") << std::string{"(8 - 2) / 3"} << 2.0;
    QTest::newRow("powers before products") << std::string{"2 * 3 ^ 2"} << 18.0;
    QTest::newRow("a minus in front") << std::string{"-ten + 4"} << -6.0;
    QTest::newRow("layers at half, I-5") << std::string{"(1 - 0.5^3) / (1 - 0.5)"} << 1.75;
}

void TestFormula::arithmeticIsDone()
{
    QFETCH(std::string, formula);
    QFETCH(double, expected);
    const Result<double> got = value(formula);
    QVERIFY2(got.has_value(), got ? "" : got.error().detail.c_str());
    QCOMPARE(*got, expected);
}

void TestFormula::whatIsWrongIsSaid_data()
{
    QTest::addColumn<std::string>("formula");
    QTest::addColumn<int>("code");
    QTest::addColumn<std::string>("detail");
    const int syntax = static_cast<int>(Errc::Syntax);
    QTest::newRow("nothing") << std::string{} << syntax << std::string{"…"};
    QTest::newRow("an open end") << std::string{"1 +"} << syntax << std::string{"…"};
    QTest::newRow("two numbers") << std::string{"1 2"} << syntax << std::string{"2"};
    QTest::newRow("a parenthesis too few") << std::string{"(1"} << syntax << std::string{"…"};
    QTest::newRow("two points") << std::string{"1.2.3"} << syntax << std::string{"…"};
    QTest::newRow("an unknown name") << std::string{"1 + eleven"} << static_cast<int>(Errc::NotFound)
                                     << std::string{"eleven"};
    QTest::newRow("far too deep") << std::string(100, '(') << syntax << std::string(20, '(');
}

void TestFormula::whatIsWrongIsSaid()
{
    QFETCH(std::string, formula);
    QFETCH(int, code);
    QFETCH(std::string, detail);
    const Result<double> got = value(formula);
    QVERIFY(!got.has_value());
    QCOMPARE(static_cast<int>(got.error().code), code);
    QCOMPARE(got.error().detail, detail);
}

QTEST_APPLESS_MAIN(TestFormula)

#include "tst_formula.moc"
