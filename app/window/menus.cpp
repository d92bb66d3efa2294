// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menus.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>

#include <initializer_list>

namespace repique {
namespace {

QString text(const char* english)
{
    return QCoreApplication::translate("Menus", english);
}

/// Adds actions by id; "-" is a separator.
void addAll(QMenu& menu, const ActionRegistry& actions, std::initializer_list<const char*> ids)
{
    for (const char* id : ids) {
        if (*id == '-') {
            menu.addSeparator();
        } else {
            menu.addAction(&actions.action(QLatin1String(id)));
        }
    }
}

void fillFile(Menus& menus, const ActionRegistry& actions, QMenu& presets)
{
    QMenu& menu = *menus.tops.at(Category::File);
    addAll(menu, actions, {"fileNew", "fileOpen"});
    menus.recent = menu.addMenu(QString());
    menu.addMenu(&presets);
    addAll(menu, actions,
        {"-", "fileSave", "fileSaveAs", "-", "fileOpenLessons", "fileExportSubmission", "fileExportProgress",
            "fileErase", "-", "fileQuit"});
}

void fillView(Menus& menus, const ActionRegistry& actions, QMenu& charts)
{
    QMenu& menu = *menus.tops.at(Category::View);
    addAll(menu, actions,
        {"viewHome", "viewStep", "viewLoad", "viewLive", "viewRace", "viewMap", "viewCompare", "viewBack",
            "-"});
    menus.charts = &charts;
    menu.addMenu(menus.charts);
    menus.panels = menu.addMenu(QString());
    addAll(*menus.panels, actions, {"panelLesson", "panelParameters", "panelAttempts", "panelHistory"});
    addAll(menu, actions, {"viewResetLayout", "viewNextPane", "viewPreviousPane", "-"});
    menus.theme = menu.addMenu(QString());
    menus.language = menu.addMenu(QString());
    addAll(menu, actions,
        {"viewReduceMotion", "-", "viewZoomIn", "viewZoomOut", "viewZoomReset", "-", "viewFullScreen"});
}

} // namespace

Menus buildMenus(QMainWindow& window, const ActionRegistry& actions, const GuestMenus& guests)
{
    Menus menus{};
    for (const Category category : {Category::File, Category::Edit, Category::View, Category::Lesson,
             Category::Simulation, Category::Export, Category::Help}) {
        menus.tops[category] = window.menuBar()->addMenu(QString());
    }
    fillFile(menus, actions, guests.presets);
    addAll(*menus.tops[Category::Edit], actions, {"editUndo", "editRedo"});
    fillView(menus, actions, guests.charts);
    addAll(*menus.tops[Category::Simulation], actions,
        {"playToggle", "playNext", "playPrevious", "playTenForward", "playTenBack", "playFirst", "playLast",
            "playNextEvent", "playPreviousEvent", "-", "playSlower", "playFaster", "-", "raceNextA",
            "raceNextB", "raceNextC", "-", "runAgain", "runNewSeed", "runCancel", "-", "compareKeep",
            "compareRun", "compareSwap"});
    addAll(*menus.tops[Category::Export], actions, {"exportSequence", "exportPicture", "-", "exportCard"});
    addAll(*menus.tops[Category::Help], actions,
        {"helpReference", "helpPix", "-", "helpShortcuts", "helpWhatsThis", "-", "helpAbout"});
    retitle(menus);
    return menus;
}

void retitle(const Menus& menus)
{
    for (const auto& [category, menu] : menus.tops) {
        menu->setTitle(categoryTitle(category));
    }
    menus.recent->setTitle(text(QT_TRANSLATE_NOOP("Menus", "Open &recent")));
    menus.theme->setTitle(text(QT_TRANSLATE_NOOP("Menus", "T&heme")));
    menus.language->setTitle(text(QT_TRANSLATE_NOOP("Menus", "Lang&uage")));
    menus.charts->setTitle(text(QT_TRANSLATE_NOOP("Menus", "&Charts")));
    menus.panels->setTitle(text(QT_TRANSLATE_NOOP("Menus", "&Panels")));
}

} // namespace repique
