// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/json_text.h"
#include "app/report/run_json.h"
#include "app/runner/runner.h"
#include "core/scenario/presets.h"
#include "tests/app/cli/cli_process.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace repique;

/// Same file, same seed, same run: the window's worker and the command line, byte for byte.
class TestSameNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void windowAndCommandLineGiveTheSameBytes_data();
    void windowAndCommandLineGiveTheSameBytes();
};

namespace {

QString withoutWallTime(QString json)
{
    static const QRegularExpression wallTime{QStringLiteral("\"wall_ms\": [-+.e0-9]+")};
    return json.replace(wallTime, QStringLiteral("\"wall_ms\": 0"));
}

} // namespace

void TestSameNumbers::windowAndCommandLineGiveTheSameBytes_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<int>("scale");
    for (const char* id : {"article_three_attempts", "pix_lost_answers", "contended_storm"}) {
        for (const int scale : {1, 10}) {
            QTest::addRow("%s 1:%d", id, scale) << QString::fromLatin1(id) << scale;
        }
    }
}

void TestSameNumbers::windowAndCommandLineGiveTheSameBytes()
{
    QFETCH(QString, preset);
    QFETCH(int, scale);
    Runner runner;
    std::shared_ptr<const LoadSnapshot> snapshot;
    connect(&runner, &Runner::loadFinished, this,
        [&snapshot](const std::shared_ptr<const LoadSnapshot>& finished) { snapshot = finished; });
    runner.requestLoad(scenario::preset(preset.toStdString()), scale);
    QTRY_VERIFY_WITH_TIMEOUT(snapshot != nullptr, 30'000);
    const std::string window = report::jsonText(report::runJson(snapshot->scenario.name, snapshot->result));

    const test::CliResult cli = test::runCli(
        {QStringLiteral("simulate"), QStringLiteral("preset:") + preset, QStringLiteral("--scale"),
            QString::number(scale), QStringLiteral("--format"), QStringLiteral("json")});
    QCOMPARE(cli.status, 0);
    QCOMPARE(withoutWallTime(QString::fromStdString(window)), withoutWallTime(QString::fromUtf8(cli.out)));
}

QTEST_GUILESS_MAIN(TestSameNumbers)

#include "tst_same_numbers.moc"
