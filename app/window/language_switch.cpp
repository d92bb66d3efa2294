// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/language_switch.h"

#include "app/widgets/utf8.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLibraryInfo>
#include <QtCore/QLocale>

namespace repique {
namespace {

void putInPlace(QTranslator& translator, bool isLoaded)
{
    QCoreApplication::removeTranslator(&translator);
    if (isLoaded) {
        QCoreApplication::installTranslator(&translator);
    }
}

} // namespace

LanguageSwitch::LanguageSwitch(i18n::Language language, QObject* parent)
    : QObject(parent)
    , m_language(language)
{
    install();
}

LanguageSwitch::~LanguageSwitch()
{
    QCoreApplication::removeTranslator(&m_ours);
    QCoreApplication::removeTranslator(&m_qt);
}

i18n::Language LanguageSwitch::language() const noexcept
{
    return m_language;
}

void LanguageSwitch::setLanguage(i18n::Language language)
{
    if (language == m_language) {
        return;
    }
    m_language = language;
    install();
    Q_EMIT changed(language);
}

void LanguageSwitch::install()
{
    const QString code = fromUtf8(i18n::codeOf(m_language));
    QLocale::setDefault(m_language == i18n::Language::Portuguese
            ? QLocale(QLocale::Portuguese, QLocale::Brazil)
            : QLocale(QLocale::English, QLocale::UnitedStates));
    const QString qtFolder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    const bool isForeign = m_language != i18n::Language::English;
    putInPlace(m_qt, isForeign && m_qt.load(QStringLiteral("qtbase_") + code, qtFolder));
    putInPlace(m_ours, m_ours.load(QStringLiteral(":/i18n/repique_") + code));
}

i18n::Language systemLanguage()
{
    return i18n::languageFrom(QLocale::system().name().toStdString()).value_or(i18n::Language::English);
}

} // namespace repique
