// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/tokens.h"

#include <QtWidgets/QWidget>

namespace repique::reference {

/// A stop on the line of patterns, and the line above and below it. Says nothing: its words stand beside it.
class StationMark final : public QWidget
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t {
        First, ///< the line begins here
        Between,
        Further, ///< the line goes on, without a stop
        Beside, ///< a stop of no line
    };

    /// `station` 0: without a number. `isHere`: where the reader is.
    StationMark(Kind kind, int station, bool isHere, QWidget* parent = nullptr);

    void setTokens(const theme::Tokens& tokens);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRectF stop() const;
    void paintLine(QPainter& painter) const;

    Kind m_kind;
    int m_station;
    bool m_isHere;
    theme::Tokens m_tokens;
};

} // namespace repique::reference
