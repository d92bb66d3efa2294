// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/live/pay_run.h"
#include "app/theme/tokens.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace repique {
class Tile;
class TileRow;

namespace charts {
class ChartPanel;
class TimeChart;
struct ChartPicture;
} // namespace charts
} // namespace repique

namespace repique::live {

/// The figures of the latest run on real HTTP, and its attempts and goodput a second. GUI thread.
class NumbersPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit NumbersPanel(QWidget* parent = nullptr);

    /// `duplicates`: debits beyond the first, as the ledger says; nothing before it was read.
    void setProgress(const PayProgress& progress, std::optional<std::int64_t> duplicates);
    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void showTiles();
    void showChart();
    [[nodiscard]] QString number(std::int64_t value) const;

    PayTotals m_totals;
    LiveSeries m_series;
    std::optional<std::int64_t> m_duplicates;
    i18n::Language m_language = i18n::Language::English;
    TileRow* m_tiles; // owned by this widget, as all below
    Tile* m_payments;
    Tile* m_settled;
    Tile* m_failed;
    Tile* m_attempts;
    Tile* m_amplification;
    Tile* m_doubles;
    charts::TimeChart* m_chart;
    charts::ChartPanel* m_chartPanel;
};

/// Attempts and goodput a second over the time of the run.
[[nodiscard]] charts::ChartPicture pictureOf(const LiveSeries& series, i18n::Language language);

} // namespace repique::live
