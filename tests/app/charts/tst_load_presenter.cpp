// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/load_presenter.h"
#include "tests/app/charts/run_fixture.h"

#include <QtTest/QTest>

using namespace repique;
using namespace repique::charts;
using namespace std::chrono_literals;

namespace {

constexpr auto english = i18n::Language::English;
constexpr auto portuguese = i18n::Language::Portuguese;

using Change = std::function<void(LoadSnapshot&)>;

/// "2.78× | R$ 1.00 | retry": a tile in one line.
QString lineOf(const TileWords& tile)
{
    static constexpr std::array tones{"plain", "retry", "goodput", "duplicate"};
    return QStringLiteral("%1 | %2 | %3")
        .arg(QString::fromStdString(tile.figure), QString::fromStdString(tile.note),
            QLatin1String(tones.at(static_cast<std::size_t>(tile.tone))));
}

QString sentence(const std::string& text)
{
    return QString::fromStdString(text);
}

void addStep(LoadSnapshot& run, SimDuration at, double rate)
{
    run.scenario.model.traffic.steps.push_back({startOfRun + at, rate});
}

/// Every bin of `series` from `first` on.
void fill(std::vector<double>& series, std::size_t first, double value)
{
    std::fill(series.begin() + static_cast<std::ptrdiff_t>(first), series.end(), value);
}

} // namespace

Q_DECLARE_METATYPE(Change)

class TestLoadPresenter final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tilesAreTrueStatements_data();
    void tilesAreTrueStatements();
    void theFormulaShowsItsNumbers();
    void chartsAreSummedUpInASentence_data();
    void chartsAreSummedUpInASentence();
    void duplicatesAreAResultEvenWhenThereAreNone_data();
    void duplicatesAreAResultEvenWhenThereAreNone();
    void aStuckRunIsWarnedOf();
    void aCutRunIsWarnedOf();
    void theCrosshairReadsTheBin();
    void ticksAreShort();
};

void TestLoadPresenter::tilesAreTrueStatements_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<int>("tile");
    QTest::addColumn<QString>("inEnglish");
    QTest::addColumn<QString>("inPortuguese");

    const auto row = [](const char* name, int tile, const char* en, const char* pt, Change change) {
        QTest::newRow(name) << std::move(change) << tile << QString::fromUtf8(en) << QString::fromUtf8(pt);
    };
    row("1,200 retries on 6,000 originals", 0, "1.2× |  | retry", "1,2× |  | retry", [](LoadSnapshot&) {});
    row("20 retries on 1,000 originals (I-5)", 0, "1.02× |  | retry", "1,02× |  | retry",
        [](LoadSnapshot& run) {
            run.result.totals.operations = 1000;
            run.result.totals.attempts = 1020;
            run.result.totals.retries = 20;
        });
    row("no retry", 0, "1× |  | plain", "1× |  | plain", [](LoadSnapshot& run) {
        run.result.totals.attempts = 6000;
        run.result.totals.retries = 0;
    });
    row("95 % of the operations", 1, "95% |  | goodput", "95 % |  | goodput", [](LoadSnapshot&) {});
    row("one lost in ten thousand is not all", 1, "> 99.9% |  | goodput", "> 99,9 % |  | goodput",
        [](LoadSnapshot& run) {
            run.result.totals.operations = 10000;
            run.result.totals.succeeded = 9999;
        });
    row("one in a million is not nothing", 1, "< 0.01% |  | goodput", "< 0,01 % |  | goodput",
        [](LoadSnapshot& run) {
            run.result.totals.operations = 1'000'000;
            run.result.totals.succeeded = 1;
        });
    row("30 duplicates of R$ 30", 2, "30 | R$ 900.00 | duplicate", "30 | R$ 900,00 | duplicate",
        [](LoadSnapshot&) {});
    row("no duplicate", 2, "0 |  | goodput", "0 |  | goodput", [](LoadSnapshot& run) {
        run.result.totals.duplicates = 0;
        run.result.totals.duplicateCents = 0;
    });
    row("nothing to recover from", 3, "nothing to recover from |  | plain", "nada a recuperar |  | plain",
        [](LoadSnapshot&) {});
    row("recovered", 3, "t = 31 s | after 11 s | goodput", "t = 31 s | após 11 s | goodput",
        [](LoadSnapshot& run) {
            run.result.recoveredAtS = 31.0;
            run.result.recoveryS = 11.0;
        });
    row("recovered in the very second", 3, "t = 20 s | at once | goodput", "t = 20 s | na hora | goodput",
        [](LoadSnapshot& run) {
            run.result.recoveredAtS = 20.0;
            run.result.recoveryS = 0.0;
        });
    row("stuck since the spike ended", 3, "stuck | since t = 22 s | duplicate",
        "travado | desde t = 22 s | duplicate", [](LoadSnapshot& run) {
            addStep(run, 22s, 100.0);
            fill(run.result.series.goodput, 12, 30.0);
        });
    row("neither recovered nor stuck", 3, "95% useful | at the end | retry", "95 % úteis | no fim | retry",
        [](LoadSnapshot& run) { addStep(run, 22s, 100.0); });
    row("a fault without end", 3, "fault to the end |  | plain", "falha até o fim |  | plain",
        [](LoadSnapshot& run) { run.scenario.model.faults.emplace_back(); });
    row("no time left to tell", 3, "too short to tell |  | plain", "curto demais para avaliar |  | plain",
        [](LoadSnapshot& run) { addStep(run, 55s, 100.0); });
}

