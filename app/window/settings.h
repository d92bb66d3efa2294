// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/theme/tokens.h"
#include "app/window/mode.h"

#include <QtCore/QByteArray>
#include <QtCore/QSettings>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <map>
#include <optional>
#include <string>

namespace repique {

/// Where the person was when the program ended.
struct Session
{
    QString path; ///< of the scenario file; empty when there was none
    QString presetId; ///< when there was no file
    QString lessonId; ///< may be empty
    int lessonStep = 0;
    Mode mode = Mode::Step;
    int position = 0; ///< of the player
};

/// What is remembered between two starts, in one file of the user's. GUI thread.
class Settings final
{
public:
    static constexpr int mostRecentFiles = 10;

    explicit Settings(const QString& fileName);

    [[nodiscard]] std::optional<i18n::Language> language() const;
    void setLanguage(i18n::Language language);
    /// Nothing: as the system.
    [[nodiscard]] std::optional<theme::Theme> theme() const;
    void setTheme(std::optional<theme::Theme> theme);
    [[nodiscard]] int textScale() const;
    void setTextScale(int percent);
    [[nodiscard]] bool isMotionReduced() const;
    void setMotionReduced(bool isReduced);
    /// Which charts are shown, by their words; empty before anybody chose.
    /// By id of the question of the review.
    [[nodiscard]] std::map<std::string, std::string> cardAnswers() const;
    void setCardAnswers(const std::map<std::string, std::string>& answers);
    /// B of the comparison as a document; empty when there was none.
    [[nodiscard]] QString compared() const;
    void setCompared(const QString& toml);
    [[nodiscard]] QStringList charts() const;
    void setCharts(const QStringList& words);

    /// Newest first, at most 10, without those that are gone.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);

    [[nodiscard]] Session session() const;
    void setSession(const Session& session);
    [[nodiscard]] QByteArray geometry() const;
    [[nodiscard]] QByteArray layout() const;
    void setLayout(const QByteArray& geometry, const QByteArray& layout);

    /// Marks a start. Returns whether the start before this one never came to `finishStart`.
    [[nodiscard]] bool beginStart();
    void finishStart();
    /// Whether the questions of the first start were answered or closed.
    [[nodiscard]] bool isWelcomed() const;
    void setWelcomed();
    void reset();

private:
    QSettings m_store;
};

/// "step", "load", "live"; nothing for other words.
[[nodiscard]] std::optional<Mode> modeFrom(const QString& word);
[[nodiscard]] QString wordOf(Mode mode);

/// "light", "dark", "projector", "high-contrast"; nothing for other words.
[[nodiscard]] std::optional<theme::Theme> themeFrom(const QString& word);
[[nodiscard]] QString wordOf(theme::Theme theme);

} // namespace repique
