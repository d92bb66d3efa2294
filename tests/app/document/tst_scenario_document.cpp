// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/scenario_document.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>

using namespace repique;

namespace {

void setAttempts(ScenarioDocument& document, std::int64_t attempts, const QString& mergeKey = {})
{
    document.edit(QStringLiteral("attempts %1").arg(attempts), mergeKey,
        [attempts](scenario::Scenario& scenario) { scenario.model.policy.maxAttempts = attempts; });
}

QString written(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? path : QString();
}

} // namespace

class TestScenarioDocument final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_now = 0;
    }

    void everyEditDirtiesAndCanBeUndone()
    {
        ScenarioDocument document;
        QSignalSpy changed(&document, &ScenarioDocument::scenarioChanged);
        setAttempts(document, 7);
        QVERIFY(document.isModified());
        QCOMPARE(document.scenario().model.policy.maxAttempts, 7);
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("attempts 7"));
        document.undoStack().undo();
        QVERIFY(!document.isModified());
        QCOMPARE(document.scenario(), scenario::Scenario{});
        QCOMPARE(changed.size(), 2);
    }

    void editThatChangesNothingIsNoStep()
    {
        ScenarioDocument document;
        setAttempts(document, document.scenario().model.policy.maxAttempts);
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(!document.isModified());
    }

    void gestureIsOneStepHoweverLongItTakes()
    {
        ScenarioDocument document([this] { return m_now; }, nullptr);
        QSignalSpy ended(&document, &ScenarioDocument::gestureEnded);
        document.beginGesture();
        for (const int attempts : {4, 5, 6}) {
            setAttempts(document, attempts, QStringLiteral("policy.max_attempts"));
            m_now += 10'000;
        }
        document.endGesture();
        QCOMPARE(ended.size(), 1);
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QCOMPARE(document.scenario().model.policy.maxAttempts, scenario::Scenario{}.model.policy.maxAttempts);
    }

    void burstsMergeByKeyAndTime_data()
    {
        QTest::addColumn<QString>("firstKey");
        QTest::addColumn<QString>("secondKey");
        QTest::addColumn<int>("pause");
        QTest::addColumn<int>("steps");
        const QString attempts = QStringLiteral("policy.max_attempts");
        QTest::addRow("same key at once: one step") << attempts << attempts << 0 << 1;
        QTest::addRow("same key after 700 ms: one step") << attempts << attempts << 700 << 1;
        QTest::addRow("same key after 701 ms: two steps") << attempts << attempts << 701 << 2;
        QTest::addRow("another key: two steps") << attempts << QStringLiteral("policy.base") << 0 << 2;
        QTest::addRow("no key: two steps") << QString() << QString() << 0 << 2;
    }

    void burstsMergeByKeyAndTime()
    {
        QFETCH(QString, firstKey);
        QFETCH(QString, secondKey);
        QFETCH(int, pause);
        QFETCH(int, steps);
        ScenarioDocument document([this] { return m_now; }, nullptr);
        setAttempts(document, 8, firstKey);
        m_now += pause;
        setAttempts(document, 9, secondKey);
        QCOMPARE(document.undoStack().count(), steps);
    }

    void gesturesThatFollowEachOtherStayTwoSteps()
    {
        ScenarioDocument document([this] { return m_now; }, nullptr);
        for (const int attempts : {5, 6}) {
            document.beginGesture();
            setAttempts(document, attempts, QStringLiteral("policy.max_attempts"));
            document.endGesture();
        }
        QCOMPARE(document.undoStack().count(), 2);
    }

    void gestureThatComesBackLeavesNoStep()
    {
        ScenarioDocument document;
        const std::int64_t before = document.scenario().model.policy.maxAttempts;
        document.beginGesture();
        setAttempts(document, before + 1, QStringLiteral("policy.max_attempts"));
        setAttempts(document, before, QStringLiteral("policy.max_attempts"));
        document.endGesture();
        QCOMPARE(document.undoStack().count(), 0);
        QCOMPARE(document.scenario().model.policy.maxAttempts, before);
    }

    void savedFileOpensAsTheSameScenario()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("ação.repique.toml"));
        ScenarioDocument document;
        setAttempts(document, 5);
        QCOMPARE(document.save(path), QString());
        QVERIFY(!document.isModified());
        QCOMPARE(document.path(), path);

        ScenarioDocument other;
        QSignalSpy adopted(&other, &ScenarioDocument::adopted);
        QVERIFY(other.open(path).empty());
        QCOMPARE(adopted.size(), 1);
        QCOMPARE(other.scenario(), document.scenario());
        QVERIFY(!other.isModified());
        QCOMPARE(other.undoStack().count(), 0);
    }

    void badFileReplacesNothing()
    {
        const QTemporaryDir folder;
        const QString path = written(folder.filePath(QStringLiteral("bad.repique.toml")),
            "format = \"repique/1\"\n[policy]\nmax_attempts = 0\njitter = \"fulll\"\n");
        ScenarioDocument document;
        setAttempts(document, 5);
        const scenario::Faults faults = document.open(path);
        QCOMPARE(faults.size(), std::size_t{2});
        QCOMPARE(faults.front().key, std::string("policy.max_attempts"));
        QCOMPARE(faults.front().line, 3);
        QCOMPARE(document.scenario().model.policy.maxAttempts, 5);
        QCOMPARE(document.path(), QString());
        QCOMPARE(document.undoStack().count(), 1);
    }

    void fileThatCannotBeWrittenSaysWhyAndKeepsTheOld()
    {
        const QTemporaryDir folder;
        ScenarioDocument document;
        setAttempts(document, 5);
        const QString path = folder.filePath(QStringLiteral("missing/deep.repique.toml"));
        QVERIFY(!document.save(path).isEmpty());
        QVERIFY(document.isModified());
        QVERIFY(!QFileInfo::exists(path));
        QCOMPARE(document.path(), QString());
    }

    void restoredScenarioIsModifiedAndKeepsItsFile()
    {
        ScenarioDocument document;
        scenario::Scenario lost;
        lost.model.policy.maxAttempts = 9;
        document.restore(lost, QStringLiteral("/there/x.repique.toml"));
        QVERIFY(document.isModified());
        QCOMPARE(document.path(), QStringLiteral("/there/x.repique.toml"));
        QCOMPARE(document.scenario(), lost);
    }

private:
    std::int64_t m_now = 0;
};

QTEST_GUILESS_MAIN(TestScenarioDocument)
#include "tst_scenario_document.moc"
