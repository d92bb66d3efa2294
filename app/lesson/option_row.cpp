// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/option_row.h"

#include "app/widgets/paragraph.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QStyleOption>
#include <QtWidgets/QStylePainter>

namespace repique {

OptionRow::OptionRow(QWidget* parent)
    : QAbstractButton(parent)
    , m_badge(new QLabel(this))
    , m_picture(new QLabel(this))
    , m_words(new Paragraph(this))
    , m_why(new Paragraph(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    m_badge->setProperty("role", QStringLiteral("title"));
    m_why->setProperty("role", QStringLiteral("small"));
    m_words->setWordWrap(true);
    m_why->setWordWrap(true);
    m_why->hide();
    m_picture->hide();
    auto* const texts = new QVBoxLayout;
    texts->setSpacing(4);
    texts->addWidget(m_words);
    texts->addWidget(m_why);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(10, 8, 10, 8);
    row->setSpacing(10);
    row->addWidget(m_badge, 0, Qt::AlignTop);
    row->addWidget(m_picture, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    for (QLabel* const label : findChildren<QLabel*>()) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
}

void OptionRow::setWords(const QString& badge, const QString& words)
{
    m_badge->setText(badge);
    m_words->setText(words);
    setAccessibleName(badge.isEmpty() ? words : QStringLiteral("%1. %2").arg(badge, words));
}

void OptionRow::setPicture(const QPixmap& picture)
{
    m_picture->setPixmap(picture);
    m_picture->show();
}

void OptionRow::setChosen(bool isChosen)
{
    setTone(*this, isChosen ? Tone::Accent : Tone::Plain);
    setChecked(isChosen);
}

void OptionRow::reveal(const QString& mark, const QString& verdict, Tone tone, const QString& why)
{
    m_badge->setText(mark);
    m_why->setText(why);
    m_why->setVisible(!why.isEmpty());
    setTone(*this, tone);
    setAccessibleName(verdict.isEmpty() ? words() : QStringLiteral("%1: %2").arg(verdict, words()));
    setAccessibleDescription(why);
    setCursor(Qt::ArrowCursor);
}

QString OptionRow::words() const
{
    return m_words->text();
}

QString OptionRow::why() const
{
    return m_why->text();
}

QSize OptionRow::sizeHint() const
{
    return layout()->sizeHint();
}

void OptionRow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void OptionRow::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    painter.drawPrimitive(QStyle::PE_Widget, option);
}

} // namespace repique
