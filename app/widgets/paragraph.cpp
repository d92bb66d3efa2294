// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/paragraph.h"

#include <QtGui/QFontMetrics>

namespace repique {

Paragraph::Paragraph(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

int Paragraph::textWidth() const
{
    Known& now = known();
    if (now.textWidth < 0) {
        now.textWidth = text().isEmpty() ? 0 : fontMetrics().horizontalAdvance(text());
    }
    return now.textWidth;
}

int Paragraph::heightForWidth(int width) const
{
    QHash<int, int>& heights = known().heights;
    const auto found = heights.constFind(width);
    if (found != heights.constEnd()) {
        return *found;
    }
    const int height = QLabel::heightForWidth(width);
    heights.insert(width, height);
    return height;
}

QSize Paragraph::sizeHint() const
{
    Known& now = known();
    if (!now.hint.isValid()) {
        now.hint = QLabel::sizeHint();
    }
    return now.hint;
}

QSize Paragraph::minimumSizeHint() const
{
    Known& now = known();
    if (!now.least.isValid()) {
        now.least = QLabel::minimumSizeHint();
    }
    return now.least;
}

Paragraph::Known& Paragraph::known() const
{
    if (text() != m_known.text || font() != m_known.font || wordWrap() != m_known.isWrapped) {
        m_known = {};
        m_known.text = text();
        m_known.font = font();
        m_known.isWrapped = wordWrap();
    }
    return m_known;
}

} // namespace repique
