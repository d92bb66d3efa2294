// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QAbstractTableModel>
#include <QtCore/QStringList>

#include <vector>

namespace repique::live {

/// Rows of words under headings, replaced as a whole. GUI thread.
class RowTable final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit RowTable(QObject* parent = nullptr);

    void setHeadings(const QStringList& headings);
    /// One text a heading in each row. Does nothing when they are the same as before.
    void setRows(std::vector<QStringList> rows);
    /// Numbers stand at the right.
    void setNumberColumns(const QList<int>& columns);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QStringList m_headings;
    std::vector<QStringList> m_rows;
    QList<int> m_numberColumns;
};

} // namespace repique::live
