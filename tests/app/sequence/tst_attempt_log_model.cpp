// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/attempt_log.h"
#include "app/sequence/attempt_log_model.h"
#include "tests/app/sequence/traces.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QTest>
#include <QtWidgets/QTableView>

using namespace repique;

class AttemptLogModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void isAWellBehavedModel();
    void listsTheFailedAttemptsOfTheCatalogue();
    void endsWithTheErrorAndItsCause();
    void speaksTheChosenLanguage();
    void copiesOneSentenceALine();
    void saysWhyItIsEmpty();
    void aChainLogsItsOutermostLayer();
};

namespace {

QStringList rowOf(const AttemptLogModel& model, int row)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column) {
        cells << model.data(model.index(row, column), Qt::DisplayRole).toString();
    }
    return cells;
}

} // namespace

void AttemptLogModelTest::isAWellBehavedModel()
{
    AttemptLogModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTrace(samples::catalogue());
    model.setTrace(samples::exhausted());
    model.setLanguage(i18n::Language::Portuguese);
    model.setTrace(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void AttemptLogModelTest::listsTheFailedAttemptsOfTheCatalogue()
{
    // Pattern catalogue, worked example (our label I-14): two attempts fail, the third settles.
    AttemptLogModel model;
    model.setTrace(samples::catalogue());
    QCOMPARE(model.rowCount(), 2);
    const QStringList first = rowOf(model, 0);
    QCOMPARE(first.at(AttemptLogModel::Attempt), QStringLiteral("1"));
    QCOMPARE(first.at(AttemptLogModel::Outcome), QStringLiteral("503 SPI_UNAVAILABLE"));
    QCOMPARE(first.at(AttemptLogModel::Classification), QStringLiteral("transient"));
    const QStringList second = rowOf(model, 1);
    QCOMPARE(second.at(AttemptLogModel::Attempt), QStringLiteral("2"));
    QCOMPARE(second.at(AttemptLogModel::Outcome), QStringLiteral("timeout after 1.5 s"));
    QCOMPARE(second.at(AttemptLogModel::Classification), QStringLiteral("ambiguous"));
    QVERIFY(second.at(AttemptLogModel::Wait).endsWith(QStringLiteral(" ms")));
    QVERIFY(!model.isFinalError(1));
}

void AttemptLogModelTest::endsWithTheErrorAndItsCause()
{
    AttemptLogModel model;
    model.setTrace(samples::exhausted());
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(model.isFinalError(2));
    QCOMPARE(rowOf(model, 1).at(AttemptLogModel::Wait), QStringLiteral("—"));
    QCOMPARE(rowOf(model, 2).at(0),
        QStringLiteral("gave up after 2 attempts: attempts exhausted; cause: timeout after 1.5 s"));
}

void AttemptLogModelTest::speaksTheChosenLanguage()
{
    AttemptLogModel model;
    model.setTrace(samples::catalogue());
    model.setLanguage(i18n::Language::Portuguese);
    QCOMPARE(rowOf(model, 0).at(AttemptLogModel::Classification), QStringLiteral("transitório"));
}

void AttemptLogModelTest::copiesOneSentenceALine()
{
    AttemptLog log;
    log.setTrace(samples::exhausted());
    log.copy();
    const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char{'\n'});
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines.at(0).startsWith(QStringLiteral("attempt 1 failed: 503 SPI_UNAVAILABLE (transient)")));
    QVERIFY(lines.at(2).startsWith(QStringLiteral("gave up after 2 attempts")));
}

void AttemptLogModelTest::saysWhyItIsEmpty()
{
    AttemptLog log;
    auto* table = log.findChild<QTableView*>();
    QVERIFY(table->isHidden());
    const QString before = log.emptySentence();
    trace::ScriptedPayment payment = samples::cataloguePayment();
    payment.script.clear();
    log.setTrace(samples::played(payment));
    QVERIFY(table->isHidden());
    QVERIFY(log.emptySentence() != before);
    log.setTrace(samples::catalogue());
    QVERIFY(!table->isHidden());
}

void AttemptLogModelTest::aChainLogsItsOutermostLayer()
{
    AttemptLogModel model;
    model.setTrace(samples::chainOf64());
    QCOMPARE(model.headerData(AttemptLogModel::Attempt, Qt::Horizontal, Qt::DisplayRole).toString(),
        QStringLiteral("Attempt of browser"));
    QCOMPARE(model.rowCount(), 4 + 1);
    QCOMPARE(rowOf(model, 3).at(AttemptLogModel::Attempt), QStringLiteral("4"));
    const QStringList lines = model.text().split(QLatin1Char{'\n'});
    QVERIFY2(lines.at(0).startsWith(QStringLiteral("browser: attempt 1 failed: 500 Internal Server Error")),
        qPrintable(lines.at(0)));
    QVERIFY(lines.at(4).startsWith(QStringLiteral("browser: gave up after 4 attempts: attempts exhausted")));
    model.setTrace(samples::catalogue());
    QCOMPARE(model.headerData(AttemptLogModel::Attempt, Qt::Horizontal, Qt::DisplayRole).toString(),
        QStringLiteral("Attempt"));
}

QTEST_MAIN(AttemptLogModelTest)
#include "tst_attempt_log_model.moc"
