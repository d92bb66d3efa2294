// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/lessons/reference.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QString>

#include <vector>

class QColor;
class QTextDocument;

namespace repique {

/// The vocabulary of the lessons, laid under their texts: a term explains itself where the pointer rests on
/// it. Its first place in a text is underlined with dots.
class GlossaryMarks final
{
public:
    void setTerms(const std::vector<lessons::Term>& terms, i18n::Language language);

    /// Marks every term in `document`; code is left alone, and a form inside a longer one as well. `line` is
    /// the colour of the dots.
    void mark(QTextDocument& document, const QColor& line) const;

    /// What `word` means as it stands in a text; empty when it is no term.
    [[nodiscard]] QString meaningOf(const QString& word) const;

private:
    struct Form
    {
        QString text; ///< in lower case
        std::size_t term;
    };

    std::vector<Form> m_forms;
    std::vector<QString> m_explanations; ///< by term: "backoff: …"
    QRegularExpression m_pattern; ///< any form, the longest first
};

} // namespace repique
