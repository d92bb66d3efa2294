// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/step_layout.h"
#include "tests/app/sequence/traces.h"

#include <QtGui/QFontMetricsF>
#include <QtTest/QTest>

#include <algorithm>
#include <set>

using namespace repique;

namespace {

LayoutRequest requestFor(const trace::Trace& trace, i18n::Language language, qreal width, qreal scale)
{
    LayoutRequest request{.trace = &trace, .words = wordsOf(trace, language)};
    request.parties = partiesIn(&trace, language);
    request.why = QStringLiteral("por quê?");
    request.nthDebit = QStringLiteral("%1º débito");
    request.scale = scale;
    request.width = width;
    return request;
}

/// Every rectangle that must not meet another: words, chips, numbers, heads.
QList<QRectF> solidRects(const StepLayout& layout)
{
    QList<QRectF> rects;
    for (const Lifeline& line : layout.lifelines) {
        rects << line.head.box;
    }
    for (const RowLayout& row : layout.rows) {
        if (!row.badge.isNull()) {
            rects << row.badge;
        }
        if (!row.chip.isNull()) {
            rects << row.chip;
        }
        rects << row.label.rect;
        if (!row.detail.isEmpty()) {
            rects << row.detail.rect;
        }
    }
    return rects;
}

QList<const TextBlock*> blocks(const StepLayout& layout)
{
    QList<const TextBlock*> all;
    for (const Lifeline& line : layout.lifelines) {
        all << &line.head.name << &line.head.role;
    }
    for (const RowLayout& row : layout.rows) {
        all << &row.label << &row.detail << &row.chipText;
    }
    return all;
}

} // namespace

class StepLayoutTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void nothingOverlapsOrIsClipped_data();
    void nothingOverlapsOrIsClipped();

    void everyWordIsThere_data() { nothingOverlapsOrIsClipped_data(); }

    void everyWordIsThere();

    void arrowsKeepClearOfWords_data() { nothingOverlapsOrIsClipped_data(); }

    void arrowsKeepClearOfWords();
    void roomPutsWaitsOutsideTheLifelines();
    void lostMessagesEndOnTheWay();
    void duplicatesSayWhichDebitTheyAre();
    void anEmptyDiagramHasItsHeads();

    void aChainHasAHeadForEachLayer_data();
    void aChainHasAHeadForEachLayer();

    void everyArrowGoesBetweenItsLifelines_data() { nothingOverlapsOrIsClipped_data(); }

    void everyArrowGoesBetweenItsLifelines();

    void aChainFitsACommonScreen_data() { aChainHasAHeadForEachLayer_data(); }

    void aChainFitsACommonScreen();
    void waitsStandBesideTheLayerThatWaits();
    void whatIsHeldBackStopsAtItsOwnDoor();
};

void StepLayoutTest::nothingOverlapsOrIsClipped_data()
{
    QTest::addColumn<samples::TracePtr>("trace");
    QTest::addColumn<i18n::Language>("language");
    QTest::addColumn<qreal>("width");
    QTest::addColumn<qreal>("scale");
    const QList<std::pair<const char*, samples::TracePtr>> traces{{"catalogue", samples::catalogue()},
        {"key in the loop", samples::perAttemptKey()}, {"exhausted", samples::exhausted()},
        {"variety", samples::variety()}, {"late answer", samples::lateAnswer()},
        {"twenty attempts", samples::twentyAttempts()}, {"three layers", samples::chain()},
        {"64 calls", samples::chainOf64()}, {"a breaker", samples::chainWithBreaker()},
        {"overlapping calls", samples::chainOfOverlaps()}};
    for (const auto& [name, trace] : traces) {
        for (const i18n::Language language : {i18n::Language::English, i18n::Language::Portuguese}) {
            for (const int width : {560, 766, 1180}) {
                for (const int percent : {80, 100, 200}) {
                    QTest::addRow(
                        "%s in %s, %d px at %d %%", name, i18n::codeOf(language).data(), width, percent)
                        << trace << language << qreal(width) << percent / 100.0;
                }
            }
        }
    }
}

void StepLayoutTest::nothingOverlapsOrIsClipped()
{
    QFETCH(samples::TracePtr, trace);
    QFETCH(i18n::Language, language);
    QFETCH(qreal, width);
    QFETCH(qreal, scale);
    const StepLayout layout = layoutSteps(requestFor(*trace, language, width, scale));
    const QRectF whole{QPointF{}, layout.size};
    const QList<QRectF> rects = solidRects(layout);
    for (qsizetype i = 0; i < rects.size(); ++i) {
        QVERIFY2(whole.contains(rects.at(i)), qPrintable(QStringLiteral("rectangle %1").arg(i)));
        for (qsizetype j = i + 1; j < rects.size(); ++j) {
            QVERIFY2(
                !rects.at(i).intersects(rects.at(j)), qPrintable(QStringLiteral("%1 and %2").arg(i).arg(j)));
        }
    }
}

