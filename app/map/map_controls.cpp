// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/map_controls.h"

#include "app/map/map_words.h"
#include "app/parameters/parameter_spin.h"
#include "app/widgets/section_label.h"
#include "app/widgets/segmented_switch.h"
#include "app/widgets/utf8.h"
#include "core/storm/named_metric.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace repique::map {
namespace {

QComboBox* makeCombo(const QString& name)
{
    auto* combo = new QComboBox;
    combo->setObjectName(name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(14);
    return combo;
}

ParameterSpin* makeSpin(const QString& name)
{
    auto* spin = new ParameterSpin;
    spin->setObjectName(name);
    spin->setKeyboardTracking(false);
    return spin;
}

} // namespace

Controls::Controls(QWidget* parent)
    : QWidget(parent)
    , m_x(makeSide("mapX"))
    , m_y(makeSide("mapY"))
    , m_metricHeading(new SectionLabel)
    , m_metric(makeCombo(QStringLiteral("mapMetric")))
    , m_seedsHeading(new SectionLabel)
    , m_seeds(new QSpinBox)
    , m_cellsHeading(new SectionLabel)
    , m_cells(new SegmentedSwitch)
{
    setObjectName(QStringLiteral("mapControls"));
    m_seeds->setObjectName(QStringLiteral("mapSeeds"));
    m_seeds->setRange(1, mostSeeds);
    m_seeds->setKeyboardTracking(false);
    m_cells->setObjectName(QStringLiteral("mapCells"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    for (const Side& side : {m_x, m_y}) {
        auto* ends = new QHBoxLayout;
        ends->addWidget(side.first);
        ends->addWidget(side.last);
        column->addWidget(side.heading);
        column->addWidget(side.parameter);
        column->addLayout(ends);
    }
    column->addWidget(m_metricHeading);
    column->addWidget(m_metric);
    column->addWidget(m_seedsHeading);
    column->addWidget(m_seeds, 0, Qt::AlignLeft);
    column->addWidget(m_cellsHeading);
    column->addWidget(m_cells, 0, Qt::AlignLeft);
    connectSide(m_x, &Choice::x);
    connectSide(m_y, &Choice::y);
    connect(m_metric, &QComboBox::activated, this, [this](int index) {
        m_choice.metric = m_metric->itemData(index).toString().toStdString();
        refresh();
        Q_EMIT chosen();
    });
    connect(m_seeds, &QSpinBox::valueChanged, this, [this](int seeds) {
        m_choice.seeds = seeds;
        Q_EMIT chosen();
    });
    connect(m_cells, &SegmentedSwitch::chosen, this, [this](int index) {
        m_choice.cells = fineness.at(static_cast<std::size_t>(index));
        Q_EMIT chosen();
    });
    setLanguage(m_language);
}

Controls::Side Controls::makeSide(const char* name)
{
    const QString base = QLatin1String(name);
    return {.heading = new SectionLabel,
        .parameter = makeCombo(base),
        .first = makeSpin(base + QStringLiteral("First")),
        .last = makeSpin(base + QStringLiteral("Last"))};
}

void Controls::connectSide(const Side& side, Choice::Side Choice::*part)
{
    connect(side.parameter, &QComboBox::activated, this,
        [this, part, combo = side.parameter](int index) { choose(part, combo->itemData(index).toString()); });
    connect(side.first, &QDoubleSpinBox::valueChanged, this, [this, part](double value) {
        (m_choice.*part).first = value;
        Q_EMIT chosen();
    });
    connect(side.last, &QDoubleSpinBox::valueChanged, this, [this, part](double value) {
        (m_choice.*part).last = value;
        Q_EMIT chosen();
    });
}

/// Both sides cannot be the same parameter: then they change places.
void Controls::choose(Choice::Side Choice::*part, const QString& key)
{
    const Choice::Side before = m_choice.*part;
    if (key == before.key) {
        return;
    }
    for (Choice::Side Choice::*other : {&Choice::x, &Choice::y}) {
        if (other != part && (m_choice.*other).key == key) {
            m_choice.*part = m_choice.*other;
            m_choice.*other = before;
            refresh();
            Q_EMIT chosen();
            return;
        }
    }
    m_choice.*part = sideOf(parameterOf(key));
    refresh();
    Q_EMIT chosen();
}

void Controls::setChoice(const Choice& choice)
{
    m_choice = choice;
    refresh();
}

void Controls::setLanguage(i18n::Language language)
{
    m_language = language;
    m_x.heading->setHeading(tr("Across"));
    m_y.heading->setHeading(tr("Upwards"));
    m_x.parameter->setAccessibleName(tr("Parameter across"));
    m_y.parameter->setAccessibleName(tr("Parameter upwards"));
    m_x.first->setAccessibleName(tr("Across, from"));
    m_x.last->setAccessibleName(tr("Across, to"));
    m_y.first->setAccessibleName(tr("Upwards, from"));
    m_y.last->setAccessibleName(tr("Upwards, to"));
    m_metricHeading->setHeading(tr("Colour"));
    m_metric->setAccessibleName(tr("Figure shown as colour"));
    m_seedsHeading->setHeading(tr("Seeds a cell"));
    m_seeds->setAccessibleName(tr("Seeds a cell"));
    m_seeds->setToolTip(
        tr("Every cell is run with so many seeds, the scenario’s and those after it. Where they disagree the "
           "cell is hatched."));
    m_cellsHeading->setHeading(tr("Cells a side"));
    m_cells->setAccessibleName(tr("Cells a side"));
    QStringList texts;
    for (const int cells : fineness) {
        texts << QString::number(cells);
    }
    m_cells->setOptions(texts);
    fill(m_x);
    fill(m_y);
    fillMetrics();
    refresh();
}

void Controls::fill(const Side& side)
{
    const QSignalBlocker blocker(side.parameter);
    side.parameter->clear();
    for (const Parameter& parameter : parameters()) {
        side.parameter->addItem(parameterName(parameter, m_language), parameter.key());
        side.parameter->setItemData(
            side.parameter->count() - 1, parameterHint(parameter, m_language), Qt::ToolTipRole);
    }
}

void Controls::fillMetrics()
{
    const QSignalBlocker blocker(m_metric);
    m_metric->clear();
    const auto add = [this](std::string_view name) {
        m_metric->addItem(metricName(name, m_language), fromUtf8(name));
        m_metric->setItemData(m_metric->count() - 1, metricHint(name, m_language), Qt::ToolTipRole);
    };
    add(recoveredName);
    for (const storm::NamedMetric& metric : storm::namedMetrics()) {
        add(metric.name);
    }
}

void Controls::refresh()
{
    showSide(m_x, m_choice.x);
    showSide(m_y, m_choice.y);
    const QSignalBlocker metricBlocker(m_metric);
    const QSignalBlocker seedsBlocker(m_seeds);
    m_metric->setCurrentIndex(m_metric->findData(fromUtf8(m_choice.metric)));
    m_metric->setToolTip(metricHint(m_choice.metric, m_language));
    m_seeds->setValue(m_choice.seeds);
    const auto* const found = std::ranges::find(fineness, m_choice.cells);
    m_cells->setCurrentIndex(static_cast<int>(found - fineness.begin()));
}

void Controls::showSide(const Side& side, const Choice::Side& part)
{
    const Parameter& parameter = parameterOf(part.key);
    const QSignalBlocker comboBlocker(side.parameter);
    side.parameter->setCurrentIndex(side.parameter->findData(part.key));
    side.parameter->setToolTip(parameterHint(parameter, m_language));
    const auto showEnd = [&](ParameterSpin& spin, double value) {
        const QSignalBlocker blocker(&spin);
        spin.setFormat(formatOf(parameter.binding.quantity, m_language));
        spin.setScale(parameter.binding.spec.scale);
        spin.setRange(parameter.binding.spec.minimum, parameter.binding.spec.maximum);
        spin.setValue(value);
    };
    showEnd(*side.first, part.first);
    showEnd(*side.last, part.last);
}

} // namespace repique::map
