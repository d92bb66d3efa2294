// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/figures.h"

#include <QtCore/QObject>
#include <QtTest/QTest>

using namespace repique;

class TestFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersOfTheProseAreFound_data();
    void numbersOfTheProseAreFound();
    void aFigureKnowsItsLine();
    void numbersOfADocumentAreFound();
    void wordsAreCounted();
};

void TestFigures::numbersOfTheProseAreFound_data()
{
    QTest::addColumn<bool>("isPortuguese");
    QTest::addColumn<std::string>("markdown");
    QTest::addColumn<QList<double>>("expected");
    const auto row
        = [](const char* name, bool isPortuguese, const char* markdown, const QList<double>& expected) {
              QTest::newRow(name) << isPortuguese << std::string{markdown} << expected;
          };
    row("none", false, "plain words", {});
    row("a decimal at the end of a sentence", false, "it takes 1.5 s. Or 2.", {1.5, 2.0});
    row("groups in English", false, "from 10,100 to 12,734.5", {10100.0, 12734.5});
    row("groups in Portuguese", true, "de 10.100 a 12.734,5", {10100.0, 12734.5});
    row("a list in Portuguese", true, "100, 200 e 400 ms", {100.0, 200.0, 400.0});
    row("a thousand without a group", false, "in 2026", {2026.0});
    row("a percentage", true, "80 % ou 80%", {80.0, 80.0});
    row("a range", false, "0–100", {0.0, 100.0});
    row("code is no prose", false, "`k=3` and ```\n7\n``` but 4", {4.0});
    row("a number that is measured", false, "about {{expect n1}} of 5", {5.0});
    row("a link", false, "[here](http://a/9) 8", {8.0});
    row("list markers", false, "1. one\n  12) two\n3 three", {3.0});
    row("parts of words", false, "L03, p95, 5xx, x64 and 6", {6.0});
}

void TestFigures::numbersOfTheProseAreFound()
{
    QFETCH(bool, isPortuguese);
    QFETCH(std::string, markdown);
    QFETCH(QList<double>, expected);
    QList<double> found;
    const auto style = isPortuguese ? lessons::NumberStyle::Portuguese : lessons::NumberStyle::English;
    for (const lessons::Figure& figure : lessons::figuresOf(markdown, style)) {
        found.append(figure.value);
    }
    QCOMPARE(found, expected);
}

void TestFigures::aFigureKnowsItsLine()
{
    const auto figures = lessons::figuresOf("a\n`b 1`\nc 2.5", lessons::NumberStyle::English);
    QCOMPARE(figures.size(), std::size_t{1});
    QCOMPARE(figures[0].line, 3);
    QCOMPARE(figures[0].written, std::string{"2.5"});
}

void TestFigures::numbersOfADocumentAreFound()
{
    const std::vector<double> expected{100.0, 1.5, 3.0};
    QCOMPARE(lessons::numbersIn("base = \"100ms\"\ncap = \"1.5s\"\nn=3"), expected);
}

void TestFigures::wordsAreCounted()
{
    QCOMPARE(lessons::wordsOf("O **tráfego** não mudou — é isso, 3 vezes."), 8);
    QCOMPARE(lessons::wordsOf(""), 0);
}

QTEST_APPLESS_MAIN(TestFigures)

#include "tst_figures.moc"
