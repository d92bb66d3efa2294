// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_picture.h"
#include "app/runner/pair_runner.h"
#include "app/theme/tokens.h"

#include <QtWidgets/QWidget>

#include <array>
#include <memory>

namespace repique {

namespace charts {
class ChartPanel;
} // namespace charts

/// The curves of A (solid) and B (dashed) on the same axes: attempts, goodput, duplicates. One cursor.
class CompareCharts final : public QWidget
{
    Q_OBJECT

public:
    explicit CompareCharts(QWidget* parent = nullptr);

    /// Of the first seed; a side that is null has no curve yet.
    void setRuns(std::shared_ptr<const storm::RunResult> a, std::shared_ptr<const storm::RunResult> b);
    /// The curves are those of other values: they stay, at half their strength.
    void setStale(bool isStale);
    void setTokens(const theme::Tokens& tokens);
    void setLanguage(i18n::Language language);

    [[nodiscard]] charts::ChartPanel& panel(std::size_t index) const { return *m_panels.at(index); }

private:
    void refresh();
    void align();
    void moveCursor(double seconds);

    std::array<charts::ChartPanel*, 3> m_panels; // owned by this widget
    std::shared_ptr<const storm::RunResult> m_a;
    std::shared_ptr<const storm::RunResult> m_b;
    charts::LoadData m_dataA;
    charts::LoadData m_dataB;
    i18n::Language m_language = i18n::Language::English;
};

} // namespace repique
