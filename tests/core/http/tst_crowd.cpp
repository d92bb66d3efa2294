// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/transport.h"
#include "core/pix/client.h"
#include "tests/support/running_service.h"

#include <QtTest/QTest>

#include <atomic>
#include <thread>

using namespace repique;
using namespace repique::test;
using namespace std::chrono_literals;

namespace {

struct Counted
{
    std::atomic<std::int64_t> operations{0};
    std::atomic<std::int64_t> acknowledged{0};
    std::atomic<std::int64_t> attempts{0};
};

settlement::FaultPlan faults()
{
    settlement::Fault unavailable;
    unavailable.probability = 0.2;
    settlement::Fault lost;
    lost.kind = settlement::FaultKind::LostResponse;
    lost.probability = 0.1;
    settlement::FaultPlan plan;
    plan.faults = {unavailable, lost};
    return plan;
}

/// Pays one cent after the other until it is told to stop; the last payment is ended.
void payOn(const http::Address& address, std::uint64_t client, const std::stop_token& stop, Counted& counted)
{
    http::HttpTransport transport{address};
    http::LiveClock clock;
    retry::Budget budget{retry::NoBudget{}};
    pix::ClientSetup setup;
    setup.policy.maxAttempts = 30;
    setup.policy.attemptTimeout = 500ms;
    setup.policy.deadline = 60s;
    setup.policy.backoff.base = 10ms;
    setup.policy.backoff.cap = 100ms;
    pix::Client payer{setup, clock, transport, budget};
    for (std::uint64_t i = 0; !stop.stop_requested(); ++i) {
        const pix::PaymentReport report = payer.pay({"ana", "bruno", 1}, client * 1'000'000 + i);
        ++counted.operations;
        counted.acknowledged += report.result ? 1 : 0;
        counted.attempts += report.attempts;
    }
}

} // namespace

/// 64 clients at once, 20 % of the attempts answered 503 and 10 % of the responses lost: nothing is paid
/// twice, nothing that was acknowledged is missing. REPIQUE_LOAD_S says for how long; the long test takes a
/// minute.
class TestCrowd final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsPaidTwiceAndNothingIsMissing();
};

void TestCrowd::nothingIsPaidTwiceAndNothingIsMissing()
{
    constexpr std::uint64_t clients = 64;
    const int seconds = std::max(2, qEnvironmentVariableIntValue("REPIQUE_LOAD_S"));
    const QTemporaryDir folder;
    http::ServiceSetup setup;
    setup.ledger = folder.filePath(QStringLiteral("ledger.sqlite")).toStdString();
    setup.accounts = {{"ana", 100'000'000}, {"bruno", 0}};
    setup.faults = faults();
    const auto service = must(http::Service::start(std::move(setup))); // synchronous FULL
    Counted counted;
    {
        std::vector<std::jthread> threads;
        for (std::uint64_t client = 0; client < clients; ++client) {
            threads.emplace_back([&, client](const std::stop_token& stop) {
                payOn({"127.0.0.1", service->port(), {}}, client, stop, counted);
            });
        }
        std::this_thread::sleep_for(std::chrono::seconds{seconds});
        for (std::jthread& thread : threads) {
            thread.request_stop();
        }
    }
    QCOMPARE(counted.acknowledged.load(), counted.operations.load()); // with this policy all are paid
    const auto accounts = must(service->accounts());
    QCOMPARE(accounts[1].second, counted.acknowledged.load()); // once each, and balances are exact
    QCOMPARE(accounts[0].second + accounts[1].second, 100'000'000);
    QCOMPARE_GT(counted.attempts.load(), counted.operations.load());
    const http::Gauges gauges = service->gauges();
    qInfo("%lld payments, %lld attempts, %lld commits of %lld", static_cast<long long>(counted.operations),
        static_cast<long long>(counted.attempts), static_cast<long long>(gauges.commits),
        static_cast<long long>(gauges.committedRequests));
}

QTEST_APPLESS_MAIN(TestCrowd)

#include "tst_crowd.moc"
