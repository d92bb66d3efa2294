// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/draw.h"
#include "core/retry/backoff.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace repique;
using namespace repique::retry;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(repique::retry::Backoff)

namespace {

constexpr JitterKind share = JitterKind::Share;

Backoff exponential(SimDuration base, SimDuration cap, Jitter jitter = {share, 1.0})
{
    return {.base = base, .cap = cap, .jitter = jitter};
}

const Backoff cataloguePolicy = exponential(100ms, 2s);

/// Milliseconds, as the published tables print them.
using Milliseconds = QList<double>;

/// Divided rather than multiplied, so that a whole number of microseconds is the double nearest to it.
double milliseconds(SimDuration duration)
{
    return static_cast<double>(duration.count()) / 1e6;
}

Milliseconds windowsOf(const Backoff& backoff, int count)
{
    Milliseconds result;
    for (int retry = 1; retry <= count; ++retry) {
        result << milliseconds(window(backoff, retry));
    }
    return result;
}

/// Waits of successive retries that all draw `u`.
Milliseconds waitsOf(const Backoff& backoff, double u, int count)
{
    Milliseconds result;
    SimDuration previous = backoff.base;
    for (int retry = 1; retry <= count; ++retry) {
        previous = jittered(backoff, retry, u, previous).wait;
        result << milliseconds(previous);
    }
    return result;
}

} // namespace

class BackoffTest final : public QObject
{
    Q_OBJECT

private slots:
    void windowsMatchThePublishedOnes_data();
    void windowsMatchThePublishedOnes();
    void sumOfWindowsAndItsHalfMatchTheTable();
    void windowStaysAtTheCapForAnyRetry_data();
    void windowStaysAtTheCapForAnyRetry();
    void waitIsTheFormulaOfTheDraw_data();
    void waitIsTheFormulaOfTheDraw();
    void fullJitterHasMeanHalfAndDeviationCapOverRootTwelve();
    void decorrelatedWindowIsThreeTimesThePreviousWait();
    void decorrelatedNeverStartsBelowItsBase();
    void firstRetryAtOnceLeavesTheOthersWhereTheyWere();
    void jitterSpreadsAHerdThatWouldComeBackTogether_data();
    void jitterSpreadsAHerdThatWouldComeBackTogether();
};

void BackoffTest::windowsMatchThePublishedOnes_data()
{
    QTest::addColumn<Backoff>("backoff");
    QTest::addColumn<Milliseconds>("expected");

    QTest::newRow("base 100 ms, cap 2 s (pattern catalogue, I-1)")
        << cataloguePolicy << Milliseconds{100, 200, 400, 800, 1600, 2000, 2000};
    QTest::newRow("first window is twice the base (AWS backoff simulator, I-1)")
        << exponential(200ms, 2s) << Milliseconds{200, 400, 800, 1600, 2000, 2000, 2000};
    QTest::newRow("base 50 ms, cap 20 s (AWS SDKs since November 2026, I-2)")
        << exponential(50ms, 20s) << Milliseconds{50, 100, 200, 400, 800, 1600, 3200, 6400, 12800, 20000};
    QTest::newRow("base 1 s, cap 20 s (AWS SDKs, throttling, I-2)")
        << exponential(1s, 20s) << Milliseconds{1000, 2000, 4000, 8000, 16000, 20000};
    QTest::newRow("base 25 ms, cap 20 s (AWS SDKs, DynamoDB, I-2)")
        << exponential(25ms, 20s) << Milliseconds{25, 50, 100, 200, 400, 800, 1600, 3200, 6400, 12800, 20000};
    QTest::newRow("power minus one, base 25 ms, cap 250 ms (Envoy router filter, I-2)") << Backoff{
        .base = 25ms, .cap = 250ms, .growth = Growth::PowerMinusOne} << Milliseconds{25, 75, 175, 250, 250};
    QTest::newRow("constant") << Backoff{.base = 1s, .cap = 2s, .growth = Growth::Constant}
                              << Milliseconds{1000, 1000, 1000};
    QTest::newRow("multiplier 1.5 (resilience4j)")
        << Backoff{.base = 500ms, .cap = 2s, .multiplier = 1.5} << Milliseconds{500, 750, 1125, 1687.5, 2000};
    QTest::newRow("multiplier 1 does not grow")
        << Backoff{.base = 100ms, .cap = 2s, .multiplier = 1.0} << Milliseconds{100, 100, 100};
    QTest::newRow("base 0 never waits") << exponential(0ms, 2s) << Milliseconds{0, 0, 0};
}

void BackoffTest::windowsMatchThePublishedOnes()
{
    QFETCH(const Backoff, backoff);
    QFETCH(const Milliseconds, expected);
    QCOMPARE(windowsOf(backoff, static_cast<int>(expected.size())), expected);
}

