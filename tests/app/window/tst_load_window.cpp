// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/load_page.h"
#include "app/charts/time_chart.h"
#include "app/window/pages.h"
#include "tests/app/window/warnings.h"
#include "tests/app/window/window_bench.h"

#include <QtGui/QAction>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace repique;

/// The load mode in the whole window.
class TestLoadWindow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { failOnWarnings(); }

    void clickOnAChartOpensAnOperationOfThatSecond()
    {
        WindowBench bench;
        bench.window->openPreset(QStringLiteral("pix_lost_answers"));
        bench.window->pages().setShownCharts({QStringLiteral("load"), QStringLiteral("latency")});
        QVERIFY(bench.show());
        const storm::Model model = bench.window->document().scenario().model;
        const SimDuration bin = bench.window->conductor().snapshot()->result.series.bin;
        for (const int chart : {0, 4}) {
            bench.window->setMode(Mode::Load);
            QCoreApplication::processEvents(); // the layout settles
            auto* clicked = bench.window->pages().load()->findChildren<charts::TimeChart*>().at(chart);
            const double seconds = toSeconds(bin) * (20.5 + chart);
            const charts::PlotMap& map = clicked->plotMap();
            QTest::mouseClick(clicked->viewport(), Qt::LeftButton, {},
                {qRound(map.x(seconds)), qRound(map.plot.center().y())});
            QCOMPARE(bench.window->mode(), Mode::Step);
            QVERIFY(bench.settle());
            const SimTime from = startOfRun + bin * static_cast<std::int64_t>(seconds / toSeconds(bin));
            QCOMPARE(std::optional(bench.window->pages().trace()->operation),
                storm::operationAt(model, from, from + bin));
        }
    }

    void chosenChartsComeBackAfterARestart()
    {
        WindowBench bench;
        auto* page = bench.window->findChild<charts::LoadPage*>();
        page->chartsMenu().actions().at(2)->trigger();
        page->chartsMenu().actions().at(1)->trigger();
        const QStringList chosen{QStringLiteral("load"), QStringLiteral("queue")};
        QCOMPARE(bench.window->pages().shownCharts(), chosen);
        bench.start();
        QCOMPARE(bench.window->pages().shownCharts(), chosen);
    }

    void longRunIsCancelledAndLeavesNoTrace_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("by the Escape key") << true;
        QTest::newRow("by the button") << false;
    }

    void longRunIsCancelledAndLeavesNoTrace()
    {
        QFETCH(const bool, byKey);
        WindowBench bench;
        bench.openAnswer = bench.write("internet.repique.toml",
            "format = \"repique/1\"\n[traffic]\nrate = 10000000.0\n[dependency]\ncapacity = 20000000.0\n");
        bench.trigger("fileOpen");
        QVERIFY(bench.show());
        const auto before = bench.window->conductor().snapshot();
        QCOMPARE(before->result.scale, std::int64_t{1'000});
        auto* page = bench.window->findChild<charts::LoadPage*>();
        auto* button = page->findChild<QPushButton*>(QStringLiteral("cancelRun"));
        QSignalSpy loads(&bench.window->conductor(), &Conductor::loadReady);

        bench.trigger("runAgain"); // all 600 million: minutes
        QTRY_VERIFY(button->isVisible());
        QVERIFY(!bench.window->conductor().isSettled());
        if (byKey) {
            QTest::keyClick(page, Qt::Key_Escape);
        } else {
            button->click();
        }
        QVERIFY(bench.window->conductor().isSettled());
        QVERIFY(!button->isVisible());

        bench.window->document().edit(
            QStringLiteral("seed"), {}, [](scenario::Scenario& scenario) { scenario.model.seed = 7; });
        QVERIFY(bench.settle());
        for (const QList<QVariant>& load : loads) {
            QCOMPARE(
                load.first().value<std::shared_ptr<const LoadSnapshot>>()->result.seed, std::uint64_t{7});
        }
        QVERIFY(!loads.isEmpty());
    }
};

QTEST_MAIN(TestLoadWindow)
#include "tst_load_window.moc"
