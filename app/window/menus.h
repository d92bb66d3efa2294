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
};

/// Fills the menu bar of `window` from the registry; `presets` becomes a part of the File menu.
[[nodiscard]] Menus buildMenus(QMainWindow& window, const ActionRegistry& actions, QMenu& presets);

/// Names of the menus in the language of the moment.
void retitle(const Menus& menus);

} // namespace repique