void TestLoadPresenter::tilesAreTrueStatements()
{
    QFETCH(const Change, change);
    QFETCH(const int, tile);
    const auto run = snapshotWith(change);
    const auto index = static_cast<std::size_t>(tile);
    QTEST(lineOf(loadTiles({run->scenario, run->result, english}).at(index)), "inEnglish");
    QTEST(lineOf(loadTiles({run->scenario, run->result, portuguese}).at(index)), "inPortuguese");
}

void TestLoadPresenter::theFormulaShowsItsNumbers()
{
    const auto run = snapshotWith();
    QCOMPARE(sentence(amplificationFormula({run->scenario, run->result, english})),
        QStringLiteral("Amplification = (originals + retries) ÷ originals = (6,000 + 1,200) ÷ 6,000 = 1.2×"));
    QCOMPARE(sentence(amplificationFormula({run->scenario, run->result, portuguese})),
        QStringLiteral("Amplificação = (originais + retries) ÷ originais = (6.000 + 1.200) ÷ 6.000 = 1,2×"));
    const auto none = snapshotWith([](LoadSnapshot& empty) { empty.result = {}; });
    QCOMPARE(sentence(amplificationFormula({none->scenario, none->result, english})),
        QStringLiteral("No operation started in this run."));
}

void TestLoadPresenter::chartsAreSummedUpInASentence_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("inEnglish");
    QTest::addColumn<QString>("inPortuguese");

    const auto row = [](const char* name, const char* en, const char* pt, Change change) {
        QTest::newRow(name) << std::move(change) << QString::fromUtf8(en) << QString::fromUtf8(pt);
    };
    row("a level load", "Load stays near 120 a second; 95 are useful.",
        "A carga fica perto de 120 por segundo; 95 são úteis.", [](LoadSnapshot&) {});
    // Google SRE book, "Addressing cascading failures": 100 requests a second more each second (I-4).
    row("the article's growing load", "Load rises from 10,100 to 16,000 a second; 10,000 are useful.",
        "A carga sobe de 10.100 a 16.000 por segundo; 10.000 são úteis.", [](LoadSnapshot& run) {
            for (std::size_t second = 0; second < run.result.series.size(); ++second) {
                run.result.series.attempts[second] = 10100.0 + 100.0 * static_cast<double>(second);
                run.result.series.goodput[second] = 10000.0;
            }
        });
    row("a falling load", "Load falls from 120 to 60 a second; 95 are useful.",
        "A carga cai de 120 a 60 por segundo; 95 são úteis.",
        [](LoadSnapshot& run) { fill(run.result.series.attempts, 30, 60.0); });
    row("a peak in the middle",
        "Load peaks at 28,600 a second at t = 20 s and ends at 120; 95 are useful at the end.",
        "A carga chega a 28.600 por segundo em t = 20 s e termina em 120; 95 são úteis no fim.",
        [](LoadSnapshot& run) { run.result.series.attempts[20] = 28640.0; });
    row("traffic that ends before the run",
        "Load stays near 120 a second; 95 are useful. The last attempt leaves by t = 50 s.",
        "A carga fica perto de 120 por segundo; 95 são úteis. A última tentativa sai até t = 50 s.",
        [](LoadSnapshot& run) {
            fill(run.result.series.attempts, 50, 0.0);
            fill(run.result.series.goodput, 50, 0.0);
        });
    row("no run", "No operation started in this run.", "Nenhuma operação começou nesta execução.",
        [](LoadSnapshot& run) { run.result = {}; });
}

void TestLoadPresenter::chartsAreSummedUpInASentence()
{
    QFETCH(const Change, change);
    const auto run = snapshotWith(change);
    QTEST(sentence(loadSummary({run->scenario, run->result, english})), "inEnglish");
    QTEST(sentence(loadSummary({run->scenario, run->result, portuguese})), "inPortuguese");
}