void BackoffTest::sumOfWindowsAndItsHalfMatchTheTable()
{
    const Milliseconds sums{100, 300, 700, 1500, 3100, 5100, 7100}; // I-1
    const Milliseconds means{50, 150, 350, 750, 1550, 2550, 3550}; // I-1, full jitter
    double sum = 0.0;
    double mean = 0.0;
    for (int retry = 1; retry <= sums.size(); ++retry) {
        sum += milliseconds(window(cataloguePolicy, retry));
        mean += milliseconds(jittered(cataloguePolicy, retry, 0.5, {}).wait);
        QCOMPARE(sum, sums.at(retry - 1));
        QCOMPARE(mean, means.at(retry - 1));
    }
}

void BackoffTest::windowStaysAtTheCapForAnyRetry_data()
{
    QTest::addColumn<qint64>("retry");
    QTest::newRow("64 doublings leave 64 bits (I-1)") << qint64{64};
    QTest::newRow("1000 doublings leave a double nearly (I-1)") << qint64{1000};
    QTest::newRow("1100 doublings are infinity") << qint64{1100};
    QTest::newRow("a million") << qint64{1'000'000};
    QTest::newRow("the last integer") << std::numeric_limits<qint64>::max();
}

void BackoffTest::windowStaysAtTheCapForAnyRetry()
{
    QFETCH(const qint64, retry);
    QCOMPARE(window(cataloguePolicy, retry), SimDuration{2s});
    QCOMPARE(jittered(cataloguePolicy, retry, 1.0, {}).wait, SimDuration{2s});
    QCOMPARE(window(exponential(0ms, 2s), retry), SimDuration::zero());
    QCOMPARE(window(exponential(1ns, SimDuration::max()), retry), SimDuration::max());
    const Backoff minusOne{.base = 25ms, .cap = 250ms, .growth = Growth::PowerMinusOne};
    QCOMPARE(window(minusOne, retry), SimDuration{250ms});
    const Backoff fastest{.base = 1ms, .cap = 720h, .multiplier = 10.0};
    QCOMPARE(window(fastest, retry), SimDuration{720h});
}

void BackoffTest::waitIsTheFormulaOfTheDraw_data()
{
    QTest::addColumn<Backoff>("backoff");
    QTest::addColumn<double>("u");
    QTest::addColumn<Milliseconds>("expected");

    QTest::newRow("full, u = 0 (I-2)") << cataloguePolicy << 0.0 << Milliseconds{0, 0, 0};
    QTest::newRow("full, u = 0.25 (I-2)") << cataloguePolicy << 0.25 << Milliseconds{25, 50, 100};
    QTest::newRow("full, u = 0.5 (I-2)") << cataloguePolicy << 0.5 << Milliseconds{50, 100, 200};
    QTest::newRow("full, u = 0.999 (I-2)") << cataloguePolicy << 0.999 << Milliseconds{99.9, 199.8, 399.6};
    const Backoff equal = exponential(100ms, 2s, {share, 0.5});
    QTest::newRow("equal, u = 0 (I-2)") << equal << 0.0 << Milliseconds{50, 100, 200};
    QTest::newRow("equal, u = 1 (I-2)") << equal << 1.0 << Milliseconds{100, 200, 400};
    const Backoff none = exponential(100ms, 2s, {share, 0.0});
    QTest::newRow("none, u = 0") << none << 0.0 << Milliseconds{100, 200, 400};
    QTest::newRow("none, u = 0.7") << none << 0.7 << Milliseconds{100, 200, 400};
    const Backoff decorrelated = exponential(100ms, 2s, {JitterKind::Decorrelated, 1.0});
    QTest::newRow("decorrelated, u = 0 (I-2)") << decorrelated << 0.0 << Milliseconds{100, 100, 100};
    QTest::newRow("decorrelated, u = 0.5 (I-2)")
        << decorrelated << 0.5 << Milliseconds{200, 350, 575, 912.5, 1418.75, 2000, 2000};
    QTest::newRow("decorrelated, u = 1 (I-2)") << decorrelated << 1.0 << Milliseconds{300, 900, 2000, 2000};
    const Backoff grpc = exponential(100ms, 1s, {JitterKind::PlusMinus, 0.2});
    QTest::newRow("±20 % after the cap, u = 0 (gRPC A6, I-2)")
        << grpc << 0.0 << Milliseconds{80, 160, 320, 640, 800};
    QTest::newRow("±20 % after the cap, u = 1 (gRPC A6, I-2)")
        << grpc << 1.0 << Milliseconds{120, 240, 480, 960, 1200};
    const Backoff additive = exponential(100ms, 2s, {JitterKind::Plus, 0.2});
    QTest::newRow("+0 … 20 %, u = 0 (axios-retry)") << additive << 0.0 << Milliseconds{100, 200, 400};
    QTest::newRow("+0 … 20 %, u = 1 (axios-retry)") << additive << 1.0 << Milliseconds{120, 240, 480};
}

