// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_process.h"

#include <QtCore/QDir>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <csignal>

using namespace repique::test;

namespace {

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

QJsonObject objectOf(const QStringList& arguments)
{
    const CliResult result = runCli(arguments);
    return result.status == 0 ? QJsonDocument::fromJson(result.out).object() : QJsonObject{};
}

QStringList shortSweep()
{
    return words("sweep preset:article_mixed --set duration=300ms --x policy.max_attempts=1:3:3 "
                 "--y policy.base=100ms:300ms:2 --metric attempts");
}

} // namespace

class TestCliStudies final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contentionIsOneObject();
    void contentionComparesAllWaitsAsText_data();
    void contentionComparesAllWaitsAsText();
    void aSingleRunHasNoDeviation();
    void aSweepIsAGridOfItsKeys();
    void aCellIsThatOfSimulate();
    void oneKeyIsOneRow();
    void seedsAddTheDeviation();
    void csvHasALineACell();
    void threadsDoNotChangeTheBytes();
    void mistakesAreASentenceAndStatusTwo_data();
    void mistakesAreASentenceAndStatusTwo();
    void anInterruptKeepsWhatIsDone();
};

void TestCliStudies::contentionIsOneObject()
{
    const QJsonObject json
        = objectOf(words("contention --clients 10 --backoff full --runs 50 --seed 1 --format json"));
    QCOMPARE(json.keys(),
        (QStringList{QStringLiteral("backoff"), QStringLiteral("clients"), QStringLiteral("mean_calls"),
            QStringLiteral("mean_ms"), QStringLiteral("runs"), QStringLiteral("sd_calls"),
            QStringLiteral("sd_ms")}));
    QCOMPARE(json[QStringLiteral("clients")].toInt(), 10);
    QCOMPARE(json[QStringLiteral("backoff")].toString(), QStringLiteral("full"));
    QCOMPARE(json[QStringLiteral("runs")].toInt(), 50);
    // I-3: 464.1 ± 105 ms, 39.00 ± 2.3 writes; within 4·sd/√50
    QCOMPARE_LE(std::abs(json[QStringLiteral("mean_ms")].toDouble() - 464.1), 4 * 105.0 / std::sqrt(50.0));
    QCOMPARE_LE(std::abs(json[QStringLiteral("mean_calls")].toDouble() - 39.0), 4 * 2.3 / std::sqrt(50.0));
}

void TestCliStudies::contentionComparesAllWaitsAsText_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("English") << "en"
                             << "First to finish: no wait";
    QTest::newRow("Portuguese") << "pt_BR"
                                << "Termina primeiro: sem espera";
}

void TestCliStudies::contentionComparesAllWaitsAsText()
{
    QFETCH(const QString, language);
    QFETCH(const QString, sentence);
    const CliResult result = runCli(words("contention --runs 5") << QStringLiteral("--lang") << language);
    QCOMPARE(result.status, 0);
    const QString text = QString::fromUtf8(result.out);
    QVERIFY2(text.contains(sentence), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("full jitter")), qPrintable(text));
}

void TestCliStudies::aSingleRunHasNoDeviation()
{
    const QJsonObject json = objectOf(words("contention --clients 2 --runs 1 --format json"));
    QVERIFY(json[QStringLiteral("sd_ms")].isNull() && json[QStringLiteral("sd_calls")].isNull());
    QCOMPARE_GT(json[QStringLiteral("mean_ms")].toDouble(), 0.0);
}

void TestCliStudies::aSweepIsAGridOfItsKeys()
{
    const QJsonObject json = objectOf(shortSweep());
    QCOMPARE(QJsonDocument(json[QStringLiteral("x")].toObject()).toJson(QJsonDocument::Compact),
        QByteArray(R"({"key":"policy.max_attempts","values":[1,2,3]})"));
    QCOMPARE(QJsonDocument(json[QStringLiteral("y")].toObject()).toJson(QJsonDocument::Compact),
        QByteArray(R"({"key":"policy.base","values":["100ms","300ms"]})"));
    QCOMPARE(json[QStringLiteral("metric")].toString(), QStringLiteral("attempts"));
    QCOMPARE(json[QStringLiteral("seeds")].toInt(), 1);
    QVERIFY(!json.contains(QStringLiteral("sd")));
    const QJsonArray rows = json[QStringLiteral("cells")].toArray();
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[1].toArray().size(), 3);
}

void TestCliStudies::aCellIsThatOfSimulate()
{
    const QJsonArray rows = objectOf(shortSweep())[QStringLiteral("cells")].toArray();
    const QJsonObject run = objectOf(words("simulate preset:article_mixed --set duration=300ms "
                                           "--set policy.max_attempts=3 --set policy.base=100ms"));
    QCOMPARE(rows[0].toArray()[2].toInt(),
        run[QStringLiteral("totals")].toObject()[QStringLiteral("attempts")].toInt());
}

