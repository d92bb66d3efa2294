// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/step_layout.h"
#include "tests/app/sequence/traces.h"

#include <QtGui/QFontMetricsF>
#include <QtTest/QTest>

using namespace repique;

namespace {

LayoutRequest requestFor(const trace::Trace& trace, i18n::Language language, qreal width, qreal scale)
{
    LayoutRequest request{.trace = &trace, .words = wordsOf(trace, language)};
    request.client = {partyWords(trace::Party::Client, language), QStringLiteral("banco do pagador")};
    request.server
        = {partyWords(trace::Party::Server, language), QStringLiteral("SPI · uma conta, um livro")};
    request.why = QStringLiteral("por quê?");
    request.nthDebit = QStringLiteral("%1º débito");
    request.scale = scale;
    request.width = width;
    return request;
}

/// Every rectangle that must not meet another: words, chips, numbers, heads.
QList<QRectF> solidRects(const StepLayout& layout)
{
    QList<QRectF> rects{layout.client.box, layout.server.box};
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
    QList<const TextBlock*> all{
        &layout.client.name, &layout.client.role, &layout.server.name, &layout.server.role};
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
        {"twenty attempts", samples::twentyAttempts()}};
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
                QVERIFY(!(text.left() < layout.clientX && text.right() > layout.clientX));
                QVERIFY(!(text.left() < layout.serverX && text.right() > layout.serverX));
            }
        }
    }
}

void StepLayoutTest::roomPutsWaitsOutsideTheLifelines()
{
    const samples::TracePtr trace = samples::catalogue();
    const auto waitIn = [&trace](qreal width) {
        const StepLayout layout = layoutSteps(requestFor(*trace, i18n::Language::Portuguese, width, 1.0));
        return layout.rows[3].label.rect.right() < layout.clientX;
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
    QCOMPARE(lost.arrow.x1(), layout.serverX);
    QVERIFY(lost.arrow.x2() > layout.clientX + 40.0);
    QCOMPARE(layout.rows[1].arrow.x2(), layout.serverX);
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
    QVERIFY(!layout.client.box.isEmpty());
    QCOMPARE(layout.size.width(), 766.0);
}

QTEST_MAIN(StepLayoutTest)
#include "tst_step_layout.moc"
