// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/page_id.h"
#include "core/lessons/lesson.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <vector>

namespace repique {

class AnswerBook;
class Centre;
class HomePage;
class LanguageSwitch;
class ReviewPage;
class Settings;

namespace theme {
class Appearance;
} // namespace theme

/// The home screen and the review in the window: what they show, and what is wanted of the window. GUI
/// thread.
class HomeDesk final : public QObject
{
    Q_OBJECT

public:
    /// Outlive the desk.
    struct Parts
    {
        Settings& settings;
        theme::Appearance& appearance;
        LanguageSwitch& language;
        AnswerBook& answers;
    };

    /// Adds both pages to `centre`.
    HomeDesk(const Parts& parts, Centre& centre);

    void setLessons(std::vector<lessons::Lesson> lessons);
    /// Asks language, text size and colours, unless that was asked before.
    void welcome();
    /// Shows what is known now, in the language of the moment.
    void refresh();

    [[nodiscard]] const std::vector<lessons::Lesson>& lessons() const noexcept { return m_lessons; }

    [[nodiscard]] HomePage& home() const noexcept { return *m_home; }

    [[nodiscard]] ReviewPage& review() const noexcept { return *m_review; }

Q_SIGNALS:
    void lessonRequested(const QString& id, int step);
    void pageRequested(repique::PageId page);
    void openRequested();
    void fileRequested(const QString& path);

private:
    void connectWelcome();
    void connectReview();
    void refreshHome();
    void refreshReview();
    void refreshNext();
    void dress();

    Parts m_parts;
    Centre& m_centre;
    HomePage* m_home; // owned by the centre
    ReviewPage* m_review; // owned by the centre
    std::vector<lessons::Lesson> m_lessons;
    bool m_isGrading = false;
};

} // namespace repique
