// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/wording.h"
#include "core/lessons/incident_run.h"

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace repique {

/// "Originals and retries", "Attempts of each operation" …
[[nodiscard]] QString groupTitle(lessons::MetricGroup group, i18n::Language language);
/// What a figure of a group is: "Retries", "Failed (checkout)".
[[nodiscard]] QString figureLabel(const std::string& name, i18n::Language language);
/// The figure as people read it, with its unit; a dash when the run has none.
[[nodiscard]] QString groupFigureText(const lessons::GroupFigure& figure, const Wording& wording);
/// The failed attempts of the logged operations, each with the key it carried, its wait and its reason; the
/// final error with its cause.
[[nodiscard]] QStringList logLines(const lessons::IncidentRun& run, i18n::Language language);

/// What the chart of a group draws: lines over the time of the run, or bars.
struct GroupPicture
{
    /// Which of the colours of charts.
    enum class Ink { Originals, Retries, Goodput, Failures };

    struct Line
    {
        std::vector<double> values; ///< one a bin of equal width
        QString label;
        Ink ink = Ink::Originals;
    };

    struct Bar
    {
        double value = 0.0;
        QString label; ///< below it; may be empty
    };

    QList<Line> lines;
    QList<Bar> bars; ///< drawn when there are no lines
    QString from; ///< ends of the axis, of lines
    QString to;
    QString sentence; ///< the same in words, for whoever does not see it
};

[[nodiscard]] GroupPicture groupPicture(
    lessons::MetricGroup group, const lessons::IncidentRun& run, const Wording& wording);

} // namespace repique
