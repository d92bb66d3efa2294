// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/changes.h"
#include "core/lessons/load.h"
#include "core/scenario/document.h"

#include <QtCore/QObject>
#include <QtTest/QTest>

#include <algorithm>

using namespace repique;

namespace {

scenario::Scenario with(scenario::Scenario scenario, const std::vector<std::string>& assignments)
{
    const scenario::Faults faults = scenario::assignAll(scenario, assignments);
    Q_ASSERT(faults.empty());
    return scenario;
}

} // namespace

class TestChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingChangedIsNoChange();
    void nameAndSeedAreNoChanges();
    void anotherBudgetIsOneChangeAndSoIsEachValue();
    void whatNoAssignmentReachesIsSaid();
    void everySolutionIsFoundAgainWithinItsLimit();
};

void TestChanges::nothingChangedIsNoChange()
{
    const lessons::Changes changes = lessons::changesOf({}, {});
    QVERIFY(changes.isWhole);
    QCOMPARE(changes.assignments.size(), std::size_t{0});
}

void TestChanges::nameAndSeedAreNoChanges()
{
    const lessons::Changes changes = lessons::changesOf({}, with({}, {"name=Mine", "seed=7"}));
    QVERIFY(changes.isWhole);
    QCOMPARE(changes.assignments.size(), std::size_t{0});
}

void TestChanges::anotherBudgetIsOneChangeAndSoIsEachValue()
{
    const scenario::Scenario base;
    const lessons::Changes kind = lessons::changesOf(base, with(base, {"policy.budget.kind=ratio"}));
    QCOMPARE(kind.assignments.size(), std::size_t{1});
    const scenario::Scenario now
        = with(base, {"policy.budget.kind=ratio", "policy.budget.ratio=0.25", "policy.base=70ms"});
    const lessons::Changes all = lessons::changesOf(base, now);
    QVERIFY(all.isWhole);
    QCOMPARE(all.assignments.size(), std::size_t{3});
    QCOMPARE(with(base, all.assignments), now);
}

void TestChanges::whatNoAssignmentReachesIsSaid()
{
    scenario::Scenario now;
    now.model.script = settlement::Script{};
    QVERIFY(!lessons::changesOf({}, now).isWhole);
}

void TestChanges::everySolutionIsFoundAgainWithinItsLimit()
{
    const auto all = lessons::loadAll(REPIQUE_SOURCE_DIR "/lessons");
    QVERIFY(all.has_value());
    for (const lessons::Lesson& lesson : *all) {
        const auto step = std::ranges::find(lesson.steps, lessons::StepKind::Challenge, &lessons::Step::kind);
        const scenario::Scenario& base = lessons::findScene(lesson, step->scene)->scenario;
        for (const std::vector<std::string>& solution : lesson.challenge.solutions) {
            const scenario::Scenario now = with(base, solution);
            const lessons::Changes changes = lessons::changesOf(base, now);
            QVERIFY2(changes.isWhole, lesson.id.c_str());
            QCOMPARE(with(base, changes.assignments).model, now.model);
            if (lesson.challenge.mostChanges) {
                QCOMPARE_LE(static_cast<int>(changes.assignments.size()), *lesson.challenge.mostChanges);
            }
        }
    }
}

QTEST_APPLESS_MAIN(TestChanges)

#include "tst_changes.moc"
