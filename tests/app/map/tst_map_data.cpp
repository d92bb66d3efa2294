// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/map_csv.h"
#include "app/map/map_geometry.h"
#include "app/map/map_ink.h"
#include "app/map/map_words.h"
#include "core/scenario/presets.h"
#include "tests/app/map/map_scenes.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace repique;
using namespace repique::map;
using namespace repique::map::tests;
using i18n::Language;

namespace {

const Parameter& attempts()
{
    return parameterOf(QStringLiteral("policy.max_attempts"));
}

/// Lightness of a colour as a grey printer sees it, 0 … 1.
double grey(const QColor& colour)
{
    return qGray(colour.rgb()) / 255.0;
}

} // namespace

Q_DECLARE_METATYPE(repique::scenario::Scenario)

class TestMapData final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void everyParameterHasWordsAndLegalValues()
    {
        QCOMPARE_GE(parameters().size(), std::size_t{15});
        for (const Parameter& parameter : parameters()) {
            for (const Language language : {Language::English, Language::Portuguese}) {
                QVERIFY2(parameterName(parameter, language) != parameter.key(), qPrintable(parameter.key()));
                QVERIFY2(!parameterHint(parameter, language).isEmpty(), qPrintable(parameter.key()));
            }
            const Axis axis = axisOf(parameter, parameter.first, parameter.last, 25);
            QCOMPARE_GE(axis.size(), std::size_t{2});
            for (const double value : axis.values) {
                scenario::Scenario scenario;
                parameter.binding.write(scenario, value);
                const auto read = scenario::parse(scenario::toToml(scenario), "cell");
                QVERIFY2(read.has_value(), qPrintable(parameter.key() + QString::number(value)));
            }
        }
    }

    void wholeNumbersAreNeverHalved()
    {
        QCOMPARE(axisOf(attempts(), 1, 5, 49).values, (std::vector<double>{1, 2, 3, 4, 5}));
        QCOMPARE(axisOf(attempts(), 5, 1, 3).values, (std::vector<double>{1, 3, 5}));
        QCOMPARE(axisOf(parameterOf(loadKey()), 0.1, 0.3, 3).values, (std::vector<double>{0.1, 0.2, 0.3}));
    }

    void aValueHasAPlaceBetweenTheCells()
    {
        const Axis axis = axisOf(attempts(), 1, 5, 3);
        QCOMPARE(axis.placeOf(1), 0.0);
        QCOMPARE(axis.placeOf(4), 1.5);
        QCOMPARE(axis.placeOf(9), 4.0); // outside
        QCOMPARE(axis.nearest(9), std::size_t{2});
        QCOMPARE(axis.nearest(1.9), std::size_t{0});
    }

    void theLoadTakesTheStepsOfTheSameRateAlong()
    {
        scenario::Scenario scenario = scenario::preset("two_second_spike");
        setLoad(scenario, 0.25);
        QCOMPARE(scenario.model.traffic.rate, 250.0);
        QCOMPARE(scenario.model.traffic.steps.at(0).rate, 3'000.0); // the spike
        QCOMPARE(scenario.model.traffic.steps.at(1).rate, 250.0);
    }

    void aLoadIsAShareOfTheCapacityOfItsCell()
    {
        Question question = loadByAttempts(shortStall());
        question.y = axisOf(parameterOf(QStringLiteral("dependency.capacity")), 100, 300, 3);
        QCOMPARE(question.at(0, 2).model.dependency.capacity, 300.0);
        QCOMPARE(question.at(0, 2).model.traffic.rate, 30.0);
    }

    void onlyTheTwoParametersMayDifferOnTheSameMap()
    {
        const Question question = loadByAttempts(shortStall());
        Question moved = question;
        moved.base.name = "another name";
        moved.base.model.policy.maxAttempts = 7;
        setLoad(moved.base, 0.3);
        QVERIFY(isSameMap(question, moved));
        moved.base.model.policy.attemptTimeout = std::chrono::seconds{1};
        QVERIFY(!isSameMap(question, moved));
    }

    void bigScenesAreMappedSmaller()
    {
        QCOMPARE(scaleOf(loadByAttempts(shortStall())), std::int64_t{1});
        scenario::Scenario big = shortStall();
        big.model.dependency.capacity = 10'000; // 11,000/s · 30 s · 5 attempts = 1.65 M ≤ 10 · 200,000
        QCOMPARE(scaleOf(loadByAttempts(big)), std::int64_t{10});
        big.model.dependency.capacity = 100'000;
        QCOMPARE(scaleOf(loadByAttempts(big)), std::int64_t{100});
    }

    void whatASmallSystemWouldChangeIsPlayedAsItIs_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<qint64>("scale");
        QTest::addRow("a queue without end") << QStringLiteral("dependency.queue=unbounded") << qint64{10};
        QTest::addRow("a room of 100: at 1:10 it would be 20")
            << QStringLiteral("dependency.queue=100") << qint64{1};
        QTest::addRow("a room of 400") << QStringLiteral("dependency.queue=400") << qint64{10};
        QTest::addRow("a bucket of 10 tokens: at 1:10 it would hold one")
            << QStringLiteral("policy.budget.kind=ratio") << qint64{1};
        QTest::addRow("a breaker counts single failures")
            << QStringLiteral("policy.breaker.open_for=5s") << qint64{1};
        QTest::addRow("a wait of 5 ms: 50 requests, 5 at 1:10")
            << QStringLiteral("policy.attempt_timeout=5ms") << qint64{1};
    }

    void whatASmallSystemWouldChangeIsPlayedAsItIs()
    {
        QFETCH(const QString, change);
        QFETCH(const qint64, scale);
        scenario::Scenario big = shortStall();
        big.model.dependency.capacity = 10'000;
        QVERIFY(scenario::assign(big, change.toStdString()).empty());
        QCOMPARE(scaleOf(loadByAttempts(big)), scale);
    }

    void aBudgetsEdgeLiesWithinACellOfTheLaw()
    {
        // I-6 and the SRE book: r retries an original make the load of a stuck service 1 + r times the
        // originals.
        Question question = loadByAttempts(shortStall());
        question.base.model.policy.maxAttempts = 5;
        question.x = axisOf(parameterOf(loadKey()), 0.3, 1.1, 17);
        question.y = axisOf(parameterOf(QStringLiteral("policy.budget.ratio")), 0.1, 0.9, 5);
        const Data data = swept(question);
        const double cell = question.x.values[1] - question.x.values[0];
        for (std::size_t row = 0; row < data.rows(); ++row) {
            const double law = 1.0 / (1.0 + question.y.values[row]);
            QCOMPARE(data.edges().at(row).value().load, law);
            for (std::size_t column = 0; column < data.columns(); ++column) {
                const bool recovers = data.verdict(column, row) == Verdict::Recovers;
                const double load = question.x.values[column];
                QVERIFY2(recovers ? load <= law + cell : load >= law - cell,
                    qPrintable(cellSentence(data, column, row, Language::English)));
            }
        }
    }

    void theLawHoldsWhereItHolds_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<double>("edge"); // 0 = no law
        QTest::addRow("2 attempts: 1/2 (Bronson et al., I-6)") << QString() << 0.5;
        QTest::addRow("5 attempts: 1/5") << QStringLiteral("policy.max_attempts=5") << 0.2;
        QTest::addRow("a budget of 10 %%: 1/1.1 (I-6)")
            << QStringLiteral("policy.budget.ratio=0.1") << 1 / 1.1;
        QTest::addRow("a budget that is never needed: 1/k") << QStringLiteral("policy.budget.ratio=1") << 0.5;
        QTest::addRow("a queue shorter than the wait: none (I-6)")
            << QStringLiteral("dependency.queue=5") << 0.0;
        QTest::addRow("a queue longer than the wait: 1/2") << QStringLiteral("dependency.queue=50") << 0.5;
        QTest::addRow("expired work is skipped: none (I-6)")
            << QStringLiteral("dependency.expired_work=skip_unfinishable") << 0.0;
        QTest::addRow("a circuit breaker: none") << QStringLiteral("policy.breaker.open_for=5s") << 0.0;
        QTest::addRow("last come, first served: none") << QStringLiteral("dependency.order=lifo") << 0.0;
        QTest::addRow("closed loop: none") << QStringLiteral("traffic.loop=closed") << 0.0;
        QTest::addRow("another kind of budget: none") << QStringLiteral("policy.budget.kind=aws") << 0.0;
    }

    void theLawHoldsWhereItHolds()
    {
        QFETCH(const QString, change);
        QFETCH(const double, edge);
        scenario::Scenario scenario = shortStall();
        std::vector<std::string> changes;
        if (change.startsWith(QLatin1String("policy.budget.ratio"))) {
            changes.emplace_back("policy.budget.kind=ratio");
        }
        if (!change.isEmpty()) {
            changes.push_back(change.toStdString());
        }
        QVERIFY(scenario::assignAll(scenario, changes).empty());
        const std::optional<Edge> found = edgeOf(scenario.model);
        QCOMPARE(found.has_value(), edge > 0.0);
        QCOMPARE(found ? found->load : 0.0, edge);
    }

    void theMapsEdgeLiesWithinACellOfTheLaw()
    {
        const Data data = swept(loadByAttempts(shortStall()));
        QVERIFY(data.isWhole());
        const std::vector<double>& loads = data.question().x.values;
        const double cell = loads[1] - loads[0];
        for (std::size_t row = 1; row < data.rows(); ++row) { // 2, 3, 4, 5 attempts: 1/k, I-6
            const double law = data.edges().at(row).value().load;
            QCOMPARE(law, 1.0 / static_cast<double>(row + 1));
            for (std::size_t column = 0; column < data.columns(); ++column) {
                const bool recovers = data.verdict(column, row) == Verdict::Recovers;
                QVERIFY2(recovers ? loads[column] <= law + cell : loads[column] >= law - cell,
                    qPrintable(cellSentence(data, column, row, Language::English)));
            }
        }
    }

    void seedsThatDisagreeSplitTheCell()
    {
        Question question = loadByAttempts(randomStall());
        question.x = axisOf(parameterOf(loadKey()), 0.4, 0.6, 9);
        question.y = axisOf(attempts(), 2, 3, 2);
        question.seeds = 6;
        const Data data = swept(question);
        QCOMPARE_GE(data.count(Verdict::Split), std::size_t{1});
        for (std::size_t i = 0; i < data.size(); ++i) {
            const std::size_t column = i % data.columns();
            const std::size_t row = i / data.columns();
            const double share = data.at(column, row).mean.value();
            QCOMPARE(data.isSplit(column, row), share > 0.0 && share < 1.0);
            QCOMPARE(data.verdict(column, row) == Verdict::Split, share > 0.0 && share < 1.0);
        }
    }

    void figuresThatOnlySomeSeedsHaveAreSplit()
    {
        Question question = loadByAttempts(randomStall());
        question.x = axisOf(parameterOf(loadKey()), 0.4, 0.6, 9);
        question.y = axisOf(attempts(), 2, 3, 2);
        question.seeds = 6;
        const Data verdicts = swept(question);
        question.metric = "recovery_s";
        const Data data = swept(question);
        for (std::size_t column = 0; column < data.columns(); ++column) {
            if (verdicts.isSplit(column, 0)) {
                QVERIFY(data.isSplit(column, 0));
                QVERIFY(!data.at(column, 0).mean);
                QVERIFY(cellSentence(data, column, 0, Language::English)
                            .contains(QStringLiteral("exists only with")));
            }
        }
    }

    void aFigureIsThatOfTheRun()
    {
        Question question = loadByAttempts(shortStall());
        question.x = axisOf(parameterOf(loadKey()), 0.2, 0.8, 4);
        question.metric = "amplification";
        const Data data = swept(question);
        const std::optional<storm::RunResult> run = storm::run(question.at(3, 2).model);
        QCOMPARE(data.at(3, 2).mean.value(), storm::amplification(run->totals));
        QCOMPARE(data.bandOf(data.lowest()), 0);
        QCOMPARE(data.bandOf(data.highest()), Data::bands - 1);
    }

    void coarseCellsStandInForTheirNeighbours()
    {
        Data data(std::make_shared<const Question>(loadByAttempts(shortStall())));
        QCOMPARE(data.standIn(3, 3), std::nullopt);
        data.set(0, {.isComputed = true, .isCut = false, .mean = 1.0, .sd = {}, .measured = 1});
        QCOMPARE(data.done(), std::size_t{1});
        QCOMPARE(data.standIn(3, 3), std::optional<std::size_t>(0));
        QCOMPARE(data.standIn(0, 0), std::optional<std::size_t>(0));
        QCOMPARE(data.standIn(9, 3), std::nullopt); // of another block
        QCOMPARE(data.verdict(3, 3), Verdict::Unknown);
    }

    void theSentenceNamesTheEdgeAndTheLaw()
    {
        const Data data = swept(loadByAttempts(shortStall()));
        const QString english = summary(data, 0.8, 2, Language::English);
        QVERIFY2(english.startsWith(QStringLiteral("Attempts 2: it recovers up to a load of 45% and stays "
                                                   "stuck from 50% on. The law 1/k gives 50%.")),
            qPrintable(english));
        QCOMPARE(cellSentence(data, 0, 1, Language::English),
            QStringLiteral("Offered load 10% · Attempts 2 · recovers with 1 of 1 seed."));
        QCOMPARE(cellSentence(data, 20, 1, Language::English),
            QStringLiteral("Offered load 110% · Attempts 2 · stays stuck with 1 of 1 seed."));
    }

    void csvIsReadByMachinesAndBySpreadsheets()
    {
        Question question = loadByAttempts(shortStall());
        question.x = axisOf(parameterOf(loadKey()), 0.105, 0.805, 2);
        question.y = axisOf(attempts(), 2, 3, 2);
        Data data(std::make_shared<const Question>(question));
        data.set(0, {.isComputed = true, .isCut = false, .mean = 0.5, .sd = 0.25, .measured = 2});
        QCOMPARE(csvText(data, CsvStyle::Plain),
            std::string("traffic.rate,policy.max_attempts,recovered,sd,seeds,computed\n"
                        "10.5,2,0.5,0.25,2,1\n80.5,2,,,0,0\n10.5,3,,,0,0\n80.5,3,,,0,0\n"));
        QCOMPARE(csvText(data, CsvStyle::Spreadsheet),
            std::string("traffic.rate;policy.max_attempts;recovered;sd;seeds;computed\n"
                        "10,5;2;0,5;0,25;2;1\n80,5;2;;;0;0\n10,5;3;;;0;0\n80,5;3;;;0;0\n"));
    }

    void coloursDifferInGrey_data()
    {
        QTest::addColumn<int>("theme");
        QTest::addRow("light") << static_cast<int>(theme::Theme::Light);
        QTest::addRow("dark") << static_cast<int>(theme::Theme::Dark);
        QTest::addRow("projector") << static_cast<int>(theme::Theme::Projector);
        QTest::addRow("high contrast") << static_cast<int>(theme::Theme::HighContrast);
    }

    void coloursDifferInGrey()
    {
        QFETCH(const int, theme);
        const theme::Tokens& tokens = theme::tokens(static_cast<theme::Theme>(theme));
        QCOMPARE_GE(theme::contrast(inkOf(Verdict::Recovers, tokens), inkOf(Verdict::Stuck, tokens)), 3.0);
        const double direction = grey(bandInk(1, tokens)) - grey(bandInk(0, tokens));
        for (int band = 1; band < Data::bands; ++band) {
            const double step = grey(bandInk(band, tokens)) - grey(bandInk(band - 1, tokens));
            QCOMPARE_GT(step * direction, 0.0);
        }
    }

    void aPointBelongsToItsCell()
    {
        const AxisWords x{QStringLiteral("x"), std::vector<QString>(10, QStringLiteral("10%"))};
        const AxisWords y{QStringLiteral("y"), std::vector<QString>(5, QStringLiteral("3"))};
        const Geometry geometry(QRectF(0, 0, 600, 400), QFontMetricsF(QFont()), x, y);
        for (std::size_t column = 0; column < 10; ++column) {
            for (std::size_t row = 0; row < 5; ++row) {
                const QPointF middle = geometry.cell(column, row).center();
                QCOMPARE(geometry.cellAt(middle), (std::optional<Place>{{column, row}}));
                const QPointF same = geometry.pointOf(static_cast<double>(column), static_cast<double>(row));
                QCOMPARE_LT(std::abs(same.x() - middle.x()) + std::abs(same.y() - middle.y()), 1e-6);
            }
        }
        QCOMPARE(geometry.cellAt(QPointF(0, 0)), std::nullopt);
        QCOMPARE(geometry.nearest(QPointF(0, 0)), (Place{0, 4}));
        QCOMPARE(geometry.nearest(QPointF(9'000, 9'000)), (Place{9, 0}));
    }
};

QTEST_MAIN(TestMapData)
#include "tst_map_data.moc"
