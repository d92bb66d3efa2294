// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/live_page.h"

#include "app/document/scenario_document.h"
#include "app/live/exchange_panel.h"
#include "app/live/fault_panel.h"
#include "app/live/ledger_panel.h"
#include "app/live/numbers_panel.h"
#include "app/live/pay_bar.h"
#include "app/live/proof_panel.h"
#include "app/live/start_fault.h"
#include "app/sequence/sequence_page.h"
#include "app/sequence/sequence_view.h"
#include "app/widgets/banner.h"
#include "app/widgets/chip.h"
#include "app/widgets/utf8.h"
#include "core/scenario/fault_document.h"

#include <QtCore/QDir>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTabWidget>

#include <utility>

// What the live mode does; live_page_parts.cpp has where everything stands.
namespace repique::live {
namespace {

constexpr int ledgerEveryMs = 500;
constexpr int paymentsOfDemonstration = 24;
constexpr int clientsOfDemonstration = 8;

} // namespace

LivePage::~LivePage() = default;

void LivePage::setLedgerFolder(const QString& folder)
{
    m_keptLedger = folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("ledger.sqlite"));
    chooseLedger(folder.isEmpty() ? LedgerChoice{}
                                  : LedgerChoice{.kind = LedgerChoice::Kind::Kept, .path = m_keptLedger});
}

void LivePage::setLedgerQuestion(std::function<QString()> question)
{
    m_ledgerQuestion = std::move(question);
}

void LivePage::start()
{
    if (m_service.state() != LiveService::State::Stopped) {
        return;
    }
    m_banner->dismiss();
    m_exchanges->clear();
    m_port = m_serviceBar->port();
    m_sentPlan = planOf(m_faults->choice(), m_document.scenario().model);
    m_service.start({.ledger = m_ledger.path, .port = m_port, .faults = m_sentPlan});
}

void LivePage::payOnce()
{
    pay(1, 1);
}

void LivePage::demonstrate()
{
    chooseLedger({});
    m_demonstration = 1;
    start();
}

/// The next step, when the last one is done.
void LivePage::goOnDemonstrating()
{
    switch (m_demonstration) {
    case 1:
        ++m_demonstration;
        pay(1, 1);
        break;
    case 2:
        ++m_demonstration;
        pay(paymentsOfDemonstration, clientsOfDemonstration);
        break;
    case 3:
        m_demonstration = 0;
        readLedger();
        m_proof->prove();
        break;
    default:
        break;
    }
}

bool LivePage::isQuiet() const
{
    const bool isComing = m_service.state() == LiveService::State::Starting
        || m_service.state() == LiveService::State::Stopping;
    return !isComing && m_demonstration == 0 && !m_payments.isRunning() && !m_proof->isBusy();
}

void LivePage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_payments.isRunning()) {
        m_payments.cancel();
        return;
    }
    QWidget::keyPressEvent(event);
}

void LivePage::connectService()
{
    connect(m_serviceBar, &ServiceBar::startRequested, this, &LivePage::start);
    connect(m_serviceBar, &ServiceBar::stopRequested, this, [this] {
        m_payments.cancel();
        m_service.stop();
    });
    connect(m_serviceBar, &ServiceBar::keptLedgerRequested, this,
        [this] { chooseLedger({.kind = LedgerChoice::Kind::Kept, .path = m_keptLedger}); });
    connect(m_serviceBar, &ServiceBar::passingLedgerRequested, this, [this] { chooseLedger({}); });
    connect(m_serviceBar, &ServiceBar::otherLedgerRequested, this, &LivePage::askForLedger);
    connect(&m_service, &LiveService::stateChanged, this, &LivePage::showState);
    connect(&m_service, &LiveService::failed, this, &LivePage::explain);
    connect(&m_service, &LiveService::ledgerFailed, this, &LivePage::explain);
    connect(&m_service, &LiveService::ledgerRead, this, [this](const LedgerView& view) {
        m_ledgerPanel->setView(view);
        m_faults->setInForce(fromUtf8(scenario::faultDocument(view.faults)));
        m_duplicates = view.duplicates;
        showProgress();
    });
    connect(&m_service.exchanges(), &ExchangeFeed::arrived, this,
        [this] { m_exchanges->add(m_service.exchanges().take()); });
    m_ledgerTimer.setInterval(ledgerEveryMs);
    connect(&m_ledgerTimer, &QTimer::timeout, this, &LivePage::readLedger);
}

void LivePage::connectPayments()
{
    connect(m_payBar, &PayBar::payRequested, this, &LivePage::pay);
    connect(m_payBar, &PayBar::cancelRequested, this, [this] { m_payments.cancel(); });
    connect(&m_payments, &Payments::progressed, this, [this] {
        showTrace();
        showProgress();
    });
    connect(&m_payments, &Payments::finished, this, [this] {
        showState();
        readLedger();
        goOnDemonstrating();
    });
}

