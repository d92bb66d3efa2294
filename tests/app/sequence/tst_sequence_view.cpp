// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/player.h"
#include "app/sequence/sequence_facts.h"
#include "app/sequence/sequence_page.h"
#include "app/sequence/sequence_view.h"
#include "app/sequence/why_card.h"
#include "app/widgets/tile.h"
#include "tests/app/sequence/traces.h"

#include <QtCore/QBuffer>
#include <QtGui/QAccessible>
#include <QtGui/QPainter>
#include <QtSvg/QSvgGenerator>
#include <QtTest/QTest>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QToolButton>

#include <algorithm>
#include <memory>

using namespace repique;

class SequenceViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void isAListToAssistiveTechnology();
    void rowsSayWhatAScreenReaderNeeds_data();
    void rowsSayWhatAScreenReaderNeeds();
    void assistiveTechnologyCanActOnARow();
    void arrowKeysMove_data();
    void arrowKeysMove();
    void aClickMovesThePlayer();
    void aClickOnTheChipExplainsTheWait();
    void theQuestionKeyExplainsTheNextWait();
    void theExplanationFollowsTheDecision();
    void movingOnClosesTheExplanation();
    void theExplanationStaysInsideASmallView();
    void theCurrentStepIsAlwaysInSight();
    void textNeverShrinksWithTheWindow();
    void zoomIsThisPanesOwn();
    void exportedTextStaysText();
    void tilesFollowThePlayer();
    void tilesSpeakTheChosenLanguage();
    void settledButFailedIsSaidSo();
    void aChainIsSpokenByItsLayers();
    void aChainOf64CallsScrolls();
    void aWideDiagramFollowsItsStepSideways();
    void tilesOfAChainAreOfItsOutermostLayer();
    void theExplanationTakesTheRuleOfItsLayer();
    void aLowViewKeepsTheNamesOfAChainAndItsStep();

private:
    void open(samples::TracePtr trace, QSize size);

    std::unique_ptr<Player> m_player;
    std::unique_ptr<QWidget> m_window; ///< without a layout: windows with size hints warn offscreen
    SequencePage* m_page = nullptr; // owned by the window
    SequenceView* m_view = nullptr; // owned by the page
};

void SequenceViewTest::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    open(samples::catalogue(), {800, 640});
}

void SequenceViewTest::open(samples::TracePtr trace, QSize size)
{
    cleanup();
    m_player = std::make_unique<Player>();
    m_window = std::make_unique<QWidget>();
    m_page = new SequencePage(*m_player, m_window.get());
    m_page->setReducedMotion(true);
    m_page->setPolicy(samples::cataloguePayment().policy);
    m_player->setTrace(std::move(trace));
    m_page->resize(size);
    m_window->resize(size);
    m_window->show();
    m_view = &m_page->view();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_view->setFocus(Qt::TabFocusReason);
}

void SequenceViewTest::cleanup()
{
    m_window.reset();
    m_player.reset();
}

void SequenceViewTest::isAListToAssistiveTechnology()
{
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(m_view);
    QVERIFY(list != nullptr);
    QCOMPARE(list->role(), QAccessible::List);
    QVERIFY(!list->text(QAccessible::Name).isEmpty());
    QCOMPARE(list->childCount(), 10);
    for (int i = 0; i < list->childCount(); ++i) {
        QAccessibleInterface* row = list->child(i);
        QCOMPARE(row->role(), QAccessible::ListItem);
        QCOMPARE(list->indexOfChild(row), i);
        QCOMPARE(row->parent(), list);
        QVERIFY(!row->text(QAccessible::Name).isEmpty());
        QVERIFY(row->rect().isValid());
    }
}

void SequenceViewTest::rowsSayWhatAScreenReaderNeeds_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("text");
    QTest::newRow("note") << 0 << QStringLiteral("note, key ");
    QTest::newRow("first message")
        << 1 << QStringLiteral("message 1 of 7, PIX client to BACEN settlement, POST /settlements");
    QTest::newRow("answer") << 2
                            << QStringLiteral(
                                   "message 2 of 7, BACEN settlement to PIX client, 503 SPI_UNAVAILABLE");
    QTest::newRow("wait") << 3 << QStringLiteral("note, wait ");
    QTest::newRow("self-message") << 5
                                  << QStringLiteral(
                                         "message 4 of 7, BACEN settlement, debits and settles R$ 30.00");
    QTest::newRow("lost response") << 6
                                   << QStringLiteral(
                                          "message 5 of 7, BACEN settlement to PIX client, lost response");
}

