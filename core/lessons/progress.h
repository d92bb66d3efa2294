// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/lessons/progress_records.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace repique::lessons {

/// What a student has done, in one SQLite database. Each record is one transaction, on disk when the call
/// returns: a crash at any moment costs nothing that was recorded. One connection: one thread at a time.
/// Failures of the database are `Errc::Storage`; no exception leaves it.
class Progress final
{
public:
    /// Opens a file, or creates it and its folder for the owner alone. A file that is damaged, of another
    /// program or of a newer version is renamed (`setAside`), and a new one is begun.
    [[nodiscard]] static Result<Progress> open(const std::filesystem::path& path);
    /// A database that lives as long as the object.
    [[nodiscard]] static Result<Progress> inMemory();

    Progress(Progress&&) noexcept;
    Progress& operator=(Progress&&) noexcept;
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    /// A file that could not be used.
    struct SetAside
    {
        std::filesystem::path path; ///< where it is now
        Error why;
    };

    /// What `open` put aside; nothing when all was well.
    [[nodiscard]] const std::optional<SetAside>& setAside() const noexcept;

    [[nodiscard]] Result<void> enterStep(const StepPlace& place, Moment now);
    /// An earlier prediction with this id is replaced.
    [[nodiscard]] Result<void> recordPrediction(
        const std::string& lesson, const PredictionRecord& record, Moment now);
    /// An earlier answer to this exercise is replaced; `record.tries` is counted here.
    [[nodiscard]] Result<void> recordAnswer(
        const std::string& lesson, const AnswerRecord& record, Moment now);
    /// `record.tries` is counted here.
    [[nodiscard]] Result<void> recordChallenge(
        const std::string& lesson, const ChallengeRecord& record, Moment now);
    /// Moves a card between the boxes (`graded`) and returns where it lies now.
    [[nodiscard]] Result<CardState> gradeCard(
        const std::string& lesson, const std::string& card, Grade grade, Day today);

    /// Empty records when nothing is known.
    [[nodiscard]] Result<LessonProgress> lesson(const std::string& lesson) const;
    /// Every lesson that is known, by id.
    [[nodiscard]] Result<std::vector<LessonProgress>> lessons() const;
    /// The step that was entered last; nothing at first.
    [[nodiscard]] Result<std::optional<StepPlace>> latest() const;
    /// Cards of all lessons that were graded before and are due, the longest due first.
    [[nodiscard]] Result<std::vector<DueCard>> dueCards(Day today) const;
    /// The first day after `today` on which a card is due.
    [[nodiscard]] Result<std::optional<Day>> nextDue(Day today) const;

    /// Everything as one JSON object, for people and other programs.
    [[nodiscard]] Result<std::string> toJson() const;
    /// Takes everything away, from the disk as well: records are overwritten, and files put aside beside this
    /// one are removed.
    [[nodiscard]] Result<void> eraseEverything();

private:
    struct Connection;

    explicit Progress(std::unique_ptr<Connection> connection);
    [[nodiscard]] static Result<Progress> connect(const std::string& name);

    std::unique_ptr<Connection> m_connection;
};

} // namespace repique::lessons
