// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/trace/trace.h"

#include <QtCore/QAbstractTableModel>

#include <memory>
#include <vector>

namespace repique {

/// The failed attempts of one operation: number, outcome, classification, wait, reason. When the operation
/// failed, the last row is its error with the cause, one sentence across all columns. Of a chain, those of
/// the outermost layer, by name. GUI thread.
class AttemptLogModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Attempt, Outcome, Classification, Wait, Reason, ColumnCount };

    explicit AttemptLogModel(QObject* parent = nullptr);

    void setTrace(std::shared_ptr<const trace::Trace> trace);
    void setLanguage(i18n::Language language);
    void retranslate(); ///< headers, after the program's language changed

    /// Whether `row` is the operation's error rather than an attempt.
    [[nodiscard]] bool isFinalError(int row) const noexcept;
    /// All rows as sentences, one a line, as the client writes its log.
    [[nodiscard]] QString text() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        QStringList cells; ///< one a column
        QString sentence;
        bool isFinalError = false;
    };

    void rebuild();
    [[nodiscard]] bool isChain() const noexcept;
    [[nodiscard]] Row rowOf(const trace::Step& step, const QString& outcome, const QString& sentence) const;

    std::shared_ptr<const trace::Trace> m_trace;
    std::vector<Row> m_rows;
    i18n::Language m_language = i18n::Language::English;
};

} // namespace repique
