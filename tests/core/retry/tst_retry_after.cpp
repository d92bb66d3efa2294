// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/retry_after.h"

#include <QTest>

#include <rapidcheck.h>

#include <limits>
#include <string>

using namespace repique;
using namespace repique::retry;
using namespace std::chrono_literals;

namespace {

using std::chrono::sys_days;

constexpr std::int64_t unixTime(sys_days day, SimDuration timeOfDay)
{
    return std::chrono::duration_cast<std::chrono::seconds>(day.time_since_epoch() + timeOfDay).count();
}

constexpr std::int64_t in1994 = 784111777; // Sun, 06 Nov 1994 08:49:37 GMT, the example of RFC 9110 §5.6.7
constexpr std::int64_t in1999 = unixTime(sys_days{1999y / 12 / 31}, 23h + 59min + 29s);
constexpr std::int64_t in2026 = unixTime(sys_days{2026y / 11 / 30}, 12h);
constexpr std::int64_t longAgo = std::numeric_limits<std::int64_t>::min();

} // namespace

class RetryAfterTest final : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase() { qputenv("RC_PARAMS", "seed=2026 max_success=2000"); }

    void secondsAndDatesAreRead_data();
    void secondsAndDatesAreRead();
    void everythingElseIsNoHint_data();
    void everythingElseIsNoHint();
    void twoDigitYearsAreAtMostFiftyYearsAhead_data();
    void twoDigitYearsAreAtMostFiftyYearsAhead();
    void anyTextIsAHintOrNone();
    void everySecondOfTheCalendarReadsBack();
};

void RetryAfterTest::secondsAndDatesAreRead_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<qint64>("now");
    QTest::addColumn<qint64>("seconds"); // −1: the longest duration there is
    const auto row = [](const char* name, const char* value, qint64 now, qint64 seconds) {
        QTest::newRow(name) << QByteArray{value} << now << seconds;
    };
    row("120 s (RFC 9110 §10.2.3, I-16)", "120", in2026, 120);
    row("0 s (I-16)", "0", in2026, 0);
    row("leading zeros", "007", in2026, 7);
    row("the most that fits", "9223372036", in2026, 9'223'372'036);
    row("one more saturates", "9223372037", in2026, -1);
    row("nineteen digits saturate", "9223372036854775807", in2026, -1);
    row("twenty digits saturate (I-16)", "99999999999999999999", in2026, -1);
    row("forty digits saturate (I-16)", "1000000000000000000000000000000000000000", in2026, -1);
    row("30 s before the end of 1999 (I-16)", "Fri, 31 Dec 1999 23:59:59 GMT", in1999, 30);
    row("now", "Sun, 06 Nov 1994 08:49:37 GMT", in1994, 0);
    row("a past date is 0 (I-16)", "Sun, 06 Nov 1994 08:49:37 GMT", in2026, 0);
    row("IMF-fixdate", "Sun, 06 Nov 1994 08:49:38 GMT", in1994, 1);
    row("RFC 850", "Sunday, 06-Nov-94 08:49:38 GMT", in1994, 1);
    row("asctime, one digit", "Sun Nov  6 08:49:38 1994", in1994, 1);
    row("asctime, two digits", "Sun Nov 13 08:49:37 1994", in1994, 7 * 86'400);
    row("a leap day", "Thu, 29 Feb 2024 00:00:00 GMT", unixTime(sys_days{2024y / 2 / 28}, 23h + 59min + 59s),
        1);
    row("a leap second", "Sat, 31 Dec 2016 23:59:60 GMT",
        unixTime(sys_days{2016y / 12 / 31}, 23h + 59min + 59s), 1);
    row("the wrong day of the week is not our business", "Mon, 06 Nov 1994 08:49:38 GMT", in1994, 1);
    row("the year 9999", "Fri, 31 Dec 9999 23:59:59 GMT", 253402300799 - 5, 5);
    row("eight thousand years saturate", "Fri, 31 Dec 9999 23:59:59 GMT", in2026, -1);
    row("a clock far behind saturates", "Sun, 06 Nov 1994 08:49:37 GMT", longAgo, -1);
    row("a clock far ahead", "Sun, 06 Nov 1994 08:49:37 GMT", std::numeric_limits<qint64>::max(), 0);
    row("the year 0", "Sat, 01 Jan 0000 00:00:00 GMT", std::numeric_limits<qint64>::max(), 0);
}

void RetryAfterTest::secondsAndDatesAreRead()
{
    QFETCH(const QByteArray, value);
    QFETCH(const qint64, now);
    QFETCH(const qint64, seconds);
    const auto hint = parseRetryAfter(value.toStdString(), now);
    QVERIFY(hint);
    QCOMPARE(*hint, seconds < 0 ? SimDuration::max() : SimDuration{std::chrono::seconds{seconds}});
}

void RetryAfterTest::everythingElseIsNoHint_data()
{
    QTest::addColumn<QByteArray>("value");
    for (const char* value :
        {"", "-5", "1.5", "1e3", "0x10", " 7 ", "7 ", "+7", "7s", "amanhã", "١٢", "1,000", // I-16
            "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 UTC", "Sun, 06 Nov 1994 08:49:37 gmt",
            "sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT", "Dom, 06 Nov 1994 08:49:37 GMT",
            "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 94 08:49:37 GMT", "Sun 06 Nov 1994 08:49:37 GMT",
            "Sun, 06 Nov 1994 8:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
            "Sun, 06 Nov 1994 08:60:00 GMT", "Sun, 06 Nov 1994 08:49:61 GMT",
            "Sun, 06 Nov 1994 08:49:37 GMT ", " Sun, 06 Nov 1994 08:49:37 GMT",
            "Wed, 30 Feb 2028 00:00:00 GMT", "Wed, 29 Feb 2027 00:00:00 GMT", "Mon, 29 Feb 2100 00:00:00 GMT",
            "Mon, 31 Apr 2026 00:00:00 GMT", "Mon, 00 Jan 2026 00:00:00 GMT", "Mon, 32 Jan 2026 00:00:00 GMT",
            "Sunday, 06-Nov-1994 08:49:37 GMT", "Sun, 06-Nov-94 08:49:37 GMT",
            "Sunday, 6-Nov-94 08:49:37 GMT", "Sunday, 31-Nov-94 08:49:37 GMT", "Sun Nov 6 08:49:37 1994",
            "Sun Nov 06 08:49:37 94", "Sun Nov  6 08:49:37 1994 GMT", "Sun Nov 31 08:49:37 1994",
            "2026-11-30T12:00:00Z"}) {
        QTest::addRow("\"%s\"", value) << QByteArray{value};
    }
}

void RetryAfterTest::everythingElseIsNoHint()
{
    QFETCH(const QByteArray, value);
    QVERIFY(!parseRetryAfter(value.toStdString(), in1994));
}

/// RFC 9110 §5.6.7: what appears to be more than 50 years in the future is the most recent past year.
void RetryAfterTest::twoDigitYearsAreAtMostFiftyYearsAhead_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<qint64>("now");
    QTest::addColumn<qint64>("date"); // −1: in the past
    const auto row
        = [](const char* name, const char* value, std::int64_t now, std::optional<sys_days> day = {}) {
              QTest::newRow(name) << QByteArray{value} << qint64{now}
                                  << (day ? qint64{unixTime(*day, 12h)} : qint64{-1});
          };
    row("94 in 2026 is 1994", "Sunday, 06-Nov-94 12:00:00 GMT", in2026);
    row("27 in 2026 is 2027", "Monday, 30-Nov-27 12:00:00 GMT", in2026, sys_days{2027y / 11 / 30});
    row("05 in 1999 is 2005", "Monday, 30-Nov-05 12:00:00 GMT", in1999, sys_days{2005y / 11 / 30});
    row("75 in 2026 is 2075", "Monday, 30-Nov-75 12:00:00 GMT", in2026, sys_days{2075y / 11 / 30});
    row("76 is 2076, exactly 50 years ahead", "Monday, 30-Nov-76 12:00:00 GMT", in2026,
        sys_days{2076y / 11 / 30});
    row("a second more is 1976", "Monday, 30-Nov-76 12:00:01 GMT", in2026);
    row("a day more is 1976", "Tuesday, 01-Dec-76 12:00:00 GMT", in2026);
    row("77 in 2026 is 1977", "Wednesday, 01-Jan-77 12:00:00 GMT", in2026);
    row("00 in 1994 is 2000, a leap year", "Tuesday, 29-Feb-00 12:00:00 GMT", in1994,
        sys_days{2000y / 2 / 29});
}

