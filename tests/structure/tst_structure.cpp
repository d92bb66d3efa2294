// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QFile>
#include <QtCore/QMap>
#include <QtCore/QObject>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtTest/QTest>

namespace {

struct SourceFile
{
    QString path; ///< from the root, e.g. "core/retry/budget.h"
    QString text;
};

QList<SourceFile> sourceFiles(const QString& folder)
{
    const QDir root{QStringLiteral(REPIQUE_SOURCE_DIR)};
    QList<SourceFile> files;
    QDirIterator entries{root.filePath(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
        QDirIterator::Subdirectories};
    while (entries.hasNext()) {
        QFile file{entries.next()};
        if (file.open(QIODevice::ReadOnly)) {
            files.append({root.relativeFilePath(file.fileName()), QString::fromUtf8(file.readAll())});
        }
    }
    return files;
}

QStringList includesOf(const SourceFile& file)
{
    static const QRegularExpression line{
        QStringLiteral("^#include [<\"]([^>\"]+)[>\"]"), QRegularExpression::MultilineOption};
    QStringList includes;
    for (auto matches = line.globalMatch(file.text); matches.hasNext();) {
        includes.append(matches.next().captured(1));
    }
    return includes;
}

QString folderOf(const QString& path)
{
    return path.section(QLatin1Char('/'), 0, 1);
}

/// Whom each folder of core may include, besides itself.
const QMap<QString, QSet<QString>>& arrowsOfCore()
{
    static const QMap<QString, QSet<QString>> arrows{
        {QStringLiteral("core/base"), {}},
        {QStringLiteral("core/retry"), {QStringLiteral("core/base")}},
        {QStringLiteral("core/settlement"), {QStringLiteral("core/base"), QStringLiteral("core/retry")}},
        {QStringLiteral("core/pix"),
            {QStringLiteral("core/base"), QStringLiteral("core/retry"), QStringLiteral("core/settlement")}},
        {QStringLiteral("core/trace"),
            {QStringLiteral("core/base"), QStringLiteral("core/retry"), QStringLiteral("core/settlement"),
                QStringLiteral("core/pix")}},
        {QStringLiteral("core/storm"),
            {QStringLiteral("core/base"), QStringLiteral("core/retry"), QStringLiteral("core/settlement"),
                QStringLiteral("core/pix"), QStringLiteral("core/trace")}},
        {QStringLiteral("core/race"), {QStringLiteral("core/base"), QStringLiteral("core/settlement")}},
        {QStringLiteral("core/scenario"),
            {QStringLiteral("core/base"), QStringLiteral("core/retry"), QStringLiteral("core/settlement"),
                QStringLiteral("core/pix"), QStringLiteral("core/trace"), QStringLiteral("core/storm")}},
        {QStringLiteral("core/http"),
            {QStringLiteral("core/base"), QStringLiteral("core/retry"), QStringLiteral("core/settlement"),
                QStringLiteral("core/pix"), QStringLiteral("core/trace"), QStringLiteral("core/scenario")}},
        {QStringLiteral("core/lessons"),
            {QStringLiteral("core/base"), QStringLiteral("core/retry"), QStringLiteral("core/storm"),
                QStringLiteral("core/settlement"), QStringLiteral("core/trace"), QStringLiteral("core/race"),
                QStringLiteral("core/scenario")}},
    };
    return arrows;
}

} // namespace

class TestStructure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyArrowOfCorePointsDown();
    void coreKnowsNeitherQtNorTheApp();
    void commandLineAndItsWordsKnowNoQt();
    void windowPanelsDoNotKnowTheWindow();
    void noDrawGoesThroughTheStandardLibrary();
    void filesStayShort();
    void everyFileNamesItsLicence();
};

void TestStructure::everyArrowOfCorePointsDown()
{
    const QList<SourceFile> files = sourceFiles(QStringLiteral("core"));
    QCOMPARE_GT(files.size(), 20);
    for (const SourceFile& file : files) {
        const QString folder = folderOf(file.path);
        QVERIFY2(arrowsOfCore().contains(folder),
            qPrintable(folder + QStringLiteral(" has no place in the order")));
        for (const QString& include : includesOf(file)) {
            const QString target = folderOf(include);
            const bool isOurs = include.startsWith(QStringLiteral("core/"));
            QVERIFY2(!isOurs || target == folder || arrowsOfCore()[folder].contains(target),
                qPrintable(file.path + QStringLiteral(" includes ") + include));
        }
    }
}

void TestStructure::coreKnowsNeitherQtNorTheApp()
{
    for (const SourceFile& file : sourceFiles(QStringLiteral("core"))) {
        for (const QString& include : includesOf(file)) {
            QVERIFY2(!include.startsWith(QLatin1Char('Q')) && !include.startsWith(QStringLiteral("app/")),
                qPrintable(file.path + QStringLiteral(" includes ") + include));
        }
    }
}

void TestStructure::commandLineAndItsWordsKnowNoQt()
{
    const QStringList folders{QStringLiteral("app/cli"), QStringLiteral("app/i18n"),
        QStringLiteral("app/pool"), QStringLiteral("app/report")};
    for (const QString& folder : folders) {
        for (const SourceFile& file : sourceFiles(folder)) {
            for (const QString& include : includesOf(file)) {
                const bool isAllowed
                    = !include.startsWith(QStringLiteral("app/")) || folders.contains(folderOf(include));
                QVERIFY2(isAllowed && !include.startsWith(QLatin1Char('Q')),
                    qPrintable(file.path + QStringLiteral(" includes ") + include));
            }
        }
    }
}

void TestStructure::windowPanelsDoNotKnowTheWindow()
{
    for (const SourceFile& file : sourceFiles(QStringLiteral("app"))) {
        const bool mayKnow = folderOf(file.path) == QStringLiteral("app/window")
            || file.path == QStringLiteral("app/main.cpp");
        for (const QString& include : includesOf(file)) {
            QVERIFY2(mayKnow || !include.startsWith(QStringLiteral("app/window/")),
                qPrintable(file.path + QStringLiteral(" includes ") + include));
        }
    }
}

void TestStructure::noDrawGoesThroughTheStandardLibrary()
{
    static const QRegularExpression differsBetweenCompilers{QStringLiteral("std::\\w+_distribution")};
    for (const SourceFile& file : sourceFiles(QStringLiteral("core"))) {
        QVERIFY2(!file.text.contains(differsBetweenCompilers), qPrintable(file.path));
    }
}

void TestStructure::filesStayShort()
{
    for (const QString& top : {QStringLiteral("core"), QStringLiteral("app"), QStringLiteral("tests")}) {
        const qsizetype ceiling = top == QStringLiteral("tests") ? 600 : 400;
        for (const SourceFile& file : sourceFiles(top)) {
            const qsizetype lines = file.text.count(QLatin1Char('\n'));
            QVERIFY2(lines <= ceiling,
                qPrintable(
                    QStringLiteral("%1 has %2 lines of at most %3").arg(file.path).arg(lines).arg(ceiling)));
        }
    }
}

void TestStructure::everyFileNamesItsLicence()
{
    for (const QString& top : {QStringLiteral("core"), QStringLiteral("app"), QStringLiteral("tests")}) {
        for (const SourceFile& file : sourceFiles(top)) {
            QVERIFY2(file.text.startsWith(QStringLiteral("// SPDX-FileCopyrightText: The Repique authors\n"
                                                         "// SPDX-License-Identifier: GPL-3.0-or-later\n")),
                qPrintable(file.path));
        }
    }
}

QTEST_APPLESS_MAIN(TestStructure)

#include "tst_structure.moc"
