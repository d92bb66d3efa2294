// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/wording.h"

#include "app/i18n/numbers.h"
#include "core/lessons/prose.h"

namespace repique {

Wording::Wording(const lessons::Lesson& lesson, i18n::Language language)
    : m_lesson(&lesson)
    , m_language(language)
{
}

QString Wording::text(const lessons::Bilingual& words) const
{
    return filled(m_language == i18n::Language::Portuguese ? words.portuguese : words.english);
}

QString Wording::filled(const std::string& markdown) const
{
    return QString::fromStdString(lessons::fillPlaceholders(
        markdown, [this](const std::string& id) { return number(id).toStdString(); }));
}

QString Wording::number(const std::string& id) const
{
    const lessons::Expectation* const expectation = lessons::findExpectation(*m_lesson, id);
    return QString::fromStdString(i18n::decimal(expectation->value, expectation->decimals, m_language));
}

QString Wording::number(double value, int digits) const
{
    return QString::fromStdString(i18n::trimmed(value, digits, m_language));
}

} // namespace repique
