// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_process.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace repique::test;

namespace {

QJsonObject objectOf(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

QStringList traceOf(const QString& preset, const QStringList& more = {})
{
    return QStringList{QStringLiteral("trace"), QStringLiteral("preset:") + preset} + more;
}

int stepsOfKind(const QJsonArray& steps, bool areNotes)
{
    int count = 0;
    for (const QJsonValue& step : steps) {
        count += (step[QLatin1String("kind")].toString() == QLatin1String("note")) == areNotes ? 1 : 0;
    }
    return count;
}

} // namespace

class TestCliTrace final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCatalogueSceneCountsAsPublished_data();
    void theCatalogueSceneCountsAsPublished();
    void everyStepHasItsKeys();
    void theTextExplainsEveryWait();
    void diagramsStartAsTheirToolsExpect_data();
    void diagramsStartAsTheirToolsExpect();
    void theEnvironmentOverridesThePolicyAndSetOverridesBoth();
    void anOperationOfALoadIsReplayed_data();
    void anOperationOfALoadIsReplayed();
    void aStoryNamesEveryLayerOfACallChain();
    void machineFormatsKnowNoLanguage();
    void theDemoTellsThreeScenes();
    void theDemoIsAStoryInBothLanguages();
};

void TestCliTrace::theCatalogueSceneCountsAsPublished_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<int>("debits");
    QTest::addColumn<int>("messages");
    QTest::addColumn<int>("notes");
    QTest::newRow("seven steps, three notes, one debit (catalogue of patterns, I-14)")
        << QStringList{} << 0 << "settled" << 3 << 1 << 7 << 3;
    QTest::newRow("a key per attempt debits twice (I-14)")
        << QStringList{"--set", "idempotency.key=per_attempt"} << 0 << "settled" << 3 << 2 << 8 << 5;
    QTest::newRow("two attempts fail although it was debited (I-14)")
        << QStringList{"--set", "policy.max_attempts=2"} << 1 << "failed_exhausted" << 2 << 1 << 5 << 3;
}

void TestCliTrace::theCatalogueSceneCountsAsPublished()
{
    QFETCH(QStringList, more);
    const CliResult result
        = runCli(traceOf(QStringLiteral("catalogue"), more + QStringList{"--format", "json"}));
    QTEST(result.status, "status");
    const QJsonObject trace = objectOf(result.out);
    const QJsonArray steps = trace[QLatin1String("steps")].toArray();
    QTEST(trace[QLatin1String("outcome")].toString(), "outcome");
    QTEST(trace[QLatin1String("attempts")].toInt(), "attempts");
    QTEST(trace[QLatin1String("debits")].toInt(), "debits");
    QTEST(stepsOfKind(steps, false), "messages");
    QTEST(stepsOfKind(steps, true), "notes");
}

void TestCliTrace::everyStepHasItsKeys()
{
    const QJsonObject trace
        = objectOf(runCli(traceOf(QStringLiteral("catalogue"), {QStringLiteral("--format=json")})).out);
    QStringList keys{"operation", "outcome", "attempts", "debits", "duration_ms", "steps"};
    keys.sort();
    QCOMPARE(trace.keys(), keys);
    int number = 0;
    for (const QJsonValue& value : trace[QLatin1String("steps")].toArray()) {
        const QJsonObject step = value.toObject();
        const bool isNote = step[QLatin1String("kind")].toString() == QLatin1String("note");
        QStringList stepKeys{"kind", "from", "to", "at_ms", "attempt", "label", "detail", "lost"};
        if (!isNote) {
            stepKeys << QStringLiteral("n");
            QCOMPARE(step[QLatin1String("n")].toInt(), ++number);
        }
        stepKeys.sort();
        QCOMPARE(step.keys(), stepKeys);
    }
    QCOMPARE(number, 7);
}

void TestCliTrace::theTextExplainsEveryWait()
{
    const CliResult result = runCli(traceOf(QStringLiteral("catalogue"), {QStringLiteral("--lang=pt_BR")}));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QString{});
    const QString text = QString::fromUtf8(result.out);
    QCOMPARE(text.count(QStringLiteral("sorteio: u = 0,")), 2);
    QVERIFY(text.contains(QStringLiteral("janela: min(teto 2 s, base 100 ms × 2^(2−1)) = 200 ms")));
    QVERIFY(text.contains(QStringLiteral("200 liquidação original (sem novo débito)")));
    QVERIFY(
        text.contains(QStringLiteral("tentativa 2 falhou: timeout em 1,5 s (ambíguo); nova tentativa em ")));
    QVERIFY(text.contains(QStringLiteral("3 tentativas · 1 débito")));
}

void TestCliTrace::diagramsStartAsTheirToolsExpect_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("Mermaid") << "mermaid" << QByteArray("sequenceDiagram\n");
    QTest::newRow("PlantUML") << "plantuml" << QByteArray("@startuml\n");
}

