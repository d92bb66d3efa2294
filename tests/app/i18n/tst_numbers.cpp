// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/numbers.h"

#include <QtTest/QTest>

#include <limits>
#include <locale>

using namespace std::chrono_literals;
using namespace repique;
using namespace repique::i18n;

namespace {

constexpr Language en = Language::English;
constexpr Language pt = Language::Portuguese;

/// A locale that groups and separates unlike either language; the locale object owns it.
class Commas final : public std::numpunct<char>
{
protected:
    char do_decimal_point() const override { return '\''; }

    char do_thousands_sep() const override { return '_'; }

    std::string do_grouping() const override { return "\3"; }
};

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

class TestNumbers final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void integersAreGrouped_data();
    void integersAreGrouped();
    void decimalsTakeTheSeparatorOfTheLanguage_data();
    void decimalsTakeTheSeparatorOfTheLanguage();
    void durationsReadLikePeopleSayThem_data();
    void durationsReadLikePeopleSayThem();
    void ratesAreShort_data();
    void ratesAreShort();
    void moneyKeepsItsCents();
    void percentagesKeepSmallShares();
    void factorsHaveThreeDecimals();
    void nounsAgreeWithTheirCount();
    void whatIsNotFiniteIsADash();
    void theProcessLocaleChangesNothing();
};

