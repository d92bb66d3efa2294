// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/live/prover.h"
#include "core/scenario/scenario.h"

#include <QtWidgets/QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QTableView;

namespace repique {
class Chip;
class Paragraph;
}

namespace repique::live {

class RowTable;

/// The proof of equivalence: the document's payment in virtual time and over real HTTP, decision by decision,
/// side by side. GUI thread.
class ProofPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ProofPanel(QWidget* parent = nullptr);

    /// What is proven next; a proof that is shown stays, but is said to be of before.
    void setScenario(const scenario::Scenario& scenario);
    void setLanguage(i18n::Language language);
    void prove();

    [[nodiscard]] bool isBusy() const noexcept { return m_prover.isBusy(); }

    [[nodiscard]] QString verdict() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void showProof();
    [[nodiscard]] QString whyNot() const;

    storm::Model m_model;
    storm::Model m_proven;
    std::optional<http::Proof> m_proof;
    QString m_failure;
    i18n::Language m_language = i18n::Language::English;
    QPushButton* m_prove; // owned by this widget, as all below
    QPushButton* m_cancel;
    Chip* m_chip;
    Paragraph* m_sentence;
    RowTable* m_lines;
    QTableView* m_table;
    Prover m_prover;
};

/// One row a decision: its number, "=" or "≠", the line in virtual time, the line over HTTP; a last one for
/// the ending.
[[nodiscard]] std::vector<QStringList> proofRows(const http::Proof& proof, i18n::Language language);

/// The number of the first row that differs, from 1; nothing when all are equal.
[[nodiscard]] std::optional<int> firstDifference(const std::vector<QStringList>& rows);

} // namespace repique::live
