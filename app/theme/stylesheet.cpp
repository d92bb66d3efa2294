// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/stylesheet.h"

#include <array>
#include <utility>

namespace repique::theme {
namespace {

// Words in {braces} are colours of the token table; <n> is n pixels at 100 % text, in scaled points; <n>px
// likewise in scaled pixels.
constexpr const char* frameRules = R"(
QMainWindow, QDialog { background: {background}; }
QMainWindow::separator { background: {line}; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: {accent}; }
QToolTip { background: {surface}; color: {text}; border: 1px solid {control}; padding: 4px 8px; }
QMenuBar { background: {surface}; border-bottom: 1px solid {line}; padding: 0 4px; }
QMenuBar::item { background: transparent; color: {muted}; padding: 5px 10px; border-radius: 6px; }
QMenuBar::item:selected { background: {accentSoft}; color: {text}; }
QMenu { background: {surface}; border: 1px solid {control}; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 8px; border-radius: 5px; }
QMenu::item:selected { background: {accentSoft}; color: {text}; }
QMenu::item:disabled { color: {faint}; }
QMenu::icon { padding-left: 6px; }
QMenu::separator { height: 1px; background: {line}; margin: 4px 8px; }
QToolBar { background: {surface}; border: none; padding: 0; spacing: 0; }
QStatusBar { background: {surface}; border-top: 1px solid {line}; }
repique--TopBar QWidget#topContent { border-bottom: 1px solid {line}; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: {muted}; font-size: <11.5>; padding: 1px 0; }
QDockWidget { titlebar-close-icon: none; titlebar-normal-icon: none; }
QDockWidget > QWidget, repique--DockTitle { background: {surface}; }
QSplitter::handle { background: {line}; }
QSplitter::handle:hover { background: {accent}; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
)";

constexpr const char* controlRules = R"(
QPushButton, QToolButton { background: {surface}; color: {text}; border: 1px solid {line}; border-radius: 7px;
  padding: 5px 12px; min-height: <18>px; }
QToolButton { padding: 5px 7px; min-width: <16>px; }
QPushButton:hover, QToolButton:hover { background: {accentSoft}; border-color: {accent}; }
QPushButton:pressed, QToolButton:pressed { background: {accentSoft}; }
QPushButton:checked, QToolButton:checked { background: {accentSoft}; border-color: {accent}; color: {accent}; }
QPushButton:disabled, QToolButton:disabled { color: {faint}; background: {background}; }
QPushButton[kind="primary"], QToolButton[kind="primary"] { background: {accent}; color: {onAccent};
  border-color: {accent}; font-weight: 600; }
QPushButton[kind="primary"]:hover, QToolButton[kind="primary"]:hover { border-color: {text}; }
QPushButton[kind="primary"]:disabled, QToolButton[kind="primary"]:disabled { background: {raised}; color: {faint};
  border-color: {line}; }
QPushButton[kind="ghost"], QToolButton[kind="ghost"] { background: transparent; border-color: transparent; }
QPushButton[kind="ghost"]:hover, QToolButton[kind="ghost"]:hover { background: {accentSoft}; }
QPushButton[kind="ghost"]:checked, QToolButton[kind="ghost"]:checked { background: {accentSoft}; }
QToolButton::menu-indicator, QPushButton::menu-indicator { image: url(:/icons/chevron_{ink}.svg); width: <12>px;
  subcontrol-origin: padding; subcontrol-position: center right; right: 8px; }
QToolButton[popupMode="2"] { padding-right: 26px; }
QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit { background: {raised}; color: {text};
  border: 1px solid {control}; border-radius: 6px; padding: 3px 7px; min-height: <18>px;
  selection-background-color: {accent}; selection-color: {onAccent}; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus { border: 1px solid {accent}; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled { color: {faint}; border-color: {line}; }
QLineEdit[isInvalid="true"], QAbstractSpinBox[isInvalid="true"] { border: 1px solid {duplicate}; }
QAbstractSpinBox QLineEdit { border: none; padding: 0; background: transparent; min-height: 0; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none; }
QComboBox { padding-right: 22px; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: url(:/icons/chevron_{ink}.svg); width: <12>px; height: <12>px; }
QComboBox QAbstractItemView { background: {surface}; border: 1px solid {control}; outline: none;
  selection-background-color: {accentSoft}; selection-color: {text}; }
QSlider { min-height: 24px; background: transparent; }
QSlider::groove:horizontal { height: 3px; background: {line}; border-radius: 1px; }
QSlider::sub-page:horizontal { background: {accent}; border-radius: 1px; }
QSlider::sub-page:horizontal:disabled { background: {control}; }
QSlider::handle:horizontal { width: 12px; height: 12px; margin: -7px 0; border: 2px solid {accent};
  border-radius: 8px; background: {surface}; }
QSlider::handle:horizontal:hover { background: {accentSoft}; }
QSlider::handle:horizontal:pressed { background: {accent}; }
QSlider::handle:horizontal:disabled { border-color: {control}; }
)";

constexpr const char* viewRules = R"(
QAbstractItemView, QTextBrowser { background: {surface}; alternate-background-color: {raised}; color: {text};
  border: none; selection-background-color: {accentSoft}; selection-color: {text}; }
QHeaderView { background: {surface}; border: none; }
QHeaderView::section { background: {surface}; color: {muted}; border: none; border-bottom: 1px solid {line};
  padding: 5px 8px; font-weight: 600; }
QTableView { gridline-color: {line}; }
QTableView::item { border: 0px; padding: 3px 8px; }
QTableView::item:selected, QTableView::item:focus { background: {accentSoft}; color: {text}; }
QListView::item, QTreeView::item { padding: 4px 6px; border-radius: 5px; }
QTabWidget::pane { border: none; }
QTabBar { background: {surface}; }
QTabBar::tab { background: transparent; color: {muted}; padding: 6px 12px; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: {text}; border-bottom-color: {accent}; }
QTabBar::tab:hover { color: {text}; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: {control}; border-radius: 3px; margin: 3px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: {muted}; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar { background: {line}; border: none; border-radius: 2px; max-height: 4px; }
QProgressBar::chunk { background: {accent}; border-radius: 2px; }
)";

constexpr const char* ownRules = R"(
repique--Card { background: {surface}; border: 1px solid {line}; border-radius: 12px; }
repique--Card[tone="accent"] { border-color: {accent}; }
repique--Tile { background: {surface}; border: 1px solid {line}; border-radius: 12px; }
repique--Tile QLabel { background: transparent; }
repique--Tile QLabel[part="label"] { color: {muted}; font-size: <11.5>; }
repique--Tile QLabel[part="figure"] { font-size: <24>; font-weight: 650; }
repique--Tile[isWordy="true"] QLabel[part="figure"] { font-size: <17>; }
repique--Tile QLabel[part="note"] { font-weight: 600; }
repique--Tile[tone="retry"] QLabel[part="figure"], repique--Tile[tone="retry"] QLabel[part="note"] { color: {retry}; }
repique--Tile[tone="goodput"] QLabel[part="figure"], repique--Tile[tone="goodput"] QLabel[part="note"] { color: {goodput}; }
repique--Tile[tone="duplicate"] QLabel[part="figure"], repique--Tile[tone="duplicate"] QLabel[part="note"] { color: {duplicate}; }
repique--Tile[tone="accent"] QLabel[part="figure"], repique--Tile[tone="accent"] QLabel[part="note"] { color: {accent}; }
repique--SectionLabel { color: {muted}; font-size: <11>; font-weight: 600; letter-spacing: 0.5px; }
repique--Chip { background: {raised}; color: {muted}; border: 1px solid {line}; border-radius: <9>px;
  padding: 2px 9px; font-size: <11.5>; font-weight: 600; }
repique--Chip[tone="accent"] { background: {accentSoft}; color: {accent}; border-color: {accentSoft}; }
repique--Chip[tone="retry"] { background: {retrySoft}; color: {retry}; border-color: {retrySoft}; }
repique--Chip[tone="goodput"] { background: {goodputSoft}; color: {goodput}; border-color: {goodputSoft}; }
repique--Chip[tone="duplicate"] { background: {duplicateSoft}; color: {duplicate}; border-color: {duplicateSoft}; }
repique--CardPile, repique--OrderList { background: {raised}; border: 1px solid {line}; border-radius: 8px; }
repique--OptionRow { background: {raised}; border: 1px solid {line}; border-radius: 8px; }
repique--OptionRow:hover { border-color: {control}; }
repique--OptionRow QLabel { background: transparent; }
repique--OptionRow[tone="accent"] { background: {accentSoft}; border-color: {accent}; }
repique--OptionRow[tone="goodput"] { background: {goodputSoft}; border-color: {goodput}; }
repique--OptionRow[tone="duplicate"] { background: {duplicateSoft}; border-color: {duplicate}; }
repique--SegmentedSwitch { background: {background}; border: 1px solid {line}; border-radius: 8px; }
repique--Banner { background: {accentSoft}; border: none; border-bottom: 1px solid {line}; }
repique--Banner[tone="retry"] { background: {retrySoft}; }
repique--Banner[tone="duplicate"] { background: {duplicateSoft}; }
repique--Banner[tone="goodput"] { background: {goodputSoft}; }
repique--Banner QLabel { color: {text}; background: transparent; }
QLabel[role="display"] { font-size: <30>; font-weight: 700; }
QLabel[role="heading"] { font-size: <17>; font-weight: 650; }
QLabel[role="title"] { font-weight: 600; }
QLabel[role="muted"] { color: {muted}; }
QLabel[role="refusal"] { color: {duplicate}; font-weight: 600; }
QLabel[role="small"] { color: {muted}; font-size: <11.5>; }
QLabel[role="small"][tone="duplicate"] { color: {duplicate}; }
QFrame[role="bar"] { background: {surface}; border: none; border-top: 1px solid {line}; }
)";

using NamedColour = std::pair<const char*, QColor Tokens::*>;

constexpr std::array namedColours{NamedColour{"background", &Tokens::background},
    NamedColour{"surface", &Tokens::surface}, NamedColour{"raised", &Tokens::raised},
    NamedColour{"line", &Tokens::line}, NamedColour{"control", &Tokens::control},
    NamedColour{"text", &Tokens::text}, NamedColour{"muted", &Tokens::muted},
    NamedColour{"faint", &Tokens::faint}, NamedColour{"accent", &Tokens::accent},
    NamedColour{"accentSoft", &Tokens::accentSoft}, NamedColour{"onAccent", &Tokens::onAccent},
    NamedColour{"retry", &Tokens::retry}, NamedColour{"retrySoft", &Tokens::retrySoft},
    NamedColour{"goodput", &Tokens::goodput}, NamedColour{"goodputSoft", &Tokens::goodputSoft},
    NamedColour{"duplicate", &Tokens::duplicate}, NamedColour{"duplicateSoft", &Tokens::duplicateSoft}};

QString points(qreal pixels, int textScale)
{
    return QString::number(pixels * 0.75 * textScale / 100.0, 'f', 2) + QStringLiteral("pt");
}

} // namespace

QString stylesheetOf(Theme theme, int textScale)
{
    QString sheet = QString::fromUtf8(frameRules) + QString::fromUtf8(controlRules)
        + QString::fromUtf8(viewRules) + QString::fromUtf8(ownRules);
    const Tokens& colours = tokens(theme);
    for (const NamedColour& named : namedColours) {
        sheet.replace(QStringLiteral("{%1}").arg(QLatin1String(named.first)), (colours.*named.second).name());
    }
    const bool isDark = colours.surface.lightness() < colours.text.lightness();
    sheet.replace(QStringLiteral("{ink}"), isDark ? QStringLiteral("light") : QStringLiteral("dark"));
    for (const qreal pixels : {11.0, 11.5, 17.0, 24.0, 30.0}) {
        sheet.replace(QStringLiteral("<%1>").arg(pixels), points(pixels, textScale));
    }
    for (const int pixels : {9, 12, 16, 18}) {
        sheet.replace(
            QStringLiteral("<%1>px").arg(pixels), QStringLiteral("%1px").arg(pixels * textScale / 100));
    }
    return sheet;
}

} // namespace repique::theme