void TestNumbers::integersAreGrouped_data()
{
    QTest::addColumn<qint64>("value");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("portuguese");
    QTest::newRow("no group below a thousand") << qint64{999} << "999"
                                               << "999";
    QTest::newRow("one group") << qint64{10'000} << "10,000"
                               << "10.000";
    QTest::newRow("a group ends at the left edge") << qint64{100'000} << "100,000"
                                                   << "100.000";
    QTest::newRow("a negative number") << qint64{-1'234'567} << "-1,234,567"
                                       << "-1.234.567";
    QTest::newRow("the smallest number") << std::numeric_limits<qint64>::min() << "-9,223,372,036,854,775,808"
                                         << "-9.223.372.036.854.775.808";
}

void TestNumbers::integersAreGrouped()
{
    QFETCH(qint64, value);
    QTEST(q(integer(value, en)), "english");
    QTEST(q(integer(value, pt)), "portuguese");
}

void TestNumbers::decimalsTakeTheSeparatorOfTheLanguage_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("digits");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("portuguese");
    QTest::newRow("grouped with two decimals") << 12734.5 << 2 << "12,734.50"
                                               << "12.734,50";
    QTest::newRow("rounded to a whole number") << 1.5 << 0 << "2"
                                               << "2";
    QTest::newRow("a tiny negative number is zero") << -0.0001 << 2 << "0.00"
                                                    << "0,00";
    QTest::newRow("a negative number") << -2.25 << 2 << "-2.25"
                                       << "-2,25";
}

void TestNumbers::decimalsTakeTheSeparatorOfTheLanguage()
{
    QFETCH(double, value);
    QFETCH(int, digits);
    QTEST(q(decimal(value, digits, en)), "english");
    QTEST(q(decimal(value, digits, pt)), "portuguese");
}

void TestNumbers::durationsReadLikePeopleSayThem_data()
{
    QTest::addColumn<qint64>("nanoseconds");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("portuguese");
    const auto row = [](const char* name, SimDuration value, const char* english, const char* portuguese) {
        QTest::newRow(name) << qint64{value.count()} << english << portuguese;
    };
    row("nothing at all", 0ns, "0 ms", "0 ms");
    row("nanoseconds", 700ns, "700 ns", "700 ns");
    row("a few microseconds keep a decimal", 2'500ns, "2.5 µs", "2,5 µs");
    row("microseconds", 250us, "250 µs", "250 µs");
    row("almost a millisecond is one", 999'900ns, "1 ms", "1 ms");
    row("a few milliseconds keep a decimal", 1'500us, "1.5 ms", "1,5 ms");
    row("milliseconds are whole", 68'412us, "68 ms", "68 ms");
    row("almost a second is one", 999'700us, "1 s", "1 s");
    row("seconds keep milliseconds", 1'684ms, "1.684 s", "1,684 s");
    row("seconds without empty decimals", 1'500ms, "1.5 s", "1,5 s");
    row("a minute is sixty seconds, as on the axis", 60s, "60 s", "60 s");
    row("minutes", 2min, "2 min", "2 min");
    row("minutes and seconds", 125s, "2 min 5 s", "2 min 5 s");
    row("almost two minutes are two", 119'999'900us, "2 min", "2 min");
    row("almost an hour is one", 3'599'600ms, "1 h", "1 h");
    row("hours and minutes", 90min, "1 h 30 min", "1 h 30 min");
    row("the retention of keys", 24h, "24 h", "24 h");
    row("days", 24h * 30, "30 days", "30 dias");
    row("days and a half", 60h, "2.5 days", "2,5 dias");
    row("a difference may be negative", -1'500ms, "-1.5 s", "-1,5 s");
}

void TestNumbers::durationsReadLikePeopleSayThem()
{
    QFETCH(qint64, nanoseconds);
    QTEST(q(duration(SimDuration{nanoseconds}, en)), "english");
    QTEST(q(duration(SimDuration{nanoseconds}, pt)), "portuguese");
}

void TestNumbers::ratesAreShort_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("portuguese");
    QTest::newRow("none") << 0.0 << "0/s"
                          << "0/s";
    QTest::newRow("less than one") << 0.25 << "0.25/s"
                                   << "0,25/s";
    QTest::newRow("hundreds") << 999.0 << "999/s"
                              << "999/s";
    QTest::newRow("almost a thousand") << 999.6 << "1k/s"
                                       << "1 mil/s";
    QTest::newRow("ten thousand") << 10'000.0 << "10k/s"
                                  << "10 mil/s";
    QTest::newRow("three figures") << 12'734.5 << "12.7k/s"
                                   << "12,7 mil/s";
    QTest::newRow("the article's load") << 10'100.0 << "10.1k/s"
                                        << "10,1 mil/s";
    QTest::newRow("millions") << 1'234'000.0 << "1.23M/s"
                              << "1,23 mi/s";
    QTest::newRow("billions") << 2e9 << "2G/s"
                              << "2 bi/s";
}

void TestNumbers::ratesAreShort()
{
    QFETCH(double, value);
    QTEST(q(rate(value, en)), "english");
    QTEST(q(rate(value, pt)), "portuguese");
}

void TestNumbers::moneyKeepsItsCents()
{
    QCOMPARE(q(money(3000, en)), QStringLiteral("R$ 30.00"));
    QCOMPARE(q(money(3000, pt)), QStringLiteral("R$ 30,00"));
    QCOMPARE(q(money(1'512'005, pt)), QStringLiteral("R$ 15.120,05"));
    QCOMPARE(q(money(-150, pt)), QStringLiteral("-R$ 1,50"));
}

void TestNumbers::percentagesKeepSmallShares()
{
    QCOMPARE(q(percent(0.1, en)), QStringLiteral("10%"));
    QCOMPARE(q(percent(0.1, pt)), QStringLiteral("10 %"));
    QCOMPARE(q(percent(0.125, pt)), QStringLiteral("12,5 %"));
    QCOMPARE(q(percent(0.0025, pt)), QStringLiteral("0,25 %"));
    QCOMPARE(q(percent(1.0, en)), QStringLiteral("100%"));
}

void TestNumbers::factorsHaveThreeDecimals()
{
    QCOMPARE(q(times(1.26084, en)), QStringLiteral("1.261×"));
    QCOMPARE(q(times(1.26084, pt)), QStringLiteral("1,261×"));
    QCOMPARE(q(times(3.0, pt)), QStringLiteral("3×"));
}

void TestNumbers::nounsAgreeWithTheirCount()
{
    QCOMPARE(q(counted(1, attemptNoun, pt)), QStringLiteral("1 tentativa"));
    QCOMPARE(q(counted(3, attemptNoun, pt)), QStringLiteral("3 tentativas"));
    QCOMPARE(q(counted(0, duplicateNoun, pt)), QStringLiteral("0 duplicatas"));
    QCOMPARE(q(counted(10'000, operationNoun, en)), QStringLiteral("10,000 operations"));
    QCOMPARE(q(counted(1, debitNoun, en)), QStringLiteral("1 debit"));
}

void TestNumbers::whatIsNotFiniteIsADash()
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double infinite = std::numeric_limits<double>::infinity();
    QCOMPARE(q(decimal(nan, 2, en)), QStringLiteral("—"));
    QCOMPARE(q(trimmed(infinite, 2, en)), QStringLiteral("—"));
    QCOMPARE(q(rate(nan, en)), QStringLiteral("—/s"));
    QCOMPARE(q(milliseconds(nan, pt)), QStringLiteral("—"));
}

void TestNumbers::theProcessLocaleChangesNothing()
{
    const std::locale before = std::locale::global(std::locale{std::locale::classic(), new Commas});
    const QString english = q(decimal(1234.5, 1, en));
    const QString portuguese = q(decimal(1234.5, 1, pt));
    const QString span = q(duration(1'684ms, en));
    std::locale::global(before);
    QCOMPARE(english, QStringLiteral("1,234.5"));
    QCOMPARE(portuguese, QStringLiteral("1.234,5"));
    QCOMPARE(span, QStringLiteral("1.684 s"));
}

QTEST_APPLESS_MAIN(TestNumbers)
#include "tst_numbers.moc"
