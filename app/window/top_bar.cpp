// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/top_bar.h"

#include "app/i18n/key_words.h"
#include "app/widgets/elided_label.h"
#include "app/widgets/segmented_switch.h"
#include "app/widgets/utf8.h"
#include "app/window/action_registry.h"
#include "core/scenario/presets.h"

#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolButton>

#include <array>

namespace repique {

TopBar::TopBar(const ActionRegistry& actions, QWidget* parent)
    : QToolBar(parent)
    , m_actions(actions)
    , m_title(new ElidedLabel(this))
    , m_modes(new SegmentedSwitch(this))
    , m_presetButton(new QToolButton(this))
    , m_presets(new QMenu(this))
{
    setObjectName(QStringLiteral("topBar"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    m_title->setObjectName(QStringLiteral("documentTitle"));
    m_title->setProperty("role", QStringLiteral("title"));
    m_modes->setObjectName(QStringLiteral("modes"));
    m_presetButton->setObjectName(QStringLiteral("presetButton"));
    m_presetButton->setPopupMode(QToolButton::InstantPopup);
    m_presetButton->setMenu(m_presets);
    m_presetButton->setFocusPolicy(Qt::TabFocus);
    arrange();
    connect(m_modes, &SegmentedSwitch::chosen, this,
        [this](int index) { Q_EMIT modeChosen(static_cast<Mode>(index)); });
}

void TopBar::setTitle(const QString& title, bool isModified)
{
    m_title->setText(isModified ? title + QStringLiteral(" •") : title);
    m_title->setToolTip(isModified ? tr("%1, with changes that are not saved").arg(title) : title);
    m_title->setAccessibleName(m_title->toolTip());
}

void TopBar::setMode(std::optional<Mode> mode)
{
    constexpr int none = -1;
    m_modes->setCurrentIndex(mode ? static_cast<int>(*mode) : none);
}

void TopBar::setIconExtent(int pixels)
{
    for (const char* id : {"viewHomeButton", "viewRaceButton", "editUndoButton", "editRedoButton"}) {
        findChild<QToolButton*>(QLatin1String(id))->setIconSize({pixels, pixels});
    }
}

void TopBar::retranslate(i18n::Language language)
{
    setWindowTitle(tr("Toolbar"));
    const std::array modes{&m_actions.action(QStringLiteral("viewStep")),
        &m_actions.action(QStringLiteral("viewLoad")), &m_actions.action(QStringLiteral("viewLive"))};
    QStringList names;
    for (const QAction* mode : modes) {
        names.append(withoutMnemonic(mode->text()));
    }
    m_modes->setOptions(names);
    for (std::size_t index = 0; index < modes.size(); ++index) {
        m_modes->setOptionToolTip(static_cast<int>(index), modes.at(index)->toolTip());
    }
    m_modes->setAccessibleName(tr("Mode"));
    m_presetButton->setText(tr("Scenarios"));
    m_presetButton->setToolTip(tr("Scenarios that come with the program"));
    m_presetButton->setAccessibleName(m_presetButton->text());
    fillPresets(language);
}

QToolButton* TopBar::makeButton(const char* actionId)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(actionId) + QStringLiteral("Button"));
    button->setDefaultAction(&m_actions.action(QLatin1String(actionId)));
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

/// Title on the left, modes in the middle, the rest on the right.
void TopBar::arrange()
{
    auto* content = new QWidget(this);
    content->setObjectName(QStringLiteral("topContent"));
    content->setAttribute(Qt::WA_StyledBackground);
    auto* right = new QHBoxLayout;
    right->setSpacing(8);
    right->addStretch();
    right->addWidget(makeButton("viewRace"));
    right->addWidget(m_presetButton);
    right->addWidget(makeButton("editUndo"));
    right->addWidget(makeButton("editRedo"));
    auto* left = new QHBoxLayout;
    left->setSpacing(8);
    left->addWidget(makeButton("viewHome"));
    left->addWidget(m_title, 1);
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(16, 6, 16, 6);
    row->setSpacing(12);
    row->addLayout(left, 1);
    row->addWidget(m_modes);
    row->addLayout(right, 1);
    addWidget(content);
}

void TopBar::fillPresets(i18n::Language language)
{
    m_presets->clear();
    m_presets->setTitle(tr("S&cenarios"));
    m_presets->setToolTipsVisible(true);
    for (const scenario::Preset& preset : scenario::presets()) {
        const i18n::PresetWords* words = i18n::presetWordsOf(preset.id);
        const QString id = fromUtf8(preset.id);
        QAction* action = m_presets->addAction(words ? fromUtf8(words->title.in(language)) : id);
        action->setObjectName(QStringLiteral("preset:") + id);
        action->setToolTip(words ? fromUtf8(words->description.in(language)) : id);
        connect(action, &QAction::triggered, this, [this, id] { Q_EMIT presetChosen(id); });
    }
}

} // namespace repique
