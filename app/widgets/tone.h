// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

class QWidget;

namespace repique {

/// What a small widget's colour says; the same words as the colour tokens.
enum class Tone { Plain, Accent, Retry, Goodput, Duplicate };

/// Sets the style property `name` of `widget` and restyles it (and what is inside).
void setStyleProperty(QWidget& widget, const char* name, const QString& value);

/// Restyles `widget` in `tone`.
void setTone(QWidget& widget, Tone tone);

} // namespace repique
