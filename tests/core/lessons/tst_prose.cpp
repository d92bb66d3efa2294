// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/prose.h"

#include <QtCore/QObject>
#include <QtTest/QTest>

using namespace repique;

class TestProse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void headingsSplitTheText();
    void textBeforeTheFirstPassageBelongsToNone();
    void deeperHeadingsStayInTheirPassage();
    void placeholdersAreFoundInOrder();
    void placeholdersAreReplaced_data();
    void placeholdersAreReplaced();
};

void TestProse::headingsSplitTheText()
{
    const lessons::Prose prose = lessons::splitProse("# Title\n\n## One\n\na\nb\n\n## Two\nc");
    QCOMPARE(prose.title, std::string{"Title"});
    QCOMPARE(prose.passages.size(), std::size_t{2});
    QCOMPARE(prose.passages[0].heading, std::string{"One"});
    QCOMPARE(prose.passages[0].markdown, std::string{"\na\nb\n\n"});
    QCOMPARE(prose.passages[1].markdown, std::string{"c\n"});
}

void TestProse::textBeforeTheFirstPassageBelongsToNone()
{
    const lessons::Prose prose = lessons::splitProse("lost\n## One\nkept\n");
    QCOMPARE(prose.title, std::string{});
    QCOMPARE(prose.passages.at(0).markdown, std::string{"kept\n"});
}

void TestProse::deeperHeadingsStayInTheirPassage()
{
    const lessons::Prose prose = lessons::splitProse("## One\n### Inside\n");
    QCOMPARE(prose.passages.size(), std::size_t{1});
    QCOMPARE(prose.passages[0].markdown, std::string{"### Inside\n"});
}

void TestProse::placeholdersAreFoundInOrder()
{
    const std::vector<std::string> expected{"b", "a"};
    QCOMPARE(lessons::placeholders("x {{expect b}} y {{expect a}}."), expected);
}

void TestProse::placeholdersAreReplaced_data()
{
    QTest::addColumn<std::string>("markdown");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("none") << std::string{"plain"} << std::string{"plain"};
    QTest::newRow("one") << std::string{"{{expect n}} POSTs"} << std::string{"<n> POSTs"};
    QTest::newRow("two in a row") << std::string{"{{expect a}}{{expect b}}"} << std::string{"<a><b>"};
    QTest::newRow("never closed") << std::string{"{{expect n"} << std::string{"{{expect n"};
    QTest::newRow("another kind of brace") << std::string{"{{n}}"} << std::string{"{{n}}"};
}

void TestProse::placeholdersAreReplaced()
{
    QFETCH(std::string, markdown);
    QFETCH(std::string, expected);
    const std::string filled
        = lessons::fillPlaceholders(markdown, [](const std::string& id) { return "<" + id + ">"; });
    QCOMPARE(filled, expected);
}

QTEST_APPLESS_MAIN(TestProse)

#include "tst_prose.moc"
