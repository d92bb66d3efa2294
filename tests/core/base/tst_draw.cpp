// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/draw.h"

#include <QTest>

#include <array>
#include <cmath>
#include <functional>
#include <limits>

using namespace repique;

Q_DECLARE_METATYPE(repique::DrawKey)

namespace {

using Neighbour = std::function<DrawKey(DrawKey)>;

constexpr std::uint64_t someSeed = 42;

DrawKey keyOf(std::uint64_t operation)
{
    return {.seed = someSeed, .operation = operation, .attempt = 1, .purpose = Purpose::Jitter};
}

/// |a − b| in units of |b|; absolute where b is 0.
double relativeError(double a, long double b)
{
    const long double difference = std::abs(static_cast<long double>(a) - b);
    return static_cast<double>(b == 0 ? difference : difference / std::abs(b));
}

constexpr double tolerance = 1e-13;

} // namespace

Q_DECLARE_METATYPE(Neighbour)

class DrawTest final : public QObject
{
    Q_OBJECT

private slots:
    void aKeyAlwaysGivesTheSameBits_data();
    void aKeyAlwaysGivesTheSameBits();
    void unitDrawsAreTheTopFiftyThreeBits();
    void unitDrawsAreUniform();
    void neighbouringDrawsAreIndependent_data();
    void neighbouringDrawsAreIndependent();
    void everyBitIsAFairCoin();
    void logarithmAgreesWithLibm();
    void exponentialFunctionAgreesWithLibm();
    void exponentialFunctionSaturates();
    void normalInvertsTheNormalDistribution();
    void normalIsBoundedAtBothEnds();
    void exponentialDrawsHaveMeanAndDeviationOne();
    void lognormalFollowsItsFormula_data();
    void lognormalFollowsItsFormula();
    void lognormalDrawsHaveMeanOneAndTheirVariation_data();
    void lognormalDrawsHaveMeanOneAndTheirVariation();
};

/// Golden values: every stored trace and every number in a lesson hangs on them.
void DrawTest::aKeyAlwaysGivesTheSameBits_data()
{
    QTest::addColumn<DrawKey>("key");
    QTest::addColumn<quint64>("bits");
    QTest::newRow("all zero") << DrawKey{} << quint64{10709605192711416551U};
    QTest::newRow("seed") << DrawKey{.seed = 42} << quint64{8544014513819174526U};
    QTest::newRow("operation") << DrawKey{.seed = 42, .operation = 7} << quint64{7112023762592094034U};
    QTest::newRow("attempt") << DrawKey{.seed = 42, .operation = 7, .attempt = 2}
                             << quint64{10703740716989776192U};
    QTest::newRow("purpose") << DrawKey{.seed = 42, .operation = 7, .attempt = 2, .purpose = Purpose::Jitter}
                             << quint64{15522531813346961515U};
    QTest::newRow("index")
        << DrawKey{.seed = 42, .operation = 7, .attempt = 2, .purpose = Purpose::Fault, .index = 3}
        << quint64{5212842171047044679U};
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    QTest::newRow("all ones") << DrawKey{.seed = most,
        .operation = most,
        .attempt = most,
        .purpose = Purpose::Contention,
        .index = std::numeric_limits<std::uint32_t>::max()}
                              << quint64{2636967330679883370U};
}

void DrawTest::aKeyAlwaysGivesTheSameBits()
{
    QFETCH(const DrawKey, key);
    QFETCH(const quint64, bits);
    QCOMPARE(bitsDraw(key), bits);
}

void DrawTest::unitDrawsAreTheTopFiftyThreeBits()
{
    for (std::uint64_t operation = 0; operation < 1000; ++operation) {
        const double u = unitDraw(keyOf(operation));
        QCOMPARE(u, std::ldexp(static_cast<double>(bitsDraw(keyOf(operation)) >> 11U), -53));
        QCOMPARE_GE(u, 0.0);
        QCOMPARE_LT(u, 1.0);
    }
}

void DrawTest::unitDrawsAreUniform()
{
    constexpr int count = 1'000'000;
    double sum = 0.0;
    double sumOfSquares = 0.0;
    for (std::uint64_t operation = 0; operation < count; ++operation) {
        const double u = unitDraw(keyOf(operation));
        sum += u;
        sumOfSquares += u * u;
    }
    const double mean = sum / count;
    const double variance = sumOfSquares / count - mean * mean;
    QCOMPARE_LT(std::abs(mean - 0.5), 4 * std::sqrt(1.0 / 12 / count));
    QCOMPARE_LT(std::abs(variance - 1.0 / 12), 4 * std::sqrt(1.0 / 180 / count));
}

