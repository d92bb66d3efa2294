// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/map/map_csv.h"
#include "app/theme/tokens.h"

#include <QtWidgets/QWidget>

class QAction;
class QBoxLayout;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace repique {
class Paragraph;
class SegmentedSwitch;
}

namespace repique::map {

class Controls;
class Legend;
class Study;
class TableModel;
class View;

/// The screen of the map "recovers or stays stuck". GUI thread.
class Page final : public QWidget
{
    Q_OBJECT

public:
    /// `study` outlives the page; not owned.
    explicit Page(Study& study, QWidget* parent = nullptr);

    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);

    /// The map in words.
    [[nodiscard]] QString summaryText() const;

    [[nodiscard]] View& view() const noexcept { return *m_view; }

    /// Legend and picture, as a picture is written.
    [[nodiscard]] QWidget& picture() const noexcept { return *m_picture; }

Q_SIGNALS:
    void sceneRequested(); ///< open the scene that was made for the map
    void csvRequested(repique::map::CsvStyle style);
    void pictureRequested();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeSide();
    [[nodiscard]] QWidget* makeMiddle();
    [[nodiscard]] QWidget* makeBar();
    [[nodiscard]] QWidget* makeProgress();
    [[nodiscard]] QWidget* makeChoice();
    [[nodiscard]] QWidget* makeNothing();
    void connectStudy();
    void flow();
    void retranslate();
    void refresh();
    void refreshWork();
    void refreshSummary();
    void announce();

    Study& m_study;
    i18n::Language m_language = i18n::Language::English;
    QBoxLayout* m_halves; // all owned by this widget
    Controls* m_controls;
    QPushButton* m_scene;
    QPushButton* m_run;
    QProgressBar* m_progress;
    Paragraph* m_count;
    SegmentedSwitch* m_form;
    QToolButton* m_export;
    QAction* m_plain;
    QAction* m_spreadsheet;
    QAction* m_png;
    QStackedWidget* m_place; ///< picture, table, or why there is none
    QWidget* m_picture;
    View* m_view;
    Legend* m_legend;
    QTableView* m_table;
    TableModel* m_model;
    Paragraph* m_nothing;
    Paragraph* m_cell;
    Paragraph* m_summary;
};

} // namespace repique::map