void LivePage::connectParts()
{
    connect(m_faults, &FaultPanel::chosen, this, &LivePage::applyFaults);
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &LivePage::followScenario);
    connect(&m_document, &ScenarioDocument::adopted, this, &LivePage::followScenario);
    followScenario();
}

void LivePage::pay(std::int64_t payments, int clients)
{
    if (m_service.state() != LiveService::State::Running || m_payments.isRunning()) {
        return;
    }
    m_duplicates.reset();
    m_trace.reset();
    m_sequence->setPolicy(m_document.scenario().model.policy);
    m_payments.pay(m_document.scenario().model, m_service.port(), payments, clients);
    showState();
}

void LivePage::chooseLedger(const LedgerChoice& choice)
{
    m_ledger = choice.path.isEmpty() ? LedgerChoice{} : choice;
    m_serviceBar->setLedger(m_ledger);
}

void LivePage::askForLedger()
{
    const QString path = m_ledgerQuestion
        ? m_ledgerQuestion()
        : QFileDialog::getSaveFileName(this, tr("Choose the ledger"), m_keptLedger,
            tr("Ledgers (*.sqlite);;All files (*)"), nullptr, QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty()) {
        chooseLedger({.kind = LedgerChoice::Kind::Chosen, .path = path});
    }
}

void LivePage::showState()
{
    const LiveService::State state = m_service.state();
    const bool isRunning = state == LiveService::State::Running;
    m_serviceBar->setState(state, m_service.url());
    m_payBar->setState(isRunning, m_payments.isRunning());
    m_ledgerPanel->setPath(isRunning ? m_service.ledger() : QString());
    showProgress();
    if (!isRunning) {
        m_ledgerTimer.stop();
        m_faults->setInForce({});
    } else if (!m_ledgerTimer.isActive()) {
        m_ledgerTimer.start();
        readLedger();
        goOnDemonstrating();
    }
}

void LivePage::showProgress()
{
    const PayProgress& progress = m_payments.progress();
    m_numbers->setProgress(progress, m_duplicates);
    const PayTotals& totals = progress.totals;
    m_progress->setVisible(totals.asked > 0);
    m_progress->setText(tr("%1 of %2 paid").arg(totals.settled).arg(totals.asked));
    m_progress->setTone(m_payments.isRunning() ? Tone::Accent
            : totals.settled == totals.asked   ? Tone::Goodput
                                               : Tone::Duplicate);
}

/// The player stays at the end, where things happen, unless somebody has gone back in the same payment.
void LivePage::showTrace()
{
    const std::shared_ptr<const trace::Trace>& trace = m_payments.progress().trace;
    if (!trace || trace == m_trace) {
        return;
    }
    const bool isSame = m_trace && m_trace->operation == trace->operation;
    const int place = isSame && !m_player.isAtEnd() ? m_player.position() : -1;
    m_trace = trace;
    m_player.setTrace(trace);
    if (place >= 0) {
        m_player.goTo(place);
    } else {
        m_player.last();
    }
    m_sequencePlace->setCurrentIndex(1);
    Q_EMIT traceChanged();
}

void LivePage::explain(const Error& error)
{
    m_demonstration = 0;
    const http::StartFault fault = http::startFaultOf(error);
    const QString detail = fromUtf8(error.detail);
    if (fault == http::StartFault::PortTaken || fault == http::StartFault::PortDenied) {
        m_banner->say(Tone::Retry, sentenceOf(fault, QString::number(m_port)),
            {{.text = tr("Use any free port"),
                 .run =
                     [this] {
                         m_serviceBar->takeAnyPort();
                         start();
                     }},
                {.text = tr("Choose a port"), .run = [this] { m_serviceBar->askForPort(); }}},
            detail);
        return;
    }
    m_banner->say(Tone::Duplicate, sentenceOf(fault, QDir::toNativeSeparators(m_service.ledger())),
        {{.text = tr("Choose a ledger"), .run = [this] { askForLedger(); }},
            {.text = tr("Use a temporary one"), .run = [this] { chooseLedger({}); }}},
        detail);
}

void LivePage::followScenario()
{
    const scenario::Scenario& scenario = m_document.scenario();
    m_proof->setScenario(scenario);
    m_payBar->setSharedBudget(clientsAllowed(scenario.model.policy, Payments::mostClients) == 1);
    applyFaults();
}

/// Other faults start all counters anew, so equal ones are not sent again.
void LivePage::applyFaults()
{
    const settlement::FaultPlan plan = planOf(m_faults->choice(), m_document.scenario().model);
    if (plan != m_sentPlan && m_service.state() == LiveService::State::Running) {
        m_sentPlan = plan;
        m_service.setFaults(plan);
        readLedger();
    }
}

void LivePage::readLedger()
{
    if (isVisible() || m_demonstration > 0) {
        m_service.readLedger(m_payments.paid());
    }
}

} // namespace repique::live
