// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

namespace repique {

/// Whole numbers as an answer keeps them: "0,3,1".
[[nodiscard]] QString placesText(const QList<int>& places);
/// Nothing when a part is no number.
[[nodiscard]] QList<int> placesFrom(const QString& text);

} // namespace repique
