// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/incident_worker.h"
#include "app/lesson/wording.h"

#include <QtWidgets/QWidget>

#include <memory>

class QGridLayout;

namespace repique {

class Paragraph;

/// What came of a cure: figures of the sick run beside those of the run with the cure that was named and,
/// when that was another, with the right one. A run that is not there yet has dots.
class IncidentOutcome final : public QWidget
{
    Q_OBJECT

public:
    using Run = std::shared_ptr<const lessons::IncidentRun>;

    struct Runs
    {
        Run sick;
        Run named;
        Run cured; ///< with the right cure
    };

    IncidentOutcome(const Wording& wording, QWidget* parent = nullptr);

    /// `isRightCure`: the one that was named is the right one.
    void compare(const lessons::Incident& incident, const Runs& runs, bool isRightCure);

private:
    struct Row
    {
        QString label;
        QString sick;
        QString named;
        QString cured;
    };

    void add(const Row& row, bool isHeading, bool hasCured);
    [[nodiscard]] QString goalCell(const Run& run, std::size_t goal) const;
    [[nodiscard]] QString figureCell(const Run& run, lessons::MetricGroup group, std::size_t figure) const;

    Wording m_wording;
    QWidget* m_table = nullptr; // owned by this widget
    QGridLayout* m_grid = nullptr; // owned by the table
    Paragraph* m_sentence; // owned by this widget
};

} // namespace repique
