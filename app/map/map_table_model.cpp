// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/map_table_model.h"

#include "app/map/map_study.h"
#include "app/map/map_words.h"

namespace repique::map {

TableModel::TableModel(const Study& study, QObject* parent) : QAbstractTableModel(parent), m_study(study) {}

void TableModel::setLanguage(i18n::Language language)
{
    beginResetModel();
    m_language = language;
    endResetModel();
}

void TableModel::reset()
{
    beginResetModel();
    const Data* const data = m_study.data();
    m_rows = data != nullptr ? static_cast<int>(data->rows()) : 0;
    m_columns = data != nullptr ? static_cast<int>(data->columns()) : 0;
    endResetModel();
}

void TableModel::refresh()
{
    if (m_rows > 0) {
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, m_columns - 1));
    }
}

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

std::size_t TableModel::rowOf(int section) const
{
    return static_cast<std::size_t>(m_rows - 1 - section);
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    const Data* const data = m_study.data();
    if (data == nullptr || !index.isValid()) {
        return {};
    }
    const auto column = static_cast<std::size_t>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return cellText(*data, column, rowOf(index.row()), m_language);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return cellSentence(*data, column, rowOf(index.row()), m_language);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    default:
        return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const Data* const data = m_study.data();
    if (data == nullptr || role != Qt::DisplayRole) {
        return {};
    }
    const Question& question = data->question();
    const bool isAcross = orientation == Qt::Horizontal;
    const Axis& axis = isAcross ? question.x : question.y;
    const std::size_t index = isAcross ? static_cast<std::size_t>(section) : rowOf(section);
    return index < axis.size() ? valueText(axis.parameter, axis.values.at(index), m_language) : QVariant();
}

} // namespace repique::map