void DrawTest::neighbouringDrawsAreIndependent_data()
{
    QTest::addColumn<Neighbour>("neighbour");
    const auto row = [](const char* name, const Neighbour& neighbour) { QTest::newRow(name) << neighbour; };
    row("the next operation", [](DrawKey key) { return ++key.operation, key; });
    row("the thousandth operation after", [](DrawKey key) { return key.operation += 1000, key; });
    row("the next attempt", [](DrawKey key) { return ++key.attempt, key; });
    row("the next seed", [](DrawKey key) { return ++key.seed, key; });
    row("the next index", [](DrawKey key) { return ++key.index, key; });
    row("another purpose", [](DrawKey key) { return key.purpose = Purpose::RetryAfterSpread, key; });
    row("the next purpose and operation",
        [](DrawKey key) { return key.purpose = Purpose::RetryAfterSpread, ++key.operation, key; });
    row("operation and attempt exchanged",
        [](DrawKey key) { return std::swap(key.operation, key.attempt), key; });
    row("operation and seed exchanged", [](DrawKey key) { return std::swap(key.operation, key.seed), key; });
}

/// Pairs (draw, neighbour's draw) fall in 16 × 16 cells; chi-square with 255 degrees of freedom has mean 255
/// and standard deviation 22.6.
void DrawTest::neighbouringDrawsAreIndependent()
{
    QFETCH(const Neighbour, neighbour);
    constexpr int count = 256'000;
    constexpr double expected = count / 256.0;
    std::array<int, 256> cells{};
    for (std::uint64_t operation = 1'000'000; operation < 1'000'000 + count; ++operation) {
        const DrawKey key = keyOf(operation);
        const auto row = static_cast<std::size_t>(unitDraw(key) * 16);
        const auto column = static_cast<std::size_t>(unitDraw(neighbour(key)) * 16);
        ++cells.at(row * 16 + column);
    }
    double chiSquare = 0.0;
    for (const int cell : cells) {
        chiSquare += (cell - expected) * (cell - expected) / expected;
    }
    QCOMPARE_GT(chiSquare, 255 - 4 * 22.6);
    QCOMPARE_LT(chiSquare, 255 + 4 * 22.6);
}

void DrawTest::everyBitIsAFairCoin()
{
    constexpr int count = 100'000;
    std::array<int, 64> ones{};
    for (std::uint64_t operation = 0; operation < count; ++operation) {
        const std::uint64_t bits = bitsDraw(keyOf(operation));
        for (std::size_t bit = 0; bit < ones.size(); ++bit) {
            ones.at(bit) += static_cast<int>((bits >> bit) & 1U);
        }
    }
    for (const int count1 : ones) {
        QCOMPARE_LT(std::abs(count1 - count / 2), 4.5 * std::sqrt(count) / 2);
    }
}

void DrawTest::logarithmAgreesWithLibm()
{
    QCOMPARE(portableLog(1.0), 0.0);
    for (std::uint64_t i = 0; i < 100'000; ++i) {
        const double u = unitDraw(keyOf(i));
        const double anywhere = std::ldexp(1.0 + u, static_cast<int>(i % 2045) - 1022);
        const double nearOne = 0.5 + u;
        const double veryNearOne = 1.0 + (u - 0.5) * 1e-6;
        for (const double x : {anywhere, nearOne, veryNearOne}) {
            QCOMPARE_LE(relativeError(portableLog(x), std::log(static_cast<long double>(x))), tolerance);
        }
    }
}

void DrawTest::exponentialFunctionAgreesWithLibm()
{
    QCOMPARE(portableExp(0.0), 1.0);
    for (std::uint64_t i = 0; i < 100'000; ++i) {
        const double u = unitDraw(keyOf(i));
        for (const double x : {-708.0 + 1417.0 * u, 4.0 * u - 2.0, (u - 0.5) * 1e-6}) {
            QCOMPARE_LE(relativeError(portableExp(x), std::exp(static_cast<long double>(x))), tolerance);
        }
    }
}

void DrawTest::exponentialFunctionSaturates()
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    QCOMPARE(portableExp(1000.0), infinity);
    QCOMPARE(portableExp(infinity), infinity);
    QCOMPARE(portableExp(-1000.0), 0.0);
    QCOMPARE(portableExp(-infinity), 0.0);
    QVERIFY(std::isfinite(portableExp(709.0)));
    QCOMPARE_GT(portableExp(-708.0), 0.0);
}

