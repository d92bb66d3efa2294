// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/tile.h"

#include "app/widgets/paragraph.h"

#include <QtCore/QVariant>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace repique {
namespace {

Paragraph* makePart(const char* part, QWidget* parent)
{
    auto* label = new Paragraph(parent);
    label->setProperty("part", QLatin1String(part));
    return label;
}

constexpr QMargins margins{14, 8, 14, 10};
constexpr int spacing = 6; ///< between figure and note

int widestWord(const QLabel& label)
{
    int widest = 0;
    for (const QString& word : label.text().split(QLatin1Char(' '))) {
        widest = std::max(widest, label.fontMetrics().horizontalAdvance(word));
    }
    return widest;
}

} // namespace

Tile::Tile(QWidget* parent)
    : QFrame(parent)
    , m_label(makePart("label", this))
    , m_figure(makePart("figure", this))
    , m_note(makePart("note", this))
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight))
{
    m_row->setSpacing(spacing);
    m_row->addWidget(m_figure, 0, Qt::AlignBaseline);
    m_row->addWidget(m_note, 0, Qt::AlignBaseline);
    m_row->addStretch();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margins);
    column->setSpacing(2);
    column->addWidget(m_label);
    column->addLayout(m_row);
    column->addStretch();
}

void Tile::setLabel(const QString& label)
{
    m_label->setText(label);
    describe();
}

void Tile::setFigure(const QString& figure, const QString& note, Tone tone)
{
    m_figure->setText(figure);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    setTone(*this, tone);
    describe();
    flow();
}

void Tile::setWordy(bool isWordy)
{
    setStyleProperty(*this, "isWordy", isWordy ? QStringLiteral("true") : QString());
}

int Tile::comfortableWidth() const
{
    const int note = m_note->text().isEmpty() ? 0 : spacing + m_note->textWidth();
    const int widest = std::max(m_label->textWidth(), m_figure->textWidth() + note);
    return widest + margins.left() + margins.right() + 2 * frameWidth() + 2;
}

QSize Tile::minimumSizeHint() const
{
    const int widest = std::max({m_label->textWidth(), widestWord(*m_figure), widestWord(*m_note)});
    const int width = widest + margins.left() + margins.right() + 2 * frameWidth() + 2;
    return {width, QFrame::minimumSizeHint().height()};
}

void Tile::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    flow();
}

void Tile::flow()
{
    const bool isNarrow = width() < comfortableWidth();
    if (isNarrow == m_isNarrow) {
        return;
    }
    m_isNarrow = isNarrow;
    m_figure->setWordWrap(isNarrow);
    m_note->setWordWrap(isNarrow);
    m_row->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const Qt::Alignment alignment = isNarrow ? Qt::Alignment() : Qt::AlignBaseline;
    m_row->setAlignment(m_figure, alignment);
    m_row->setAlignment(m_note, alignment);
}

QString Tile::label() const
{
    return m_label->text();
}

QString Tile::figure() const
{
    return m_figure->text();
}

QString Tile::note() const
{
    return m_note->text();
}

void Tile::describe()
{
    setAccessibleName(QStringLiteral("%1: %2 %3").arg(label(), figure(), note()).trimmed());
}

} // namespace repique
