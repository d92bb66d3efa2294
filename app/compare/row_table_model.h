// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QAbstractTableModel>
#include <QtCore/QStringList>

namespace repique {

/// Rows of words under headings; the first column is set left, the others right.
class RowTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    struct Row
    {
        QStringList cells;
        QString explanation; ///< tooltip of the whole row
        bool isStrong = false; ///< stands out from the others

        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit RowTableModel(QObject* parent = nullptr);

    /// Every row has as many cells as there are headings.
    void setRows(const QStringList& headings, const QList<Row>& rows);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QStringList m_headings;
    QList<Row> m_rows;
};

} // namespace repique
