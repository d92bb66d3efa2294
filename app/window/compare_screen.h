// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <functional>

namespace repique {

class Centre;
class ComparePage;
class LanguageSwitch;
class ScenarioDocument;
class Settings;

namespace theme {
class Appearance;
} // namespace theme

/// Puts the comparison of A and B into the window: keeps B from start to start, opens it, writes the table.
/// GUI thread.
class CompareScreen final : public QObject
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
        Settings& settings;
        std::function<QString()> fileToOpen; ///< asks; empty: never mind
        std::function<void(const QString&, const QString& detail)> say; ///< tells the person a sentence
    };

    explicit CompareScreen(Parts parts, QObject* parent = nullptr);

    [[nodiscard]] ComparePage& page() const noexcept { return *m_page; }

    /// Takes a file, or "preset:ID", as B. False, and said, when it cannot be read; B stays.
    bool open(const QString& path);
    /// Leaves free what this lesson leaves free; null: everything.
    void setLocks(const lessons::Lesson* lesson);
    /// Writes the table as CSV; `isForSpreadsheet`: with ";" and a decimal comma. Empty on success, else why
    /// not.
    [[nodiscard]] QString write(const QString& path, bool isForSpreadsheet);

private:
    void connectPage();
    void dress();
    void ask();

    Parts m_parts;
    ComparePage* m_page; // owned by the centre
};

} // namespace repique
