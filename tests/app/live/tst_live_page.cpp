// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/scenario_document.h"
#include "app/i18n/numbers.h"
#include "app/live/exchange_model.h"
#include "app/live/exchange_panel.h"
#include "app/live/live_page.h"
#include "app/live/proof_panel.h"
#include "app/sequence/sequence_facts.h"
#include "app/widgets/banner.h"
#include "app/widgets/segmented_switch.h"
#include "tests/app/window/warnings.h"
#include "tests/support/wire.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

using namespace repique;
using namespace repique::live;
using namespace std::chrono_literals;
using settlement::ScriptedAttempt;
using State = LiveService::State;

namespace {

/// Longer than any test may take: whoever waits for it, waits in vain.
constexpr SimDuration longTimeout = 60s;

settlement::Script scriptOf(std::initializer_list<ScriptedAttempt::What> attempts)
{
    settlement::Script script;
    for (const ScriptedAttempt::What what : attempts) {
        script.push_back({what, what == ScriptedAttempt::What::Answer ? 503 : 200, {}, {}, false});
    }
    return script;
}

/// Waits of a millisecond.
scenario::Scenario quickScenario()
{
    scenario::Scenario scenario;
    scenario.model.policy.backoff.base = 1ms;
    scenario.model.policy.attemptTimeout = 2s;
    return scenario;
}

/// A live page on a window, with a ledger that goes with the service.
struct Bench
{
    ScenarioDocument document;
    QWidget host;
    LivePage* page;

    explicit Bench(scenario::Scenario scenario = quickScenario())
    {
        document.replace(std::move(scenario));
        page = new LivePage(document, &host);
        auto* column = new QVBoxLayout(&host);
        column->addWidget(page);
        host.resize(1000, 700);
        host.show();
    }

    template<typename Widget = QPushButton>
    [[nodiscard]] Widget& find(const char* name) const
    {
        return *page->findChild<Widget*>(QLatin1String(name));
    }

    [[nodiscard]] bool start() const
    {
        find("serviceToggle").click();
        return QTest::qWaitFor([this] { return page->service().state() == State::Running; });
    }

    [[nodiscard]] bool hasPaid(std::int64_t payments) const
    {
        return QTest::qWaitFor([this, payments] {
            return !page->payments().isRunning() && page->payments().progress().totals.ended() == payments;
        });
    }

    [[nodiscard]] bool payOnce() const
    {
        find("payOnce").click();
        return hasPaid(1);
    }

    [[nodiscard]] bool payMany(int payments) const
    {
        find<QSpinBox>("payCount").setValue(payments);
        find("payMany").click();
        return hasPaid(payments);
    }

    [[nodiscard]] const PayTotals& totals() const { return page->payments().progress().totals; }

    [[nodiscard]] QString banner() const
    {
        const Banner& banner = find<Banner>("banner");
        return banner.isHidden() ? QString() : banner.sentence();
    }

    [[nodiscard]] test::WireAnswer ask(const QByteArray& line, const QByteArray& body = {}) const
    {
        return test::ask(page->service().port(), test::httpRequest(line, {}, body));
    }
};

QString cell(const QTableView& table, int row, int column)
{
    return table.model()->index(row, column).data().toString();
}

} // namespace

