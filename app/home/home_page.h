// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/home_facts.h"
#include "app/theme/tokens.h"

#include <QtCore/QStringList>
#include <QtWidgets/QScrollArea>

class QBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace repique {

class Card;
class CardGrid;
class Paragraph;
class SectionLabel;
class WelcomePanel;

/// Where one begins: go on where one stopped, what is due for review, the lessons, explore, open. It knows no
/// lesson; it says what is wanted.
class HomePage final : public QScrollArea
{
    Q_OBJECT

public:
    explicit HomePage(QWidget* parent = nullptr);

    /// In the words of `language`.
    void setFacts(const HomeFacts& facts, i18n::Language language);
    /// Paths, newest first.
    void setRecentFiles(const QStringList& paths);
    void setTokens(const theme::Tokens& tokens);
    /// Asks language, text size and colours above everything else, until it is closed.
    void setWelcoming(bool isWelcoming);

    [[nodiscard]] WelcomePanel& welcome() const noexcept { return *m_welcome; }

Q_SIGNALS:
    void lessonRequested(const QString& id, int step);
    void reviewRequested();
    void exploreRequested();
    void openRequested();
    void fileRequested(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    [[nodiscard]] QWidget* makeTop();
    void fillPair();
    void fit();
    void retranslate();
    void showResume();
    void showReview();
    void showLessons();
    void showRecent();
    void resume();

    HomeFacts m_facts;
    theme::Tokens m_tokens;
    i18n::Language m_language = i18n::Language::English;
    QStringList m_recent;
    WelcomePanel* m_welcome; // owned by this widget, as all below
    Paragraph* m_name;
    Paragraph* m_motto;
    QPushButton* m_open;
    QPushButton* m_explore;
    QBoxLayout* m_pair; ///< resume and review
    Card* m_resumeCard;
    SectionLabel* m_resumeLabel;
    Paragraph* m_resumeTitle;
    Paragraph* m_resumePlace;
    QPushButton* m_resume;
    Card* m_reviewCard;
    SectionLabel* m_reviewLabel;
    Paragraph* m_reviewTitle;
    Paragraph* m_reviewPlace;
    QPushButton* m_review;
    SectionLabel* m_lessonsLabel;
    CardGrid* m_grid;
    SectionLabel* m_recentLabel;
    QVBoxLayout* m_recentColumn;
};

} // namespace repique
