// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/centre.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>

using namespace repique;

class TestCentre final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void startsInTheLab()
    {
        QWidget host;
        auto* sequence = new QWidget;
        Centre centre({.sequence = sequence, .load = new QWidget, .live = new QWidget}, &host);
        host.show();
        QCOMPARE(centre.page(), PageId::Lab);
        QVERIFY(centre.pageWidget()->isAncestorOf(sequence));
        centre.goBack();
        QCOMPARE(centre.page(), PageId::Lab);
    }

    void pageTakesTheMiddleAndBackLeadsToWhereOneWas()
    {
        QWidget host;
        auto* sequence = new QWidget;
        Centre centre({.sequence = sequence, .load = new QWidget, .live = new QWidget}, &host);
        auto* race = new QWidget;
        centre.addPage(PageId::Race, race);
        host.show();
        QVERIFY(!race->isVisible());
        QVERIFY(sequence->isVisible());
        const QSignalSpy changes(&centre, &Centre::pageChanged);

        centre.showPage(PageId::Race);
        centre.showPage(PageId::Race);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(centre.page(), PageId::Race);
        QCOMPARE(centre.pageWidget(), race);
        QVERIFY(race->isVisible());
        QVERIFY(!sequence->isVisible());

        centre.goBack();
        QCOMPARE(centre.page(), PageId::Lab);
        QVERIFY(sequence->isVisible());
    }

    void theLabForgetsTheWayThere()
    {
        QWidget host;
        Centre centre({.sequence = new QWidget, .load = new QWidget, .live = new QWidget}, &host);
        centre.addPage(PageId::Race, new QWidget);
        centre.showPage(PageId::Race);
        centre.showPage(PageId::Lab);
        centre.goBack();
        QCOMPARE(centre.page(), PageId::Lab);
    }
};

QTEST_MAIN(TestCentre)
#include "tst_centre.moc"