void SequenceViewTest::rowsSayWhatAScreenReaderNeeds()
{
    QFETCH(int, row);
    QFETCH(QString, text);
    const QString said = QAccessible::queryAccessibleInterface(m_view)->child(row)->text(QAccessible::Name);
    QVERIFY2(said.startsWith(text), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral(", at ")), qPrintable(said));
}

void SequenceViewTest::assistiveTechnologyCanActOnARow()
{
    QAccessibleInterface* wait = QAccessible::queryAccessibleInterface(m_view)->child(3);
    QAccessibleActionInterface* actions = wait->actionInterface();
    QVERIFY(actions->actionNames().contains(QAccessibleActionInterface::pressAction()));
    actions->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(m_player->position(), 4);
    QVERIFY(wait->state().focused);
    actions->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(m_view->whyCard().isVisible());
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(m_view);
    QCOMPARE(list->childCount(), 11);
    QCOMPARE(list->child(10)->object(), &m_view->whyCard());
    QVERIFY(!list->child(10)->text(QAccessible::Name).isEmpty());
    QVERIFY(
        !QAccessible::queryAccessibleInterface(m_view)->child(1)->actionInterface()->actionNames().contains(
            QAccessibleActionInterface::pressAction()));
}

void SequenceViewTest::arrowKeysMove_data()
{
    QTest::addColumn<QList<int>>("keys");
    QTest::addColumn<int>("position");
    QTest::newRow("right goes to the next message") << QList<int>{Qt::Key_Right} << 2;
    QTest::newRow("down goes to the next row") << QList<int>{Qt::Key_Down} << 1;
    QTest::newRow("right skips the wait") << QList<int>{Qt::Key_Right, Qt::Key_Right, Qt::Key_Right} << 5;
    QTest::newRow("left goes back") << QList<int>{Qt::Key_Right, Qt::Key_Right, Qt::Key_Left} << 2;
    QTest::newRow("up reaches the wait")
        << QList<int>{Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Up} << 4;
    QTest::newRow("end") << QList<int>{Qt::Key_End} << 10;
    QTest::newRow("home") << QList<int>{Qt::Key_End, Qt::Key_Home} << 0;
    QTest::newRow("K finds the retry") << QList<int>{Qt::Key_K} << 5;
    QTest::newRow("J goes back to it") << QList<int>{Qt::Key_K, Qt::Key_K, Qt::Key_J} << 5;
}

void SequenceViewTest::arrowKeysMove()
{
    QFETCH(QList<int>, keys);
    QFETCH(int, position);
    for (const int key : keys) {
        QTest::keyClick(m_view, static_cast<Qt::Key>(key));
    }
    QCOMPARE(m_player->position(), position);
}

void SequenceViewTest::aClickMovesThePlayer()
{
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->rowRect(4).center());
    QCOMPARE(m_player->position(), 5);
    QVERIFY(!m_view->whyCard().isVisible());
}

void SequenceViewTest::aClickOnTheChipExplainsTheWait()
{
    const QPoint chip = m_view->stepLayout().rows[3].chip.center().toPoint();
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, chip);
    QVERIFY(m_view->whyCard().isVisible());
    QCOMPARE(m_player->position(), 0);
    QTest::keyClick(&m_view->whyCard(), Qt::Key_Escape);
    QVERIFY(!m_view->whyCard().isVisible());
    QVERIFY(m_view->hasFocus());
}

void SequenceViewTest::theQuestionKeyExplainsTheNextWait()
{
    m_player->goToNumber(5);
    QTest::keyClick(m_view, Qt::Key_Question, Qt::ShiftModifier);
    QVERIFY(m_view->whyCard().isVisible());
    QVERIFY(m_view->whyCard().hasFocus());
    QVERIFY2(
        m_view->whyCard().text().contains(QStringLiteral("200 ms")), qPrintable(m_view->whyCard().text()));
}

void SequenceViewTest::theExplanationFollowsTheDecision()
{
    m_view->explain(3);
    const QString text = m_view->whyCard().text();
    for (const char* word : {"window", "draw", "wait", "deadline", "budget", "verdict", "100 ms"}) {
        QVERIFY2(text.contains(QLatin1String(word)), word);
    }
}

void SequenceViewTest::movingOnClosesTheExplanation()
{
    m_view->explain(3);
    m_player->stepForward();
    QVERIFY(!m_view->whyCard().isVisible());
}

void SequenceViewTest::theExplanationStaysInsideASmallView()
{
    m_page->resize(360, 320);
    m_view->setTextScale(200);
    m_view->explain(3);
    QVERIFY(m_view->rect().contains(m_view->whyCard().geometry()));
}

