// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_deck.h"

#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace repique::charts {
namespace {

constexpr int spacing = 10;
constexpr int mainLines = 10; ///< least height of the load's plot, in lines of text
constexpr int otherLines = 6;
constexpr int mainStretch = 5;
constexpr int otherStretch = 3;
constexpr int zoomStep = 10; ///< percent a notch of the wheel
constexpr int leastZoom = 80;
constexpr int mostZoom = 200;

QString shown(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

ChartDeck::ChartDeck(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing);
    for (std::size_t index = 0; index < allCharts.size(); ++index) {
        const ChartKind kind = allCharts.at(index);
        const bool isMain = kind == ChartKind::Load;
        auto* panel = new ChartPanel(new TimeChart(chartInks(kind)), isMain ? mainLines : otherLines, this);
        column->addWidget(panel, isMain ? mainStretch : otherStretch);
        panel->hide();
        m_places.at(index) = {.kind = kind, .panel = panel};
        connectChart(panel->chart());
    }
    setLanguage(m_language);
}

void ChartDeck::connectChart(TimeChart& chart)
{
    connect(&chart, &TimeChart::pointed, this, [this](double seconds) { read(seconds); });
    connect(&chart, &TimeChart::pointerLeft, this, &ChartDeck::clearCrosshair);
    connect(&chart, &TimeChart::picked, this, [this](double seconds) {
        if (m_snapshot) {
            Q_EMIT momentPicked(seconds);
        }
    });
    connect(&chart, &TimeChart::stepped, this, &ChartDeck::moveCursor);
    connect(&chart, &TimeChart::zoomRequested, this, &ChartDeck::zoom);
    connect(&chart, &TimeChart::sidesChanged, this, &ChartDeck::align);
}

void ChartDeck::setRun(std::shared_ptr<const LoadSnapshot> snapshot, const LoadData& numbers)
{
    m_snapshot = std::move(snapshot);
    m_data = numbers;
    refresh();
}

void ChartDeck::setShown(const QList<ChartKind>& kinds)
{
    for (Place& place : m_places) {
        const bool wasShown = std::exchange(place.isShown, kinds.contains(place.kind));
        place.panel->setVisible(place.isShown);
        if (place.isShown && !wasShown && m_snapshot) {
            show(place);
        }
    }
    placeCorner();
    align();
    clearCrosshair();
    setCursorTime(m_cursorS);
}

void ChartDeck::setGuess(std::optional<Guess> guess)
{
    if (guess != m_guess) {
        m_guess = std::move(guess);
        if (m_snapshot) {
            refresh();
        }
    }
}

void ChartDeck::setCorner(QWidget* corner)
{
    m_corner = corner;
    placeCorner();
}

void ChartDeck::setTokens(const theme::Tokens& tokens)
{
    for (const Place& place : m_places) {
        place.panel->chart().setTokens(tokens);
    }
}

void ChartDeck::setLanguage(i18n::Language language)
{
    m_language = language;
    for (const Place& place : m_places) {
        place.panel->setTitle(
            shown(chartTitle(place.kind, language)), shown(chartUnit(place.kind, language)));
        place.panel->chart().setLanguage(language);
    }
    if (m_snapshot) {
        refresh();
    }
}

void ChartDeck::setStale(bool isStale)
{
    for (const Place& place : m_places) {
        place.panel->chart().setStale(isStale);
    }
}

void ChartDeck::setDraft(bool isDraft)
{
    for (const Place& place : m_places) {
        place.panel->chart().setDraft(isDraft);
    }
}

void ChartDeck::setCursorTime(double seconds)
{
    m_cursorS = seconds;
    if (!hasRun()) {
        return;
    }
    const std::size_t index = m_data.indexAt(seconds);
    for (const Place& place : m_places) {
        if (place.isShown) {
            place.panel->chart().setCursorTime(seconds, chartDots(place.kind, m_data, index));
        }
    }
}

void ChartDeck::show(const Place& place)
{
    const RunView run{m_snapshot->scenario, m_snapshot->result, m_language};
    ChartPicture picture = chartPicture(place.kind, run, m_data);
    std::string summary = chartSummary(place.kind, run);
    if (hasGuess(place)) {
        addGuess(picture, *m_guess, run, m_data);
        summary += guessSummary(*m_guess, run);
    }
    place.panel->chart().setPicture(picture);
    place.panel->setSummary(shown(summary));
}

bool ChartDeck::hasGuess(const Place& place) const
{
    return m_guess && chartOf(*m_guess) == place.kind;
}

void ChartDeck::refresh()
{
    for (const Place& place : m_places) {
        if (place.isShown) {
            show(place);
        }
    }
    clearCrosshair();
    setCursorTime(std::min(m_cursorS, m_data.durationS));
}

void ChartDeck::placeCorner()
{
    const auto first = std::ranges::find(m_places, true, &Place::isShown);
    if (m_corner != nullptr && first != m_places.end()) {
        first->panel->setCorner(m_corner);
    }
}

void ChartDeck::zoom(int steps)
{
    m_zoomPercent = std::clamp(m_zoomPercent + steps * zoomStep, leastZoom, mostZoom);
    for (const Place& place : m_places) {
        place.panel->setZoom(m_zoomPercent / 100.0);
    }
}

void ChartDeck::align()
{
    TimeChart::Sides widest;
    for (const Place& place : m_places) {
        if (place.isShown) {
            const TimeChart::Sides needed = place.panel->chart().neededSides();
            widest = {std::max(widest.left, needed.left), std::max(widest.right, needed.right)};
        }
    }
    for (const Place& place : m_places) {
        if (place.isShown) {
            place.panel->chart().setSides(widest);
        }
    }
}

void ChartDeck::read(double seconds)
{
    if (!hasRun()) {
        return;
    }
    const std::size_t index = m_data.indexAt(seconds);
    const RunView run{m_snapshot->scenario, m_snapshot->result, m_language};
    for (const Place& place : m_places) {
        if (place.isShown) {
            Readout readout = chartReadout(place.kind, run, m_data, index);
            const auto guessed = hasGuess(place) ? guessReadout(*m_guess, seconds, m_language) : std::nullopt;
            if (guessed) {
                readout.lines.push_back(*guessed);
            }
            place.panel->chart().setCrosshair(
                Crosshair{seconds, std::move(readout), chartDots(place.kind, m_data, index)});
        }
    }
}

void ChartDeck::clearCrosshair()
{
    for (const Place& place : m_places) {
        place.panel->chart().setCrosshair(std::nullopt);
    }
}

void ChartDeck::moveCursor(double seconds)
{
    if (!hasRun()) {
        return;
    }
    setCursorTime(seconds);
    read(seconds);
    for (const Place& place : m_places) {
        if (place.isShown) {
            place.panel->describeMoment(shown(sentenceOf(place.panel->chart().crosshair()->readout)));
        }
    }
    Q_EMIT cursorMoved(seconds);
}

} // namespace repique::charts
