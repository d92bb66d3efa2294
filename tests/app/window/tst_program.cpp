// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <QtTest/QtTest>

namespace {

struct Ended
{
    int status = -1;
    QString complaint;
};

Ended run(const QStringList& arguments)
{
    QProcess program;
    program.start(QStringLiteral(REPIQUE_PROGRAM), arguments);
    program.waitForFinished(50'000);
    const bool isEnded
        = program.exitStatus() == QProcess::NormalExit && program.state() == QProcess::NotRunning;
    return {.status = isEnded ? program.exitCode() : -1,
        .complaint = QString::fromUtf8(program.readAllStandardError())};
}

} // namespace

class TestProgram final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void shotIsAPictureOfTheWindowThatWasAskedFor_data()
    {
        QTest::addColumn<QStringList>("asked");
        QTest::addColumn<QSize>("size");
        QTest::addRow("one payment at its fifth step") << QStringList{"--scenario", "preset:catalogue",
            "--step", "5", "--lang", "pt_BR"} << QSize(1366, 768);
        QTest::addRow("a load in the dark") << QStringList{"--scenario", "preset:pix_lost_answers", "--mode",
            "load", "--theme", "dark"} << QSize(1366, 768);
        QTest::addRow("payments over HTTP") << QStringList{"--scenario", "preset:pix_lost_answers", "--mode",
            "live", "--tab", "ledger"} << QSize(1366, 768);
        QTest::addRow("a lesson on a small screen")
            << QStringList{"--lesson", "L02", "--size", "1024x600"} << QSize(1024, 600);
        QTest::addRow("the race of copies")
            << QStringList{"--page", "race", "--step", "2"} << QSize(1366, 768);
        QTest::addRow("the first start") << QStringList{} << QSize(1366, 768);
    }

    void shotIsAPictureOfTheWindowThatWasAskedFor()
    {
        QFETCH(QStringList, asked);
        QFETCH(QSize, size);
        const QString path = m_folder.filePath(QStringLiteral("shot.png"));
        const Ended ended = run(asked + QStringList{QStringLiteral("--shot"), path});
        QVERIFY2(ended.status == 0, qPrintable(ended.complaint));
        QCOMPARE(QImage(path).size(), size);
        QVERIFY(QFile::remove(path));
    }

    /// Naming a cure by a button leaves the ring around the next button.
    void aWindowWithAFocusRingEndsWell()
    {
        const QString path = m_folder.filePath(QStringLiteral("ring.png"));
        const Ended ended = run({QStringLiteral("--lesson"), QStringLiteral("L12"),
            QStringLiteral("--lesson-step"), QStringLiteral("challenge"), QStringLiteral("--press"),
            QStringLiteral("incidentCause1,incidentCure1,incidentName"), QStringLiteral("--shot"), path});
        QVERIFY2(ended.status == 0, qPrintable(ended.complaint));
    }

    void aCardIsWrittenFromTheCommandLine()
    {
        const QString path = m_folder.filePath(QStringLiteral("card.md"));
        const Ended ended = run({QStringLiteral("--export"), QStringLiteral("card"), path,
            QStringLiteral("preset:catalogue"), QStringLiteral("--lang"), QStringLiteral("pt_BR")});
        QVERIFY2(ended.status == 0, qPrintable(ended.complaint));
        QFile card(path);
        QVERIFY(card.open(QIODevice::ReadOnly));
        const QByteArray text = card.readAll();
        QVERIFY(text.contains("sequenceDiagram") && text.contains("As sete perguntas da revisão"));
    }

    void nonsenseEndsWithASentenceAndStatusTwo_data()
    {
        QTest::addColumn<QStringList>("asked");
        QTest::addColumn<QString>("named");
        QTest::addRow("a theme there is not") << QStringList{"--theme", "pink"} << "pink";
        QTest::addRow("text of 300 %%") << QStringList{"--zoom", "300"} << "300";
        QTest::addRow("a size without height") << QStringList{"--size", "1366"} << "1366";
        QTest::addRow("a file there is not") << QStringList{"missing.repique.toml"} << "missing.repique.toml";
        QTest::addRow("a preset there is not") << QStringList{"--scenario", "preset:nothing"} << "nothing";
        QTest::addRow("a lesson there is not") << QStringList{"--lesson", "L99"} << "L99";
        QTest::addRow("a card for no file") << QStringList{"--export", "card"} << "--export";
        QTest::addRow("an export there is not") << QStringList{"--export", "cake", "a.pdf"} << "cake";
        QTest::addRow("a page there is not") << QStringList{"--page", "kitchen"} << "kitchen";
        QTest::addRow("two files") << QStringList{"a.toml", "b.toml"} << "one";
    }

    void nonsenseEndsWithASentenceAndStatusTwo()
    {
        QFETCH(QStringList, asked);
        QFETCH(QString, named);
        const QString path = m_folder.filePath(QStringLiteral("shot.png"));
        const QStringList fixed{
            QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("--shot"), path};
        const Ended ended = run(asked + fixed);
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.complaint.contains(named), qPrintable(ended.complaint));
        QVERIFY(!QFile::exists(path));
    }

    void pictureThatCannotBeWrittenSaysSo()
    {
        const QString path = m_folder.filePath(QStringLiteral("missing/shot.png"));
        const Ended ended = run({QStringLiteral("--shot"), path});
        QCOMPARE(ended.status, 2);
        QVERIFY(ended.complaint.contains(QLatin1String("repique: ")));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
