// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

using namespace repique;

namespace {

void change(ScenarioDocument& document)
{
    document.edit(QStringLiteral("attempts"), {},
        [](scenario::Scenario& scenario) { ++scenario.model.policy.maxAttempts; });
}

} // namespace

class TestRecovery final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void crashedSessionCanBeRestored()
    {
        const QTemporaryDir folder;
        scenario::Scenario lost;
        {
            ScenarioDocument document;
            Recovery recovery(document, folder.path());
            change(document);
            recovery.snapshot();
            lost = document.scenario();
        }
        ScenarioDocument document;
        const Recovery recovery(document, folder.path());
        const std::optional<Recovered> found = recovery.found();
        QVERIFY(found);
        QCOMPARE(found->scenario, lost);
        QCOMPARE(found->path, QString());
        QVERIFY(found->savedAt.isValid());
    }

    void changeIsCopiedWithoutAsking()
    {
        const QTemporaryDir folder;
        ScenarioDocument document;
        const Recovery recovery(document, folder.path());
        change(document);
        QTRY_VERIFY(recovery.found());
        QCOMPARE(recovery.found()->scenario, document.scenario());
    }

    void originalIsNeverTouched()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.repique.toml"));
        ScenarioDocument document;
        QCOMPARE(document.save(path), QString());
        QFile original(path);
        QVERIFY(original.open(QIODevice::ReadOnly));
        const QByteArray before = original.readAll();
        Recovery recovery(document, folder.filePath(QStringLiteral("copies")));
        change(document);
        recovery.snapshot();
        QVERIFY(recovery.fileName() != path);
        QCOMPARE(recovery.found()->path, path);
        original.seek(0);
        QCOMPARE(original.readAll(), before);
    }

    void savedDocumentLeavesNoCopy()
    {
        const QTemporaryDir folder;
        ScenarioDocument document;
        Recovery recovery(document, folder.filePath(QStringLiteral("copies")));
        change(document);
        recovery.snapshot();
        QVERIFY(recovery.found());
        QCOMPARE(document.save(folder.filePath(QStringLiteral("x.repique.toml"))), QString());
        recovery.snapshot();
        QVERIFY(!recovery.found());
    }

    void spoiltCopyIsNotOffered()
    {
        const QTemporaryDir folder;
        ScenarioDocument document;
        const Recovery recovery(document, folder.path());
        QFile copy(recovery.fileName());
        QVERIFY(copy.open(QIODevice::WriteOnly));
        copy.write("# document: \nformat = \"repique/1\"\nseed = ");
        copy.close();
        QVERIFY(!recovery.found());
    }

    void twoProgramsDoNotShareACopy()
    {
        const QTemporaryDir folder;
        ScenarioDocument one;
        ScenarioDocument two;
        Recovery first(one, folder.path());
        Recovery second(two, folder.path());
        change(one);
        first.snapshot();
        QVERIFY(first.fileName() != second.fileName());
        QVERIFY(!second.found());
    }
};

QTEST_GUILESS_MAIN(TestRecovery)
#include "tst_recovery.moc"
