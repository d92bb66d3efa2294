// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_choice.h"

#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>
#include <QtWidgets/QMenu>

using namespace repique;
using namespace repique::charts;

class TestChartChoice final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void beginsWithTheFirstTwo()
    {
        QWidget host;
        const ChartChoice choice(&host);
        QCOMPARE(choice.chosen(), (QList<ChartKind>{ChartKind::Load, ChartKind::Duplicates}));
    }

    void twoAreKeptAndAFourthIsNotOffered()
    {
        QWidget host;
        const ChartChoice choice(&host);
        QSignalSpy changed(&choice, &ChartChoice::changed);
        const QList<QAction*> actions = choice.menu().actions();
        QVERIFY(!actions.at(0)->isEnabled()); // one of two
        QVERIFY(actions.at(2)->isEnabled());
        actions.at(2)->trigger();
        QCOMPARE(
            choice.chosen(), (QList<ChartKind>{ChartKind::Load, ChartKind::Duplicates, ChartKind::Queue}));
        QVERIFY(!actions.at(3)->isEnabled());
        QCOMPARE(actions.at(3)->toolTip(), QStringLiteral("Three charts at most: take one away first."));
        actions.at(1)->trigger();
        QCOMPARE(choice.chosen(), (QList<ChartKind>{ChartKind::Load, ChartKind::Queue}));
        QCOMPARE(changed.size(), 2);
    }

    void whatIsRememberedIsMadeToFit_data()
    {
        using enum ChartKind;
        QTest::addColumn<QList<ChartKind>>("wanted");
        QTest::addColumn<QList<ChartKind>>("chosen");
        QTest::newRow("nothing") << QList<ChartKind>{} << QList<ChartKind>{Load, Duplicates};
        QTest::newRow("one") << QList<ChartKind>{Latency} << QList<ChartKind>{Load, Latency};
        QTest::newRow("the same twice") << QList<ChartKind>{Queue, Queue} << QList<ChartKind>{Load, Queue};
        QTest::newRow("too many") << QList<ChartKind>{Latency, Budget, Queue, Load}
                                  << QList<ChartKind>{Queue, Budget, Latency};
    }

    void whatIsRememberedIsMadeToFit()
    {
        QFETCH(const QList<ChartKind>, wanted);
        QFETCH(const QList<ChartKind>, chosen);
        QWidget host;
        ChartChoice choice(&host);
        QSignalSpy changed(&choice, &ChartChoice::changed);
        choice.choose(wanted);
        QCOMPARE(choice.chosen(), chosen);
        QCOMPARE(changed.size(), 0);
    }

    void speaksBothLanguages()
    {
        QWidget host;
        ChartChoice choice(&host);
        choice.setLanguage(i18n::Language::Portuguese);
        QCOMPARE(choice.menu().actions().at(3)->text(), QStringLiteral("Orçamento de retry"));
    }
};

QTEST_MAIN(TestChartChoice)
#include "tst_chart_choice.moc"
