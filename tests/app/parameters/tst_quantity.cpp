// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/parameters/quantity.h"

#include <QtCore/QObject>
#include <QtTest/QTest>

using namespace repique;
using i18n::Language;

class TestQuantity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsTypedIsRead_data();
    void whatIsTypedIsRead();
    void whatIsNoValueIsRefused_data();
    void whatIsNoValueIsRefused();
    void whatIsShownIsReadBack_data();
    void whatIsShownIsReadBack();
};

void TestQuantity::whatIsTypedIsRead_data()
{
    QTest::addColumn<Quantity>("quantity");
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("value");
    const auto row
        = [](const char* name, Quantity quantity, Language language, const char* typed, double value) {
              QTest::newRow(name) << quantity << language << QString::fromUtf8(typed) << value;
          };
    row("a bare number is milliseconds", Quantity::Duration, Language::English, "250", 0.25);
    row("milliseconds", Quantity::Duration, Language::English, "250 ms", 0.25);
    row("seconds with a point", Quantity::Duration, Language::English, "1.5 s", 1.5);
    row("seconds with a comma", Quantity::Duration, Language::Portuguese, "1,5 s", 1.5);
    row("a point in Portuguese", Quantity::Duration, Language::Portuguese, "1.5 s", 1.5);
    row("minutes", Quantity::Duration, Language::Portuguese, "2 min", 120.0);
    row("no space before the unit", Quantity::Duration, Language::English, "2m", 120.0);
    row("per cent", Quantity::Share, Language::English, "10%", 0.1);
    row("per cent without its sign", Quantity::Share, Language::Portuguese, "2,5", 0.025);
    row("a rate, grouped in English", Quantity::Rate, Language::English, "10,100 /s", 10100.0);
    row("a rate, grouped in Portuguese", Quantity::Rate, Language::Portuguese, "10.100 /s", 10100.0);
    row("a rate, plain", Quantity::Rate, Language::Portuguese, "10100", 10100.0);
    row("a count", Quantity::Count, Language::English, "3", 3.0);
    row("off", Quantity::OptionalShare, Language::English, "off", 0.0);
    row("full jitter by its words", Quantity::Jitter, Language::English, "full · 100%", 1.0);
    row("jitter by its number", Quantity::Jitter, Language::Portuguese, "50 %", 0.5);
    row("an unbounded room", Quantity::Room, Language::English, "unbounded", unboundedRoom);
}

void TestQuantity::whatIsTypedIsRead()
{
    QFETCH(Quantity, quantity);
    QFETCH(Language, language);
    QFETCH(QString, typed);
    QFETCH(double, value);
    const std::optional<double> read = formatOf(quantity, language).fromText(typed);
    QVERIFY(read.has_value());
    QCOMPARE(*read, value);
}

void TestQuantity::whatIsNoValueIsRefused_data()
{
    QTest::addColumn<Quantity>("quantity");
    QTest::addColumn<QString>("typed");
    QTest::newRow("nothing") << Quantity::Duration << QString{};
    QTest::newRow("only a unit") << Quantity::Duration << QStringLiteral("ms");
    QTest::newRow("a word") << Quantity::Share << QStringLiteral("half");
    QTest::newRow("an unknown unit") << Quantity::Duration << QStringLiteral("3 fortnights");
    QTest::newRow("infinity") << Quantity::Rate << QStringLiteral("inf");
    QTest::newRow("not a number") << Quantity::Rate << QStringLiteral("nan");
    QTest::newRow("half an attempt") << Quantity::Count << QStringLiteral("2.5");
}

void TestQuantity::whatIsNoValueIsRefused()
{
    QFETCH(Quantity, quantity);
    QFETCH(QString, typed);
    QVERIFY(!formatOf(quantity, Language::English).fromText(typed).has_value());
}

void TestQuantity::whatIsShownIsReadBack_data()
{
    QTest::addColumn<Quantity>("quantity");
    QTest::addColumn<double>("value");
    QTest::newRow("100 ms") << Quantity::Duration << 0.1;
    QTest::newRow("1.5 s") << Quantity::Duration << 1.5;
    QTest::newRow("one minute") << Quantity::Duration << 60.0;
    QTest::newRow("one hour") << Quantity::Duration << 3600.0;
    QTest::newRow("no wait at all") << Quantity::Duration << 0.0;
    QTest::newRow("one per cent") << Quantity::Share << 0.01;
    QTest::newRow("a budget that is off") << Quantity::OptionalShare << 0.0;
    QTest::newRow("no jitter") << Quantity::Jitter << 0.0;
    QTest::newRow("full jitter") << Quantity::Jitter << 1.0;
    QTest::newRow("10,100 a second") << Quantity::Rate << 10100.0;
    QTest::newRow("a million attempts") << Quantity::Count << 1e6;
    QTest::newRow("a room without end") << Quantity::Room << unboundedRoom;
    QTest::newRow("a room of twenty") << Quantity::Room << 20.0;
}

void TestQuantity::whatIsShownIsReadBack()
{
    QFETCH(Quantity, quantity);
    QFETCH(double, value);
    for (const Language language : {Language::English, Language::Portuguese}) {
        const ValueFormat format = formatOf(quantity, language);
        const std::optional<double> read = format.fromText(format.toText(value));
        QVERIFY2(read.has_value(), qPrintable(format.toText(value)));
        QCOMPARE(*read, value);
    }
}

QTEST_APPLESS_MAIN(TestQuantity)

#include "tst_quantity.moc"
