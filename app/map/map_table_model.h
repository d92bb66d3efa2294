// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"

#include <QtCore/QAbstractTableModel>

namespace repique::map {

class Study;

/// The map as a table: a column for each value of x, a row for each of y, the highest on top as in the
/// picture.
class TableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// `study` outlives the model; not owned.
    explicit TableModel(const Study& study, QObject* parent = nullptr);

    void setLanguage(i18n::Language language);
    void reset(); ///< another map
    void refresh(); ///< more of it

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] std::size_t rowOf(int section) const;

    const Study& m_study;
    i18n::Language m_language = i18n::Language::English;
    int m_rows = 0; ///< as the view knows them
    int m_columns = 0;
};

} // namespace repique::map
