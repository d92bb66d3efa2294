// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/lessons/leitner.h"

#include <QtCore/QString>

namespace repique {

/// The date of the calendar on the wall.
[[nodiscard]] lessons::Day today();

/// "today", "tomorrow", else the date, as in "December 3".
[[nodiscard]] QString dayText(lessons::Day day, lessons::Day today, i18n::Language language);

} // namespace repique
