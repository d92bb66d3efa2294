// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/compare_page.h"

#include "app/compare/compare_charts.h"
#include "app/compare/row_table_model.h"
#include "app/i18n/key_words.h"
#include "app/report/comparison_text.h"
#include "app/report/value_words.h"
#include "app/widgets/chip.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/section_label.h"
#include "app/widgets/utf8.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>

#include <utility>

namespace repique {
namespace {

QString nameOf(const scenario::Scenario& scenario, i18n::Language language)
{
    const i18n::PresetWords* const words = i18n::presetWordsOf(scenario.name);
    return words == nullptr ? fromUtf8(scenario.name) : fromUtf8(words->title.in(language));
}

} // namespace

void ComparePage::setLanguage(i18n::Language language)
{
    m_language = language;
    retranslate();
}

void ComparePage::setTokens(const theme::Tokens& tokens)
{
    m_charts->setTokens(tokens);
}

void ComparePage::setPairs(int pairs)
{
    m_pairs->setValue(pairs);
}

void ComparePage::compare()
{
    m_delay.stop();
    if (m_state.b()) {
        m_runner.request(m_state.a(), *m_state.b(), static_cast<std::size_t>(m_pairs->value()));
    }
    refreshControls();
}

void ComparePage::cancel()
{
    m_delay.stop();
    m_runner.cancel();
    refreshControls();
}

void ComparePage::swap()
{
    m_state.swap();
}

void ComparePage::copyToA()
{
    m_state.copyToA();
}

bool ComparePage::isQuiet() const
{
    return !m_runner.isBusy() && !m_delay.isActive();
}

bool ComparePage::event(QEvent* event)
{
    // While pairs run, Esc stops them rather than leave the page.
    if (event->type() == QEvent::ShortcutOverride && !isQuiet()
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void ComparePage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !isQuiet()) {
        cancel();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void ComparePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        flow();
        fitTables();
    }
    QWidget::changeEvent(event);
}

void ComparePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    flow();
}

void ComparePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
    if (!m_snapshot || m_isStale) {
        m_delay.start();
    }
}

/// Nobody looks: what is done is kept.
void ComparePage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    cancel();
}

void ComparePage::retranslate()
{
    m_keep->setText(tr("Keep A as B"));
    m_keep->setToolTip(tr("Copies the open scenario to B, to change A and compare"));
    m_open->setText(tr("Open B…"));
    m_open->setToolTip(tr("Takes a scenario file as B; the open scenario stays"));
    m_presets->setText(tr("B from a scenario"));
    m_presets->setToolTip(tr("Takes a scenario that comes with the program as B"));
    m_swap->setText(tr("Swap A and B"));
    m_copyToA->setText(tr("Copy B to A"));
    m_pairsLabel->setText(tr("Seeds"));
    m_pairs->setAccessibleName(tr("Seeds"));
    m_pairs->setToolTip(tr("How many pairs of runs are compared: each seed gives A and B the same luck"));
    m_csv->setText(tr("Table as CSV…"));
    m_csv->setToolTip(tr("Writes every figure with its difference, interval and verdict"));
    m_keysHeading->setHeading(tr("What differs"));
    m_noKeys->setText(tr("No parameter differs."));
    m_keys->setAccessibleName(tr("Parameters that differ"));
    m_figuresHeading->setHeading(tr("Paired differences"));
    m_figures->setAccessibleName(tr("Paired differences"));
    const QString rule = fromUtf8(report::comparisonRule(m_language));
    m_rule->setText(rule);
    m_figures->setToolTip(rule);
    m_sentence->setToolTip(rule);
    m_charts->setLanguage(m_language);
    fillPresets();
    refresh();
}

/// A or B is another: what is shown is of before, until the new pairs come.
void ComparePage::touch()
{
    m_isStale = true;
    refresh();
    if (isVisible()) {
        m_delay.start();
        refreshControls();
    }
}

void ComparePage::take(std::shared_ptr<const PairsSnapshot> snapshot)
{
    if (snapshot->pairs == 0 && m_snapshot && m_isStale && m_runner.isBusy()) {
        return; // the old picture stays until there is a new one
    }
    m_snapshot = std::move(snapshot);
    m_isStale = false;
    refreshFigures();
    refreshControls();
}

