// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_process.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <memory>

using repique::test::CliResult;
using repique::test::runCli;

/// `grade` over files of a class: exit statuses, the table, and what is said of whom.
class CliGradeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everythingHolds();
    void tableHasARowAFileAndAColumnALesson();
    void wrongAndTamperedFilesAreNamedAndTheRestGoOn();
    void aRunWithoutEndIsStoppedAndNamed();
    void csvHasARowAGoal();
    void lessonsOfAnotherFolderAreNotFound();
    void bothLanguagesSayIt();
    void withoutFilesItIsWrongUsage();

private:
    /// The work of one student: lesson and policy each.
    [[nodiscard]] QString handIn(
        const QString& name, const QByteArray& student, const QByteArray& works) const;
    [[nodiscard]] static QByteArray work(
        const QByteArray& lesson, const QByteArray& change, const QByteArray& isPassed);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void CliGradeTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

QByteArray CliGradeTest::work(const QByteArray& lesson, const QByteArray& change, const QByteArray& isPassed)
{
    return "\n[[lesson]]\nid = \"" + lesson + "\"\n[lesson.challenge]\nchanges = [\"" + change
        + "\"]\npassed = " + isPassed + "\n";
}

QString CliGradeTest::handIn(const QString& name, const QByteArray& student, const QByteArray& works) const
{
    QFile file{m_folder->filePath(name + QStringLiteral(".repique-entrega"))};
    const bool isOpen = file.open(QIODevice::WriteOnly);
    file.write(isOpen ? "format = \"repique-entrega/1\"\nprogram = \"0.1.0\"\n"
                + (student.isEmpty() ? QByteArray{} : "student = \"" + student + "\"\n") + works
                      : QByteArray{});
    return file.fileName();
}

void CliGradeTest::everythingHolds()
{
    const QString ana
        = handIn(QStringLiteral("ana"), {}, work("first-failure", "policy.max_attempts=3", "true"));
    const CliResult result = runCli({QStringLiteral("grade"), ana});
    QCOMPARE(result.err, QString{});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains("3/3"));
    QVERIFY(!result.out.contains("student"));
}

void CliGradeTest::tableHasARowAFileAndAColumnALesson()
{
    const QString ana = handIn(QStringLiteral("ana"), "Ana",
        work("first-failure", "policy.max_attempts=3", "true")
            + work("four-in-six", "idempotency.server=atomic", "true"));
    const QString bia
        = handIn(QStringLiteral("bia"), "Bia\\u001b[2J", work("first-failure", "policy.base=1ms", "false"));
    const CliResult result = runCli({QStringLiteral("grade"), ana, bia});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.err, QString{});
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines[0].simplified(), QByteArray{"submission student L01 L07"});
    QCOMPARE(lines[1].simplified(), ana.toUtf8() + " Ana 3/3 2/2");
    QCOMPARE(lines[2].simplified(), bia.toUtf8() + " Bia [2J 2/3 —");
    QVERIFY(!result.out.contains('\x1b'));
    QVERIFY(result.out.contains("bia.repique-entrega: L01: succeeded == 1 — measured 0"));
}

void CliGradeTest::wrongAndTamperedFilesAreNamedAndTheRestGoOn()
{
    const QString liar = handIn(QStringLiteral("liar"), {}, work("first-failure", "policy.base=1ms", "true"));
    const QString smuggler
        = handIn(QStringLiteral("smuggler"), {}, work("first-failure", "script.attempts=[]", "true"));
    const QString broken = handIn(QStringLiteral("broken"), {}, "\n[[lesson]]\nid = 7\n");
    const QString good
        = handIn(QStringLiteral("good"), {}, work("first-failure", "policy.max_attempts=3", "true"));
    const CliResult result = runCli(
        {QStringLiteral("grade"), liar, smuggler, broken, m_folder->filePath(QStringLiteral("gone")), good});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.simplified().contains("good.repique-entrega 3/3"));
    const QStringList said = result.err.split(QLatin1Char('\n'));
    QCOMPARE(said.size(), 5);
    QVERIFY(said[0].startsWith(liar + QStringLiteral(": L01: says that the challenge passed")));
    QVERIFY(said[1].startsWith(smuggler + QStringLiteral(": L01: changes script.attempts")));
    QVERIFY(said[2].startsWith(broken + QStringLiteral(", line 5")));
    QVERIFY(said[3].contains(QStringLiteral("/gone")));
}

void CliGradeTest::aRunWithoutEndIsStoppedAndNamed()
{
    const QByteArray endless
        = work("all-at-once", "policy.max_attempts=1000000\", \"policy.base=0ms", "true");
    const QString eve = handIn(QStringLiteral("eve"), {}, endless);
    const QString ana
        = handIn(QStringLiteral("ana"), {}, work("first-failure", "policy.max_attempts=3", "true"));
    const CliResult result = runCli({QStringLiteral("grade"), eve, ana});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out.split('\n')[1].simplified(), eve.toUtf8() + " — ! too long");
    QVERIFY(result.out.contains("3/3"));
    QVERIFY(result.err.contains("eve.repique-entrega: L08: a run was stopped after"));
    QVERIFY(runCli({QStringLiteral("grade"), eve, QStringLiteral("--csv")}).out.contains("too_long"));
}

void CliGradeTest::csvHasARowAGoal()
{
    const QString ana = handIn(
        QStringLiteral("ana"), "=1+1,\\\"x\\\"", work("first-failure", "policy.max_attempts=3", "true"));
    const CliResult result = runCli({QStringLiteral("grade"), ana, QStringLiteral("--csv")});
    QCOMPARE(result.status, 0);
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines[0], QByteArray{"file,student,lesson,metric,op,value,measured,holds,objection"});
    QCOMPARE(lines[1], ana.toUtf8() + ",\"'=1+1,\"\"x\"\"\",first-failure,succeeded,==,1,1,true,");
    QCOMPARE(lines.size(), 5);
}

void CliGradeTest::lessonsOfAnotherFolderAreNotFound()
{
    const QString ana
        = handIn(QStringLiteral("ana"), {}, work("first-failure", "policy.max_attempts=3", "true"));
    const QString other = QStringLiteral(REPIQUE_SOURCE_DIR "/lessons/07-four-in-six");
    const CliResult result = runCli({QStringLiteral("grade"), ana, QStringLiteral("--lessons"), other});
    QCOMPARE(result.status, 1);
    QVERIFY(result.err.contains(QStringLiteral("there is no lesson “first-failure” here")));
    const CliResult none
        = runCli({QStringLiteral("--lessons"), m_folder->path(), QStringLiteral("grade"), ana});
    QCOMPARE(none.status, 2);
    QCOMPARE(none.out, QByteArray{});
}

void CliGradeTest::bothLanguagesSayIt()
{
    const QString liar
        = handIn(QStringLiteral("liar"), "Lia", work("first-failure", "policy.base=1ms", "true"));
    const CliResult result
        = runCli({QStringLiteral("--lang"), QStringLiteral("pt_BR"), QStringLiteral("grade"), liar});
    QVERIFY(result.out.startsWith("  entrega"));
    QVERIFY(result.err.contains(QStringLiteral("executado de novo, não passa")));
}

void CliGradeTest::withoutFilesItIsWrongUsage()
{
    const CliResult result = runCli({QStringLiteral("grade")});
    QCOMPARE(result.status, 2);
    QVERIFY(result.err.contains(QStringLiteral("repique-cli grade --help")));
}

QTEST_GUILESS_MAIN(CliGradeTest)

#include "tst_cli_grade.moc"
