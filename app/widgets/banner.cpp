// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/banner.h"

#include <QtCore/QEvent>
#include <QtGui/QAccessible>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>

namespace repique {

Banner::Banner(QWidget* parent)
    : QFrame(parent)
    , m_buttons(new QHBoxLayout)
    , m_sentence(new QLabel(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("banner"));
    m_sentence->setObjectName(QStringLiteral("bannerSentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setObjectName(QStringLiteral("bannerClose"));
    m_close->setProperty("kind", QStringLiteral("ghost"));
    m_close->setText(QStringLiteral("✕"));
    m_buttons->setSpacing(8);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 12, 8);
    row->setSpacing(12);
    row->addWidget(m_sentence, 1);
    row->addLayout(m_buttons);
    row->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &Banner::dismiss);
    retranslate();
    hide();
}

void Banner::say(Tone tone, const QString& sentence, const QList<Action>& actions, const QString& detail)
{
    setTone(*this, tone);
    m_sentence->setText(sentence);
    m_sentence->setToolTip(detail);
    setAccessibleName(sentence);
    setActions(actions);
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Banner::dismiss()
{
    if (isHidden()) {
        return;
    }
    hide();
    Q_EMIT dismissed();
}

QString Banner::sentence() const
{
    return m_sentence->text();
}

void Banner::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QFrame::changeEvent(event);
}

void Banner::setActions(const QList<Action>& actions)
{
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    for (const Action& action : actions) {
        auto* button = new QPushButton(action.text, this);
        m_buttons->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, run = action.run] {
            dismiss();
            run();
        });
    }
}

void Banner::retranslate()
{
    m_close->setAccessibleName(tr("Close this message"));
    m_close->setToolTip(tr("Close this message"));
}

} // namespace repique
