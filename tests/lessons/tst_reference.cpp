// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/figures.h"
#include "core/lessons/lint.h"
#include "core/lessons/reference.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>

using namespace repique;

/// What the lessons share, as shipped.
class TestReference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsThere();
    void noFormOfATermMeansTwoThings();
    void aMistakeNamesItsFileAndLine();
};

void TestReference::everythingIsThere()
{
    const auto reference = lessons::loadReference(REPIQUE_SOURCE_DIR "/lessons/reference");
    QVERIFY(reference.has_value());
    QCOMPARE_GE(reference->terms.size(), std::size_t{36});
    QCOMPARE(reference->advantages.size(), std::size_t{4});
    QCOMPARE(reference->costs.size(), std::size_t{4});
    QCOMPARE(reference->questions.size(), std::size_t{7});
    QCOMPARE(reference->stations, 7);
    const auto here = std::ranges::find(
        reference->neighbours, lessons::Neighbour::Place::Here, &lessons::Neighbour::place);
    QVERIFY(here != reference->neighbours.end());
    QCOMPARE(here->station, 2);
    QCOMPARE(reference->comparisons.size(), std::size_t{5});
    QCOMPARE_GE(lessons::wordsOf(reference->outsideBrazil.portuguese), lessons::fewestWords);
    QCOMPARE_GE(lessons::wordsOf(reference->outsideBrazil.english), lessons::fewestWords);
}

void TestReference::noFormOfATermMeansTwoThings()
{
    const auto reference = lessons::loadReference(REPIQUE_SOURCE_DIR "/lessons/reference");
    QVERIFY(reference.has_value());
    QStringList english;
    QStringList portuguese;
    for (const lessons::Term& term : reference->terms) {
        english.append(QString::fromStdString(term.word.english));
        portuguese.append(QString::fromStdString(term.word.portuguese));
        for (const std::string& also : term.alsoEnglish) {
            english.append(QString::fromStdString(also));
        }
        for (const std::string& also : term.alsoPortuguese) {
            portuguese.append(QString::fromStdString(also));
        }
    }
    QCOMPARE(english.removeDuplicates(), qsizetype{0});
    QCOMPARE(portuguese.removeDuplicates(), qsizetype{0});
}

void TestReference::aMistakeNamesItsFileAndLine()
{
    QTemporaryDir directory;
    for (const QString& name : {QStringLiteral("glossary.toml"), QStringLiteral("pattern.toml"),
             QStringLiteral("pix.pt_BR.md"), QStringLiteral("pix.en.md")}) {
        QVERIFY(QFile::copy(
            QStringLiteral(REPIQUE_SOURCE_DIR "/lessons/reference/") + name, directory.filePath(name)));
    }
    QFile file(directory.filePath(QStringLiteral("pattern.toml")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    file.close();
    const int line = 1 + static_cast<int>(text.left(text.indexOf("place = \"here\"")).count('\n'));
    text.replace("place = \"here\"", "place = \"away\"");
    QVERIFY(QFile::remove(file.fileName()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const auto reference = lessons::loadReference(directory.path().toStdString());
    QVERIFY(!reference.has_value());
    QCOMPARE(reference.error().size(), std::size_t{1});
    QCOMPARE(reference.error().front().line, line);
    QVERIFY(reference.error().front().file.ends_with("pattern.toml"));
}

QTEST_APPLESS_MAIN(TestReference)

#include "tst_reference.moc"
