// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/theme/tokens.h"
#include "app/window/mode.h"
#include "app/window/page_id.h"

#include <QtCore/QSize>
#include <QtCore/QStringList>

#include <optional>

class QCommandLineParser;

namespace repique {

/// What the command line of the window asks for.
struct StartOptions
{
    QString file; ///< or "preset:ID"; empty: the last session
    std::optional<i18n::Language> language;
    std::optional<theme::Theme> theme;
    std::optional<int> textScale; ///< percent
    std::optional<QSize> size;
    std::optional<Mode> mode;
    std::optional<PageId> page;
    QString compared; ///< B of the comparison, a file or "preset:ID"; opens that page; empty: as remembered
    QString tab; ///< of the live mode, by its word; empty: the first
    std::optional<int> step;
    QStringList charts; ///< of the load mode, by their words; empty: as remembered
    QString lessonId;
    QString lessonStep; ///< id of a step of the lesson, or its number from 1; empty: the first
    QString lessonFolder; ///< empty: the one that comes with the program
    QString shot; ///< PNG file to write instead of staying open
    QStringList presses; ///< buttons to press before the picture, by their object names
    QStringList predictions; ///< "id=answer", given before the lesson opens
    QString card; ///< file of the card to write instead of staying open
    bool measuresStart = false;
    bool isSafe = false;
    bool resetsSettings = false;
};

/// Adds our options to `parser`.
void addOptions(QCommandLineParser& parser);

/// What `parser` read. Words that mean nothing are sentences in `mistakes`.
[[nodiscard]] StartOptions readOptions(const QCommandLineParser& parser, QStringList& mistakes);

} // namespace repique
