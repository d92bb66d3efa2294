// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_process.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <memory>

using repique::test::CliResult;
using repique::test::runCli;

/// `lessons lint|verify` on a copy of lesson 1: exit statuses, and what goes where.
class CliLessonsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aGoodLessonIsLintedInSilence();
    void verifyListsEveryNumber();
    void theFolderMayBeGivenAnywhere();
    void aNumberThatDoesNotHoldFails_data();
    void aNumberThatDoesNotHoldFails();
    void aWrongFileIsWrongUsage();
    void aFolderWithoutLessonsIsWrongUsage();
    void bothLanguagesSayIt();

private:
    void change(const QByteArray& right, const QByteArray& wrong) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void CliLessonsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QDir source{QStringLiteral(REPIQUE_SOURCE_DIR "/lessons/01-first-failure")};
    for (const QString& name : source.entryList(QDir::Files)) {
        QVERIFY(QFile::copy(source.filePath(name), m_folder->filePath(name)));
    }
}

void CliLessonsTest::change(const QByteArray& right, const QByteArray& wrong) const
{
    QFile file{m_folder->filePath(QStringLiteral("lesson.toml"))};
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    file.close();
    QVERIFY(text.contains(right));
    text.replace(right, wrong);
    QVERIFY(QFile::remove(file.fileName()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void CliLessonsTest::aGoodLessonIsLintedInSilence()
{
    const CliResult result = runCli({QStringLiteral("lessons"), QStringLiteral("lint"), m_folder->path()});
    QCOMPARE(result.err, QString{});
    QCOMPARE(result.out, QByteArray{});
    QCOMPARE(result.status, 0);
}

void CliLessonsTest::verifyListsEveryNumber()
{
    const CliResult result = runCli({QStringLiteral("lessons"), QStringLiteral("verify"), m_folder->path()});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains("L01 · One attempt failed. Now what?"));
    QVERIFY(result.out.contains("debits_inside"));
    QVERIFY(result.out.contains("challenge, untouched: succeeded = 0 — ok"));
}

void CliLessonsTest::theFolderMayBeGivenAnywhere()
{
    const CliResult result = runCli(
        {QStringLiteral("--lessons"), m_folder->path(), QStringLiteral("lessons"), QStringLiteral("verify")});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out.count("· "), 1);
}

void CliLessonsTest::aNumberThatDoesNotHoldFails_data()
{
    QTest::addColumn<QString>("task");
    QTest::newRow("lint") << QStringLiteral("lint");
    QTest::newRow("verify") << QStringLiteral("verify");
}

void CliLessonsTest::aNumberThatDoesNotHoldFails()
{
    QFETCH(QString, task);
    change("metric = \"duration_s\"\nvalue = 1.73", "metric = \"duration_s\"\nvalue = 1.93");
    const CliResult result = runCli({QStringLiteral("lessons"), task, m_folder->path()});
    QCOMPARE(result.status, 1);
    QVERIFY(result.err.contains(QStringLiteral("lesson.toml, line ")));
    QVERIFY(result.err.contains(QStringLiteral("duration_s — measured 1.7")));
    QCOMPARE(result.out.isEmpty(), task == QStringLiteral("lint"));
}

void CliLessonsTest::aWrongFileIsWrongUsage()
{
    change("order = 1\n", "order = 1\ncolour = 2\n");
    const CliResult result = runCli({QStringLiteral("lessons"), QStringLiteral("verify"), m_folder->path()});
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, QByteArray{});
    QVERIFY2(result.err.contains(QStringLiteral("line 5: colour = 2 — unknown key")), qPrintable(result.err));
}

void CliLessonsTest::aFolderWithoutLessonsIsWrongUsage()
{
    const QTemporaryDir empty;
    const CliResult result = runCli({QStringLiteral("lessons"), QStringLiteral("lint"), empty.path()});
    QCOMPARE(result.status, 2);
    QVERIFY(result.err.contains(QStringLiteral("NN-slug/lesson.toml")));
}

void CliLessonsTest::bothLanguagesSayIt()
{
    change("value = 3\n", "value = 4\n");
    const CliResult result = runCli({QStringLiteral("--lang"), QStringLiteral("pt_BR"),
        QStringLiteral("lessons"), QStringLiteral("lint"), m_folder->path()});
    QCOMPARE(result.status, 1);
    QVERIFY(result.err.contains(QStringLiteral("medido 3, impresso 4 ± 0; corrija")));
}

QTEST_GUILESS_MAIN(CliLessonsTest)

#include "tst_cli_lessons.moc"
