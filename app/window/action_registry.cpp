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
    REPIQUE_ASSERT(!isKnown(QLatin1String(spec.id)));
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(spec.id));
    action->setShortcuts(spec.shortcuts);
    action->setIcon(glyphIcon(spec.glyph));
    action->setIconVisibleInMenu(false);
    action->setCheckable(spec.isCheckable);
    putWords(*action, spec);
    m_entries.push_back({spec, action});
    refresh(m_entries.back());
    return *action;
}

QAction& ActionRegistry::action(const QString& id) const
{
    return *entry(id).action;
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
    return entry(action.objectName()).spec.category;
}

Place ActionRegistry::placeOf(const QAction& action) const
{
    return entry(action.objectName()).spec.place;
}

void ActionRegistry::setPage(PageId page)
{
    m_page = page;
    for (const Entry& entry : m_entries) {
        refresh(entry);
    }
}

void ActionRegistry::setPossible(const QString& id, bool isPossible)
{
    const auto found = std::ranges::find(m_entries, &action(id), &Entry::action);
    found->isPossible = isPossible;
    refresh(*found);
}

void ActionRegistry::retranslate()
{
    for (const Entry& entry : m_entries) {
        putWords(*entry.action, entry.spec);
    }
}

const ActionRegistry::Entry& ActionRegistry::entry(const QString& id) const
{
    const auto found = std::ranges::find_if(
        m_entries, [&id](const Entry& entry) { return id == QLatin1String(entry.spec.id); });
    REPIQUE_ASSERT(found != m_entries.end());
    return *found;
}

bool ActionRegistry::isKnown(const QString& id) const
{
    return std::ranges::any_of(
        m_entries, [&id](const Entry& entry) { return id == QLatin1String(entry.spec.id); });
}

void ActionRegistry::refresh(const Entry& entry) const
{
    entry.action->setEnabled(entry.isPossible && isIn(m_page, entry.spec.place));
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
