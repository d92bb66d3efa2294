// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shortcut_sheet.h"

#include "app/window/action_registry.h"

#include <QtWidgets/QHeaderView>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QVBoxLayout>

namespace repique {
namespace {

QString keysOf(const QAction& action)
{
    return QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText)
        .replace(QStringLiteral("; "), QStringLiteral("   "));
}

void addRow(QTableWidget& table, const ActionRegistry& actions, const QAction& action)
{
    const int row = table.rowCount();
    table.insertRow(row);
    table.setItem(row, 0, new QTableWidgetItem(withoutMnemonic(categoryTitle(actions.categoryOf(action)))));
    table.setItem(row, 1, new QTableWidgetItem(withoutMnemonic(action.text())));
    table.setItem(row, 2, new QTableWidgetItem(keysOf(action)));
    table.item(row, 1)->setToolTip(action.whatsThis());
}

} // namespace

ShortcutSheet::ShortcutSheet(const ActionRegistry& actions, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    auto* table = new QTableWidget(0, 3, this);
    table->setObjectName(QStringLiteral("shortcuts"));
    table->setAccessibleName(windowTitle());
    table->setHorizontalHeaderLabels({tr("Menu"), tr("Action"), tr("Keys")});
    table->verticalHeader()->hide();
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->setShowGrid(false);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    const QList<QAction*> all = actions.actions();
    for (const QAction* action : all) {
        if (!action->shortcut().isEmpty()) {
            addRow(*table, actions, *action);
        }
    }
    table->resizeColumnsToContents();
    table->horizontalHeader()->setStretchLastSection(true);

    auto* close = new QPushButton(tr("Close"), this);
    close->setProperty("kind", QStringLiteral("primary"));
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(table);
    column->addWidget(close, 0, Qt::AlignRight);
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 34);
}

} // namespace repique