void TestLoadPresenter::duplicatesAreAResultEvenWhenThereAreNone_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("inEnglish");
    QTest::addColumn<QString>("inPortuguese");

    QTest::newRow("504") << 504
                         << QStringLiteral("504 duplicates in 10,000 operations: R$ 15,120.00 debited twice.")
                         << QStringLiteral(
                                "504 duplicatas em 10.000 operações: R$ 15.120,00 debitados em dobro.");
    QTest::newRow("one") << 1 << QStringLiteral("1 duplicate in 10,000 operations: R$ 30.00 debited twice.")
                         << QStringLiteral("1 duplicata em 10.000 operações: R$ 30,00 debitados em dobro.");
    QTest::newRow("none") << 0
                          << QStringLiteral("0 duplicates in 10,000 operations: no money was debited twice.")
                          << QStringLiteral("0 duplicatas em 10.000 operações: nenhum débito em dobro.");
}

void TestLoadPresenter::duplicatesAreAResultEvenWhenThereAreNone()
{
    QFETCH(const int, count);
    const auto run = snapshotWith([count](LoadSnapshot& changed) {
        changed.result.totals.operations = 10000;
        changed.result.totals.duplicates = count;
        changed.result.totals.duplicateCents = count * pix::simulatedAmountCents;
    });
    QTEST(sentence(duplicatesSummary({run->scenario, run->result, english})), "inEnglish");
    QTEST(sentence(duplicatesSummary({run->scenario, run->result, portuguese})), "inPortuguese");
}

void TestLoadPresenter::aStuckRunIsWarnedOf()
{
    const auto run = snapshotWith([](LoadSnapshot& changed) {
        addStep(changed, 20s, 100.0);
        fill(changed.result.series.goodput, 12, 30.0);
        changed.scenario.model.dependency.capacity = 125.0;
    });
    QCOMPARE(sentence(warningSentence({run->scenario, run->result, english})),
        QStringLiteral(
            "Stuck since t = 20 s: 30 useful a second at the end, with nothing disturbing it any more. "
            "With 3 attempts, 80% of load can become 240%."));
    QCOMPARE(sentence(warningSentence({run->scenario, run->result, portuguese})),
        QStringLiteral(
            "Travado desde t = 20 s: 30 úteis por segundo no fim, sem nada mais que perturbe. Com 3 "
            "tentativas, 80 % de carga pode virar 240 %."));
    const auto calm = snapshotWith();
    QCOMPARE(sentence(warningSentence({calm->scenario, calm->result, english})), QString());
}

void TestLoadPresenter::aCutRunIsWarnedOf()
{
    const auto run = snapshotWith([](LoadSnapshot& changed) {
        changed.result.isCut = true;
        changed.result.cost.events = 2'000'000;
    });
    QCOMPARE(sentence(warningSentence({run->scenario, run->result, english})),
        QStringLiteral("Stopped after 2,000,000 events, before the end: what follows is missing, not zero."));
    QCOMPARE(sentence(warningSentence({run->scenario, run->result, portuguese})),
        QStringLiteral("Interrompida após 2.000.000 eventos, antes do fim: o que falta não é zero."));
}

void TestLoadPresenter::theCrosshairReadsTheBin()
{
    const auto run = snapshotWith();
    const LoadData data = loadData(run->result.series);
    const RunView view{run->scenario, run->result, portuguese};
    QCOMPARE(sentence(sentenceOf(loadReadout(view, data, 35))),
        QStringLiteral(
            "t = 35 s · tentativas 120 · originais 100 · retries 20 · vazão útil 95 · rejeitadas 10 · "
            "capacidade 110"));
    QCOMPARE(sentence(sentenceOf(duplicatesReadout(view, data, 35))),
        QStringLiteral("t = 36 s · duplicatas 18 · em dobro R$ 540,00"));
}

void TestLoadPresenter::ticksAreShort()
{
    QCOMPARE(sentence(valueTick(10000.0, portuguese)), QStringLiteral("10 mil"));
    QCOMPARE(sentence(valueTick(10000.0, english)), QStringLiteral("10k"));
    QCOMPARE(sentence(valueTick(0.0, english)), QStringLiteral("0"));
    QCOMPARE(sentence(timeTick(0.0, english)), QStringLiteral("0 s"));
    QCOMPARE(sentence(timeTick(15.0, english)), QStringLiteral("15 s"));
    QCOMPARE(sentence(timeTick(300.0, english)), QStringLiteral("5 min"));
    QCOMPARE(sentence(timeTick(0.25, portuguese)), QStringLiteral("250 ms"));
}

QTEST_APPLESS_MAIN(TestLoadPresenter)
#include "tst_load_presenter.moc"
