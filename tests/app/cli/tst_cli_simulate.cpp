// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_process.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <cmath>

using namespace repique::test;

namespace {

const QStringList& seriesKeys()
{
    static const QStringList keys{"bin_s", "t", "originals", "retries", "attempts", "goodput", "failures",
        "rejected", "duplicates", "queue", "budget_tokens", "latency_p50_ms", "latency_p95_ms",
        "latency_p99_ms", "dependency_attempts"};
    return keys;
}

const QStringList& totalKeys()
{
    static const QStringList keys{"operations", "attempts", "retries", "dependency_attempts", "succeeded",
        "succeeded_after_retry", "failed", "open", "duplicates", "duplicate_cents", "held_back", "rejected",
        "timed_out", "refused", "closed", "not_retryable", "budget_denied", "deadline_exceeded", "exhausted",
        "wasted_attempts", "abandoned_served", "abandoned_skipped", "amplification", "goodput_ratio",
        "calls_per_user_action", "wait_ms", "peak_retries"};
    return keys;
}

QStringList sorted(QStringList keys)
{
    keys.sort();
    return keys;
}

QStringList simulate(const QStringList& more)
{
    return QStringList{QStringLiteral("simulate")} + more;
}

QJsonObject resultOf(const QStringList& more)
{
    const CliResult result = runCli(simulate(more));
    return result.status == 0 ? QJsonDocument::fromJson(result.out).object() : QJsonObject{};
}

double total(const QJsonObject& run, const char* name)
{
    return run[QLatin1String("totals")][QLatin1String(name)].toDouble(-1.0);
}

/// The value of one bin of one series.
double at(const QJsonObject& run, const char* series, qsizetype bin)
{
    return run[QLatin1String("series")][QLatin1String(series)].toArray()[bin].toDouble(-1.0);
}

QByteArray withoutWallTime(QByteArray text)
{
    const QRegularExpression wall{QStringLiteral("\"wall_ms\": [^,}]+")};
    return QString::fromUtf8(text).replace(wall, QStringLiteral("\"wall_ms\": 0")).toUtf8();
}

} // namespace

class TestCliSimulate final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theObjectHasItsKeys();
    void theArticleGrowsByAHundredASecond();
    void threeAttemptsSettleUnmixed();
    void theKeyPreventsEveryDuplicateAndCostsNoSuccess();
    void theSameSeedGivesTheSameBytes();
    void severalSeedsGiveMeanAndDeviation();
    void twoFilesAreComparedInPairs();
    void aPreviewCountsLikeTheWhole();
    void anExplosionStopsAtItsLimitAndSaysSo();
    void csvHasOneLineABin();
    void csvOfSeveralRunsHasOneLineARun();
    void theTextSaysTheLawInBothLanguages_data();
    void theTextSaysTheLawInBothLanguages();
    void aScriptRunsAsOneOperation();
};

void TestCliSimulate::theObjectHasItsKeys()
{
    const QJsonObject run = resultOf({QStringLiteral("preset:pix_lost_answers")});
    QCOMPARE(run.keys(),
        sorted({"scenario", "seed", "scale", "totals", "latency_ms", "recovery_s", "recovered_at_s",
            "attempts_histogram", "series", "cost"}));
    QCOMPARE(run[QLatin1String("scenario")].toString(), QStringLiteral("pix_lost_answers"));
    QCOMPARE(run[QLatin1String("totals")].toObject().keys(), sorted(totalKeys()));
    QCOMPARE(
        run[QLatin1String("totals")][QLatin1String("wait_ms")].toObject().keys(), sorted({"mean", "p95"}));
    QCOMPARE(run[QLatin1String("latency_ms")].toObject().keys(), sorted({"p50", "p95", "p99", "max"}));
    QCOMPARE(run[QLatin1String("cost")].toObject().keys(), sorted({"events", "wall_ms", "peak_in_flight"}));
    QCOMPARE(run[QLatin1String("series")].toObject().keys(), sorted(seriesKeys()));
    QVERIFY(run[QLatin1String("recovery_s")].isNull());
    for (const QString& key : seriesKeys().mid(1)) {
        QCOMPARE(run[QLatin1String("series")][key].toArray().size(), 120);
    }
    QCOMPARE(total(run, "operations"), total(run, "succeeded") + total(run, "failed") + total(run, "open"));
    QCOMPARE(total(run, "amplification"), total(run, "attempts") / total(run, "operations"));
}

