// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look_menu.h"

#include "app/theme/appearance.h"
#include "app/window/language_switch.h"
#include "app/window/settings.h"

#include <QtGui/QActionGroup>
#include <QtWidgets/QMenu>

#include <array>

namespace repique {
namespace {

using theme::Theme;
using MaybeTheme = std::optional<Theme>;

/// In the order of the menu; nothing = as the system.
constexpr std::array<MaybeTheme, 5> themeChoices{
    MaybeTheme{}, Theme::Light, Theme::Dark, Theme::Projector, Theme::HighContrast};

constexpr std::array languageChoices{i18n::Language::Portuguese, i18n::Language::English};

QString themeName(const MaybeTheme& choice)
{
    if (!choice) {
        return LookMenu::tr("As the &system");
    }
    switch (*choice) {
    case Theme::Light:
        return LookMenu::tr("&Light");
    case Theme::Dark:
        return LookMenu::tr("&Dark");
    case Theme::Projector:
        return LookMenu::tr("&Projector");
    case Theme::HighContrast:
        return LookMenu::tr("&High contrast");
    }
    return {};
}

} // namespace

LookMenu::LookMenu(const Parts& parts, QMenu& themes, QMenu& languages)
    : QObject(&themes)
    , m_parts(parts)
    , m_themes(new QActionGroup(this))
    , m_languages(new QActionGroup(this))
{
    fillThemes(themes);
    fillLanguages(languages);
    retranslate();
}

void LookMenu::retranslate()
{
    const QList<QAction*> themes = m_themes->actions();
    for (qsizetype index = 0; index < themes.size(); ++index) {
        themes.at(index)->setText(themeName(themeChoices.at(static_cast<std::size_t>(index))));
    }
    const QList<QAction*> languages = m_languages->actions();
    for (qsizetype index = 0; index < languages.size(); ++index) {
        const bool isCurrent
            = languageChoices.at(static_cast<std::size_t>(index)) == m_parts.language.language();
        languages.at(index)->setChecked(isCurrent);
    }
}

void LookMenu::fillThemes(QMenu& menu)
{
    for (const MaybeTheme& choice : themeChoices) {
        QAction* action = menu.addAction(QString());
        action->setCheckable(true);
        action->setChecked(choice == m_parts.settings.theme());
        m_themes->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice] {
            m_parts.settings.setTheme(choice);
            if (choice) {
                m_parts.appearance.setTheme(*choice);
            } else {
                m_parts.appearance.followSystem();
            }
        });
    }
}

void LookMenu::fillLanguages(QMenu& menu)
{
    for (const i18n::Language language : languageChoices) {
        // Each language by its own name, so that whoever needs it can read it.
        QAction* action
            = menu.addAction(language == i18n::Language::Portuguese ? QStringLiteral("Português (Brasil)")
                                                                    : QStringLiteral("English"));
        action->setCheckable(true);
        m_languages->addAction(action);
        connect(action, &QAction::triggered, this, [this, language] {
            m_parts.settings.setLanguage(language);
            m_parts.language.setLanguage(language);
        });
    }
}

} // namespace repique