void StepLayoutTest::everyWordIsThere()
{
    QFETCH(samples::TracePtr, trace);
    QFETCH(i18n::Language, language);
    QFETCH(qreal, width);
    QFETCH(qreal, scale);
    const LayoutRequest request = requestFor(*trace, language, width, scale);
    const StepLayout layout = layoutSteps(request);
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        QCOMPARE(layout.rows[i].label.lines.join(QLatin1Char{' '}), request.words[i].label);
        QCOMPARE(layout.rows[i].detail.lines.join(QLatin1Char{' '}), request.words[i].detail);
    }
    for (const TextBlock* block : blocks(layout)) {
        for (const QString& line : block->lines) {
            QVERIFY2(
                QFontMetricsF{block->font}.horizontalAdvance(line) <= block->rect.width(), qPrintable(line));
        }
    }
}

void StepLayoutTest::arrowsKeepClearOfWords()
{
    QFETCH(samples::TracePtr, trace);
    QFETCH(i18n::Language, language);
    QFETCH(qreal, width);
    QFETCH(qreal, scale);
    const StepLayout layout = layoutSteps(requestFor(*trace, language, width, scale));
    for (const RowLayout& row : layout.rows) {
        for (const QRectF& text : row.texts()) {
            if (!row.arrow.isNull()) {
                QVERIFY(text.bottom() < row.arrow.y1() || text.top() > row.arrow.y1());
            } else if (row.label.font.weight() == QFont::DemiBold) {
                QVERIFY(!text.intersects(row.mark));
                for (const Lifeline& line : layout.lifelines) {
                    QVERIFY(!(text.left() < line.x && text.right() > line.x));
                }
            }
        }
    }
}

void StepLayoutTest::roomPutsWaitsOutsideTheLifelines()
{
    const samples::TracePtr trace = samples::catalogue();
    const auto waitIn = [&trace](qreal width) {
        const StepLayout layout = layoutSteps(requestFor(*trace, i18n::Language::Portuguese, width, 1.0));
        return layout.rows[3].label.rect.right() < layout.lifelines.front().x;
    };
    QVERIFY(waitIn(1180));
    QVERIFY(!waitIn(420));
}

void StepLayoutTest::lostMessagesEndOnTheWay()
{
    const samples::TracePtr trace = samples::catalogue();
    const StepLayout layout = layoutSteps(requestFor(*trace, i18n::Language::English, 766, 1.0));
    const RowLayout& lost = layout.rows[6];
    QCOMPARE(trace->steps[6].event, trace::Event::LostResponse);
    QCOMPARE(lost.arrow.x1(), layout.lifelines.back().x);
    QVERIFY(lost.arrow.x2() > layout.lifelines.front().x + 40.0);
    QCOMPARE(layout.rows[1].arrow.x2(), layout.lifelines.back().x);
}

void StepLayoutTest::duplicatesSayWhichDebitTheyAre()
{
    const samples::TracePtr trace = samples::perAttemptKey();
    const StepLayout layout = layoutSteps(requestFor(*trace, i18n::Language::Portuguese, 766, 1.0));
    QStringList chips;
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        if (trace->steps[i].isDuplicate) {
            chips << layout.rows[i].chipText.lines.join(QLatin1Char{' '});
        }
    }
    QCOMPARE(chips, QStringList{QStringLiteral("2º débito")});
}

void StepLayoutTest::anEmptyDiagramHasItsHeads()
{
    LayoutRequest request = requestFor(trace::Trace{}, i18n::Language::English, 766, 1.0);
    request.trace = nullptr;
    const StepLayout layout = layoutSteps(request);
    QVERIFY(layout.rows.empty());
    QVERIFY(!layout.lifelines.front().head.box.isEmpty());
    QCOMPARE(layout.size.width(), 766.0);
}

void StepLayoutTest::aChainHasAHeadForEachLayer_data()
{
    QTest::addColumn<i18n::Language>("language");
    QTest::addColumn<QStringList>("heads");
    QTest::addColumn<QStringList>("roles");
    QTest::newRow("English") << i18n::Language::English
                             << QStringList{QStringLiteral("browser"), QStringLiteral("front end"),
                                    QStringLiteral("back end"), QStringLiteral("BACEN settlement")}
                             << QStringList{QStringLiteral("layer 1 of 3"), QStringLiteral("layer 2 of 3"),
                                    QStringLiteral("layer 3 of 3"),
                                    QStringLiteral("SPI · one account, one ledger")};
    QTest::newRow("Portuguese") << i18n::Language::Portuguese
                                << QStringList{QStringLiteral("browser"), QStringLiteral("front end"),
                                       QStringLiteral("back end"), QStringLiteral("Liquidação BACEN")}
                                << QStringList{}; // roles follow the language of the program
}

