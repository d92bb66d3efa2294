// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/load_table_model.h"

#include "app/charts/load_presenter.h"
#include "app/i18n/numbers.h"

#include <cmath>

namespace repique::charts {

LoadTableModel::LoadTableModel(QObject* parent) : QAbstractTableModel(parent) {}

void LoadTableModel::setRun(std::shared_ptr<const LoadSnapshot> snapshot, const LoadData& data)
{
    beginResetModel();
    m_snapshot = std::move(snapshot);
    m_data = data;
    endResetModel();
}

void LoadTableModel::setLanguage(i18n::Language language)
{
    if (language == m_language) {
        return;
    }
    m_language = language;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    }
}

int LoadTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_data.size());
}

int LoadTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant LoadTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const auto row = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::EditRole:
        return value(row, index.column());
    case Qt::TextAlignmentRole:
        return QVariant{Qt::AlignRight | Qt::AlignVCenter};
    default:
        return {};
    }
}

QVariant LoadTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant{Qt::AlignRight | Qt::AlignVCenter};
    }
    return role == Qt::DisplayRole ? QVariant{heading(section)} : QVariant{};
}

double LoadTableModel::value(std::size_t row, int column) const
{
    switch (column) {
    case Time:
        return m_data.startS(row);
    case Originals:
        return m_data.originals[row];
    case Retries:
        return m_data.retries[row];
    case Attempts:
        return m_data.attempts[row];
    case Arrivals:
        return m_data.arrivals[row];
    case Goodput:
        return m_data.goodput[row];
    case Rejected:
        return m_data.rejected[row];
    case Duplicates:
        return m_data.duplicates[row];
    case Queue:
        return m_data.queue[row];
    case Tokens:
        return m_data.budgetTokens[row];
    case P50:
        return m_data.latencyP50Ms[row];
    case P95:
        return m_data.latencyP95Ms[row];
    case P99:
        return m_data.latencyP99Ms[row];
    default:
        return m_data.duplicates[row] * static_cast<double>(centsEach(m_snapshot->result.totals));
    }
}

QString LoadTableModel::text(std::size_t row, int column) const
{
    const double number = value(row, column);
    switch (column) {
    case Time:
        return QString::fromStdString(timeTick(number, m_language));
    case Duplicates:
    case Queue:
        return QString::fromStdString(i18n::integer(std::llround(number), m_language));
    case P50:
    case P95:
    case P99: // without a success there is no such time
        return number > 0.0 ? QString::fromStdString(i18n::milliseconds(number, m_language)) : QString();
    case Money:
        return QString::fromStdString(i18n::money(std::llround(number), m_language));
    default:
        return QString::fromStdString(quantity(number, m_language));
    }
}

QString LoadTableModel::heading(int column) const
{
    static constexpr i18n::Words from{"from", "desde"};
    static constexpr i18n::Words money{"debited twice", "em dobro"};
    static constexpr i18n::Words rate{"{}/s", "{}/s"};
    static constexpr std::array inks{Ink::Originals, Ink::Originals, Ink::Retries, Ink::Attempts,
        Ink::Arrivals, Ink::Goodput, Ink::Rejected, Ink::Duplicates, Ink::Duplicates, Ink::Queue, Ink::Tokens,
        Ink::P50, Ink::P95, Ink::P99};
    if (column == Time || column == Money) {
        const i18n::Words& words = column == Time ? from : money;
        return QString::fromStdString(std::string{words.in(m_language)});
    }
    const std::string name = inkName(inks[static_cast<std::size_t>(column)], m_language);
    return QString::fromStdString(column >= Duplicates ? name : i18n::filled(rate, m_language, name));
}

} // namespace repique::charts