void SequenceViewTest::theCurrentStepIsAlwaysInSight()
{
    open(samples::twentyAttempts(), {700, 400});
    QVERIFY(m_view->verticalScrollBar()->maximum() > 0);
    const int head = qCeil(m_view->stepLayout().headHeight);
    for (int i = 0; i < m_player->lastNumber(); ++i) {
        m_player->stepForward();
        const QRect row = m_view->rowRect(m_view->currentRow());
        QVERIFY2(row.top() >= head - 1 && row.bottom() <= m_view->viewport()->height(),
            qPrintable(m_view->rowText(m_view->currentRow())));
    }
    m_player->first();
    QCOMPARE(m_view->verticalScrollBar()->value(), 0);
}

void SequenceViewTest::textNeverShrinksWithTheWindow()
{
    const int before = m_view->stepLayout().rows[1].label.font.pixelSize();
    m_page->resize(360, 300);
    QCOMPARE(m_view->stepLayout().rows[1].label.font.pixelSize(), before);
}

void SequenceViewTest::zoomIsThisPanesOwn()
{
    const int before = m_view->stepLayout().rows[1].label.font.pixelSize();
    m_view->setZoom(200);
    QCOMPARE(m_view->stepLayout().rows[1].label.font.pixelSize(), 2 * before);
    m_view->setZoom(1000);
    QCOMPARE(m_view->zoom(), SequenceView::largestZoom);
}

void SequenceViewTest::exportedTextStaysText()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize({800, 700});
    QPainter painter(&svg);
    paintSequence(
        painter, QRectF{0, 0, 800, 700}, m_view->layoutRequest(), theme::tokens(theme::Theme::Light));
    painter.end();
    const QString text = QString::fromUtf8(bytes);
    QVERIFY(text.count(QStringLiteral("<text")) >= 20);
    QVERIFY(text.contains(QStringLiteral(">503 SPI_UNAVAILABLE<")));
    QVERIFY(text.contains(QStringLiteral(">debits and settles R$ 30.00<")));
}

void SequenceViewTest::tilesFollowThePlayer()
{
    const auto figure
        = [this](const char* name) { return m_page->findChild<Tile*>(QLatin1String(name))->figure(); };
    QCOMPARE(figure("tileAttempts"), QStringLiteral("0"));
    QCOMPARE(figure("tileKnows"), QStringLiteral("nothing yet"));
    m_player->goToNumber(5);
    QCOMPARE(figure("tileAttempts"), QStringLiteral("2"));
    QCOMPARE(m_page->findChild<Tile*>(QStringLiteral("tileAttempts"))->note(), QStringLiteral("of 3"));
    QCOMPARE(figure("tileDebits"), QStringLiteral("1"));
    QCOMPARE(figure("tileKnows"), QStringLiteral("nothing yet"));
    m_player->last();
    QCOMPARE(figure("tileAttempts"), QStringLiteral("3"));
    QCOMPARE(figure("tileDebits"), QStringLiteral("1"));
    QCOMPARE(figure("tileKnows"), QStringLiteral("paid"));
}

void SequenceViewTest::tilesSpeakTheChosenLanguage()
{
    m_player->goToNumber(5);
    const Tile* elapsed = m_page->findChild<Tile*>(QStringLiteral("tileElapsed"));
    QVERIFY2(elapsed->figure().contains(QLatin1Char{'.'}), qPrintable(elapsed->figure()));
    m_page->setLanguage(i18n::Language::Portuguese);
    QVERIFY2(elapsed->figure().contains(QLatin1Char{','}), qPrintable(elapsed->figure()));
    QVERIFY(m_view->rowText(5).contains(QStringLiteral("debita e liquida R$ 30,00")));
}

void SequenceViewTest::settledButFailedIsSaidSo()
{
    // With two attempts the client fails although the payment was settled (our label I-14).
    m_player->setTrace(samples::exhausted());
    m_player->last();
    QCOMPARE(m_page->findChild<Tile*>(QStringLiteral("tileKnows"))->figure(), QStringLiteral("failed"));
    QCOMPARE(m_page->findChild<Tile*>(QStringLiteral("tileDebits"))->figure(), QStringLiteral("1"));
}

void SequenceViewTest::aChainIsSpokenByItsLayers()
{
    m_player->setTrace(samples::chain());
    QStringList said;
    for (int row = 0; row < m_view->rowCount(); ++row) {
        said << m_view->rowText(row);
    }
    const auto isSaid = [&said](const char* text) {
        return std::any_of(said.begin(), said.end(),
            [text](const QString& row) { return row.contains(QLatin1String(text)); });
    };
    QVERIFY(said.at(0).startsWith(QStringLiteral("note, browser, key ")));
    for (const char* text : {", browser to front end, POST", ", front end to back end, POST",
             ", back end to BACEN settlement, POST", ", BACEN settlement to back end, 503",
             ", back end to front end, 500", "note, back end, wait ", "note, front end, wait ",
             ", browser knows that it settled, at "}) {
        QVERIFY2(isSaid(text), text);
    }
}

