// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/action_registry.h"

#include "core/base/assert.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace repique {
namespace {

QString translated(const char* english)
{
    return QCoreApplication::translate("Actions", english);
}

void putWords(QAction& action, const ActionSpec& spec)
{
    const QString text = translated(spec.text);
    const QString plain = withoutMnemonic(text);
    const QString keys = spec.shortcuts.isEmpty()
        ? QString()
        : QStringLiteral(" (%1)").arg(spec.shortcuts.constFirst().toString(QKeySequence::NativeText));
    action.setText(text);
    action.setToolTip(plain + keys);
    action.setStatusTip(translated(spec.hint));
    action.setWhatsThis(translated(spec.hint));
}

} // namespace

ActionRegistry::ActionRegistry(QObject* parent) : QObject(parent) {}

QAction& ActionRegistry::add(const ActionSpec& spec)
{
    REPIQUE_ASSERT(find(QLatin1String(spec.id)) == nullptr);
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(spec.id));
    action->setShortcuts(spec.shortcuts);
    action->setIcon(glyphIcon(spec.glyph));
    action->setIconVisibleInMenu(false);
    action->setCheckable(spec.isCheckable);
    putWords(*action, spec);
    m_entries.push_back({spec, action});
    return *action;
}

QAction& ActionRegistry::action(const QString& id) const
{
    const Entry* entry = find(id);
    REPIQUE_ASSERT(entry != nullptr);
    return *entry->action;
}

QList<QAction*> ActionRegistry::actions() const
{
    QList<QAction*> actions;
    for (const Entry& entry : m_entries) {
        actions.append(entry.action);
    }
    return actions;
}

Category ActionRegistry::categoryOf(const QAction& action) const
{
    const Entry* entry = find(action.objectName());
    REPIQUE_ASSERT(entry != nullptr);
    return entry->spec.category;
}

void ActionRegistry::retranslate()
{
    for (const Entry& entry : m_entries) {
        putWords(*entry.action, entry.spec);
    }
}

const ActionRegistry::Entry* ActionRegistry::find(const QString& id) const
{
    const auto found = std::ranges::find_if(
        m_entries, [&id](const Entry& entry) { return id == QLatin1String(entry.spec.id); });
    return found == m_entries.end() ? nullptr : &*found;
}

QString withoutMnemonic(const QString& text)
{
    QString plain = text;
    return plain.remove(QLatin1Char('&'));
}

QString categoryTitle(Category category)
{
    switch (category) {
    case Category::File:
        return QCoreApplication::translate("Actions", "&File");
    case Category::Edit:
        return QCoreApplication::translate("Actions", "&Edit");
    case Category::View:
        return QCoreApplication::translate("Actions", "&View");
    case Category::Lesson:
        return QCoreApplication::translate("Actions", "&Lesson");
    case Category::Simulation:
        return QCoreApplication::translate("Actions", "&Simulation");
    case Category::Export:
        return QCoreApplication::translate("Actions", "E&xport");
    case Category::Help:
        return QCoreApplication::translate("Actions", "&Help");
    }
    return {};
}

} // namespace repique