void TestCliTrace::diagramsStartAsTheirToolsExpect()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, start);
    const CliResult english
        = runCli(traceOf(QStringLiteral("catalogue"), {QStringLiteral("--format"), format}));
    const CliResult portuguese = runCli(traceOf(
        QStringLiteral("catalogue"), {QStringLiteral("--format"), format, QStringLiteral("--lang=pt_BR")}));
    QVERIFY2(english.out.startsWith(start), english.out.left(40).constData());
    QVERIFY(portuguese.out.startsWith(start));
    QVERIFY(english.out.contains("lost response"));
    QVERIFY(portuguese.out.contains("resposta perdida"));
}

void TestCliTrace::theEnvironmentOverridesThePolicyAndSetOverridesBoth()
{
    const QStringList two{QStringLiteral("REPIQUE_RETRY_MAX_ATTEMPTS=2")};
    QCOMPARE(runCli(traceOf(QStringLiteral("catalogue")), two).status, 1);
    QCOMPARE(
        runCli(traceOf(QStringLiteral("catalogue"), {QStringLiteral("--set=policy.max_attempts=3")}), two)
            .status,
        0);
}

void TestCliTrace::anOperationOfALoadIsReplayed_data()
{
    QTest::addColumn<QString>("operation");
    QTest::addColumn<int>("status");
    QTest::newRow("by its number") << "17" << 0;
    QTest::newRow("the first that failed") << "first-failed" << 1;
    QTest::newRow("the slowest success") << "slowest" << 0;
}

void TestCliTrace::anOperationOfALoadIsReplayed()
{
    QFETCH(QString, operation);
    const CliResult result = runCli(traceOf(QStringLiteral("pix_lost_answers"),
        {QStringLiteral("--operation"), operation, QStringLiteral("--format=json")}));
    QTEST(result.status, "status");
    const QJsonObject trace = objectOf(result.out);
    QVERIFY(!trace[QLatin1String("steps")].toArray().isEmpty());
    bool isNumber = false;
    const int number = operation.toInt(&isNumber);
    QVERIFY(!isNumber || trace[QLatin1String("operation")].toInt() == number);
}

void TestCliTrace::aStoryNamesEveryLayerOfACallChain()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("chain.repique.toml"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("format = \"repique/1\"\n[[fault]]\nkind = \"unavailable\"\n"
               "[[layer]]\nname = \"browser\"\nmax_attempts = 1\n[[layer]]\nname = \"back end\"\n");
    file.close();
    const CliResult result = runCli({QStringLiteral("trace"), path});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.contains("browser → back end: POST /settlements"));
    QCOMPARE(result.out.count("back end → BACEN settlement"), 3);
    QCOMPARE(result.out.count("attempt 1 failed"), 1); // the log is the outermost caller's
}

void TestCliTrace::machineFormatsKnowNoLanguage()
{
    for (const QStringList& arguments :
        {traceOf(QStringLiteral("lost_response"), {QStringLiteral("--format=json")}),
            QStringList{QStringLiteral("demo"), QStringLiteral("--format=json")}}) {
        QCOMPARE(runCli(arguments, {QStringLiteral("LC_ALL=pt_BR.UTF-8")}).out, runCli(arguments).out);
    }
}

void TestCliTrace::theDemoTellsThreeScenes()
{
    const CliResult result = runCli({QStringLiteral("demo"), QStringLiteral("--format=json")});
    QCOMPARE(result.status, 0);
    const QJsonArray scenes = objectOf(result.out)[QLatin1String("scenes")].toArray();
    QCOMPARE(scenes.size(), 3);
    const QStringList ids{"transient_503", "lost_response", "insufficient_funds"};
    const QStringList outcomes{"settled", "settled", "failed_permanent"};
    const QList<int> attempts{2, 2, 1};
    const QList<int> debits{1, 1, 0};
    for (qsizetype i = 0; i < scenes.size(); ++i) {
        const QJsonObject scene = scenes[i].toObject();
        QCOMPARE(scene.keys(), (QStringList{"attempts", "debits", "id", "outcome", "waits_ms"}));
        QCOMPARE(scene[QLatin1String("id")].toString(), ids[i]);
        QCOMPARE(scene[QLatin1String("outcome")].toString(), outcomes[i]);
        QCOMPARE(scene[QLatin1String("attempts")].toInt(), attempts[i]);
        QCOMPARE(scene[QLatin1String("debits")].toInt(), debits[i]);
        QCOMPARE(scene[QLatin1String("waits_ms")].toArray().size(), attempts[i] - 1);
    }
}

void TestCliTrace::theDemoIsAStoryInBothLanguages()
{
    const CliResult english = runCli({QStringLiteral("demo")});
    const CliResult portuguese
        = runCli({QStringLiteral("demo"), QStringLiteral("--lang"), QStringLiteral("pt_BR")});
    QCOMPARE(english.status, 0);
    QCOMPARE(portuguese.status, 0);
    QVERIFY(english.out.contains("3. Insufficient funds"));
    QVERIFY(english.out.contains("attempt 1 failed: 422 INSUFFICIENT_FUNDS (permanent); not retryable"));
    QVERIFY(portuguese.out.contains("2. Resposta perdida"));
    QVERIFY(portuguese.out.contains("timeout em 1,5 s → ambíguo, a chave protege"));
    QCOMPARE(english.out.count('\n'), portuguese.out.count('\n'));
}

QTEST_GUILESS_MAIN(TestCliTrace)
#include "tst_cli_trace.moc"
