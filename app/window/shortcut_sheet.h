// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QDialog>

namespace repique {

class ActionRegistry;

/// Every shortcut of the window, by menu, made from the registry.
class ShortcutSheet final : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutSheet(const ActionRegistry& actions, QWidget* parent = nullptr);
};

} // namespace repique