/// The error of z is that of its probability, divided by the density. Reference: erf and erfc of libm in long
/// double.
void DrawTest::normalInvertsTheNormalDistribution()
{
    const long double rootTwo = std::sqrt(2.0L);
    const long double rootTwoPi = std::sqrt(2.0L * 3.14159265358979323846264338327950288L);
    for (std::uint64_t i = 0; i < 100'000; ++i) {
        const double uniform = unitDraw(keyOf(i));
        const double tail = std::ldexp(1.0 + uniform, -2 - static_cast<int>(i % 50));
        for (const double u : {uniform, tail, 1.0 - tail}) {
            const long double z = normalFrom(u);
            const long double density = std::exp(-z * z / 2) / rootTwoPi;
            const long double fromTail
                = z < 0 ? std::erfc(-z / rootTwo) / 2 - u : (1.0L - u) - std::erfc(z / rootTwo) / 2;
            const long double fromCentre = std::erf(z / rootTwo) / 2 - (static_cast<long double>(u) - 0.5L);
            const long double error = (std::abs(z) < 1 ? fromCentre : fromTail) / density;
            QCOMPARE_LE(static_cast<double>(std::abs(error)), tolerance * static_cast<double>(std::abs(z)));
        }
    }
    QCOMPARE(normalFrom(0.5), 0.0);
    QCOMPARE_LT(std::abs(normalFrom(0.975) - 1.959963984540054), 1e-14);
}

void DrawTest::normalIsBoundedAtBothEnds()
{
    const double smallestStep = std::ldexp(1.0, -53);
    QCOMPARE_LT(normalFrom(0.0), normalFrom(smallestStep));
    QCOMPARE_GT(normalFrom(0.0), -8.4);
    QCOMPARE_LT(normalFrom(1.0 - smallestStep), 8.4);
    QCOMPARE(normalFrom(1.0 - smallestStep), -normalFrom(smallestStep));
}

void DrawTest::exponentialDrawsHaveMeanAndDeviationOne()
{
    constexpr int count = 1'000'000;
    double sum = 0.0;
    double sumOfSquares = 0.0;
    for (std::uint64_t operation = 0; operation < count; ++operation) {
        const double x = exponentialFrom(unitDraw(keyOf(operation)));
        QCOMPARE_GE(x, 0.0);
        sum += x;
        sumOfSquares += x * x;
    }
    QCOMPARE_LT(std::abs(sum / count - 1.0), 4 / std::sqrt(count));
    QCOMPARE_LT(std::abs(sumOfSquares / count - 2.0), 4 * std::sqrt(20.0 / count)); // Var(x²) = 24 − 4
}

void DrawTest::lognormalFollowsItsFormula_data()
{
    QTest::addColumn<double>("cv");
    QTest::newRow("cv 0 is constant") << 0.0;
    QTest::newRow("cv 0.25") << 0.25;
    QTest::newRow("cv 1") << 1.0;
    QTest::newRow("cv 5") << 5.0;
}

void DrawTest::lognormalFollowsItsFormula()
{
    QFETCH(const double, cv);
    const double sigma = std::sqrt(std::log1p(cv * cv));
    for (std::uint64_t i = 0; i < 10'000; ++i) {
        const double u = unitDraw(keyOf(i));
        const double expected = std::exp(sigma * normalFrom(u) - sigma * sigma / 2);
        QCOMPARE_LE(relativeError(lognormalFrom(u, cv), expected), tolerance);
    }
}

void DrawTest::lognormalDrawsHaveMeanOneAndTheirVariation_data()
{
    QTest::addColumn<double>("cv");
    QTest::newRow("cv 0.25") << 0.25;
    QTest::newRow("cv 1") << 1.0;
}

void DrawTest::lognormalDrawsHaveMeanOneAndTheirVariation()
{
    QFETCH(const double, cv);
    constexpr int count = 1'000'000;
    double sum = 0.0;
    double sumOfSquares = 0.0;
    for (std::uint64_t operation = 0; operation < count; ++operation) {
        const double x = lognormalFrom(unitDraw(keyOf(operation)), cv);
        sum += x;
        sumOfSquares += x * x;
    }
    const double mean = sum / count;
    const double b = 1 + cv * cv; // E[x^k] = b^(k(k−1)/2)
    const double varianceOfSquares = std::pow(b, 6) - b * b;
    QCOMPARE_LT(std::abs(mean - 1.0), 4 * cv / std::sqrt(count));
    QCOMPARE_LT(std::abs(sumOfSquares / count - b), 4 * std::sqrt(varianceOfSquares / count));
}

QTEST_APPLESS_MAIN(DrawTest)
#include "tst_draw.moc"
