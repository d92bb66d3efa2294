// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/numbers_panel.h"

#include "app/charts/chart_panel.h"
#include "app/charts/load_presenter.h"
#include "app/i18n/numbers.h"
#include "app/sequence/tile_row.h"
#include "app/widgets/tile.h"
#include "app/widgets/utf8.h"

#include <QtCore/QEvent>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace repique::live {
namespace {

constexpr int linesOfChart = 7;
constexpr double shortestAxisS = 3.0;

QList<QPointF> pointsOf(const LiveSeries& series, double (LiveSeries::*rate)(std::size_t) const)
{
    QList<QPointF> points;
    const double width = toSeconds(series.bin());
    for (std::size_t index = 0; index < series.size(); ++index) {
        const double value = (series.*rate)(index);
        points.append({static_cast<double>(index) * width, value});
        points.append({static_cast<double>(index + 1) * width, value});
    }
    return points;
}

} // namespace

charts::ChartPicture pictureOf(const LiveSeries& series, i18n::Language language)
{
    using charts::Ink;
    charts::ChartPicture picture;
    picture.labelOrder = {Ink::Goodput, Ink::Attempts};
    picture.stepS = toSeconds(series.bin());
    picture.durationS = std::max(shortestAxisS, static_cast<double>(series.size()) * picture.stepS);
    picture.largest = 1.0;
    if (series.size() == 0) {
        return picture;
    }
    for (std::size_t index = 0; index < series.size(); ++index) {
        picture.largest = std::max({picture.largest, series.attempts(index), series.goodput(index)});
    }
    const auto label = [language](Ink ink) { return fromUtf8(charts::inkName(ink, language)); };
    picture.curves.append({Ink::Attempts, pointsOf(series, &LiveSeries::attempts), {}, label(Ink::Attempts)});
    picture.curves.append({Ink::Goodput, pointsOf(series, &LiveSeries::goodput), {}, label(Ink::Goodput)});
    return picture;
}

NumbersPanel::NumbersPanel(QWidget* parent)
    : QWidget(parent)
    , m_tiles(new TileRow(this))
    , m_payments(m_tiles->addTile(QStringLiteral("livePayments")))
    , m_settled(m_tiles->addTile(QStringLiteral("liveSettled")))
    , m_failed(m_tiles->addTile(QStringLiteral("liveFailed")))
    , m_attempts(m_tiles->addTile(QStringLiteral("liveAttempts")))
    , m_amplification(m_tiles->addTile(QStringLiteral("liveAmplification")))
    , m_doubles(m_tiles->addTile(QStringLiteral("liveDoubles")))
    , m_chart(new charts::TimeChart({charts::Ink::Attempts, charts::Ink::Goodput}, this))
    , m_chartPanel(new charts::ChartPanel(m_chart, linesOfChart, this))
{
    setObjectName(QStringLiteral("numbersPanel"));
    m_chart->setObjectName(QStringLiteral("liveChart"));
    m_chartPanel->setCorner(new QWidget(this));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 10, 0, 0);
    column->setSpacing(10);
    column->addWidget(m_tiles);
    column->addWidget(m_chartPanel, 1);
    connect(m_chart, &charts::TimeChart::sidesChanged, this,
        [this] { m_chart->setSides(m_chart->neededSides()); });
    retranslate();
}

void NumbersPanel::setProgress(const PayProgress& progress, std::optional<std::int64_t> duplicates)
{
    m_totals = progress.totals;
    m_series = progress.series;
    m_duplicates = duplicates;
    refresh();
}

void NumbersPanel::setLanguage(i18n::Language language)
{
    m_language = language;
    m_chart->setLanguage(language);
    refresh();
}

void NumbersPanel::setTokens(const theme::Tokens& tokens)
{
    m_chart->setTokens(tokens);
}

void NumbersPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void NumbersPanel::retranslate()
{
    m_payments->setLabel(tr("Payments"));
    m_settled->setLabel(tr("Settled"));
    m_failed->setLabel(tr("Failed"));
    m_attempts->setLabel(tr("Attempts"));
    m_amplification->setLabel(tr("Amplification"));
    m_doubles->setLabel(tr("Double debits"));
    m_doubles->setToolTip(tr("Debits beyond the first of each payment, counted in the ledger"));
    m_chartPanel->setTitle(tr("Attempts and goodput"), tr("a second, on the clock of the wall"));
    refresh();
}

void NumbersPanel::refresh()
{
    showTiles();
    showChart();
}

void NumbersPanel::showTiles()
{
    m_payments->setFigure(number(m_totals.ended()),
        //: beside the number of payments that have ended; %1 is how many were asked for
        m_totals.asked > 0 ? tr("of %1").arg(number(m_totals.asked)) : QString());
    m_settled->setFigure(number(m_totals.settled), {}, m_totals.settled > 0 ? Tone::Goodput : Tone::Plain);
    m_failed->setFigure(number(m_totals.failed),
        //: beside the number of failed payments; %1 of them got no clear answer to an attempt
        m_totals.inDoubt > 0 ? tr("%1 in doubt").arg(number(m_totals.inDoubt)) : QString(),
        m_totals.failed > 0 ? Tone::Duplicate : Tone::Plain);
    m_attempts->setFigure(number(m_totals.attempts));
    m_amplification->setFigure(m_totals.ended() > 0
            ? fromUtf8(i18n::times(m_totals.amplification(), m_language))
            : QStringLiteral("—"),
        {}, m_totals.amplification() > 1.0 ? Tone::Retry : Tone::Plain);
    m_doubles->setFigure(m_duplicates ? number(*m_duplicates) : QStringLiteral("—"), {},
        !m_duplicates            ? Tone::Plain
            : *m_duplicates == 0 ? Tone::Goodput
                                 : Tone::Duplicate);
}

void NumbersPanel::showChart()
{
    m_chart->setPicture(pictureOf(m_series, m_language));
    if (m_series.size() == 0) {
        m_chartPanel->setSummary(tr("No payment yet."));
        return;
    }
    double attempts = 0.0;
    double goodput = 0.0;
    for (std::size_t index = 0; index < m_series.size(); ++index) {
        attempts = std::max(attempts, m_series.attempts(index));
        goodput = std::max(goodput, m_series.goodput(index));
    }
    m_chartPanel->setSummary(tr("At most %1 attempts and %2 settled payments a second.")
                                 .arg(fromUtf8(i18n::trimmed(attempts, 1, m_language)),
                                     fromUtf8(i18n::trimmed(goodput, 1, m_language))));
}

QString NumbersPanel::number(std::int64_t value) const
{
    return fromUtf8(i18n::integer(value, m_language));
}

} // namespace repique::live
