// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_choice.h"

#include "app/charts/chart_words.h"

#include <QtGui/QAction>
#include <QtWidgets/QMenu>

#include <algorithm>

namespace repique::charts {
namespace {

constexpr auto fewest = static_cast<qsizetype>(fewestCharts);
constexpr auto most = static_cast<qsizetype>(mostCharts);

} // namespace

ChartChoice::ChartChoice(QWidget* parent) : QObject(parent), m_menu(new QMenu(parent))
{
    m_menu->setObjectName(QStringLiteral("chartsMenu"));
    m_menu->setToolTipsVisible(true);
    for (const ChartKind kind : allCharts) {
        QAction* action = m_menu->addAction(QString());
        const std::string_view word = wordOf(kind);
        action->setObjectName(
            QStringLiteral("chart_") + QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
        action->setCheckable(true);
        m_actions.append(action);
        connect(action, &QAction::triggered, this, [this] {
            refresh();
            Q_EMIT changed();
        });
    }
    choose({});
    setLanguage(i18n::Language::English);
}

QList<ChartKind> ChartChoice::chosen() const
{
    QList<ChartKind> kinds;
    for (std::size_t index = 0; index < allCharts.size(); ++index) {
        if (m_actions.at(static_cast<qsizetype>(index))->isChecked()) {
            kinds.append(allCharts.at(index));
        }
    }
    return kinds;
}

void ChartChoice::choose(const QList<ChartKind>& kinds)
{
    QList<ChartKind> wanted;
    for (const ChartKind kind : kinds) {
        if (wanted.size() < most && !wanted.contains(kind)) {
            wanted.append(kind);
        }
    }
    for (const ChartKind kind : allCharts) {
        if (wanted.size() < fewest && !wanted.contains(kind)) {
            wanted.append(kind);
        }
    }
    for (std::size_t index = 0; index < allCharts.size(); ++index) {
        m_actions.at(static_cast<qsizetype>(index))->setChecked(wanted.contains(allCharts.at(index)));
    }
    refresh();
}

void ChartChoice::setLanguage(i18n::Language language)
{
    for (std::size_t index = 0; index < allCharts.size(); ++index) {
        m_actions.at(static_cast<qsizetype>(index))
            ->setText(QString::fromStdString(chartTitle(allCharts.at(index), language)));
    }
    refresh();
}

void ChartChoice::refresh()
{
    const qsizetype count = chosen().size();
    for (QAction* action : m_actions) {
        const bool isMissed = !action->isChecked() && count >= most;
        const bool isNeeded = action->isChecked() && count <= fewest;
        action->setEnabled(!isMissed && !isNeeded);
        action->setToolTip(isMissed ? tr("Three charts at most: take one away first.")
                : isNeeded          ? tr("Two charts at least: add another one first.")
                                    : action->text());
    }
}

} // namespace repique::charts
