// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/presets.h"
#include "tests/app/cli/cli_process.h"

#include <QtCore/QProcess>
#include <QtTest/QTest>

using namespace repique::test;

class TestCliUsage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mistakesAreASentenceAndStatusTwo_data();
    void mistakesAreASentenceAndStatusTwo();
    void badFilesNameFileLineAndKey_data();
    void badFilesNameFileLineAndKey();
    void aHugeFileIsRefusedUnread();
    void allFaultsComeTogether();
    void aFaultOfAnAssignmentIsToldOnce();
    void helpTeachesInBothLanguages_data();
    void helpTeachesInBothLanguages();
    void theLanguageComesFromTheLocale_data();
    void theLanguageComesFromTheLocale();
    void everyShippedScenarioIsAFileToEdit();
    void theVersionIsOneLine();
    void aReaderThatLeavesEarlyIsNoAccident();
    void aFullDiskIsAFailure();
};

void TestCliUsage::mistakesAreASentenceAndStatusTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("portuguese");
    const auto words = [](const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); };
    QTest::newRow("no command") << QStringList{} << "a command is missing"
                                << "falta um comando";
    QTest::newRow("a command that does not exist") << words("sweeep x") << "not expected here: sweeep x"
                                                   << "não esperado aqui: sweeep x";
    QTest::newRow("an option that does not exist") << words("demo --foo") << "not expected here: --foo"
                                                   << "não esperado aqui: --foo";
    QTest::newRow("a file too many") << words("trace preset:catalogue b") << "not expected here: b"
                                     << "não esperado aqui: b";
    QTest::newRow("no file") << words("simulate") << "FILE is missing"
                             << "falta FILE";
    QTest::newRow("an option without its value")
        << words("simulate preset:article --seeds") << "--seeds takes exactly one value"
        << "--seeds recebe exatamente um valor";
    QTest::newRow("a format that does not exist")
        << words("simulate preset:article --format xml")
        << "--format = xml — invalid value; accepted: json | csv | text"
        << "--format = xml — valor inválido; aceito: json | csv | text";
    QTest::newRow("no seeds at all") << words("simulate preset:article --seeds 0")
                                     << "--seeds = 0 — invalid value; accepted: 1 … 10000"
                                     << "--seeds = 0 — valor inválido; aceito: 1 … 10000";
    QTest::newRow("a scale that is no number") << words("simulate preset:article --scale ten")
                                               << "--scale = ten — invalid value; accepted: 1 … 1000000"
                                               << "--scale = ten — valor inválido; aceito: 1 … 1000000";
    QTest::newRow("an operation that is no number")
        << words("trace preset:article --operation -1") << "--operation = -1 — invalid value"
        << "--operation = -1 — valor inválido";
    QTest::newRow("an operation that the run does not have")
        << words("trace preset:catalogue --operation 5") << "no operation of this run is --operation 5"
        << "nenhuma operação desta execução é --operation 5";
    QTest::newRow("a preset that does not exist")
        << words("trace preset:nothing") << "preset:nothing: not found; accepted: transient_503 | "
        << "preset:nothing: não encontrado; aceito: transient_503 | ";
    QTest::newRow("a scenario that does not exist")
        << words("scenario nothing") << "preset:nothing: not found"
        << "preset:nothing: não encontrado";
    QTest::newRow("an assignment that is none")
        << words("trace preset:catalogue --set policy") << "policy — not an assignment"
        << "policy — não é uma atribuição";
    QTest::newRow("an assignment out of range")
        << words("trace preset:catalogue --set policy.max_attempts=0")
        << "policy.max_attempts = 0 — invalid value; accepted: 1 … 1000000"
        << "policy.max_attempts = 0 — valor inválido; aceito: 1 … 1000000";
}

void TestCliUsage::mistakesAreASentenceAndStatusTwo()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, english);
    QFETCH(QString, portuguese);
    const CliResult inEnglish = runCli(arguments);
    QCOMPARE(inEnglish.status, 2);
    QCOMPARE(inEnglish.out, QByteArray{});
    QVERIFY2(inEnglish.err.contains(english), qPrintable(inEnglish.err));
    const CliResult inPortuguese = runCli(arguments, {QStringLiteral("LC_ALL=pt_BR.UTF-8")});
    QCOMPARE(inPortuguese.status, 2);
    QVERIFY2(inPortuguese.err.contains(portuguese), qPrintable(inPortuguese.err));
}