void StepLayoutTest::aChainHasAHeadForEachLayer()
{
    QFETCH(i18n::Language, language);
    QFETCH(QStringList, heads);
    QFETCH(QStringList, roles);
    const samples::TracePtr trace = samples::chain();
    const StepLayout layout = layoutSteps(requestFor(*trace, language, 766, 1.0));
    QStringList names;
    QStringList places;
    qreal before = 0.0;
    for (const Lifeline& line : layout.lifelines) {
        names << line.head.name.lines.join(QLatin1Char{' '});
        places << line.head.role.lines.join(QLatin1Char{' '});
        QVERIFY(line.x > before);
        QVERIFY(std::abs(line.head.box.center().x() - line.x) < 1.0);
        before = line.x;
    }
    QCOMPARE(names, heads);
    if (!roles.isEmpty()) {
        QCOMPARE(places, roles);
    }
}

void StepLayoutTest::everyArrowGoesBetweenItsLifelines()
{
    QFETCH(samples::TracePtr, trace);
    QFETCH(i18n::Language, language);
    QFETCH(qreal, width);
    QFETCH(qreal, scale);
    const StepLayout layout = layoutSteps(requestFor(*trace, language, width, scale));
    const std::vector<trace::Party> parties = trace::partiesOf(*trace);
    const auto lineOf = [&](trace::Party party) {
        const auto place = std::find(parties.begin(), parties.end(), party) - parties.begin();
        return layout.lifelines[static_cast<std::size_t>(place)].x;
    };
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        const trace::Step& step = trace->steps[i];
        const RowLayout& row = layout.rows[i];
        if (step.kind != trace::StepKind::Message) {
            QVERIFY(row.arrow.isNull());
            continue;
        }
        QCOMPARE(row.arrow.x1(), lineOf(step.from));
        QVERIFY(step.lost || row.arrow.x2() == lineOf(step.to));
        QCOMPARE(row.arrow.dx() < 0.0, trace::isAnswer(step));
        const auto [left, right] = std::minmax({lineOf(step.from), lineOf(step.to)});
        QVERIFY(row.label.rect.left() > left && row.label.rect.right() < right);
        QVERIFY(row.detail.isEmpty() || (row.detail.rect.left() > left && row.detail.rect.right() < right));
    }
}

/// The pane of a window of 1366 × 768.
void StepLayoutTest::aChainFitsACommonScreen()
{
    QFETCH(i18n::Language, language);
    for (const samples::TracePtr& trace :
        {samples::chain(), samples::chainOf64(), samples::chainWithBreaker(), samples::chainOfOverlaps()}) {
        QCOMPARE(layoutSteps(requestFor(*trace, language, 766, 1.0)).size.width(), 766.0);
    }
}

void StepLayoutTest::waitsStandBesideTheLayerThatWaits()
{
    const samples::TracePtr trace = samples::chainOf64();
    const StepLayout layout = layoutSteps(requestFor(*trace, i18n::Language::Portuguese, 766, 1.0));
    std::set<std::size_t> waiting;
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        const trace::Step& step = trace->steps[i];
        if (step.event != trace::Event::Wait) {
            continue;
        }
        const std::size_t line = lifelineOf(step.from, layout.lifelines.size());
        const RowLayout& row = layout.rows[i];
        waiting.insert(line);
        QCOMPARE(row.mark.center().x(), layout.lifelines[line].x);
        QVERIFY(row.label.rect.left() > layout.lifelines[line].x);
        QVERIFY(row.chip.right() < layout.lifelines[line + 1].x);
    }
    QCOMPARE(waiting, (std::set<std::size_t>{0, 1, 2}));
}

void StepLayoutTest::whatIsHeldBackStopsAtItsOwnDoor()
{
    const samples::TracePtr trace = samples::chainWithBreaker();
    const StepLayout layout = layoutSteps(requestFor(*trace, i18n::Language::English, 766, 1.0));
    int held = 0;
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        if (trace->steps[i].isHeldBack) {
            const QLineF& arrow = layout.rows[i].arrow;
            QCOMPARE(arrow.x1(), layout.lifelines[2].x);
            QCOMPARE_LE(arrow.length(), 30.0);
            ++held;
        }
    }
    QCOMPARE_GT(held, 0);
}

QTEST_MAIN(StepLayoutTest)
#include "tst_step_layout.moc"
