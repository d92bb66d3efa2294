// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_kind.h"
#include "app/charts/chart_panel.h"
#include "app/charts/guess.h"
#include "app/runner/runner.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

#include <array>
#include <memory>
#include <optional>

namespace repique::charts {

/// The charts of a run, those that are shown above one another on one time axis: one cursor, one crosshair,
/// one zoom.
class ChartDeck final : public QWidget
{
    Q_OBJECT

public:
    explicit ChartDeck(QWidget* parent = nullptr);

    /// `numbers` are those of the snapshot, which is not null.
    void setRun(std::shared_ptr<const LoadSnapshot> snapshot, const LoadData& numbers);
    void setShown(const QList<ChartKind>& kinds);
    /// Stays over the chart of its series, run after run; nothing takes it away.
    void setGuess(std::optional<Guess> guess);
    /// Stands at the right of the title of the first chart shown. Takes it.
    void setCorner(QWidget* corner);
    void setTokens(const theme::Tokens& tokens);
    void setLanguage(i18n::Language language);
    /// The curves are out of date: they stay, at half their strength.
    void setStale(bool isStale);
    /// Curves follow the hand.
    void setDraft(bool isDraft);
    /// The player's time. Says nothing.
    void setCursorTime(double seconds);

    [[nodiscard]] double cursorTime() const noexcept { return m_cursorS; }

Q_SIGNALS:
    void momentPicked(double seconds); ///< there is a run, and someone wants to see an operation of then
    void cursorMoved(double seconds); ///< by keyboard

private:
    struct Place
    {
        ChartKind kind = ChartKind::Load;
        ChartPanel* panel = nullptr; // owned by this widget
        bool isShown = false;
    };

    void connectChart(TimeChart& chart);
    void show(const Place& place);
    [[nodiscard]] bool hasGuess(const Place& place) const;
    void refresh();
    void placeCorner();
    void zoom(int steps);
    void align();
    void read(double seconds);
    void clearCrosshair();
    void moveCursor(double seconds);

    [[nodiscard]] bool hasRun() const noexcept { return m_snapshot && m_data.size() > 0; }

    std::array<Place, allCharts.size()> m_places;
    QWidget* m_corner = nullptr; // owned by a panel
    std::shared_ptr<const LoadSnapshot> m_snapshot;
    LoadData m_data;
    std::optional<Guess> m_guess;
    i18n::Language m_language = i18n::Language::English;
    double m_cursorS = 0.0;
    int m_zoomPercent = 100;
};

} // namespace repique::charts
