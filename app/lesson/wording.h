// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/lessons/lesson.h"

#include <QtCore/QString>

namespace repique {

/// The words of a lesson in the reader's language, with its numbers filled in. The lesson outlives it.
class Wording final
{
public:
    Wording(const lessons::Lesson& lesson, i18n::Language language);

    [[nodiscard]] QString text(const lessons::Bilingual& words) const;
    /// `{{expect id}}` of prose replaced.
    [[nodiscard]] QString filled(const std::string& markdown) const;
    /// The value of the expectation `id`, which the lesson has, as its texts print it.
    [[nodiscard]] QString number(const std::string& id) const;
    /// `value` with at most `digits` decimals.
    [[nodiscard]] QString number(double value, int digits) const;

    [[nodiscard]] i18n::Language language() const noexcept { return m_language; }

    [[nodiscard]] const lessons::Lesson& lesson() const noexcept { return *m_lesson; }

private:
    const lessons::Lesson* m_lesson; ///< never null
    i18n::Language m_language;
};

} // namespace repique
