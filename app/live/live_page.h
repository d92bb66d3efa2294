// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/live/live_service.h"
#include "app/live/payments.h"
#include "app/live/service_bar.h"
#include "app/sequence/player.h"
#include "app/theme/tokens.h"

#include <QtCore/QStringList>
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <functional>
#include <memory>
#include <optional>

class QLabel;
class QStackedWidget;
class QTabWidget;

namespace repique {
class Banner;
class Chip;
class Paragraph;
class ScenarioDocument;
class SequencePage;
} // namespace repique

namespace repique::live {

class ExchangePanel;
class FaultPanel;
class LedgerPanel;
class NumbersPanel;
class PayBar;
class ProofPanel;

/// The live mode: a settlement service on real HTTP, payments with the very policy of the sliders, and what
/// became of them on the wire and in the ledger. Nothing here waits for a thread or a socket. GUI thread.
class LivePage final : public QWidget
{
    Q_OBJECT

public:
    /// `document` outlives the page; not owned.
    explicit LivePage(ScenarioDocument& document, QWidget* parent = nullptr);
    ~LivePage() override;

    /// Where a ledger that is kept stands; empty: the ledger goes with the service unless a file is chosen.
    void setLedgerFolder(const QString& folder);
    /// Answers with the file that a person chose, empty when they did not; a dialog at first.
    void setLedgerQuestion(std::function<QString()> question);
    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);
    void setTextScale(int percent);
    void setReducedMotion(bool isReduced);
    void takeFocus();

    void start();
    void payOnce();
    /// The words of the tabs, in their order: sequence, http, numbers, ledger, faults, proof.
    [[nodiscard]] static QStringList tabWords();
    void showTab(const QString& word);
    /// Starts the service on a passing ledger, makes some payments and a proof; for pictures.
    void demonstrate();
    /// Nothing is under way.
    [[nodiscard]] bool isQuiet() const;

    /// Of the payment that is looked at.
    [[nodiscard]] Player& player() noexcept { return m_player; }

    [[nodiscard]] LiveService& service() noexcept { return m_service; }

    [[nodiscard]] Payments& payments() noexcept { return m_payments; }

Q_SIGNALS:
    void traceChanged();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    [[nodiscard]] QWidget* makeActions();
    [[nodiscard]] QWidget* makeSequence();
    void connectService();
    void connectPayments();
    void connectParts();
    void retranslate();
    void pay(std::int64_t payments, int clients);
    void chooseLedger(const LedgerChoice& choice);
    void askForLedger();
    void showState();
    void showProgress();
    void showTrace();
    void explain(const Error& error);
    void followScenario();
    void applyFaults();
    void readLedger();
    void goOnDemonstrating();

    ScenarioDocument& m_document;
    QString m_keptLedger;
    LedgerChoice m_ledger;
    std::function<QString()> m_ledgerQuestion;
    settlement::FaultPlan m_sentPlan;
    std::optional<std::int64_t> m_duplicates;
    std::shared_ptr<const trace::Trace> m_trace;
    QTimer m_ledgerTimer;
    int m_port = 0; ///< that was asked for
    int m_demonstration = 0; ///< its next step; 0 = none
    Player m_player;
    ServiceBar* m_serviceBar; // owned by this widget, as all below
    Banner* m_banner;
    PayBar* m_payBar;
    QLabel* m_faultsLabel;
    Chip* m_progress;
    QTabWidget* m_tabs;
    QStackedWidget* m_sequencePlace;
    Paragraph* m_sequenceEmpty;
    SequencePage* m_sequence;
    ExchangePanel* m_exchanges;
    NumbersPanel* m_numbers;
    LedgerPanel* m_ledgerPanel;
    FaultPanel* m_faults;
    ProofPanel* m_proof;
    LiveService m_service;
    Payments m_payments; ///< last: its clients pay at the service
};

} // namespace repique::live
