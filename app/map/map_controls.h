// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/map/map_study.h"

#include <QtWidgets/QWidget>

#include <array>

class QComboBox;
class QSpinBox;

namespace repique {
class ParameterSpin;
class SectionLabel;
class SegmentedSwitch;
}

namespace repique::map {

/// What the map is about: two parameters and their ends, a figure, seeds, how fine.
class Controls final : public QWidget
{
    Q_OBJECT

public:
    static constexpr std::array fineness{13, 25, 49}; ///< cells along a side
    static constexpr int mostSeeds = 20;

    explicit Controls(QWidget* parent = nullptr);

    void setLanguage(i18n::Language language);
    /// Shows it, without saying anything.
    void setChoice(const Choice& choice);

    [[nodiscard]] const Choice& choice() const noexcept { return m_choice; }

Q_SIGNALS:
    void chosen(); ///< by a person; see `choice`

private:
    /// The controls of an axis.
    struct Side
    {
        SectionLabel* heading; // all owned by the widget
        QComboBox* parameter;
        ParameterSpin* first;
        ParameterSpin* last;
    };

    [[nodiscard]] Side makeSide(const char* name);
    void connectSide(const Side& side, Choice::Side Choice::*part);
    void fill(const Side& side);
    void fillMetrics();
    void refresh();
    void showSide(const Side& side, const Choice::Side& part);
    void choose(Choice::Side Choice::*part, const QString& key);

    i18n::Language m_language = i18n::Language::English;
    Choice m_choice = firstChoice();
    Side m_x;
    Side m_y;
    SectionLabel* m_metricHeading; // all owned by this widget
    QComboBox* m_metric;
    SectionLabel* m_seedsHeading;
    QSpinBox* m_seeds;
    SectionLabel* m_cellsHeading;
    SegmentedSwitch* m_cells;
};

} // namespace repique::map
