// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/tile.h"

#include <QtCore/QVariant>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace repique {
namespace {

QLabel* makePart(const char* part, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("part", QLatin1String(part));
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

Tile::Tile(QWidget* parent)
    : QFrame(parent)
    , m_label(makePart("label", this))
    , m_figure(makePart("figure", this))
    , m_note(makePart("note", this))
{
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_figure, 0, Qt::AlignBaseline);
    row->addWidget(m_note, 0, Qt::AlignBaseline);
    row->addStretch();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 10);
    column->setSpacing(2);
    column->addWidget(m_label);
    column->addLayout(row);
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
}

void Tile::setWordy(bool isWordy)
{
    setStyleProperty(*this, "isWordy", isWordy ? QStringLiteral("true") : QString());
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
