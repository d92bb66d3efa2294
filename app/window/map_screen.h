// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/map/map_csv.h"
#include "app/map/map_study.h"
#include "core/lessons/lesson.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <functional>

namespace repique {

class Centre;
class LanguageSwitch;
class ScenarioDocument;

namespace map {
class Page;
} // namespace map

namespace theme {
class Appearance;
} // namespace theme

/// Puts the map into the window: sweeps while it is shown, writes its files. GUI thread.
class MapScreen final : public QObject
{
    Q_OBJECT

public:
    /// All outlive the screen.
    struct Parts
    {
        Centre& centre;
        ScenarioDocument& document;
        theme::Appearance& appearance;
        const LanguageSwitch& language;
        std::function<void()> openScene; ///< opens the scene of the spike, unless the person keeps their own
        std::function<void(const QString&)> say; ///< tells the person a sentence
    };

    explicit MapScreen(Parts parts, QObject* parent = nullptr);

    /// Leaves free what this lesson leaves free; null: everything.
    void setLocks(const lessons::Lesson* lesson);

    /// Nothing is being computed.
    [[nodiscard]] bool isQuiet() const { return !m_study.isBusy(); }

private:
    void dress();
    void writeCsv(map::CsvStyle style);
    void writePicture();
    [[nodiscard]] QString ask(const QString& ending);
    void tell(const QString& path, const QString& why);

    Parts m_parts;
    map::Study m_study;
    map::Page* m_page; // owned by the centre
};

} // namespace repique
