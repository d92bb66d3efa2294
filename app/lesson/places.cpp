// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/places.h"

#include <QtCore/QStringList>

namespace repique {

QString placesText(const QList<int>& places)
{
    QStringList parts;
    for (const int place : places) {
        parts.append(QString::number(place));
    }
    return parts.join(QLatin1Char(','));
}

QList<int> placesFrom(const QString& text)
{
    QList<int> places;
    const QStringList parts = text.split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (const QString& part : parts) {
        bool isNumber = false;
        places.append(part.toInt(&isNumber));
        if (!isNumber) {
            return {};
        }
    }
    return places;
}

} // namespace repique
