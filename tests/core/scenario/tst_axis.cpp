// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/axis.h"
#include "core/scenario/document.h"

#include <QtTest/QTest>

using namespace repique::scenario;

namespace {

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

Scenario scenarioWith(const std::vector<std::string>& assignments)
{
    Scenario scenario;
    const Faults faults = assignAll(scenario, assignments);
    Q_ASSERT(faults.empty());
    return scenario;
}

} // namespace

class TestAxis final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesAreEvenlySpaced_data();
    void valuesAreEvenlySpaced();
    void whatIsNoAxisIsToldWithWhatIsAccepted_data();
    void whatIsNoAxisIsToldWithWhatIsAccepted();
    void aCellAssignsBothKeysAsOne();
    void aCellWhoseValuesDoNotGoTogetherIsAFault();
    void theKindOfBudgetTellsWhichKeyIsMeant();
};

void TestAxis::valuesAreEvenlySpaced_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<double>("last");
    const auto list = [](const char* words) { return QString::fromLatin1(words).split(QLatin1Char(' ')); };
    QTest::newRow("whole numbers") << "policy.max_attempts=1:10:4" << list("1 4 7 10") << 10.0;
    QTest::newRow("tenths stay tenths")
        << "dependency.rejection_cost=0:0.5:6" << list("0 0.1 0.2 0.3 0.4 0.5") << 0.5;
    QTest::newRow("durations on whole nanoseconds")
        << "policy.base=0ms:100ms:4" << list("0ms 33.333333ms 66.666667ms 100ms") << 0.1;
    QTest::newRow("downwards") << "traffic.rate=300:100:3" << list("300 200 100") << 100.0;
    QTest::newRow("a base beyond the cap, for the cap may be swept as well")
        << "policy.base=1s:10s:2" << list("1s 10s") << 10.0;
    QTest::newRow("a share of jitter") << "policy.jitter=0:1:3" << list("0 0.5 1") << 1.0;
    QTest::newRow("a number beyond a million")
        << "dependency.queue=0:1000000000:2" << list("0 1000000000") << 1e9;
}

void TestAxis::valuesAreEvenlySpaced()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, texts);
    QFETCH(const double, last);
    const Checked<Axis> axis = readAxis(text.toStdString(), "--x", Scenario{});
    QVERIFY(axis.has_value());
    QCOMPARE(axis->size(), static_cast<std::size_t>(texts.size()));
    QCOMPARE(axis->numbers.back(), last);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const std::string& written = axis->texts[static_cast<std::size_t>(i)];
        QVERIFY(assignedAt(Scenario{}, {&*axis, 0}, {}).has_value());
        QCOMPARE(q(written), texts[i]);
    }
}

void TestAxis::whatIsNoAxisIsToldWithWhatIsAccepted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("accepted");
    const QString form = QStringLiteral("key=a:b:n, n = 2 … 1000");
    QTest::newRow("no values") << "traffic.rate"
                               << "--x" << form;
    QTest::newRow("one value") << "traffic.rate=5"
                               << "--x" << form;
    QTest::newRow("two numbers") << "traffic.rate=5:6"
                                 << "--x" << form;
    QTest::newRow("four numbers") << "traffic.rate=5:6:7:8"
                                  << "traffic.rate" << QStringLiteral("0 … 1");
    QTest::newRow("a single value of one") << "traffic.rate=5:6:1"
                                           << "--x" << form;
    QTest::newRow("too many values") << "traffic.rate=5:6:1001"
                                     << "--x" << form;
    QTest::newRow("half a value") << "traffic.rate=5:6:2.5"
                                  << "--x" << form;
    QTest::newRow("nothing at all") << ""
                                    << "--x" << form;
    QTest::newRow("an unknown key") << "policy.jiter=0:1:2"
                                    << "policy.jiter"
                                    << "policy.jitter";
    QTest::newRow("a key with words") << "dependency.order=0:1:2"
                                      << "--x"
                                      << "traffic.rate | ";
    QTest::newRow("out of range") << "policy.max_attempts=0:5:6"
                                  << "policy.max_attempts" << QStringLiteral("1 … 1000000");
    QTest::newRow("not a number") << "traffic.rate=a:b:3"
                                  << "traffic.rate" << QStringLiteral("0 … 1");
    QTest::newRow("a duration without its unit") << "policy.base=0:100:3"
                                                 << "policy.base" << QStringLiteral("\"0ms\" … ");
    QTest::newRow("no end") << "dependency.queue=1:unbounded:3"
                            << "dependency.queue" << QStringLiteral("0 … 1000000000");
    QTest::newRow("steps that are not whole") << "policy.max_attempts=1:4:3"
                                              << "--x"
                                              << "1, 2, 3";
    QTest::newRow("a key of another kind of budget") << "policy.budget.ratio=0:1:3"
                                                     << "policy.budget.ratio"
                                                     << "policy.budget.kind = \"ratio\"";
}

void TestAxis::whatIsNoAxisIsToldWithWhatIsAccepted()
{
    QFETCH(const QString, text);
    QFETCH(const QString, key);
    QFETCH(const QString, accepted);
    const Checked<Axis> axis = readAxis(text.toStdString(), "--x", Scenario{});
    QVERIFY(!axis.has_value());
    QCOMPARE(axis.error().size(), std::size_t{1});
    QCOMPARE(q(axis.error().front().key), key);
    QVERIFY2(q(axis.error().front().accepted).contains(accepted), axis.error().front().accepted.c_str());
}

void TestAxis::aCellAssignsBothKeysAsOne()
{
    const Axis base = readAxis("policy.base=1s:10s:2", "--x", Scenario{}).value();
    const Axis cap = readAxis("policy.cap=10s:20s:2", "--y", Scenario{}).value();
    const Scenario cell = assignedAt(Scenario{}, {&base, 1}, {&cap, 0}).value();
    QVERIFY(cell.model.policy.backoff.base == std::chrono::seconds{10});
    QVERIFY(cell.model.policy.backoff.cap == std::chrono::seconds{10});
}

void TestAxis::aCellWhoseValuesDoNotGoTogetherIsAFault()
{
    const Axis base = readAxis("policy.base=1s:10s:2", "--x", Scenario{}).value();
    const Checked<Scenario> cell = assignedAt(Scenario{}, {&base, 1}, {});
    QVERIFY(!cell.has_value());
    QCOMPARE(q(cell.error().front().key), QStringLiteral("policy.cap"));
}

void TestAxis::theKindOfBudgetTellsWhichKeyIsMeant()
{
    const Scenario aws = scenarioWith({"policy.budget.kind=aws"});
    const Axis axis = readAxis("policy.budget.capacity=100:500:3", "--x", aws).value();
    QCOMPARE(q(axis.texts[1]), QStringLiteral("300"));
    QVERIFY(assignedAt(aws, {&axis, 1}, {}).has_value());
}

QTEST_APPLESS_MAIN(TestAxis)
#include "tst_axis.moc"