void TestCliUsage::badFilesNameFileLineAndKey_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("key");
    const QByteArray head = "format = \"repique/1\"\n";
    QTest::newRow("an unknown key") << head + "[policy]\njiter = 1.0\n" << 3 << "policy.jiter";
    QTest::newRow("a wrong type") << head + "[policy]\nmax_attempts = \"three\"\n"
                                  << 3 << "policy.max_attempts";
    QTest::newRow("out of range") << head + "[dependency]\ncapacity = 1e12\n" << 3 << "dependency.capacity";
    QTest::newRow("no attempt at all") << head + "[policy]\nmax_attempts = 0\n" << 3 << "policy.max_attempts";
    QTest::newRow("a negative duration") << head + "[policy]\nbase = \"-1s\"\n" << 3 << "policy.base";
    QTest::newRow("a probability of 1.5") << head + "[[fault]]\nkind = \"unavailable\"\nprobability = 1.5\n"
                                          << 4 << "probability";
    QTest::newRow("a NaN") << head + "[traffic]\nrate = nan\n" << 3 << "traffic.rate";
    QTest::newRow("a table twice") << head + "[policy]\nbase = \"1s\"\n[policy]\ncap = \"2s\"\n"
                                   << 4 << "policy";
    QTest::newRow("broken TOML") << head + "[policy\n" << 2 << "[policy";
    QTest::newRow("a binary file") << head
            + QByteArray("\x7f"
                         "ELF\x00\xff\xfe",
                8) << 2 << "UTF-8";
}

void TestCliUsage::badFilesNameFileLineAndKey()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QString, key);
    const QString path = fileWith(text);
    for (const char* const command : {"trace", "simulate"}) {
        const CliResult result = runCli({QString::fromLatin1(command), path, QStringLiteral("--lang=pt_BR")});
        QCOMPARE(result.status, 2);
        QCOMPARE(result.out, QByteArray{});
        QVERIFY2(
            result.err.startsWith(path + QStringLiteral(", linha %1").arg(line)), qPrintable(result.err));
        QVERIFY2(result.err.contains(key), qPrintable(result.err));
    }
}

void TestCliUsage::aHugeFileIsRefusedUnread()
{
    const QString path = fileWith(QByteArray(10 * 1024 * 1024, '#'), QStringLiteral("huge.toml"));
    const CliResult huge = runCli({QStringLiteral("simulate"), path});
    QCOMPARE(huge.status, 2);
    QCOMPARE(huge.out, QByteArray{});
    QVERIFY2(huge.err.contains(QStringLiteral("huge.toml: 10485760 B — over the limit; accepted: ≤ 1 MiB")),
        qPrintable(huge.err));
    const CliResult missing = runCli({QStringLiteral("simulate"), QStringLiteral("no/such/file.toml")});
    QCOMPARE(missing.status, 2);
    QCOMPARE(missing.err, QStringLiteral("no/such/file.toml: not found\n"));
}

void TestCliUsage::allFaultsComeTogether()
{
    const QString path = fileWith("format = \"repique/1\"\n[policy]\nmax_attempts = 0\n");
    const CliResult result = runCli(
        {QStringLiteral("trace"), path, QStringLiteral("--set"), QStringLiteral("policy.multiplier=99")},
        {QStringLiteral("REPIQUE_RETRY_BASE=soon"), QStringLiteral("REPIQUE_RETRY_LUCK=1")});
    QCOMPARE(result.status, 2);
    QCOMPARE(result.err.count(QLatin1Char('\n')), 4);
    for (const char* const part : {"line 3: policy.max_attempts = 0", "REPIQUE_RETRY_BASE = soon",
             "REPIQUE_RETRY_LUCK = 1", "policy.multiplier = 99"}) {
        QVERIFY2(result.err.contains(QLatin1String(part)), qPrintable(result.err));
    }
}

void TestCliUsage::aFaultOfAnAssignmentIsToldOnce()
{
    const CliResult result = runCli({QStringLiteral("simulate"), QStringLiteral("preset:article"),
        QStringLiteral("preset:article_mixed"), QStringLiteral("--set=policy.jiter=1")});
    QCOMPARE(result.status, 2);
    QCOMPARE(result.err, QStringLiteral("policy.jiter = 1 — unknown key; accepted: policy.jitter\n"));
}

void TestCliUsage::helpTeachesInBothLanguages_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("program") << ""
                             << QStringList{"demo", "trace", "simulate", "scenario", "--lang", "--version",
                                    "preset:"};
    QTest::newRow("demo") << "demo" << QStringList{"--format", "json"};
    QTest::newRow("trace") << "trace"
                           << QStringList{"--operation", "--set", "--format", "mermaid", "first-duplicate"};
    QTest::newRow("simulate") << "simulate"
                              << QStringList{
                                     "FILE_B", "--set", "--seeds", "--scale", "--event-limit", "--format"};
    QTest::newRow("scenario") << "scenario" << QStringList{"ID", "preset:"};
}