void ComparePage::refresh()
{
    refreshNames();
    refreshKeys();
    refreshFigures();
    refreshControls();
}

void ComparePage::refreshControls()
{
    const bool hasB = m_state.b().has_value();
    const bool isLocked = m_state.isLocked();
    m_swap->setEnabled(hasB && !isLocked);
    m_copyToA->setEnabled(hasB && !isLocked);
    const QString locked = tr("The lesson keeps some of these values: Lesson ▸ Unlock parameters");
    m_swap->setToolTip(isLocked ? locked : tr("A becomes B and B becomes A (X); can be undone"));
    m_copyToA->setToolTip(isLocked ? locked : tr("The open scenario gets the values of B; can be undone"));
    m_run->setEnabled(hasB);
    m_run->setText(isQuiet() ? tr("Compare") : tr("Cancel"));
    m_run->setToolTip(
        isQuiet() ? tr("Runs all pairs again (Ctrl+R)") : tr("Stops; pairs that are done stay (Esc)"));
    const bool hasFigures = m_snapshot && !m_isStale && hasB && m_snapshot->pairs > 0;
    m_csv->setEnabled(hasFigures);
    m_progress->setVisible(hasB && m_snapshot != nullptr);
    if (m_snapshot) {
        const QString done = tr("%1 of %2 pairs").arg(m_snapshot->pairs).arg(m_snapshot->wanted);
        m_progress->setText(
            m_snapshot->scale == 1 ? done : done + tr(" · scale 1:%1").arg(m_snapshot->scale));
    }
}

void ComparePage::refreshNames()
{
    const QString a = nameOf(m_state.a(), m_language);
    m_names->setText(m_state.b()
            ? tr("A (solid): %1 · B (dashed): %2 · both with the seeds of A, from %3 on")
                  .arg(a, nameOf(*m_state.b(), m_language))
                  .arg(m_state.a().model.seed)
            : tr("A: %1. There is no B yet: keep A as B and then change A, open a file, or take a scenario "
                 "that comes with the program.")
                  .arg(a));
}

void ComparePage::refreshKeys()
{
    QList<RowTableModel::Row> rows;
    if (m_state.b()) {
        for (const report::DifferenceRow& row :
            report::differenceRows(m_state.a(), *m_state.b(), m_language)) {
            rows.append({.cells = {fromUtf8(row.label), fromUtf8(row.a), fromUtf8(row.b)},
                .explanation = fromUtf8(row.key + (row.explanation.empty() ? "" : ": " + row.explanation)),
                .isStrong = false});
        }
    }
    m_noKeys->setVisible(m_state.b() && rows.isEmpty());
    m_keys->setVisible(!rows.isEmpty());
    m_keysModel->setRows({tr("Parameter"), QStringLiteral("A"), QStringLiteral("B")}, rows);
    fitTables();
}

void ComparePage::refreshFigures()
{
    QList<RowTableModel::Row> rows;
    const bool hasFigures = m_snapshot && m_state.b();
    if (hasFigures) {
        for (const storm::PairedFigure& figure : m_snapshot->figures) {
            const report::ComparisonRow row = report::comparisonRow(figure, m_language);
            rows.append({.cells = {fromUtf8(row.label), fromUtf8(row.verdict), fromUtf8(row.difference),
                             fromUtf8(row.interval), fromUtf8(row.a), fromUtf8(row.b)},
                .explanation = fromUtf8(row.explanation),
                .isStrong = row.kind == storm::Verdict::Real});
        }
    }
    m_figuresModel->setRows({tr("Figure"), tr("Verdict"), QStringLiteral("B − A"), tr("95 % interval"),
                                QStringLiteral("A"), QStringLiteral("B")},
        rows);
    const bool isCurrent = hasFigures && !m_isStale;
    const QString sentence
        = isCurrent ? fromUtf8(report::comparisonSentence(m_snapshot->figures, m_language)) : QString();
    m_sentence->setText(!sentence.isEmpty() || !m_state.b() ? sentence : tr("Comparing…"));
    m_sentence->setVisible(m_state.b().has_value());
    m_charts->setRuns(hasFigures ? m_snapshot->a : nullptr, hasFigures ? m_snapshot->b : nullptr);
    m_charts->setStale(hasFigures && m_isStale);
}

} // namespace repique
