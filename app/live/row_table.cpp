// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/row_table.h"

#include <utility>

namespace repique::live {

RowTable::RowTable(QObject* parent) : QAbstractTableModel(parent) {}

void RowTable::setHeadings(const QStringList& headings)
{
    if (headings.size() != m_headings.size()) {
        beginResetModel();
        m_headings = headings;
        endResetModel();
        return;
    }
    m_headings = headings;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void RowTable::setRows(std::vector<QStringList> rows)
{
    if (rows == m_rows) {
        return;
    }
    const int before = rowCount();
    const int after = static_cast<int>(rows.size());
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_rows = std::move(rows);
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_rows = std::move(rows);
        endRemoveRows();
    } else {
        m_rows = std::move(rows);
    }
    if (after > 0) {
        Q_EMIT dataChanged(index(0, 0), index(after - 1, columnCount() - 1));
    }
}

void RowTable::setNumberColumns(const QList<int>& columns)
{
    m_numberColumns = columns;
}

int RowTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RowTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant RowTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const QString& text = m_rows[static_cast<std::size_t>(index.row())].at(index.column());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) {
        return text;
    }
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = m_numberColumns.contains(index.column());
        return static_cast<int>((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    return {};
}

QVariant RowTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    return role == Qt::DisplayRole && orientation == Qt::Horizontal ? QVariant(m_headings.value(section))
                                                                    : QVariant();
}

} // namespace repique::live
