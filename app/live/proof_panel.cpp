// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/proof_panel.h"

#include "app/i18n/fault_words.h"
#include "app/i18n/numbers.h"
#include "app/i18n/proof_words.h"
#include "app/live/row_table.h"
#include "app/widgets/chip.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/utf8.h"
#include "core/base/text.h"
#include "core/storm/run.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace repique::live {
namespace {

QString lineOf(const http::Run& run, std::size_t place, i18n::Language language)
{
    return place < run.lines.size() ? fromUtf8(i18n::decisionLine(run.lines[place], language))
                                    : QStringLiteral("—");
}

QString endingOf(const http::Run& run, i18n::Language language)
{
    return fromUtf8(i18n::outcomeInWords(run.outcome, language) + " · "
        + i18n::counted(run.debits, i18n::debitNoun, language) + " · "
        + i18n::decisionLine("elapsed " + formatDuration(run.elapsed), language));
}

QStringList rowOf(const QString& name, const QString& simulated, const QString& live)
{
    return {name, simulated == live ? QStringLiteral("=") : QStringLiteral("≠"), simulated, live};
}

} // namespace

std::vector<QStringList> proofRows(const http::Proof& proof, i18n::Language language)
{
    std::vector<QStringList> rows;
    const std::size_t lines = std::max(proof.simulated.lines.size(), proof.live.lines.size());
    for (std::size_t place = 0; place < lines; ++place) {
        rows.push_back(rowOf(QString::number(place + 1), lineOf(proof.simulated, place, language),
            lineOf(proof.live, place, language)));
    }
    rows.push_back(rowOf(
        QString::number(lines + 1), endingOf(proof.simulated, language), endingOf(proof.live, language)));
    return rows;
}

std::optional<int> firstDifference(const std::vector<QStringList>& rows)
{
    const auto found
        = std::ranges::find_if(rows, [](const QStringList& row) { return row.at(2) != row.at(3); });
    return found == rows.end() ? std::nullopt : std::optional(static_cast<int>(found - rows.begin()) + 1);
}

ProofPanel::ProofPanel(QWidget* parent)
    : QWidget(parent)
    , m_prove(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_chip(new Chip({}, Tone::Plain, this))
    , m_sentence(new Paragraph(this))
    , m_lines(new RowTable(this))
    , m_table(new QTableView(this))
{
    setObjectName(QStringLiteral("proofPanel"));
    m_prove->setObjectName(QStringLiteral("prove"));
    m_cancel->setObjectName(QStringLiteral("proofCancel"));
    m_chip->setObjectName(QStringLiteral("proofVerdict"));
    m_sentence->setObjectName(QStringLiteral("proofSentence"));
    m_sentence->setProperty("role", QStringLiteral("muted"));
    m_sentence->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("proofTable"));
    m_table->setModel(m_lines);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto* top = new QWidget(this);
    auto* row = new FlowLayout(top);
    row->addWidget(m_prove);
    row->addWidget(m_cancel);
    row->addWidget(m_chip);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->addWidget(top);
    column->addWidget(m_sentence);
    column->addWidget(m_table, 1);
    connect(m_prove, &QPushButton::clicked, this, &ProofPanel::prove);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_prover.cancel();
        refresh();
    });
    connect(&m_prover, &Prover::proven, this, [this](const http::Proof& proof) {
        m_proof = proof;
        refresh();
    });
    connect(&m_prover, &Prover::failed, this, [this](const Error& error) {
        m_failure = fromUtf8(i18n::sentence(error, m_language));
        refresh();
    });
    retranslate();
}

void ProofPanel::setScenario(const scenario::Scenario& scenario)
{
    m_model = scenario.model;
    refresh();
}

void ProofPanel::setLanguage(i18n::Language language)
{
    m_language = language;
    refresh();
}

void ProofPanel::prove()
{
    if (!whyNot().isEmpty() || m_prover.isBusy()) {
        return;
    }
    m_proof.reset();
    m_failure.clear();
    m_proven = m_model;
    m_prover.prove(storm::scriptedPayment(m_model));
    refresh();
}

QString ProofPanel::verdict() const
{
    return m_chip->text();
}

void ProofPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void ProofPanel::retranslate()
{
    m_prove->setText(tr("Prove the equivalence"));
    m_prove->setToolTip(tr("Pays once in virtual time and once over real HTTP, and compares every decision"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Breaks the proof off"));
    m_cancel->setAccessibleName(m_cancel->toolTip());
    m_lines->setHeadings({tr("No."), QStringLiteral("="), tr("In virtual time"), tr("Over HTTP")});
    m_table->setAccessibleName(tr("Decisions in virtual time and over HTTP"));
    refresh();
}

/// Why the document cannot be proven; empty when it can.
QString ProofPanel::whyNot() const
{
    if (!m_model.script) {
        return tr("Only a payment that meets a script can be proven. Choose one under Scenarios, such as the "
                  "catalogue's scene.");
    }
    if (m_model.idempotency.server != settlement::ServerMode::Atomic) {
        return tr("Only the atomic server speaks HTTP. Choose it in the parameters.");
    }
    return {};
}

void ProofPanel::refresh()
{
    const QString why = whyNot();
    m_prove->setEnabled(why.isEmpty());
    m_cancel->setEnabled(m_prover.isBusy());
    if (m_prover.isBusy()) {
        m_chip->setText(tr("paying for real…"));
        m_chip->setTone(Tone::Accent);
        m_sentence->setText(tr("The payment over HTTP takes as long as its waits."));
        m_lines->setRows({});
    } else if (m_proof) {
        showProof();
    } else {
        m_chip->setText(m_failure.isEmpty() ? tr("not proven yet") : tr("not proven"));
        m_chip->setTone(Tone::Plain);
        m_sentence->setText(!m_failure.isEmpty() ? m_failure
                : why.isEmpty() ? tr("One seed and one script, in virtual time and over real HTTP: every "
                                     "decision has to be the same, to the last bit.")
                                : why);
        m_lines->setRows({});
    }
}

void ProofPanel::showProof()
{
    const std::vector<QStringList> rows = proofRows(*m_proof, m_language);
    const std::optional<int> different = firstDifference(rows);
    m_chip->setText(different ? tr("different from line %1 on").arg(*different) : tr("identical"));
    m_chip->setTone(different ? Tone::Duplicate : Tone::Goodput);
    const QString times = tr("%1 by the logical clock, %2 on the wall.")
                              .arg(fromUtf8(i18n::duration(m_proof->live.elapsed, m_language)),
                                  fromUtf8(i18n::duration(m_proof->wall, m_language)));
    const QString late = m_proof->isOnTime() ? QString()
                                             : QLatin1Char(' ')
            + tr("The wall is further off than the %1 that are allowed.")
                  .arg(fromUtf8(i18n::duration(m_proof->wallTolerance, m_language)));
    const QString old = m_proven == m_model
        ? QString()
        : QLatin1Char(' ') + tr("The scenario has changed since: prove again.");
    m_sentence->setText(times + late + old);
    m_lines->setRows(rows);
    m_table->resizeColumnToContents(0);
    m_table->resizeColumnToContents(1);
    m_table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(3, QHeaderView::Stretch);
}

} // namespace repique::live
