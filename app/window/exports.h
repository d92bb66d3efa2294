// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/trace/trace.h"

#include <QtCore/QString>

class QWidget;

namespace repique {

/// Writes `trace` to `path` in the format of its name: .mmd Mermaid, .puml PlantUML, .json JSON, else text.
/// Empty on success, else why nothing was written (system text).
[[nodiscard]] QString exportTrace(const trace::Trace& trace, const QString& path, i18n::Language language);

/// Writes `text` to `path`, atomically. Empty on success, else why not.
[[nodiscard]] QString exportText(const QByteArray& text, const QString& path);

/// Writes what `widget` shows to a PNG file, atomically. Empty on success, else why not.
[[nodiscard]] QString exportPicture(QWidget& widget, const QString& path);

} // namespace repique
