// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dock_title.h"

#include "app/widgets/section_label.h"

#include <QtCore/QEvent>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QToolButton>

namespace repique {

DockTitle::DockTitle(QDockWidget& dock)
    : QWidget(&dock)
    , m_dock(dock)
    , m_name(new SectionLabel({}, this))
    , m_close(new QToolButton(this))
{
    setAttribute(Qt::WA_StyledBackground);
    m_close->setObjectName(dock.objectName() + QStringLiteral("Close"));
    m_close->setText(QStringLiteral("✕"));
    m_close->setProperty("kind", QStringLiteral("ghost"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 4, 8, 0);
    row->addWidget(m_name, 1);
    row->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, &dock, &QDockWidget::close);
    connect(&dock, &QDockWidget::windowTitleChanged, this, &DockTitle::retitle);
    retitle();
}

void DockTitle::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retitle();
    }
    QWidget::changeEvent(event);
}

void DockTitle::retitle()
{
    const QString title = m_dock.windowTitle();
    m_name->setHeading(title);
    m_close->setAccessibleName(tr("Close the panel %1").arg(title));
    m_close->setToolTip(tr("Close the panel %1").arg(title));
}

} // namespace repique
