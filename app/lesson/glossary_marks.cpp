// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/glossary_marks.h"

#include "app/widgets/utf8.h"

#include <QtGui/QColor>
#include <QtGui/QTextBlock>
#include <QtGui/QTextCharFormat>
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>

#include <algorithm>
#include <set>

namespace repique {
namespace {

bool isCode(const QTextCharFormat& format)
{
    return format.fontFixedPitch();
}

QTextCharFormat explaining(const QString& explanation, bool isFirst, const QColor& line)
{
    QTextCharFormat format;
    format.setToolTip(explanation);
    if (isFirst) {
        format.setUnderlineStyle(QTextCharFormat::DotLine);
        format.setUnderlineColor(line);
    }
    return format;
}

} // namespace

void GlossaryMarks::setTerms(const std::vector<lessons::Term>& terms, i18n::Language language)
{
    const bool isPortuguese = language == i18n::Language::Portuguese;
    m_forms.clear();
    m_explanations.clear();
    for (const lessons::Term& term : terms) {
        const QString word = fromUtf8(isPortuguese ? term.word.portuguese : term.word.english);
        const QString meaning = fromUtf8(isPortuguese ? term.meaning.portuguese : term.meaning.english);
        m_explanations.push_back(QStringLiteral("%1: %2").arg(word, meaning));
        m_forms.push_back({word.toLower(), m_explanations.size() - 1});
        for (const std::string& also : isPortuguese ? term.alsoPortuguese : term.alsoEnglish) {
            m_forms.push_back({fromUtf8(also).toLower(), m_explanations.size() - 1});
        }
    }
    std::ranges::stable_sort(
        m_forms, [](const Form& a, const Form& b) { return a.text.size() > b.text.size(); });
    QStringList alternatives;
    for (const Form& form : m_forms) {
        alternatives.append(QRegularExpression::escape(form.text));
    }
    m_pattern = QRegularExpression(QStringLiteral("(?<![\\p{L}\\p{N}])(?:%1)(?![\\p{L}\\p{N}])")
                                       .arg(alternatives.join(QLatin1Char('|'))),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

void GlossaryMarks::mark(QTextDocument& document, const QColor& line) const
{
    if (m_forms.empty()) {
        return;
    }
    std::set<QString> told;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto matches = m_pattern.globalMatch(block.text()); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            QTextCursor cursor(&document);
            cursor.setPosition(block.position() + static_cast<int>(match.capturedStart()));
            cursor.setPosition(
                block.position() + static_cast<int>(match.capturedEnd()), QTextCursor::KeepAnchor);
            if (!isCode(cursor.charFormat())) {
                const QString explanation = meaningOf(match.captured());
                cursor.mergeCharFormat(explaining(explanation, told.insert(explanation).second, line));
            }
        }
    }
}

QString GlossaryMarks::meaningOf(const QString& word) const
{
    const auto found = std::ranges::find(m_forms, word.toLower(), &Form::text);
    return found == m_forms.end() ? QString() : m_explanations[found->term];
}

} // namespace repique
