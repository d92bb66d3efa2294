// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/document.h"
#include "core/scenario/presets.h"

#include <QtTest/QTest>

#include <chrono>
#include <string>

using namespace repique;
using namespace std::chrono_literals;

class PresetsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areTheNamedOnesInOrder();
    void areValidDocumentsNamedAfterTheirId_data();
    void areValidDocumentsNamedAfterTheirId();
    void catalogueIsAnswered503ThenLosesAnAnswer();
    void articleRetriesForEverAfterExactlyOneSecond();
    void threeAttemptsDifferFromTheArticleInAttemptsAlone();
    void mixedIsRandomWithTheWholeWindowAsJitter();
    void tenThousandPixMeetTwoFaults();
    void stormHasASpikeOfEightSeconds();
};

void PresetsTest::areTheNamedOnesInOrder()
{
    std::string ids;
    for (const scenario::Preset& preset : scenario::presets()) {
        ids += std::string{preset.id} + " ";
    }
    QCOMPARE(ids,
        std::string{
            "transient_503 lost_response insufficient_funds catalogue article "
            "article_three_attempts article_mixed pix_lost_answers contended_storm two_second_spike "});
}

void PresetsTest::areValidDocumentsNamedAfterTheirId_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < scenario::presets().size(); ++i) {
        QTest::newRow(std::string{scenario::presets()[i].id}.c_str()) << static_cast<int>(i);
    }
}

void PresetsTest::areValidDocumentsNamedAfterTheirId()
{
    QFETCH(int, index);
    const scenario::Preset& preset = scenario::presets()[static_cast<std::size_t>(index)];
    const auto parsed = scenario::parse(preset.toml, preset.id);
    QVERIFY2(parsed.has_value(), parsed ? "" : parsed.error().front().key.c_str());
    QCOMPARE(parsed->name, std::string{preset.id});
    QVERIFY(scenario::preset(preset.id) == *parsed);
}

void PresetsTest::catalogueIsAnswered503ThenLosesAnAnswer()
{
    const storm::Model model = scenario::preset("catalogue").model;
    QVERIFY(model.script.has_value());
    QCOMPARE(model.script->size(), std::size_t{3});
    QCOMPARE(model.script->at(0).status, 503);
    QCOMPARE(model.script->at(0).code, std::string{"SPI_UNAVAILABLE"});
    QCOMPARE(model.script->at(1).what, settlement::ScriptedAttempt::What::LostResponse);
    QCOMPARE(model.script->at(2).what, settlement::ScriptedAttempt::What::Ok);
    QCOMPARE(model.policy.maxAttempts, 3);
    QCOMPARE(model.policy.backoff.base.count(), SimDuration{100ms}.count());
    QCOMPARE(model.policy.backoff.jitter.amount, 1.0);
    QCOMPARE(model.policy.attemptTimeout.count(), SimDuration{1500ms}.count());
    QCOMPARE(model.policy.deadline.count(), SimDuration{5s}.count());
    QCOMPARE(model.dependency.network.count(), SimDuration{20ms}.count());
}

void PresetsTest::articleRetriesForEverAfterExactlyOneSecond()
{
    const storm::Model model = scenario::preset("article").model;
    QCOMPARE(model.traffic.rate, 10100.0);
    QCOMPARE(model.traffic.arrivals, storm::Traffic::Arrivals::Uniform);
    QCOMPARE(model.dependency.capacity, 10000.0);
    QCOMPARE(model.dependency.service, storm::Dependency::Service::Constant);
    QCOMPARE(model.dependency.queue.value_or(-1), 20);
    QCOMPARE(model.policy.maxAttempts, 1'000'000);
    QCOMPARE(model.policy.backoff.jitter.amount, 0.0);
    QCOMPARE(retry::window(model.policy.backoff, 999'999).count(), SimDuration{1s}.count());
    QVERIFY(model.policy.deadline > model.duration);
}

void PresetsTest::threeAttemptsDifferFromTheArticleInAttemptsAlone()
{
    scenario::Scenario expected = scenario::preset("article");
    expected.name = "article_three_attempts";
    expected.model.policy.maxAttempts = 3;
    QVERIFY(scenario::preset("article_three_attempts") == expected);
}

void PresetsTest::mixedIsRandomWithTheWholeWindowAsJitter()
{
    scenario::Scenario expected = scenario::preset("article_three_attempts");
    expected.name = "article_mixed";
    expected.model.duration = 600s;
    expected.model.traffic.arrivals = storm::Traffic::Arrivals::Poisson;
    expected.model.policy.backoff.jitter.amount = 1.0;
    expected.model.dependency.queue = 50;
    QVERIFY(scenario::preset("article_mixed") == expected);
}

void PresetsTest::tenThousandPixMeetTwoFaults()
{
    const storm::Model model = scenario::preset("pix_lost_answers").model;
    QCOMPARE(model.traffic.operations.value_or(0), 10'000);
    QCOMPARE(model.faults.size(), std::size_t{2});
    QCOMPARE(model.faults[0].kind, settlement::FaultKind::Unavailable);
    QCOMPARE(model.faults[0].probability, 0.1);
    QCOMPARE(model.faults[1].kind, settlement::FaultKind::LostResponse);
    QCOMPARE(model.faults[1].probability, 0.05);
    QCOMPARE(model.idempotency.key, pix::KeyUse::Once);
    QCOMPARE(model.idempotency.server, settlement::ServerMode::Atomic);
}

void PresetsTest::stormHasASpikeOfEightSeconds()
{
    const storm::Model model = scenario::preset("contended_storm").model;
    QCOMPARE(model.traffic.rate, 800.0);
    QCOMPARE(model.dependency.capacity, 1000.0);
    QVERIFY(!model.dependency.queue.has_value());
    QCOMPARE(model.traffic.steps.size(), std::size_t{2});
    QCOMPARE(model.traffic.steps[0].rate, 3000.0);
    const SimDuration spike = model.traffic.steps[1].at - model.traffic.steps[0].at;
    QCOMPARE(spike.count(), SimDuration{8s}.count());
    QCOMPARE(model.traffic.steps[1].rate, 800.0);
}

QTEST_APPLESS_MAIN(PresetsTest)
#include "tst_presets.moc"
