// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/compare_charts.h"

#include "app/charts/chart_panel.h"
#include "app/charts/curve_points.h"
#include "app/charts/time_chart.h"
#include "app/widgets/utf8.h"

#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace repique {
namespace {

using charts::Ink;
using charts::LoadData;
using charts::TimeChart;

constexpr int plotLines = 7; ///< least height of a plot, in lines of text

struct Measure
{
    std::vector<double> LoadData::*values;
    bool isLevel; ///< counted up to a moment, rather than a rate
};

constexpr std::array measures{Measure{&LoadData::attempts, false}, Measure{&LoadData::goodput, false},
    Measure{&LoadData::duplicates, true}};

void addCurve(charts::ChartPicture& picture, Ink ink, const LoadData& data, const Measure& measure)
{
    if (data.size() == 0) {
        return;
    }
    const std::vector<double>& values = data.*measure.values;
    const QList<QPointF> line
        = measure.isLevel ? charts::levelPoints(data, values, 0.0) : charts::ratePoints(data, values);
    picture.curves.append({ink, line, {}, ink == Ink::SideA ? QStringLiteral("A") : QStringLiteral("B")});
    picture.largest = std::max(picture.largest, charts::largestOf(values));
    picture.durationS = std::max(picture.durationS, data.durationS);
    picture.stepS = data.groupS;
}

double valueAt(const LoadData& data, const Measure& measure, double seconds)
{
    return (data.*measure.values)[data.indexAt(seconds)];
}

} // namespace

CompareCharts::CompareCharts(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    for (charts::ChartPanel*& panel : m_panels) {
        panel = new charts::ChartPanel(new TimeChart({Ink::SideA, Ink::SideB}), plotLines, this);
        column->addWidget(panel, 1);
        connect(&panel->chart(), &TimeChart::sidesChanged, this, &CompareCharts::align);
        connect(&panel->chart(), &TimeChart::stepped, this, &CompareCharts::moveCursor);
        connect(&panel->chart(), &TimeChart::picked, this, &CompareCharts::moveCursor);
    }
    setLanguage(m_language);
}

void CompareCharts::setRuns(
    std::shared_ptr<const storm::RunResult> a, std::shared_ptr<const storm::RunResult> b)
{
    if (a == m_a && b == m_b) {
        return;
    }
    m_a = std::move(a);
    m_b = std::move(b);
    m_dataA = m_a ? charts::loadData(m_a->series) : LoadData{};
    m_dataB = m_b ? charts::loadData(m_b->series) : LoadData{};
    refresh();
}

void CompareCharts::setStale(bool isStale)
{
    for (charts::ChartPanel* panel : m_panels) {
        panel->chart().setStale(isStale);
    }
}

void CompareCharts::setTokens(const theme::Tokens& tokens)
{
    for (charts::ChartPanel* panel : m_panels) {
        panel->chart().setTokens(tokens);
    }
}

void CompareCharts::setLanguage(i18n::Language language)
{
    m_language = language;
    const std::array titles{tr("Attempts"), tr("Goodput"), tr("Duplicates")};
    const std::array units{tr("a second; A solid, B dashed"), tr("operations a second that succeed"),
        tr("effects beyond the first of their operation, so far")};
    for (std::size_t index = 0; index < m_panels.size(); ++index) {
        m_panels.at(index)->setTitle(titles.at(index), units.at(index));
        m_panels.at(index)->chart().setLanguage(language);
    }
    refresh();
}

void CompareCharts::refresh()
{
    for (std::size_t index = 0; index < m_panels.size(); ++index) {
        const Measure& measure = measures.at(index);
        charts::ChartPicture picture;
        picture.isCounting = measure.isLevel;
        picture.labelOrder = {Ink::SideA, Ink::SideB};
        addCurve(picture, Ink::SideA, m_dataA, measure);
        addCurve(picture, Ink::SideB, m_dataB, measure);
        m_panels.at(index)->chart().setPicture(picture);
        m_panels.at(index)->setSummary(tr("Click, or ← and →: what both are at a moment."));
    }
    align();
}

/// One time axis for all.
void CompareCharts::align()
{
    TimeChart::Sides sides;
    for (charts::ChartPanel* panel : m_panels) {
        const TimeChart::Sides needed = panel->chart().neededSides();
        sides = {std::max(sides.left, needed.left), std::max(sides.right, needed.right)};
    }
    for (charts::ChartPanel* panel : m_panels) {
        panel->chart().setSides(sides);
    }
}

void CompareCharts::moveCursor(double seconds)
{
    if (m_dataA.size() == 0 || m_dataB.size() == 0) {
        return;
    }
    for (std::size_t index = 0; index < m_panels.size(); ++index) {
        const double a = valueAt(m_dataA, measures.at(index), seconds);
        const double b = valueAt(m_dataB, measures.at(index), seconds);
        charts::ChartPanel& panel = *m_panels.at(index);
        panel.chart().setCursorTime(seconds, {{Ink::SideA, a}, {Ink::SideB, b}});
        //: 1 a moment, 2 and 3 the values of A and B then
        const QString words
            = tr("t = %1 · A %2 · B %3")
                  .arg(fromUtf8(charts::timeTick(seconds, m_language)),
                      fromUtf8(charts::quantity(a, m_language)), fromUtf8(charts::quantity(b, m_language)));
        panel.setSummary(words);
        panel.describeMoment(words);
    }
}

} // namespace repique