void RetryAfterTest::twoDigitYearsAreAtMostFiftyYearsAhead()
{
    QFETCH(const QByteArray, value);
    QFETCH(const qint64, now);
    QFETCH(const qint64, date);
    const auto hint = parseRetryAfter(value.toStdString(), now);
    QVERIFY(hint);
    QCOMPARE(*hint, SimDuration{std::chrono::seconds{date < 0 ? 0 : date - now}});
}

void RetryAfterTest::anyTextIsAHintOrNone()
{
    QVERIFY(rc::check("never negative, whatever the text", [](const std::string& text, std::int64_t now) {
        RC_ASSERT(parseRetryAfter(text, now).value_or(SimDuration::zero()) >= SimDuration::zero());
    }));
    QVERIFY(rc::check("a date cut short or spoiled is never a crash", [] {
        std::string text = "Sunday, 06-Nov-94 08:49:37 GMT";
        const auto place = *rc::gen::inRange<std::size_t>(0, text.size());
        text[place] = *rc::gen::arbitrary<char>();
        text.resize(*rc::gen::inRange<std::size_t>(0, text.size() + 1));
        RC_ASSERT(parseRetryAfter(text, in1994).value_or(SimDuration::zero()) >= SimDuration::zero());
    }));
}

void RetryAfterTest::everySecondOfTheCalendarReadsBack()
{
    QVERIFY(rc::check("a date n seconds from now is n seconds", [] {
        const auto now = *rc::gen::inRange<std::int64_t>(0, 4'000'000'000);
        const auto left = *rc::gen::inRange<std::int64_t>(0, 1'000'000'000);
        const QDateTime date = QDateTime::fromSecsSinceEpoch(now + left, Qt::UTC);
        const QString text = QLocale::c().toString(date, QStringLiteral("ddd, dd MMM yyyy HH:mm:ss 'GMT'"));
        RC_ASSERT(parseRetryAfter(text.toStdString(), now)
            == std::optional{SimDuration{std::chrono::seconds{left}}});
    }));
}

QTEST_APPLESS_MAIN(RetryAfterTest)
#include "tst_retry_after.moc"
