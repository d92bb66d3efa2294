// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/attempt_log.h"

#include "app/sequence/attempt_log_model.h"

#include <QtCore/QEvent>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

namespace repique {

AttemptLog::AttemptLog(QWidget* parent)
    : QWidget(parent)
    , m_model(new AttemptLogModel(this))
    , m_table(new QTableView(this))
    , m_empty(new QLabel(this))
    , m_copy(new QToolButton(this))
{
    setObjectName(QStringLiteral("attemptLog"));
    m_table->setObjectName(QStringLiteral("attemptLogTable"));
    m_table->setModel(m_model);
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->setWordWrap(true);
    m_table->setTextElideMode(Qt::ElideNone);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_empty->setObjectName(QStringLiteral("attemptLogEmpty"));
    m_empty->setProperty("role", QStringLiteral("muted"));
    m_empty->setWordWrap(true);
    m_copy->setObjectName(QStringLiteral("attemptLogCopy"));
    connect(m_copy, &QToolButton::clicked, this, &AttemptLog::copy);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->addWidget(m_empty);
    column->addWidget(m_table, 1);
    column->addWidget(m_copy, 0, Qt::AlignLeft);
    retranslate();
}

void AttemptLog::setTrace(const std::shared_ptr<const trace::Trace>& trace)
{
    m_hasTrace = trace != nullptr;
    m_model->setTrace(trace);
    refresh();
}

void AttemptLog::setLanguage(i18n::Language language)
{
    m_model->setLanguage(language);
    refresh();
}

void AttemptLog::refresh()
{
    const int rows = m_model->rowCount();
    m_table->clearSpans();
    for (int row = 0; row < rows; ++row) {
        if (m_model->isFinalError(row)) {
            m_table->setSpan(row, 0, 1, AttemptLogModel::ColumnCount);
        }
    }
    m_empty->setText(emptySentence());
    m_empty->setVisible(rows == 0);
    m_table->setVisible(rows > 0);
    m_copy->setVisible(rows > 0);
}

QString AttemptLog::emptySentence() const
{
    return m_hasTrace ? tr("No attempt failed: the first one settled the payment.")
                      : tr("No operation yet. Failed attempts will be listed here.");
}

void AttemptLog::copy() const
{
    QGuiApplication::clipboard()->setText(m_model->text());
}

void AttemptLog::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    QWidget::keyPressEvent(event);
}

void AttemptLog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void AttemptLog::retranslate()
{
    m_table->setAccessibleName(tr("Failed attempts"));
    m_copy->setText(tr("Copy as text"));
    m_copy->setToolTip(tr("Copy the log as text (Ctrl+C)"));
    m_model->retranslate();
    refresh();
}

} // namespace repique