/// The live mode over real HTTP on 127.0.0.1.
class TestLivePage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { failOnWarnings(); }

    void startsPaysAndStops()
    {
        const Bench bench;
        QVERIFY(bench.start());
        QCOMPARE(bench.find<QLabel>("serviceAddress").text(), bench.page->service().url());
        QCOMPARE(bench.ask("GET /health").status, 200);
        QVERIFY(bench.payOnce());
        QCOMPARE(bench.totals().settled, 1);
        QCOMPARE(bench.totals().attempts, 1);
        const std::shared_ptr<const trace::Trace> trace = bench.page->player().trace();
        QVERIFY(trace);
        QCOMPARE(trace->debits, 1);
        QVERIFY(bench.page->player().isAtEnd());
        const int port = bench.page->service().port();
        bench.find("serviceToggle").click();
        QTRY_COMPARE(bench.page->service().state(), State::Stopped);
        QVERIFY(!test::Wire{port}.isOpen());
        QVERIFY(!bench.find("payOnce").isEnabled());
    }

    void theVeryPolicyOfTheSlidersPays()
    {
        scenario::Scenario scenario = quickScenario();
        scenario.model.script = scriptOf({ScriptedAttempt::What::Answer, ScriptedAttempt::What::Closed});
        scenario.model.policy.maxAttempts = 2;
        Bench bench{scenario};
        QVERIFY(bench.start());
        QVERIFY(bench.payOnce());
        QCOMPARE(bench.totals().failed, 1);
        QCOMPARE(bench.totals().inDoubt, 1);
        QCOMPARE(bench.totals().attempts, 2);
        bench.document.edit({}, {}, [](scenario::Scenario& edited) { edited.model.policy.maxAttempts = 3; });
        QVERIFY(bench.payOnce());
        QCOMPARE(bench.totals().settled, 1); // the connection closed after the debit: the third is a replay
        QCOMPARE(bench.totals().attempts, 3);
        QCOMPARE(bench.page->player().trace()->debits, 1);
    }

    void faultsAreSwappedWhileTheServiceRuns()
    {
        const Bench bench;
        QVERIFY(bench.start());
        QVERIFY(bench.payOnce());
        QCOMPARE(bench.totals().attempts, 1);
        bench.find<SegmentedSwitch>("faultSources").option(2)->click();
        bench.page->showTab(QStringLiteral("faults"));
        auto* first = bench.page->findChild<QComboBox*>(QStringLiteral("script.1"));
        QVERIFY(first);
        first->setCurrentIndex(5);
        Q_EMIT first->activated(5); // 503 SPI_UNAVAILABLE
        QTRY_VERIFY(bench.find<QLabel>("faultsInForce").text().contains(QStringLiteral("503")));
        QCOMPARE(bench.ask("GET /faults").body, QByteArray(R"({"script":["503 SPI_UNAVAILABLE"]})"));
        QVERIFY(bench.payOnce());
        QCOMPARE(bench.totals().attempts, 2);
        QCOMPARE(bench.ask("PUT /faults", R"({"script": ["closed"]})").status, 200); // by somebody else
        QTRY_VERIFY(bench.find<QLabel>("faultsInForce").text().contains(QStringLiteral("closed")));
    }

    void theScenariosFaultsFollowTheSliders()
    {
        Bench bench;
        QVERIFY(bench.start());
        bench.document.edit({}, {}, [](scenario::Scenario& scenario) {
            settlement::Fault busy;
            busy.kind = settlement::FaultKind::TooManyRequests;
            busy.probability = 0.25;
            scenario.model.faults = {busy};
        });
        QTRY_VERIFY(bench.find<QLabel>("faultsInForce").text().contains(QStringLiteral("too_many_requests")));
    }

    void exchangesAreBoundedAndShowTheirHeaders()
    {
        const Bench bench;
        QVERIFY(bench.start());
        QVERIFY(bench.payMany(230));
        const auto& table = bench.find<QTableView>("exchangeTable");
        QTRY_COMPARE(table.model()->rowCount(), 200);
        bench.page->showTab(QStringLiteral("http"));
        bench.find<QTableView>("exchangeTable").selectRow(3);
        const QString request = bench.find<QPlainTextEdit>("exchangeRequest").toPlainText();
        QVERIFY2(request.contains(QStringLiteral("Idempotency-Key: \"")), qPrintable(request));
        QVERIFY2(request.contains(QStringLiteral("X-Retry-Attempt: 1")), qPrintable(request));
        QVERIFY(bench.find<QPlainTextEdit>("exchangeResponse")
                    .toPlainText()
                    .startsWith(QStringLiteral("HTTP/1.1 200")));
    }

    void theLedgerTableIsWhatGetAccountsSays()
    {
        const Bench bench;
        QVERIFY(bench.start());
        QVERIFY(bench.payMany(20));
        const auto& accounts = bench.find<QTableView>("accountsTable");
        for (const auto& [row, name] : {std::pair{0, "ana"}, std::pair{1, "bruno"}}) {
            const QByteArray body = bench.ask(QByteArray("GET /accounts/") + name).body;
            const std::int64_t cents = body.mid(body.lastIndexOf(':') + 1).chopped(1).toLongLong();
            QTRY_COMPARE(
                cell(accounts, row, 1), QString::fromStdString(i18n::money(cents, i18n::Language::English)));
        }
        QTRY_COMPARE(bench.find<QTableView>("settlementsTable").model()->rowCount(), 20);
        bench.page->showTab(QStringLiteral("ledger"));
        bench.find("openSqlite").click();
        QVERIFY(bench.find<QLineEdit>("sqliteCommand").text().contains(bench.page->service().ledger()));
    }

    void doubleDebitsAreCountedInTheLedger()
    {
        scenario::Scenario scenario = quickScenario();
        scenario.model.idempotency.key = pix::KeyUse::PerAttempt; // the bug
        scenario.model.script = scriptOf({ScriptedAttempt::What::Closed});
        const Bench bench{scenario};
        QVERIFY(bench.start());
        QVERIFY(bench.payMany(5));
        QTRY_COMPARE(bench.find<QWidget>("liveDoubles").accessibleName(), QStringLiteral("Double debits: 5"));
    }

    /// Every socket is held in silence for a minute, and every button still answers.
    void nothingWaitsForAStalledService()
    {
        scenario::Scenario scenario = quickScenario();
        scenario.model.policy.attemptTimeout = longTimeout;
        scenario.model.policy.deadline = longTimeout;
        scenario.model.script = scriptOf({ScriptedAttempt::What::LostResponse});
        const Bench bench{scenario};
        QVERIFY(bench.start());
        bench.find<QSpinBox>("payCount").setValue(100);
        bench.find("payMany").click();
        QTRY_COMPARE(bench.totals().attempts, 8);
        for (const QString& tab : LivePage::tabWords()) {
            bench.page->showTab(tab);
            bench.page->grab();
        }
        QVERIFY(bench.page->payments().isRunning());
        bench.find("payCancel").click();
        QTRY_VERIFY(!bench.page->payments().isRunning());
        QCOMPARE(bench.totals().cancelled, 8);
        QCOMPARE(bench.totals().failed, 0);
        bench.find("payMany").click();
        QTRY_COMPARE(bench.totals().attempts, 8);
        bench.find("serviceToggle").click();
        QTRY_COMPARE(bench.page->service().state(), State::Stopped);
        QTRY_VERIFY(!bench.page->payments().isRunning());
    }

    void aWindowClosesOverAStalledService()
    {
        scenario::Scenario scenario = quickScenario();
        scenario.model.policy.attemptTimeout = longTimeout;
        scenario.model.policy.deadline = longTimeout;
        settlement::Fault stall;
        stall.kind = settlement::FaultKind::Stall;
        scenario.model.faults = {stall};
        const Bench bench{scenario};
        QVERIFY(bench.start());
        bench.find("payMany").click();
        QTRY_COMPARE(bench.totals().attempts, 8);
    } // the window closes here; the test would run out of time

    void aTakenPortIsSaidAndTheLabGoesOn()
    {
        const Bench other;
        QVERIFY(other.start());
        const int taken = other.page->service().port();
        const Bench bench;
        bench.find<QSpinBox>("servicePort").setValue(taken);
        bench.find("serviceToggle").click();
        QTRY_VERIFY(!bench.banner().isEmpty());
        QVERIFY2(bench.banner().contains(QString::number(taken)), qPrintable(bench.banner()));
        QCOMPARE(bench.page->service().state(), State::Stopped);
        bench.find<Banner>("banner").findChild<QPushButton*>()->click(); // any free port
        QTRY_COMPARE(bench.page->service().state(), State::Running);
        QCOMPARE_NE(bench.page->service().port(), taken);
        QCOMPARE(bench.banner(), QString());
    }

    void aLedgerThatCannotBeUsedIsSaid()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("notes.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Not a ledger, and longer than the header of one: it stays as it is.\n");
        file.close();
        const Bench bench;
        bench.page->setLedgerQuestion([&file] { return file.fileName(); });
        bench.page->findChild<QAction*>(QStringLiteral("ledgerOther"))->trigger();
        bench.find("serviceToggle").click();
        QTRY_VERIFY2(bench.banner().contains(file.fileName()), qPrintable(bench.banner()));
        QVERIFY2(
            bench.banner().contains(QStringLiteral("not a ledger of Repique")), qPrintable(bench.banner()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("Not a ledger"));
    }

    void oneLedgerIsServedOnce()
    {
        const QTemporaryDir folder;
        const Bench first;
        first.page->setLedgerFolder(folder.path());
        QVERIFY(first.start());
        QVERIFY(first.payOnce());
        const Bench second;
        second.page->setLedgerFolder(folder.path());
        second.find("serviceToggle").click();
        QTRY_VERIFY2(
            second.banner().contains(QStringLiteral("running on the ledger")), qPrintable(second.banner()));
        first.find("serviceToggle").click();
        QTRY_COMPARE(first.page->service().state(), State::Stopped);
        QVERIFY(second.start()); // what was paid is still there
        QTRY_COMPARE(second.find<QTableView>("settlementsTable").model()->rowCount(), 1);
    }

    void bothWorldsDecideAlike()
    {
        scenario::Scenario scenario = quickScenario();
        scenario.model.script = scriptOf({ScriptedAttempt::What::Answer, ScriptedAttempt::What::Refused});
        Bench bench{scenario};
        bench.page->showTab(QStringLiteral("proof"));
        bench.find("prove").click();
        const auto& panel = bench.find<ProofPanel>("proofPanel");
        QTRY_COMPARE(panel.verdict(), QStringLiteral("identical"));
        const auto& table = bench.find<QTableView>("proofTable");
        QCOMPARE(table.model()->rowCount(), 4); // three attempts and the ending
        QCOMPARE(cell(table, 1, 2), cell(table, 1, 3));
        QVERIFY(cell(table, 1, 2).contains(QStringLiteral("refused")));
        bench.document.edit({}, {}, [](scenario::Scenario& edited) { edited.model.script.reset(); });
        QVERIFY(!bench.find("prove").isEnabled());
    }

    void theFirstDifferenceIsFound()
    {
        http::Proof proof;
        proof.simulated.lines = {"attempt 1", "attempt 2"};
        proof.live.lines = {"attempt 1", "attempt 2, late"};
        const std::vector<QStringList> rows = proofRows(proof, i18n::Language::English);
        QCOMPARE(firstDifference(rows), std::optional(2));
        QCOMPARE(rows.at(1).at(1), QStringLiteral("≠"));
    }

    /// From Tab to Tab: start, pay, look at the exchanges.
    void everythingIsThereForTheKeyboard()
    {
        const Bench bench;
        QVERIFY(QTest::qWaitForWindowActive(const_cast<QWidget*>(&bench.host)));
        bench.page->takeFocus();
        QCOMPARE(QApplication::focusWidget(), &bench.find("serviceToggle"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QTRY_COMPARE(bench.page->service().state(), State::Running);
        QCOMPARE(QApplication::focusWidget(), &bench.find("serviceToggle"));
        QVERIFY(tabTo("payOnce"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(bench.hasPaid(1));
        QVERIFY(tabTo("faultSources"));
        QVERIFY(tabTo("qt_tabwidget_tabbar"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QVERIFY(tabTo("exchangeTable"));
        QVERIFY(tabTo("exchangeRequest"));
        QVERIFY(tabTo("exchangeResponse"));
    }

private:
    /// Presses Tab until the keyboard is in what is called `name`, or a control of it.
    [[nodiscard]] static bool tabTo(const char* name)
    {
        constexpr int mostStops = 30;
        for (int stop = 0; stop < mostStops; ++stop) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            const QWidget* widget = QApplication::focusWidget();
            if (widget == nullptr) {
                return false;
            }
            if (widget->objectName() == QLatin1String(name)
                || widget->parentWidget()->objectName() == QLatin1String(name)) {
                return true;
            }
        }
        return false;
    }
};

QTEST_MAIN(TestLivePage)
#include "tst_live_page.moc"
