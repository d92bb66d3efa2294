// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/mode_actions.h"

#include <QtCore/QCoreApplication>

namespace repique {

std::vector<ActionSpec> modeSpecs()
{
    const auto key
        = [](const char* text) { return QList<QKeySequence>{QKeySequence(QString::fromLatin1(text))}; };
    return {{.id = "viewStep",
                .category = Category::View,
                .text = QT_TRANSLATE_NOOP("Actions", "&Step by step"),
                .hint = QT_TRANSLATE_NOOP("Actions", "One payment, message by message"),
                .shortcuts = key("Ctrl+1"),
                .isCheckable = true},
        {.id = "viewLoad",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "&Load"),
            .hint = QT_TRANSLATE_NOOP("Actions", "The same policy under all the traffic of the scenario"),
            .shortcuts = key("Ctrl+2"),
            .isCheckable = true},
        {.id = "viewLive",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "L&ive"),
            .hint = QT_TRANSLATE_NOOP("Actions", "The same policy on real HTTP, against a real ledger"),
            .shortcuts = key("Ctrl+3"),
            .isCheckable = true}};
}

std::vector<ActionSpec> screenSpecs()
{
    const auto key
        = [](const char* text) { return QList<QKeySequence>{QKeySequence(QString::fromLatin1(text))}; };
    return {
        {.id = "viewMap",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "Map: recovers or stuc&k"),
            .hint = QT_TRANSLATE_NOOP("Actions",
                "Two parameters as axes, a run a cell: where the scenario recovers and where it stays stuck"),
            .shortcuts = key("Ctrl+5")},
        {.id = "viewCompare",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "Compare A an&d B"),
            .hint = QT_TRANSLATE_NOOP("Actions",
                "Two policies on the same luck: both curves, and which differences are real; again to go "
                "back"),
            .shortcuts = key("Ctrl+D")},
        {.id = "compareKeep",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "&Keep as B"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Copies the open scenario to B, to change it and compare"),
            .shortcuts = key("Ctrl+Shift+D"),
            .place = Place::Parameters},
        {.id = "compareRun",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "Co&mpare again"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Runs all pairs of A and B again"),
            .shortcuts = key("Ctrl+R"),
            .place = Place::Compare},
        {.id = "compareSwap",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "S&wap A and B"),
            .hint = QT_TRANSLATE_NOOP("Actions", "A becomes B and B becomes A; can be undone"),
            .shortcuts = key("X"),
            .place = Place::Compare},
        {.id = "helpReference",
            .category = Category::Help,
            .text = QT_TRANSLATE_NOOP("Actions", "&Neighbours and vocabulary"),
            .hint = QT_TRANSLATE_NOOP("Actions",
                "The map of patterns around Retry, how they compare, and the words of the lessons")},
        {.id = "helpPix",
            .category = Category::Help,
            .text = QT_TRANSLATE_NOOP("Actions", "What &PIX is"),
            .hint = QT_TRANSLATE_NOOP("Actions", "PIX, SPI and BACEN for readers outside Brazil")}};
}

} // namespace repique