/// Google SRE book, "Addressing cascading failures": 10,100 → 10,200 → 10,300 …; our label I-4.
void TestCliSimulate::theArticleGrowsByAHundredASecond()
{
    const QJsonObject run = resultOf({QStringLiteral("preset:article")});
    const double growth = (at(run, "attempts", 59) - at(run, "attempts", 9)) / 50.0;
    QVERIFY2(std::abs(growth - 100.0) <= 2.0, qPrintable(QString::number(growth)));
    for (qsizetype second = 1; second < 60; ++second) {
        QCOMPARE(at(run, "goodput", second), 10'000.0);
    }
    QVERIFY(std::abs(at(run, "attempts", 40) - 14'080.0) <= 0.02 * 14'080.0);
}

/// Arithmetic, our label I-4: the same requests are refused every time, L = X + (A − 1)(X − C) = 10,300.
void TestCliSimulate::threeAttemptsSettleUnmixed()
{
    const QJsonObject run = resultOf({QStringLiteral("preset:article_three_attempts")});
    for (qsizetype second = 5; second < 60; ++second) {
        QVERIFY(std::abs(at(run, "attempts", second) - 10'300.0) <= 1.0);
        QVERIFY(std::abs(at(run, "goodput", second) - 10'000.0) <= 1.0);
    }
}

void TestCliSimulate::theKeyPreventsEveryDuplicateAndCostsNoSuccess()
{
    const QString preset = QStringLiteral("preset:pix_lost_answers");
    const QJsonObject with = resultOf({preset});
    const QJsonObject without = resultOf({preset, QStringLiteral("--set=idempotency.key=none"),
        QStringLiteral("--set=idempotency.server=none")});
    QCOMPARE(total(with, "operations"), 10'000.0);
    QCOMPARE(total(with, "duplicates"), 0.0);
    QVERIFY2(std::abs(total(without, "duplicates") - 500.0) <= 75.0,
        qPrintable(QString::number(total(without, "duplicates"))));
    QCOMPARE(total(without, "duplicate_cents"), 3000.0 * total(without, "duplicates"));
    QCOMPARE(total(with, "succeeded"), total(without, "succeeded"));
}

void TestCliSimulate::theSameSeedGivesTheSameBytes()
{
    const QStringList arguments = simulate({QStringLiteral("preset:contended_storm")});
    const CliResult first = runCli(arguments);
    const CliResult second = runCli(arguments, {QStringLiteral("LC_ALL=pt_BR.UTF-8")});
    QCOMPARE(withoutWallTime(first.out), withoutWallTime(second.out));
    const CliResult other = runCli(arguments + QStringList{QStringLiteral("--set=seed=43")});
    QVERIFY(withoutWallTime(other.out) != withoutWallTime(first.out));
}

void TestCliSimulate::severalSeedsGiveMeanAndDeviation()
{
    const QJsonObject result
        = resultOf({QStringLiteral("preset:pix_lost_answers"), QStringLiteral("--seeds=3")});
    QCOMPARE(result.keys(), sorted({"runs", "mean", "sd"}));
    const QJsonArray runs = result[QLatin1String("runs")].toArray();
    QCOMPARE(runs.size(), 3);
    double sum = 0.0;
    for (qsizetype i = 0; i < runs.size(); ++i) {
        QCOMPARE(runs[i][QLatin1String("seed")].toInt(), 42 + static_cast<int>(i));
        QVERIFY(!runs[i].toObject().contains(QLatin1String("series")));
        sum += total(runs[i].toObject(), "attempts");
    }
    QCOMPARE(result[QLatin1String("mean")][QLatin1String("attempts")].toDouble(), sum / 3.0);
    QVERIFY(result[QLatin1String("sd")][QLatin1String("attempts")].toDouble() > 0.0);
    QVERIFY(result[QLatin1String("mean")].toObject().contains(QLatin1String("wait_ms.mean")));
    QVERIFY(result[QLatin1String("mean")][QLatin1String("recovery_s")].isNull());
}

void TestCliSimulate::twoFilesAreComparedInPairs()
{
    QByteArray text = runCli({QStringLiteral("scenario"), QStringLiteral("pix_lost_answers")}).out;
    text.replace("key = \"once\"", "key = \"none\"").replace("server = \"atomic\"", "server = \"none\"");
    const QString withoutKey = fileWith("seed = 7\n" + text, QStringLiteral("b.repique.toml"));
    const QJsonObject result
        = resultOf({QStringLiteral("preset:pix_lost_answers"), withoutKey, QStringLiteral("--seeds=4")});
    QCOMPARE(result.keys(), sorted({"a", "b", "difference"}));
    QCOMPARE(result[QLatin1String("b")][QLatin1String("runs")][0][QLatin1String("seed")].toInt(), 42);
    const QJsonValue duplicates = result[QLatin1String("difference")][QLatin1String("duplicates")];
    QCOMPARE(duplicates.toObject().keys(), sorted({"mean", "low", "high"}));
    QVERIFY(duplicates[QLatin1String("low")].toDouble() > 400.0);
    QVERIFY(duplicates[QLatin1String("high")].toDouble() < 600.0);
    const QJsonValue succeeded = result[QLatin1String("difference")][QLatin1String("succeeded")];
    QCOMPARE(succeeded[QLatin1String("low")].toDouble(-1.0), 0.0);
    QCOMPARE(succeeded[QLatin1String("high")].toDouble(-1.0), 0.0);
}

void TestCliSimulate::aPreviewCountsLikeTheWhole()
{
    const QJsonObject whole = resultOf({QStringLiteral("preset:contended_storm")});
    const QJsonObject preview
        = resultOf({QStringLiteral("preset:contended_storm"), QStringLiteral("--scale=10")});
    QCOMPARE(preview[QLatin1String("scale")].toInt(), 10);
    const double ratio = total(preview, "operations") / total(whole, "operations");
    QVERIFY2(std::abs(ratio - 1.0) < 0.05, qPrintable(QString::number(ratio)));
}

void TestCliSimulate::anExplosionStopsAtItsLimitAndSaysSo()
{
    const QJsonObject run
        = resultOf({QStringLiteral("preset:article"), QStringLiteral("--event-limit=100000")});
    QCOMPARE(run[QLatin1String("cut")].toBool(), true);
    QVERIFY(run[QLatin1String("cost")][QLatin1String("events")].toInt() <= 100'001);
    const CliResult text = runCli(simulate({QStringLiteral("preset:article"),
        QStringLiteral("--event-limit=100000"), QStringLiteral("--format=text")}));
    QVERIFY(text.out.contains("Stopped at the event limit"));
}

void TestCliSimulate::csvHasOneLineABin()
{
    const CliResult result
        = runCli(simulate({QStringLiteral("preset:article"), QStringLiteral("--format=csv")}),
            {QStringLiteral("LC_ALL=pt_BR.UTF-8")});
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines.first(),
        QByteArray("t_s,originals,retries,attempts,goodput,failures,rejected,duplicates,queue,budget_tokens,"
                   "latency_p50_ms,latency_p95_ms,latency_p99_ms,dependency_attempts"));
    QCOMPARE(lines.size(), 62);
    QCOMPARE(lines[3].split(',').size(), 14);
    QVERIFY(lines[3].startsWith("2,10100,"));
}

void TestCliSimulate::csvOfSeveralRunsHasOneLineARun()
{
    const CliResult runs = runCli(simulate({QStringLiteral("preset:pix_lost_answers"),
        QStringLiteral("--seeds=2"), QStringLiteral("--format=csv")}));
    const QList<QByteArray> lines = runs.out.split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines[0].startsWith("seed,operations,attempts,"));
    QVERIFY(lines[2].startsWith("43,10000,"));
    const CliResult pair = runCli(simulate({QStringLiteral("preset:pix_lost_answers"),
        QStringLiteral("preset:pix_lost_answers"), QStringLiteral("--format=csv")}));
    QVERIFY(pair.out.startsWith("file,seed,operations,"));
    QVERIFY(pair.out.contains("\nb,42,10000,"));
}

void TestCliSimulate::theTextSaysTheLawInBothLanguages_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("sentences");
    QTest::newRow("English") << "en"
                             << QStringList{"Amplification = attempts ÷ operations = ",
                                    "10.1k/s originals arrive and 10k/s fit",
                                    "No operation was applied twice: 0 duplicates in 606,000 operations."};
    QTest::newRow("Portuguese")
        << "pt_BR"
        << QStringList{
               "Amplificação = tentativas ÷ operações = ", "Chegam 10,1 mil/s originais e cabem 10 mil/s",
               "Nenhuma operação foi aplicada duas vezes: 0 duplicatas em 606.000 operações."};
}

void TestCliSimulate::theTextSaysTheLawInBothLanguages()
{
    QFETCH(QString, language);
    QFETCH(QStringList, sentences);
    const CliResult result = runCli(simulate({QStringLiteral("preset:article"),
        QStringLiteral("--format=text"), QStringLiteral("--lang"), language}));
    QCOMPARE(result.status, 0);
    const QString text = QString::fromUtf8(result.out);
    for (const QString& sentence : sentences) {
        QVERIFY2(text.contains(sentence), qPrintable(text));
    }
}

void TestCliSimulate::aScriptRunsAsOneOperation()
{
    const QJsonObject run = resultOf({QStringLiteral("preset:catalogue")});
    QCOMPARE(total(run, "operations"), 1.0);
    QCOMPARE(total(run, "attempts"), 3.0);
    QCOMPARE(total(run, "duplicates"), 0.0);
}

QTEST_GUILESS_MAIN(TestCliSimulate)
#include "tst_cli_simulate.moc"
