// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>

class QActionGroup;
class QMenu;

namespace repique {

class LanguageSwitch;
class Settings;

namespace theme {
class Appearance;
} // namespace theme

/// Theme and language as menus: a choice applies at once and is remembered. GUI thread.
class LookMenu final : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        Settings& settings;
        theme::Appearance& appearance;
        LanguageSwitch& language;
    };

    LookMenu(const Parts& parts, QMenu& themes, QMenu& languages);

    void retranslate();

private:
    void fillThemes(QMenu& menu);
    void fillLanguages(QMenu& menu);

    Parts m_parts;
    QActionGroup* m_themes; // owned by this object
    QActionGroup* m_languages; // owned by this object
};

} // namespace repique
