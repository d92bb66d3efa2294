// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/window/mode.h"

#include <QtWidgets/QToolBar>

#include <optional>

class QMenu;
class QToolButton;

namespace repique {

class ActionRegistry;
class ElidedLabel;
class SegmentedSwitch;

/// The one toolbar: what is open, the mode, the presets, undo and redo.
class TopBar final : public QToolBar
{
    Q_OBJECT

public:
    explicit TopBar(const ActionRegistry& actions, QWidget* parent = nullptr);

    void setTitle(const QString& title, bool isModified);
    /// Nothing: what is shown is neither.
    void setMode(std::optional<Mode> mode);
    void setIconExtent(int pixels);
    void retranslate(i18n::Language language);

    [[nodiscard]] QMenu& presets() const { return *m_presets; }

Q_SIGNALS:
    void modeChosen(repique::Mode mode);
    void presetChosen(const QString& id);

private:
    [[nodiscard]] QToolButton* makeButton(const char* actionId);
    void arrange();
    void fillPresets(i18n::Language language);

    const ActionRegistry& m_actions;
    ElidedLabel* m_title; // owned by this widget
    SegmentedSwitch* m_modes; // owned by this widget
    QToolButton* m_presetButton; // owned by this widget
    QMenu* m_presets; // owned by this widget
};

} // namespace repique
