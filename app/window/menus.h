// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/action_registry.h"

#include <QtCore/QList>

#include <map>

class QMainWindow;
class QMenu;

namespace repique {

/// The menus that are filled from elsewhere, and those that change their name with the language. Owned by the
/// menu bar.
struct Menus
{
    std::map<Category, QMenu*> tops;
    QMenu* recent;
    QMenu* theme;
    QMenu* language;
    QMenu* panels;
    QMenu* charts;
};

/// Menus that are filled elsewhere and stand in the menu bar too.
struct GuestMenus
{
    QMenu& presets; ///< in the File menu
    QMenu& charts; ///< in the View menu
};

/// Fills the menu bar of `window` from the registry.
[[nodiscard]] Menus buildMenus(QMainWindow& window, const ActionRegistry& actions, const GuestMenus& guests);

/// Names of the menus in the language of the moment.
void retitle(const Menus& menus);

} // namespace repique