void SequenceViewTest::aChainOf64CallsScrolls()
{
    open(samples::chainOf64(), {800, 640});
    QCOMPARE(m_player->lastNumber(), 2 * (4 + 16 + 64)); // a call and its answer each
    QVERIFY(m_view->verticalScrollBar()->maximum() > 10 * m_view->viewport()->height());
    QCOMPARE(m_view->horizontalScrollBar()->maximum(), 0);
    for (int i = 0; i < m_player->lastNumber(); ++i) {
        m_player->stepForward();
        QVERIFY(m_view->viewport()->rect().contains(m_view->rowRect(m_view->currentRow()).center()));
    }
}

void SequenceViewTest::aWideDiagramFollowsItsStepSideways()
{
    open(samples::chain(), {560, 640});
    m_view->setTextScale(200);
    QVERIFY(m_view->horizontalScrollBar()->maximum() > 0);
    for (int row = 0; row < m_view->rowCount(); ++row) {
        m_view->activateRow(row);
        const int left = m_view->horizontalScrollBar()->value();
        for (const QRectF& text : m_view->stepLayout().rows[static_cast<std::size_t>(row)].texts()) {
            QVERIFY2(text.left() >= left && text.right() <= left + m_view->viewport()->width(),
                qPrintable(m_view->rowText(row)));
        }
    }
}

void SequenceViewTest::tilesOfAChainAreOfItsOutermostLayer()
{
    m_player->setTrace(samples::chainOf64());
    m_player->last();
    const Tile* attempts = m_page->findChild<Tile*>(QStringLiteral("tileAttempts"));
    QCOMPARE(attempts->figure(), QStringLiteral("4 → 64")); // three layers of four attempts (our label I-5)
    const Tile* knows = m_page->findChild<Tile*>(QStringLiteral("tileKnows"));
    QCOMPARE(knows->label(), QStringLiteral("browser knows"));
    QCOMPARE(knows->figure(), QStringLiteral("failed"));
    m_player->setTrace(samples::catalogue());
    QCOMPARE(attempts->label(), QStringLiteral("Attempts"));
    QCOMPARE(knows->label(), QStringLiteral("The client knows"));
}

void SequenceViewTest::theExplanationTakesTheRuleOfItsLayer()
{
    const samples::TracePtr trace = samples::chain();
    Rules rules{retry::Policy{}, std::vector<retry::Policy>(3)};
    rules.layers[2].backoff.base = std::chrono::seconds{7};
    m_page->setRules(rules);
    m_player->setTrace(trace);
    std::vector<const retry::Policy*> followed;
    for (const trace::Step& step : trace->steps) {
        if (step.event == trace::Event::Wait) {
            followed.push_back(policyOf(*trace, step, rules));
        }
    }
    // Five failures: the back end waits three times and gives up, then the front end waits, then the back
    // end.
    const std::vector<retry::Policy>& layers = rules.layers;
    QCOMPARE(followed,
        (std::vector<const retry::Policy*>{&layers[2], &layers[2], &layers[2], &layers[1], &layers[2]}));
    QCOMPARE(policyOf(*trace, trace->steps.front(), {retry::Policy{}, {}}), nullptr); // of another document
    const auto firstWait = std::find_if(trace->steps.begin(), trace->steps.end(),
        [](const trace::Step& step) { return step.event == trace::Event::Wait; });
    m_view->explain(static_cast<int>(firstWait - trace->steps.begin()));
    QVERIFY2(m_view->whyCard().text().contains(QStringLiteral("7 s")), qPrintable(m_view->whyCard().text()));
}

void SequenceViewTest::aLowViewKeepsTheNamesOfAChainAndItsStep()
{
    open(samples::chain(), {640, 340});
    m_view->setTextScale(200);
    QVERIFY(m_view->stepLayout().lifelines.front().head.role.isEmpty());
    QVERIFY(!m_view->stepLayout().lifelines.front().head.name.isEmpty());
    for (int i = 0; i < m_player->lastNumber(); ++i) {
        m_player->stepForward();
        const QRect row = m_view->rowRect(m_view->currentRow());
        const int head = qCeil(m_view->stepLayout().headHeight);
        QVERIFY2(row.top() >= head - 1, qPrintable(m_view->rowText(m_view->currentRow())));
        QVERIFY(row.bottom() <= m_view->viewport()->height() || row.top() <= head + 1);
    }
    m_player->setTrace(samples::catalogue());
    QVERIFY(!m_view->stepLayout().lifelines.front().head.role.isEmpty());
}

QTEST_MAIN(SequenceViewTest)
#include "tst_sequence_view.moc"