void TestCliStudies::oneKeyIsOneRow()
{
    const QJsonObject json = objectOf(words("sweep preset:article --set duration=100ms "
                                            "--x traffic.rate=1000:2000:5 --metric operations"));
    QVERIFY(json[QStringLiteral("y")].isNull());
    const QJsonArray rows = json[QStringLiteral("cells")].toArray();
    QCOMPARE(rows.size(), 1);
    QCOMPARE(
        QJsonDocument(rows[0].toArray()).toJson(QJsonDocument::Compact), QByteArray("[100,125,150,175,200]"));
}

void TestCliStudies::seedsAddTheDeviation()
{
    const QJsonObject json = objectOf(shortSweep() << QStringLiteral("--seeds") << QStringLiteral("4"));
    QCOMPARE(json[QStringLiteral("seeds")].toInt(), 4);
    QCOMPARE_GT(json[QStringLiteral("sd")].toArray()[0].toArray()[0].toDouble(), 0.0);
}

void TestCliStudies::csvHasALineACell()
{
    const CliResult result
        = runCli(words("sweep preset:article --set duration=100ms --x traffic.rate=1000:2000:2 "
                       "--y policy.base=1s:2s:2 --set policy.cap=2s --metric operations --format csv"));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out,
        QByteArray("traffic.rate,policy.base,operations\n1000,1s,100\n2000,1s,200\n1000,2s,100\n2000,2s,"
                   "200\n"));
}

void TestCliStudies::threadsDoNotChangeTheBytes()
{
    const QStringList arguments = shortSweep()
        << QStringLiteral("--seeds") << QStringLiteral("2") << QStringLiteral("--threads");
    const QByteArray alone = runCli(QStringList{arguments} << QStringLiteral("1")).out;
    QCOMPARE(runCli(QStringList{arguments} << QStringLiteral("2")).out, alone);
    QCOMPARE(runCli(QStringList{arguments} << QStringLiteral("3")).out, alone);
    QVERIFY(alone.size() > 100);
}

void TestCliStudies::mistakesAreASentenceAndStatusTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no axis") << words("sweep preset:article --metric retries") << "--x is missing";
    QTest::newRow("no metric") << words("sweep preset:article --x traffic.rate=1:2:2")
                               << "--metric is missing";
    QTest::newRow("a metric that does not exist")
        << words("sweep preset:article --x traffic.rate=1:2:2 --metric luck")
        << "--metric = luck — invalid value; accepted: operations | ";
    QTest::newRow("a peak without its width")
        << words("sweep preset:article --x traffic.rate=1:2:2 --metric peak_retries()")
        << "--metric = peak_retries() — invalid value";
    QTest::newRow("an axis that is none") << words("sweep preset:article --x traffic.rate --metric retries")
                                          << "--x = traffic.rate — invalid value; accepted: key=a:b:n";
    QTest::newRow("the same key twice")
        << words("sweep preset:article --x traffic.rate=1:2:2 --y traffic.rate=3:4:2 --metric retries")
        << QStringLiteral("accepted: ≠ --x (traffic.rate)");
    QTest::newRow("values that do not go together")
        << words("sweep preset:article --x policy.base=1s:9s:2 --metric retries")
        << QStringLiteral("policy.cap = \"1s\" — invalid value; accepted: ≥ \"9s\"");
    QTest::newRow("no threads") << words("sweep preset:article --x traffic.rate=1:2:2 --metric retries "
                                         "--threads 0")
                                << QStringLiteral("--threads = 0 — invalid value; accepted: 1 … 256");
    QTest::newRow("no clients") << words("contention --clients 0")
                                << QStringLiteral("--clients = 0 — invalid value; accepted: 1 … 10000");
    QTest::newRow("a wait that does not exist")
        << words("contention --backoff linear")
        << "--backoff = linear — invalid value; accepted: none | exponential | equal | full | decorrelated";
    QTest::newRow("a negative seed") << words("contention --seed -1") << "--seed = -1 — invalid value";
}

void TestCliStudies::mistakesAreASentenceAndStatusTwo()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, sentence);
    const CliResult result = runCli(arguments);
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, QByteArray{});
    QVERIFY2(result.err.contains(sentence), qPrintable(result.err));
}

void TestCliStudies::anInterruptKeepsWhatIsDone()
{
    // A thousand cells of a minute each at 10,100 a second: nobody waits for the end.
    QProcess process;
    process.start(qEnvironmentVariable("REPIQUE_CLI"),
        words("sweep preset:article --set duration=2s --x policy.max_attempts=1:1000:1000 --metric attempts "
              "--threads 2 --format csv"));
    QVERIFY(process.waitForStarted());
    const auto id = static_cast<pid_t>(process.processId());
    // The interrupt is taken care of from the moment on that the runs begin; the second thread tells of it.
    QTRY_COMPARE_GE_WITH_TIMEOUT(
        QDir(QStringLiteral("/proc/%1/task").arg(id)).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 3,
        20'000);
    QCOMPARE(kill(id, SIGINT), 0);
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    const QList<QByteArray> lines = process.readAllStandardOutput().split('\n');
    QCOMPARE(lines.size(), 1002); // the names, a line a cell, the last line feed
    QVERIFY(
        std::any_of(lines.begin(), lines.end(), [](const QByteArray& line) { return line.endsWith(','); }));
}

QTEST_GUILESS_MAIN(TestCliStudies)
#include "tst_cli_studies.moc"
