// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pix/identifiers.h"

#include <QtTest/QtTest>

#include <set>

using namespace repique::pix;
using namespace std::chrono_literals;

class IdentifiersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endToEndIdIsValidated_data();
    void endToEndIdIsValidated();
    void madeEndToEndIdIsValidAndInUtc();
    void madeEndToEndIdsDiffer();
    void keyIsAVersion4Uuid();
    void keysDifferByOperationAndAttempt();
    void shortKeyShowsFourDigits();
};

namespace {

using Fault = std::optional<EndToEndFault>;

} // namespace

Q_DECLARE_METATYPE(Fault)

void IdentifiersTest::endToEndIdIsValidated_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<Fault>("fault");
    const auto row
        = [](const char* name, const std::string& id, Fault fault) { QTest::newRow(name) << id << fault; };
    row("well formed (BCB pix-api; I-15)", "E12345678202609281435abcDEF12345", {});
    row("first letter D is a return (I-15)", "D12345678202609281435abcDEF12345", EndToEndFault::Prefix);
    row("31 characters (I-15)", "E12345678202609281435abcDEF1234", EndToEndFault::Length);
    row("33 characters", "E12345678202609281435abcDEF123456", EndToEndFault::Length);
    row("empty", "", EndToEndFault::Length);
    row("a dash in the suffix (I-15)", "E12345678202609281435abc-EF12345", EndToEndFault::Suffix);
    row("month 13 passes a pattern but not the calendar (I-15)", "E12345678202613281435abcDEF12345",
        EndToEndFault::Moment);
    row("month 00", "E12345678202600281435abcDEF12345", EndToEndFault::Moment);
    row("29 February of a leap year", "E12345678202402291435abcDEF12345", {});
    row("29 February of another year", "E12345678202602291435abcDEF12345", EndToEndFault::Moment);
    row("31 September", "E12345678202609311435abcDEF12345", EndToEndFault::Moment);
    row("hour 24", "E12345678202609282400abcDEF12345", EndToEndFault::Moment);
    row("minute 60", "E12345678202609281460abcDEF12345", EndToEndFault::Moment);
    row("a letter in the moment", "E1234567820260928143Xabc-EF12345", EndToEndFault::Moment);
    row("letters in the ISPB are legal", "E1234ABCD202609281435abcDEF12345", {});
    row("a small letter in the ISPB", "E1234567a202609281435abcDEF12345", EndToEndFault::Ispb);
    row("a letter with an accent in the suffix", "E12345678202609281435abcDEF123\xc3\xa9",
        EndToEndFault::Suffix);
}

void IdentifiersTest::endToEndIdIsValidated()
{
    QFETCH(std::string, id);
    QFETCH(Fault, fault);
    QCOMPARE(validateEndToEndId(id), fault);
}

void IdentifiersTest::madeEndToEndIdIsValidAndInUtc()
{
    // 11:35 in Brasília is 14:35 UTC (I-15)
    const std::chrono::sys_seconds utc = std::chrono::sys_days{2026y / 9 / 28} + 14h + 35min + 59s;
    const std::string id = makeEndToEndId({42, 1}, "12345678", utc);
    QCOMPARE(validateEndToEndId(id), Fault{});
    QCOMPARE(id.substr(0, 21), std::string{"E12345678202609281435"});
}

void IdentifiersTest::madeEndToEndIdsDiffer()
{
    std::set<std::string> ids;
    for (std::uint64_t operation = 0; operation < 1000; ++operation) {
        ids.insert(makeEndToEndId({42, operation}, "12345678", {}));
        ids.insert(makeEndToEndId({43, operation}, "12345678", {}));
    }
    QCOMPARE(ids.size(), 2000U);
}

void IdentifiersTest::keyIsAVersion4Uuid()
{
    for (std::uint64_t operation = 0; operation < 100; ++operation) {
        const std::string key = makeKey({42, operation}, 0);
        QCOMPARE(key.size(), 36U);
        QCOMPARE(key.find_first_not_of("0123456789abcdef-"), std::string::npos);
        QCOMPARE(key[8], '-');
        QCOMPARE(key[13], '-');
        QCOMPARE(key[14], '4'); // version (RFC 9562 §5.4)
        QCOMPARE(key[18], '-');
        QVERIFY(std::string{"89ab"}.find(key[19]) != std::string::npos); // variant
        QCOMPARE(key[23], '-');
    }
}

void IdentifiersTest::keysDifferByOperationAndAttempt()
{
    std::set<std::string> keys;
    for (std::uint64_t operation = 0; operation < 100; ++operation) {
        for (std::int64_t attempt = 0; attempt < 10; ++attempt) {
            keys.insert(makeKey({42, operation}, attempt));
        }
    }
    QCOMPARE(keys.size(), 1000U);
    QCOMPARE(makeKey({42, 5}, 0), makeKey({42, 5}, 0));
}

void IdentifiersTest::shortKeyShowsFourDigits()
{
    QCOMPARE(shortKey("7f3a1c2e-0000-4000-8000-000000000000"), std::string{"K-7f3a"});
    QCOMPARE(shortKey(""), std::string{});
}

QTEST_APPLESS_MAIN(IdentifiersTest)

#include "tst_identifiers.moc"
