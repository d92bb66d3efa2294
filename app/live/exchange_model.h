// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/http/exchange_log.h"

#include <QtCore/QAbstractTableModel>

#include <deque>

namespace repique::live {

/// The newest 200 exchanges of the service, newest first. GUI thread.
class ExchangeModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Time, Method, Path, Status, Attempt, Operation, Key, Took, ColumnCount };

    explicit ExchangeModel(QObject* parent = nullptr);

    /// Adds exchanges, oldest first; the oldest of all go when there are more than 200.
    void add(std::deque<http::Exchange> newest);
    void clear();
    void setLanguage(i18n::Language language);
    void retranslate(); ///< headers and words, after the program's language changed

    /// The row exists (asserted).
    [[nodiscard]] const http::Exchange& exchange(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const http::Exchange& exchange, int column) const;

    std::deque<http::Exchange> m_exchanges; ///< newest first
    i18n::Language m_language = i18n::Language::English;
};

/// "503", "lost", "closed" …: what became of the answer.
[[nodiscard]] QString endingOf(const http::Exchange& exchange);

/// Request and response as they stood on the wire, with what became of the answer.
[[nodiscard]] QString requestText(const http::Exchange& exchange);
[[nodiscard]] QString responseText(const http::Exchange& exchange);

} // namespace repique::live
