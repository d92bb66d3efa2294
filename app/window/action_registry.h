// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/glyph_icon.h"
#include "app/window/page_id.h"

#include <QtCore/QObject>
#include <QtGui/QAction>
#include <QtGui/QKeySequence>

#include <cstdint>
#include <vector>

namespace repique {

/// The menus, in their order; also the headings of the sheet of shortcuts.
enum class Category : std::uint8_t { File, Edit, View, Lesson, Simulation, Export, Help };

/// An action as it is written down once: every menu, button, tooltip and the sheet of shortcuts come from it.
struct ActionSpec
{
    const char* id = ""; ///< permanent; also the object name
    Category category = Category::File;
    const char* text = ""; ///< English, marked for translation in the context "Actions", with its mnemonic
    const char* hint = ""; ///< English, likewise: one sentence of what it does
    QList<QKeySequence> shortcuts = {}; ///< the first one is shown
    Glyph glyph = Glyph::None;
    bool isCheckable = false;
    Place place = Place::Everywhere; ///< elsewhere it is disabled, its keys too
};

/// All actions of the window. GUI thread.
class ActionRegistry final : public QObject
{
    Q_OBJECT

public:
    explicit ActionRegistry(QObject* parent = nullptr);

    /// The id is new (asserted).
    QAction& add(const ActionSpec& spec);
    /// The id exists (asserted).
    [[nodiscard]] QAction& action(const QString& id) const;
    [[nodiscard]] QList<QAction*> actions() const;
    [[nodiscard]] Category categoryOf(const QAction& action) const;
    [[nodiscard]] Place placeOf(const QAction& action) const;
    /// Where we are: enables what means something there.
    void setPage(PageId page);
    /// Whether there is anything to do for the action `id`, where it means something. At first there is.
    void setPossible(const QString& id, bool isPossible);
    /// Words in the language of the moment.
    void retranslate();

private:
    struct Entry
    {
        ActionSpec spec;
        QAction* action; // owned by the registry
        bool isPossible = true;
    };

    [[nodiscard]] const Entry& entry(const QString& id) const;
    [[nodiscard]] bool isKnown(const QString& id) const;
    void refresh(const Entry& entry) const;

    std::vector<Entry> m_entries;
    PageId m_page = PageId::Lab;
};

/// "&Open…" is "Open…".
[[nodiscard]] QString withoutMnemonic(const QString& text);

/// The heading of a menu, with its mnemonic.
[[nodiscard]] QString categoryTitle(Category category);

} // namespace repique
