// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/lesson_stage.h"

#include "app/widgets/card.h"

#include <QtWidgets/QVBoxLayout>

namespace repique {

LessonStage::LessonStage(QWidget* parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("lessonStage"));
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    auto* const ground = new QWidget(this);
    auto* const card = new Card(ground);
    auto* const around = new QVBoxLayout(ground);
    around->setContentsMargins(14, 12, 14, 12);
    around->addWidget(card);
    m_column = &card->body();
    setWidget(ground);
}

void LessonStage::setContent(QWidget* content)
{
    delete m_content;
    m_content = content;
    if (content != nullptr) {
        m_column->addWidget(content);
        content->show(); // now: it may take the keyboard
    }
}

} // namespace repique
