// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/day_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDate>
#include <QtCore/QLocale>

namespace repique {
namespace {

const QDate& firstDay()
{
    static const QDate day(1970, 1, 1);
    return day;
}

} // namespace

lessons::Day today()
{
    return lessons::Day{std::chrono::days{firstDay().daysTo(QDate::currentDate())}};
}

QString dayText(lessons::Day day, lessons::Day today, i18n::Language language)
{
    if (day == today) {
        return QCoreApplication::translate("DayWords", "today");
    }
    if (day == today + std::chrono::days{1}) {
        return QCoreApplication::translate("DayWords", "tomorrow");
    }
    const QLocale locale = language == i18n::Language::Portuguese
        ? QLocale(QLocale::Portuguese, QLocale::Brazil)
        : QLocale(QLocale::English, QLocale::UnitedStates);
    const QString format = QCoreApplication::translate("DayWords", "MMMM d", "a date, as QDate writes it");
    return locale.toString(firstDay().addDays(day.time_since_epoch().count()), format);
}

} // namespace repique