void BackoffTest::waitIsTheFormulaOfTheDraw()
{
    QFETCH(const Backoff, backoff);
    QFETCH(const double, u);
    QFETCH(const Milliseconds, expected);
    QCOMPARE(waitsOf(backoff, u, static_cast<int>(expected.size())), expected);
}

void BackoffTest::fullJitterHasMeanHalfAndDeviationCapOverRootTwelve()
{
    constexpr int count = 100'000;
    double sum = 0.0;
    double sumOfSquares = 0.0;
    for (int i = 0; i < count; ++i) {
        const double u = unitDraw({.seed = 1,
            .operation = static_cast<std::uint64_t>(i),
            .attempt = 3,
            .purpose = Purpose::Jitter});
        const double wait = milliseconds(jittered(cataloguePolicy, 3, u, {}).wait);
        sum += wait;
        sumOfSquares += wait * wait;
    }
    const double mean = sum / count;
    const double deviation = std::sqrt(sumOfSquares / count - mean * mean);
    QCOMPARE_LT(std::abs(mean - 200.0), 4 * 115.47 / std::sqrt(count)); // I-2
    QCOMPARE_LT(std::abs(deviation - 115.47), 1.0); // I-2; sd of the estimate is about 0.16
}

void BackoffTest::decorrelatedWindowIsThreeTimesThePreviousWait()
{
    const Backoff backoff = exponential(100ms, 2s, {JitterKind::Decorrelated, 1.0});
    QCOMPARE(jittered(backoff, 1, 0.5, 100ms).window, SimDuration{300ms});
    QCOMPARE(jittered(backoff, 2, 0.5, 200ms).window, SimDuration{600ms});
    QCOMPARE(jittered(backoff, 3, 0.5, 700ms).window, SimDuration{2s});
    QCOMPARE(jittered(backoff, 3, 0.5, SimDuration::max()).wait, SimDuration{2s});
}

void BackoffTest::decorrelatedNeverStartsBelowItsBase()
{
    const Backoff backoff = exponential(100ms, 2s, {JitterKind::Decorrelated, 1.0});
    QCOMPARE(jittered(backoff, 2, 0.0, 0ms).wait, SimDuration{100ms});
    QCOMPARE(jittered(backoff, 2, 1.0, 1ms).wait, SimDuration{300ms});
}

void BackoffTest::firstRetryAtOnceLeavesTheOthersWhereTheyWere()
{
    Backoff backoff = cataloguePolicy;
    backoff.firstRetryAtOnce = true;
    QCOMPARE(windowsOf(backoff, 4), (Milliseconds{0, 200, 400, 800})); // urllib3
    QCOMPARE(waitsOf(backoff, 0.5, 3), (Milliseconds{0, 100, 200}));
    backoff.jitter.kind = JitterKind::Decorrelated;
    QCOMPARE(waitsOf(backoff, 0.5, 3), (Milliseconds{0, 200, 350}));
}

void BackoffTest::jitterSpreadsAHerdThatWouldComeBackTogether_data()
{
    QTest::addColumn<int>("windowMs");
    QTest::addColumn<double>("perBin");
    QTest::newRow("window 100 ms (I-2)") << 100 << 100.0;
    QTest::newRow("window 200 ms (I-2)") << 200 << 50.0;
    QTest::newRow("window 400 ms (I-2)") << 400 << 25.0;
    QTest::newRow("window 800 ms (I-2)") << 800 << 12.5;
    QTest::newRow("window 1600 ms (I-2)") << 1600 << 6.25;
    QTest::newRow("window 2000 ms (I-2)") << 2000 << 5.0;
}

/// 1000 clients fail together; how many come back in each 10 ms, on average over 200 herds.
void BackoffTest::jitterSpreadsAHerdThatWouldComeBackTogether()
{
    QFETCH(const int, windowMs);
    QFETCH(const double, perBin);
    constexpr int herds = 200;
    const auto full = exponential(std::chrono::milliseconds{windowMs}, 2s);
    const auto none = exponential(std::chrono::milliseconds{windowMs}, 2s, {share, 0.0});
    std::vector<int> bins(static_cast<std::size_t>(windowMs / 10));
    for (std::uint64_t client = 0; client < 1000 * herds; ++client) {
        const double u = unitDraw({.seed = 9, .operation = client, .attempt = 1, .purpose = Purpose::Jitter});
        ++bins[static_cast<std::size_t>(jittered(full, 1, u, {}).wait / SimDuration{10ms})];
        QCOMPARE(jittered(none, 1, u, {}).wait, full.base);
    }
    const double slack = 4.5 * std::sqrt(perBin / herds); // of up to 200 bins, none should be further out
    for (const int count : bins) {
        QCOMPARE_LT(std::abs(static_cast<double>(count) / herds - perBin), slack);
    }
}

QTEST_APPLESS_MAIN(BackoffTest)
#include "tst_backoff.moc"
