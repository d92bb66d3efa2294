// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/row_table_model.h"

#include <QtGui/QFont>

namespace repique {

RowTableModel::RowTableModel(QObject* parent) : QAbstractTableModel(parent) {}

/// Rows that stay keep their selection and their place in the view.
void RowTableModel::setRows(const QStringList& headings, const QList<Row>& rows)
{
    if (headings.size() != m_headings.size() || rows.size() != m_rows.size()) {
        beginResetModel();
        m_headings = headings;
        m_rows = rows;
        endResetModel();
        return;
    }
    m_headings = headings;
    m_rows = rows;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_rows.isEmpty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

int RowTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RowTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant RowTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.cells.at(index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return row.explanation;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            index.column() == 0 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font;
        font.setBold(row.isStrong);
        return row.isStrong ? QVariant::fromValue(font) : QVariant();
    }
    default:
        return {};
    }
}

QVariant RowTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isOurs = orientation == Qt::Horizontal && section >= 0 && section < m_headings.size();
    if (role == Qt::TextAlignmentRole && isOurs) {
        return QVariant::fromValue(
            section == 0 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    }
    return role == Qt::DisplayRole && isOurs ? QVariant(m_headings.at(section)) : QVariant();
}

} // namespace repique
