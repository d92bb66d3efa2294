// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/difference.h"
#include "core/scenario/document.h"
#include "core/scenario/presets.h"

#include <QtTest/QTest>

#include <string>

using namespace repique::scenario;

namespace {

Scenario with(const char* preset, const std::vector<std::string>& assignments)
{
    Scenario scenario = repique::scenario::preset(preset);
    return assignAll(scenario, assignments).empty() ? scenario : Scenario{};
}

std::string text(const std::vector<Difference>& differences)
{
    std::string all;
    for (const Difference& each : differences) {
        all += each.key + (each.entry > 0 ? " " + std::to_string(each.entry) : "") + ": " + each.a + " | "
            + each.b + "\n";
    }
    return all;
}

} // namespace

class TestDifference final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKeyThatDiffersIsNamedOnce_data();
    void everyKeyThatDiffersIsNamedOnce();
    void nameAndSeedArePassedOver();
    void noDifferenceMeansEqualModels_data();
    void noDifferenceMeansEqualModels();
};

void TestDifference::everyKeyThatDiffersIsNamedOnce_data()
{
    QTest::addColumn<Scenario>("a");
    QTest::addColumn<Scenario>("b");
    QTest::addColumn<std::string>("expected");
    const Scenario storm = preset("contended_storm");
    QTest::newRow("one value") << storm << with("contended_storm", {"policy.jitter=none"})
                               << std::string{"policy.jitter: 1.0 | 0.0\n"};
    QTest::newRow("a budget where there was none")
        << storm << with("contended_storm", {"policy.budget.kind=ratio"})
        << std::string{"policy.budget.kind: \"none\" | \"ratio\"\npolicy.budget.ratio:  | 0.1\n"
                       "policy.budget.of:  | \"originals\"\npolicy.budget.burst:  | 10.0\n"};
    QTest::newRow("kinds of budget that share the name of a key")
        << with("contended_storm", {"policy.budget.kind=tokens"})
        << with("contended_storm", {"policy.budget.kind=aws_legacy", "policy.budget.cost=1"})
        << std::string{"policy.budget.kind: \"tokens\" | \"aws_legacy\"\n"
                       "policy.budget.capacity: 100.0 | 500\npolicy.budget.credit: 0.1 | \n"
                       "policy.budget.success_credit:  | 1\npolicy.budget.timeout_cost:  | 10\n"};
    Scenario more = preset("pix_lost_answers");
    more.model.faults[1].probability = 0.2;
    more.model.faults.push_back(more.model.faults[0]);
    QTest::newRow("faults, entry by entry")
        << preset("pix_lost_answers") << more
        << std::string{"fault 2: kind = \"lost_response\", probability = 0.05 | kind = \"lost_response\", "
                       "probability = 0.2\nfault 3:  | kind = \"unavailable\", probability = 0.1\n"};
    Scenario steady = storm;
    steady.model.traffic.steps.pop_back();
    QTest::newRow("steps of the rate")
        << storm << steady
        << std::string{
               "traffic.steps: steps = [{ at = \"10s\", rate = 3000.0 }, { at = \"18s\", rate = 800.0 "
               "}] | steps = [{ at = \"10s\", rate = 3000.0 }]\n"};
    Scenario single = preset("catalogue");
    single.model.script->resize(1);
    QTest::newRow("the script")
        << preset("catalogue") << single
        << std::string{"script: attempts = [\"503 SPI_UNAVAILABLE\", \"lost_response\", \"ok\"] | "
                       "attempts = [\"503 SPI_UNAVAILABLE\"]\n"};
}

void TestDifference::everyKeyThatDiffersIsNamedOnce()
{
    QFETCH(const Scenario, a);
    QFETCH(const Scenario, b);
    QFETCH(const std::string, expected);
    QCOMPARE(QString::fromStdString(text(differences(a, b))), QString::fromStdString(expected));
}

void TestDifference::nameAndSeedArePassedOver()
{
    Scenario other = preset("article");
    other.name = "another";
    other.model.seed = 7;
    QVERIFY(differences(preset("article"), other).empty());
}

void TestDifference::noDifferenceMeansEqualModels_data()
{
    QTest::addColumn<std::string>("first");
    QTest::addColumn<std::string>("second");
    for (const Preset& first : presets()) {
        for (const Preset& second : presets()) {
            const std::string name = std::string{first.id} + " against " + std::string{second.id};
            QTest::newRow(name.c_str()) << std::string{first.id} << std::string{second.id};
        }
    }
}

void TestDifference::noDifferenceMeansEqualModels()
{
    QFETCH(const std::string, first);
    QFETCH(const std::string, second);
    const Scenario a = preset(first);
    Scenario b = preset(second);
    const bool isEmpty = differences(a, b).empty();
    b.model.seed = a.model.seed;
    QCOMPARE(isEmpty, a.model == b.model);
}

QTEST_APPLESS_MAIN(TestDifference)
#include "tst_difference.moc"
