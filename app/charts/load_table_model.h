// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/load_data.h"
#include "app/i18n/language.h"
#include "app/runner/runner.h"

#include <QtCore/QAbstractTableModel>

#include <memory>

namespace repique::charts {

/// The charts' numbers as a table: one row a group of bins, the same groups as the curves.
class LoadTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Time,
        Originals,
        Retries,
        Attempts,
        Arrivals,
        Goodput,
        Rejected,
        Duplicates,
        Money,
        Queue,
        Tokens,
        P50,
        P95,
        P99
    };

    static constexpr int columns = P99 + 1;

    explicit LoadTableModel(QObject* parent = nullptr);

    void setRun(std::shared_ptr<const LoadSnapshot> snapshot, const LoadData& data);
    void setLanguage(i18n::Language language);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] double value(std::size_t row, int column) const;
    [[nodiscard]] QString text(std::size_t row, int column) const;
    [[nodiscard]] QString heading(int column) const;

    std::shared_ptr<const LoadSnapshot> m_snapshot;
    LoadData m_data;
    i18n::Language m_language = i18n::Language::English;
};

} // namespace repique::charts
