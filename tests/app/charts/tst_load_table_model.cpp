// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/load_table_model.h"
#include "tests/app/charts/run_fixture.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace repique;
using namespace repique::charts;

namespace {

/// One row as "a | b | c".
QString rowText(const LoadTableModel& model, int row)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column) {
        cells.append(model.index(row, column).data().toString());
    }
    return cells.join(QStringLiteral(" | "));
}

QString headings(const LoadTableModel& model)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column) {
        cells.append(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    }
    return cells.join(QStringLiteral(" | "));
}

} // namespace

class TestLoadTableModel final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void isAnItemModelInEveryState();
    void holdsTheNumbersOfTheRun();
    void speaksBothLanguages();
    void headingsEndWithTheColumns();
};

void TestLoadTableModel::isAnItemModelInEveryState()
{
    LoadTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    const auto run = snapshotWith();
    model.setRun(run, loadData(run->result.series));
    QCOMPARE(model.rowCount(), 60);
    model.setLanguage(i18n::Language::Portuguese);
    const auto none = snapshotWith([](LoadSnapshot& empty) { empty.result = {}; });
    model.setRun(none, loadData(none->result.series));
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!model.data(model.index(0, 0)).isValid());
}

void TestLoadTableModel::holdsTheNumbersOfTheRun()
{
    LoadTableModel model;
    const auto run = snapshotWith();
    model.setRun(run, loadData(run->result.series));
    QCOMPARE(rowText(model, 58),
        QStringLiteral(
            "58 s | 100 | 20 | 120 | 120 | 95 | 10 | 29 | R$ 870.00 | 40 | 9.5 | 20 ms | 95 ms | 250 ms"));
    QCOMPARE(rowText(model, 59),
        QStringLiteral("59 s | 100 | 20 | 120 | 120 | 95 | 10 | 30 | R$ 900.00 | 40 | 9.5 |  |  | "));
    QCOMPARE(model.index(59, LoadTableModel::Attempts).data(Qt::EditRole).toDouble(), 120.0);
    QCOMPARE(model.index(59, LoadTableModel::Money).data(Qt::EditRole).toDouble(), 90000.0);
}

void TestLoadTableModel::speaksBothLanguages()
{
    LoadTableModel model;
    const auto run = snapshotWith();
    model.setRun(run, loadData(run->result.series));
    QCOMPARE(headings(model),
        QStringLiteral("from | originals/s | retries/s | attempts/s | at the dependency/s | goodput/s | "
                       "rejected/s | duplicates | debited "
                       "twice | waiting | tokens | p50 | p95 | p99"));
    QSignalSpy headers(&model, &QAbstractItemModel::headerDataChanged);
    QSignalSpy cells(&model, &QAbstractItemModel::dataChanged);
    model.setLanguage(i18n::Language::Portuguese);
    QCOMPARE(headers.count(), 1);
    QCOMPARE(cells.count(), 1);
    QCOMPARE(headings(model),
        QStringLiteral("desde | originais/s | retries/s | tentativas/s | na dependência/s | vazão útil/s | "
                       "rejeitadas/s | duplicatas | "
                       "em dobro | em espera | fichas | p50 | p95 | p99"));
    QCOMPARE(rowText(model, 58),
        QStringLiteral(
            "58 s | 100 | 20 | 120 | 120 | 95 | 10 | 29 | R$ 870,00 | 40 | 9,5 | 20 ms | 95 ms | 250 ms"));
}

void TestLoadTableModel::headingsEndWithTheColumns()
{
    const LoadTableModel model;
    QVERIFY(!model.headerData(LoadTableModel::columns, Qt::Horizontal, Qt::DisplayRole).isValid());
    QVERIFY(!model.headerData(-1, Qt::Horizontal, Qt::DisplayRole).isValid());
    QVERIFY(!model.headerData(0, Qt::Vertical, Qt::DisplayRole).isValid());
}

QTEST_GUILESS_MAIN(TestLoadTableModel)
#include "tst_load_table_model.moc"
