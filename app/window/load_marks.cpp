// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/load_marks.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace repique {
namespace {

QString text(const char* english)
{
    return QCoreApplication::translate("LoadMarks", english);
}

} // namespace

std::vector<TimelineMark> loadMarks(const storm::Model& model)
{
    std::vector<TimelineMark> marks;
    const double length = toSeconds(model.duration);
    const auto add = [&marks, length](SimTime at, Ink ink, const QString& label) {
        const double fraction = toSeconds(at - startOfRun) / length;
        if (fraction > 0.0 && fraction < 1.0) {
            marks.push_back({.fraction = fraction, .ink = ink, .label = label});
        }
    };
    for (const settlement::Fault& fault : model.faults) {
        add(fault.at, Ink::Duplicate, text(QT_TRANSLATE_NOOP("LoadMarks", "a fault begins")));
        if (fault.lasts) {
            add(fault.at + *fault.lasts, Ink::Settled, text(QT_TRANSLATE_NOOP("LoadMarks", "a fault ends")));
        }
    }
    for (const storm::RateStep& step : model.traffic.steps) {
        add(step.at, Ink::Original, text(QT_TRANSLATE_NOOP("LoadMarks", "the traffic changes")));
    }
    std::ranges::stable_sort(marks, {}, &TimelineMark::fraction);
    return marks;
}

} // namespace repique
