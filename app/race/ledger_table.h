// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/tokens.h"
#include "app/widgets/tone.h"

#include <QtCore/QStringList>
#include <QtCore/QVariantAnimation>
#include <QtWidgets/QWidget>

#include <vector>

namespace repique {

/// A few rows of a ledger, as a table: the last column on the right. A new row lights up for a moment. Screen
/// readers get the rows as the description. Give it an accessible name.
class LedgerTable final : public QWidget
{
    Q_OBJECT

public:
    struct Row
    {
        QStringList cells; ///< one a column
        Tone tone = Tone::Plain;

        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit LedgerTable(QWidget* parent = nullptr);

    void setColumns(const QStringList& headers);
    /// `nothing` is said where there are no rows.
    void setRows(std::vector<Row> rows, const QString& nothing);
    /// Room for this many rows, so that new ones push nothing away.
    void setRoom(int rows);
    void setTokens(const theme::Tokens& tokens);

    void setReducedMotion(bool isReduced) { m_isMotionReduced = isReduced; }

    [[nodiscard]] const std::vector<Row>& rows() const noexcept { return m_rows; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] std::vector<int> columnEdges() const;
    void paintRow(QPainter& painter, int top, const QStringList& cells) const;
    void describe();

    theme::Tokens m_tokens;
    QStringList m_headers;
    QString m_nothing;
    std::vector<Row> m_rows;
    QVariantAnimation m_light; ///< 1 … 0: how much new rows are lit
    std::size_t m_oldRows = 0; ///< rows that are not new
    int m_room = 1;
    bool m_isMotionReduced = false;
};

} // namespace repique
