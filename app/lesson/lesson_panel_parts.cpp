// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/exercise_area.h"
#include "app/lesson/lesson_panel.h"
#include "app/lesson/step_delegate.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QToolButton>

// Where everything stands in the guide.
namespace repique {

void LessonPanel::build()
{
    m_title->setObjectName(QStringLiteral("lessonTitle"));
    m_title->setProperty("role", QStringLiteral("heading"));
    m_title->setWordWrap(true);
    m_chooser->setMenu(m_lessonMenu);
    m_chooser->setPopupMode(QToolButton::InstantPopup);
    m_chooser->setFocusPolicy(Qt::StrongFocus);
    m_steps->setItemDelegate(new StepDelegate(m_steps));
    m_steps->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setResizeMode(QListView::Adjust);
    m_steps->setWordWrap(true);
    m_steps->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_steps->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_passage->setOpenLinks(false);
    m_passage->setVerticalScrollBarPolicy(
        Qt::ScrollBarAlwaysOff); // the whole guide scrolls, not a part of it
    m_passage->document()->setDocumentMargin(0);
    m_next->setProperty("kind", QStringLiteral("primary"));
    m_next->setAutoDefault(true); // Enter goes on
    m_back->setAutoDefault(true);

    auto* const top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_chooser, 0, Qt::AlignTop);
    auto* const guide = new QWidget(this);
    auto* const reading = new QVBoxLayout(guide);
    reading->setContentsMargins(16, 12, 16, 12);
    reading->setSpacing(8);
    reading->addLayout(top);
    reading->addWidget(m_steps);
    reading->addWidget(m_passage);
    reading->addWidget(m_area);
    reading->addStretch();
    m_scroll->setWidget(guide);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* const buttons = new QHBoxLayout;
    buttons->setContentsMargins(16, 8, 16, 12);
    buttons->setSpacing(8);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next, 1);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_scroll, 1);
    column->addLayout(buttons);
}

} // namespace repique
