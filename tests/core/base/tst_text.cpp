// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include <QTest>

#include <rapidcheck.h>

#include <bit>
#include <cmath>
#include <limits>

using namespace repique;

class TextTest final : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase() { qputenv("RC_PARAMS", "seed=2026 max_success=2000"); }

    void durationsAreReadAsWritten_data();
    void durationsAreReadAsWritten();
    void anythingElseIsNoDuration_data();
    void anythingElseIsNoDuration();
    void durationsAreWrittenShort_data();
    void durationsAreWrittenShort();
    void everyDurationReadsBackTheSame();
    void everyFiniteNumberReadsBackTheSame();
    void numbersAreWholeFiniteDecimals_data();
    void numbersAreWholeFiniteDecimals();
};

void TextTest::durationsAreReadAsWritten_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("nanoseconds");
    const auto row = [](const char* text, qint64 nanoseconds) {
        QTest::newRow(text) << QByteArray{text} << nanoseconds;
    };
    row("10ns", 10);
    row("250us", 250'000);
    row("100ms", 100'000'000);
    row("0ms", 0);
    row("1.5s", 1'500'000'000);
    row("0.1s", 100'000'000);
    row("2m", 120'000'000'000);
    row("24h", 86'400'000'000'000);
    row("30d", 2'592'000'000'000'000);
    row("0.25d", 21'600'000'000'000);
    row("007s", 7'000'000'000);
    row("1.5ns", 2);
    row("1.4ns", 1);
    row("0.123456789s", 123'456'789);
    row("29.999999999999999d", 2'591'999'999'999'999 + 1); // 0.09 ns short of 30 d
    row("9007199254740993ns", 9'007'199'254'740'993); // no double is this integer
    row("9223372036854775807ns", std::numeric_limits<qint64>::max());
    row("106751d", 9'223'286'400'000'000'000);
}

void TextTest::durationsAreReadAsWritten()
{
    QFETCH(const QByteArray, text);
    QFETCH(const qint64, nanoseconds);
    const auto duration = parseDuration(text.toStdString());
    QVERIFY(duration);
    QCOMPARE(duration->count(), nanoseconds);
}

void TextTest::anythingElseIsNoDuration_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"", "5", "s", ".5s", "5.s", "5.", "-1s", "+1s", "1e3s", "0x10s", " 5s", "5 s",
             "5s ", "5S", "5sec", "1.2.3s", "1,5s", "∞s", "infs", "nans", "9223372036854775808ns",
             "9223372036854775807.5ns", "99999999999999999999s", "106752d", "1m30s"}) {
        QTest::addRow("\"%s\"", text) << QByteArray{text};
    }
}

void TextTest::anythingElseIsNoDuration()
{
    QFETCH(const QByteArray, text);
    QVERIFY(!parseDuration(text.toStdString()));
}

void TextTest::durationsAreWrittenShort_data()
{
    QTest::addColumn<qint64>("nanoseconds");
    QTest::addColumn<QString>("text");
    const auto row = [](qint64 nanoseconds, const char* text) {
        QTest::newRow(text) << nanoseconds << QString::fromUtf8(text);
    };
    row(0, "0ms");
    row(1, "1ns");
    row(999, "999ns");
    row(250'000, "250us");
    row(2'500'000, "2.5ms");
    row(100'000'000, "100ms");
    row(137'250'000, "137.25ms");
    row(1'234'567, "1.234567ms");
    row(1'500'000'000, "1.5s");
    row(60'000'000'000, "1m");
    row(90'000'000'000, "90s");
    row(120'000'000'000, "2m");
    row(129'600'000'000'000, "36h");
    row(2'592'000'000'000'000, "30d");
    row(9'223'286'400'000'000'000, "106751d");
    row(std::numeric_limits<qint64>::max(), "9223372036854775807ns");
}

void TextTest::durationsAreWrittenShort()
{
    QFETCH(const qint64, nanoseconds);
    QFETCH(const QString, text);
    QCOMPARE(QString::fromStdString(formatDuration(SimDuration{nanoseconds})), text);
}

void TextTest::everyDurationReadsBackTheSame()
{
    QVERIFY(rc::check("parse(format(d)) == d, at every size", [] {
        const auto bits = *rc::gen::resize(100, rc::gen::arbitrary<std::int64_t>());
        const auto size = *rc::gen::inRange(1, 64);
        const SimDuration duration{bits & static_cast<std::int64_t>(~std::uint64_t{0} >> size)};
        RC_ASSERT(parseDuration(formatDuration(duration)) == std::optional{duration});
    }));
    QVERIFY(rc::check("parse(format(d)) == d, for round numbers", [] {
        const auto count = *rc::gen::inRange<std::int64_t>(0, 100'000);
        const auto unit = *rc::gen::element<std::int64_t>(1, 1'000, 1'000'000, 1'000'000'000, 60'000'000'000);
        RC_ASSERT(parseDuration(formatDuration(SimDuration{count * unit})) == SimDuration{count * unit});
    }));
}

void TextTest::everyFiniteNumberReadsBackTheSame()
{
    QVERIFY(rc::check("parse(format(x)) == x, bit for bit", [] {
        const auto bits = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        const auto value = std::bit_cast<double>(bits);
        RC_PRE(std::isfinite(value));
        const auto read = parseNumber(formatNumber(value));
        RC_ASSERT(read.has_value());
        RC_ASSERT(std::bit_cast<std::uint64_t>(*read) == bits);
    }));
}

void TextTest::numbersAreWholeFiniteDecimals_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isNumber");
    for (const char* text : {"0", "-1", "1.5", "1e3", "1e-300", "-0.0"}) {
        QTest::addRow("\"%s\" is one", text) << QByteArray{text} << true;
    }
    for (const char* text : {"", " 1", "1 ", "+1", "1,5", "0x10", "inf", "nan", "1e999", "1.5s", "--1"}) {
        QTest::addRow("\"%s\" is none", text) << QByteArray{text} << false;
    }
}

void TextTest::numbersAreWholeFiniteDecimals()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isNumber);
    QCOMPARE(parseNumber(text.toStdString()).has_value(), isNumber);
}

QTEST_APPLESS_MAIN(TextTest)
#include "tst_text.moc"
