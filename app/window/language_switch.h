// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"

#include <QtCore/QObject>
#include <QtCore/QTranslator>

namespace repique {

/// The language of the whole program, changed while it runs: every widget gets a LanguageChange, and numbers
/// follow. One for the program; GUI thread.
class LanguageSwitch final : public QObject
{
    Q_OBJECT

public:
    explicit LanguageSwitch(i18n::Language language, QObject* parent = nullptr);
    ~LanguageSwitch() override;

    [[nodiscard]] i18n::Language language() const noexcept;
    void setLanguage(i18n::Language language);

Q_SIGNALS:
    void changed(repique::i18n::Language language); ///< after every widget was told

private:
    void install();

    i18n::Language m_language;
    QTranslator m_ours;
    QTranslator m_qt;
};

/// The system's language when it is one of ours, else English.
[[nodiscard]] i18n::Language systemLanguage();

} // namespace repique
