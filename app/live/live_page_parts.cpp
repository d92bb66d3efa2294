// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/exchange_panel.h"
#include "app/live/fault_panel.h"
#include "app/live/ledger_panel.h"
#include "app/live/live_page.h"
#include "app/live/numbers_panel.h"
#include "app/live/pay_bar.h"
#include "app/live/proof_panel.h"
#include "app/sequence/sequence_page.h"
#include "app/sequence/sequence_view.h"
#include "app/widgets/banner.h"
#include "app/widgets/card.h"
#include "app/widgets/chip.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/scroll.h"
#include "app/widgets/segmented_switch.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QVBoxLayout>

// Where everything stands in the live mode, and how it is called.
namespace repique::live {
namespace {

constexpr int margin = 12;

/// Layouts keep what they measured, and hear of no change of a font before they are seen.
void measureAnew(const QWidget& shown)
{
    for (QWidget* child : shown.findChildren<QWidget*>()) {
        child->updateGeometry();
    }
}

} // namespace

LivePage::LivePage(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_serviceBar(new ServiceBar(this))
    , m_banner(new Banner(this))
    , m_payBar(new PayBar(this))
    , m_faultsLabel(new QLabel(this))
    , m_progress(new Chip({}, Tone::Plain, this))
    , m_tabs(new QTabWidget(this))
    , m_sequencePlace(new QStackedWidget(this))
    , m_sequenceEmpty(new Paragraph(this))
    , m_sequence(new SequencePage(m_player, this))
    , m_exchanges(new ExchangePanel(this))
    , m_numbers(new NumbersPanel(this))
    , m_ledgerPanel(new LedgerPanel(this))
    , m_faults(new FaultPanel(this))
    , m_proof(new ProofPanel(this))
{
    setObjectName(QStringLiteral("livePage"));
    arrange();
    connectService();
    connectPayments();
    connectParts();
    retranslate();
    showState();
}

void LivePage::setLanguage(i18n::Language language)
{
    m_sequence->setLanguage(language);
    m_exchanges->setLanguage(language);
    m_numbers->setLanguage(language);
    m_ledgerPanel->setLanguage(language);
    m_faults->setLanguage(language);
    m_proof->setLanguage(language);
}

void LivePage::setTokens(const theme::Tokens& tokens)
{
    m_sequence->setTokens(tokens);
    m_numbers->setTokens(tokens);
}

void LivePage::setTextScale(int percent)
{
    m_sequence->setTextScale(percent);
    m_exchanges->setTextScale(percent);
    m_ledgerPanel->setTextScale(percent);
}

void LivePage::setReducedMotion(bool isReduced)
{
    m_sequence->setReducedMotion(isReduced);
}

void LivePage::takeFocus()
{
    m_serviceBar->setFocus(Qt::OtherFocusReason);
}

QStringList LivePage::tabWords()
{
    return {QStringLiteral("sequence"), QStringLiteral("http"), QStringLiteral("numbers"),
        QStringLiteral("ledger"), QStringLiteral("faults"), QStringLiteral("proof")};
}

void LivePage::showTab(const QString& word)
{
    m_tabs->setCurrentIndex(static_cast<int>(tabWords().indexOf(word)));
}

void LivePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void LivePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    measureAnew(*this);
}

void LivePage::arrange()
{
    m_tabs->setObjectName(QStringLiteral("liveTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(makeSequence(), {});
    for (QWidget* panel :
        std::initializer_list<QWidget*>{m_exchanges, m_numbers, m_ledgerPanel, m_faults, m_proof}) {
        m_tabs->addTab(panel, {});
    }
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] { measureAnew(*m_tabs->currentWidget()); });
    auto* content = new QWidget(this);
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(margin, margin, margin, margin);
    inside->setSpacing(8);
    inside->addWidget(m_serviceBar);
    inside->addWidget(makeActions());
    inside->addWidget(m_tabs, 1);
    auto* scroll = makeScroll(content, this);
    scroll->setObjectName(QStringLiteral("liveScroll"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addWidget(scroll, 1);
}

QWidget* LivePage::makeActions()
{
    m_progress->setObjectName(QStringLiteral("liveProgress"));
    auto* actions = new QWidget(this);
    auto* row = new FlowLayout(actions);
    row->addWidget(m_payBar);
    row->addWidget(m_progress);
    auto* faults = new QWidget(actions);
    auto* named = new QHBoxLayout(faults);
    named->setContentsMargins({});
    named->addWidget(m_faultsLabel);
    named->addWidget(&m_faults->sources());
    row->addWidget(faults);
    return actions;
}

QWidget* LivePage::makeSequence()
{
    m_sequenceEmpty->setObjectName(QStringLiteral("liveEmpty"));
    m_sequenceEmpty->setProperty("role", QStringLiteral("heading"));
    m_sequenceEmpty->setAlignment(Qt::AlignCenter);
    m_sequenceEmpty->setWordWrap(true);
    auto* card = new Card(this);
    card->body().addStretch();
    card->body().addWidget(m_sequenceEmpty);
    card->body().addStretch();
    auto* empty = new QWidget(this);
    auto* column = new QVBoxLayout(empty);
    column->setContentsMargins(0, margin, 0, 0);
    column->addWidget(card);
    m_sequence->layout()->setContentsMargins(0, margin, 0, 0);
    m_sequencePlace->addWidget(empty);
    m_sequencePlace->addWidget(m_sequence);
    return m_sequencePlace;
}

void LivePage::retranslate()
{
    const QStringList titles{
        tr("Sequence"), tr("HTTP exchanges"), tr("Figures"), tr("Ledger"), tr("Faults"), tr("Equivalence")};
    for (int index = 0; index < titles.size(); ++index) {
        m_tabs->setTabText(index, titles.at(index));
    }
    m_tabs->setAccessibleName(tr("Views of the live mode"));
    m_tabs->tabBar()->setAccessibleName(m_tabs->accessibleName());
    m_faultsLabel->setText(tr("Faults:"));
    m_sequenceEmpty->setText(
        tr("Nothing on the wire yet. Start the service, then pay once: every message will "
           "be drawn as it happens."));
    showProgress();
}

} // namespace repique::live
