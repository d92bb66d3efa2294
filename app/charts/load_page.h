// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_kind.h"
#include "app/charts/guess.h"
#include "app/charts/load_data.h"
#include "app/charts/scale_words.h"
#include "app/runner/runner.h"
#include "app/theme/tokens.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <memory>

class QAction;
class QLabel;
class QMenu;
class QPushButton;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace repique {
class Banner;
class Chip;
class Paragraph;
class SegmentedSwitch;
}

namespace repique::charts {

class ChartChoice;
class ChartDeck;
class LoadTableModel;
class TileRow;

/// The load mode: figures, charts and table of the latest run. The old picture stays until a new one comes.
class LoadPage final : public QWidget
{
    Q_OBJECT

public:
    explicit LoadPage(QWidget* parent = nullptr);

    /// Shows a finished run (exact or preview) and ends `setBusy`. Not null. `fidelity`: how far the previews
    /// of this document were off, as measured.
    void setSnapshot(
        std::shared_ptr<const LoadSnapshot> snapshot, const std::optional<Fidelity>& fidelity = {});
    /// Curves follow the hand.
    void setDragging(bool isDragging);
    void setShownCharts(const QList<ChartKind>& kinds);
    [[nodiscard]] QList<ChartKind> shownCharts() const;
    /// What was drawn before the run stays over its curve until nothing is given, or someone hides it.
    void setGuess(std::optional<Guess> guess);
    /// A run is being computed and `share` (0 … 1) of it is done. Shown after 150 ms: shorter waits do not
    /// flicker.
    void setBusy(double share);
    /// Nothing is being computed (cancelled, failed or delivered).
    void setIdle();
    /// The player's time. Says nothing.
    void setCursorTime(double seconds);

    [[nodiscard]] double cursorTime() const noexcept;

    /// Length of the run shown, 0 without one.
    [[nodiscard]] double durationS() const noexcept { return m_data.durationS; }

    void setTokens(const theme::Tokens& tokens);
    /// Percent, for the sizes that go with text; the text itself follows the application's font.
    void setTextScale(int percent);
    void setLanguage(i18n::Language language);

    /// Checkable: the charts' numbers as a table. For menus; the page has its shortcut.
    [[nodiscard]] QAction* tableAction() const noexcept { return m_tableAction; }

    /// Which charts are shown. For menus; the page has a button for it.
    [[nodiscard]] QMenu& chartsMenu() const noexcept;

Q_SIGNALS:
    void momentPicked(double seconds); ///< show an operation that lived then
    void cursorMoved(double seconds); ///< by keyboard, in a chart
    void runRequested();
    void cancelRequested();
    void shownChartsChanged(); ///< by a person

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildEmpty();
    QWidget* buildContent();
    QWidget* buildBar();
    QWidget* buildCorner();
    QWidget* buildTable();
    void retranslate();
    void showRun();
    void showChips();
    void showWarning();
    void showTable(bool isTable);
    void fillTable();
    void setStale(bool isStale);
    void showCharts();
    void showGuess();

    std::shared_ptr<const LoadSnapshot> m_snapshot;
    LoadData m_data;
    i18n::Language m_language = i18n::Language::English;
    std::optional<Fidelity> m_fidelity;
    std::optional<Guess> m_guess;
    double m_busyShare = 0.0;
    bool m_isBusyShown = false;
    bool m_isDragging = false;
    QTimer m_busyDelay;

    QAction* m_tableAction; // owned by this widget, as all below
    QStackedWidget* m_pages;
    QLabel* m_emptySentence;
    QPushButton* m_run;
    Banner* m_warning;
    TileRow* m_tiles;
    Paragraph* m_formula;
    SegmentedSwitch* m_view;
    Chip* m_busyChip;
    Chip* m_emptyBusyChip;
    Chip* m_scaleChip;
    QPushButton* m_cancel;
    QPushButton* m_exact;
    QToolButton* m_guessSwitch;
    ChartChoice* m_choice;
    QToolButton* m_charts;
    ChartDeck* m_deck;
    QStackedWidget* m_stack;
    LoadTableModel* m_model;
    QTableView* m_table;
};

} // namespace repique::charts