void TestCliUsage::helpTeachesInBothLanguages()
{
    QFETCH(QString, command);
    QFETCH(QStringList, options);
    QStringList arguments = command.isEmpty() ? QStringList{} : QStringList{command};
    arguments << QStringLiteral("--help");
    const CliResult english = runCli(arguments);
    const CliResult portuguese = runCli(arguments + QStringList{QStringLiteral("--lang=pt_BR")});
    QCOMPARE(english.status, 0);
    QCOMPARE(portuguese.status, 0);
    QVERIFY(english.out != portuguese.out);
    QVERIFY(english.out.contains("Exit status") && portuguese.out.contains("Status de saída"));
    for (const QString& option : options) {
        QVERIFY2(english.out.contains(option.toUtf8()), qPrintable(option));
        QVERIFY2(portuguese.out.contains(option.toUtf8()), qPrintable(option));
    }
}

void TestCliUsage::theLanguageComesFromTheLocale_data()
{
    QTest::addColumn<QStringList>("variables");
    QTest::addColumn<bool>("isPortuguese");
    QTest::newRow("a Brazilian locale") << QStringList{"LC_ALL=pt_BR.UTF-8"} << true;
    QTest::newRow("only LANG is set") << QStringList{"LC_ALL=", "LANG=pt_BR.UTF-8"} << true;
    QTest::newRow("LC_ALL beats LANG") << QStringList{"LC_ALL=C", "LANG=pt_BR.UTF-8"} << false;
    QTest::newRow("another language falls back to English") << QStringList{"LC_ALL=de_DE.UTF-8"} << false;
}

void TestCliUsage::theLanguageComesFromTheLocale()
{
    QFETCH(QStringList, variables);
    QFETCH(bool, isPortuguese);
    const CliResult result = runCli({QStringLiteral("scenario")}, variables);
    QCOMPARE(result.out.contains("débito"), isPortuguese);
}

void TestCliUsage::everyShippedScenarioIsAFileToEdit()
{
    const CliResult list = runCli({QStringLiteral("scenario")});
    QStringList ids;
    for (const QByteArray& line : list.out.split('\n')) {
        if (!line.isEmpty() && !line.startsWith(' ')) {
            ids << QString::fromUtf8(line);
        }
    }
    QStringList shipped;
    for (const repique::scenario::Preset& preset : repique::scenario::presets()) {
        shipped << QString::fromStdString(std::string{preset.id});
    }
    QCOMPARE(ids, shipped);
    const CliResult text = runCli({QStringLiteral("scenario"), QStringLiteral("catalogue")});
    QVERIFY(text.out.contains("format = \"repique/1\""));
    const QString path = fileWith(text.out, QStringLiteral("copy.repique.toml"));
    const CliResult fromFile = runCli({QStringLiteral("trace"), path, QStringLiteral("--format=json")});
    const CliResult fromPreset = runCli(
        {QStringLiteral("trace"), QStringLiteral("preset:catalogue"), QStringLiteral("--format=json")});
    QCOMPARE(fromFile.out, fromPreset.out);
}

void TestCliUsage::theVersionIsOneLine()
{
    const CliResult result = runCli({QStringLiteral("--version")});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith("repique-cli "));
    QCOMPARE(result.out.count('\n'), 1);
}

void TestCliUsage::aReaderThatLeavesEarlyIsNoAccident()
{
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    shell.setProcessEnvironment(environment);
    shell.start(QStringLiteral("bash"),
        {QStringLiteral("-c"),
            QStringLiteral(
                "\"$REPIQUE_CLI\" simulate preset:contended_storm | true; echo \"${PIPESTATUS[0]}\"")});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.readAllStandardOutput(), QByteArray("0\n"));
    QCOMPARE(shell.readAllStandardError(), QByteArray{});
}

void TestCliUsage::aFullDiskIsAFailure()
{
    QProcess program;
    program.setStandardOutputFile(QStringLiteral("/dev/full"));
    program.start(qEnvironmentVariable("REPIQUE_CLI"), {QStringLiteral("demo")});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 1);
    QVERIFY(program.readAllStandardError().startsWith("stdout: "));
}

QTEST_GUILESS_MAIN(TestCliUsage)
#include "tst_cli_usage.moc"
