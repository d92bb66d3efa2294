// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compare/compare_state.h"
#include "app/i18n/language.h"
#include "app/runner/pair_runner.h"
#include "app/theme/tokens.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <memory>

class QBoxLayout;
class QMenu;
class QPushButton;
class QSpinBox;
class QTableView;
class QToolButton;

namespace repique {

class Card;
class Chip;
class CompareCharts;
class Paragraph;
class RowTableModel;
class SectionLabel;

/// The screen that compares A, the document, with B, a copy kept beside it: what differs, both curves, and
/// over many seeds which differences are real. Runs by itself while it is shown. GUI thread.
class ComparePage final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int pairsAtFirst = 20;

    explicit ComparePage(ScenarioDocument& document, QWidget* parent = nullptr);

    [[nodiscard]] CompareState& state() noexcept { return m_state; }

    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);
    /// How many seeds are compared, 1 … 1,000.
    void setPairs(int pairs);
    /// Runs all pairs again; without B nothing happens.
    void compare();
    void cancel();
    void swap();
    void copyToA();

    /// Nothing is being computed or about to be.
    [[nodiscard]] bool isQuiet() const;

    [[nodiscard]] const PairsSnapshot* snapshot() const noexcept { return m_snapshot.get(); }

Q_SIGNALS:
    void openRequested(); ///< of a file as B
    void csvRequested(); ///< of the table, there is one

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* makeBar();
    [[nodiscard]] QWidget* makeLeft();
    void connectParts();
    void fillPresets();
    void retranslate();
    void refresh();
    void refreshControls();
    void refreshNames();
    void refreshKeys();
    void refreshFigures();
    void take(std::shared_ptr<const PairsSnapshot> snapshot);
    void touch();
    void flow();
    void fitTables();

    CompareState m_state;
    PairRunner m_runner;
    QTimer m_delay; ///< a slider that moves asks once
    std::shared_ptr<const PairsSnapshot> m_snapshot;
    i18n::Language m_language = i18n::Language::English;
    bool m_isStale = false; ///< what is shown is of other values
    QPushButton* m_keep; // owned by this widget, as all below
    QPushButton* m_open;
    QToolButton* m_presets;
    QMenu* m_presetMenu;
    QPushButton* m_swap;
    QPushButton* m_copyToA;
    Paragraph* m_pairsLabel;
    QSpinBox* m_pairs;
    QPushButton* m_run;
    QPushButton* m_csv;
    Chip* m_progress;
    Paragraph* m_names;
    Paragraph* m_sentence;
    Paragraph* m_rule;
    SectionLabel* m_keysHeading;
    Paragraph* m_noKeys;
    RowTableModel* m_keysModel;
    QTableView* m_keys;
    SectionLabel* m_figuresHeading;
    RowTableModel* m_figuresModel;
    QTableView* m_figures;
    CompareCharts* m_charts;
    QBoxLayout* m_halves;
};

} // namespace repique
