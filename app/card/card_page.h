// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/card/card_picture.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <vector>

class QBoxLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace repique {
class Paragraph;
class SectionLabel;
} // namespace repique

namespace repique::card {

class CardPreview;

/// The card of the pattern: the questions of the review to answer, the page as it will be written, and what
/// it can be written as. GUI thread.
class CardPage final : public QWidget
{
    Q_OBJECT

public:
    explicit CardPage(QWidget* parent = nullptr);
    ~CardPage() override;

    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens); ///< of the preview
    /// What all cards say; without it there are no questions.
    void setReference(lessons::Reference reference);
    void setScenario(const scenario::Scenario& scenario);
    /// The diagram. `request` is laid out anew; its trace is kept.
    void setSequence(std::shared_ptr<const trace::Trace> trace, LayoutRequest request);
    void setAnswers(const report::CardAnswers& answers);

    [[nodiscard]] report::CardAnswers answers() const;
    [[nodiscard]] CardPicture picture() const;

Q_SIGNALS:
    void answersChanged();
    void exportRequested(const QString& format); ///< one of `formats`

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Question
    {
        std::string id;
        Paragraph* text; // owned by this widget
        QPlainTextEdit* answer; // owned by this widget
    };

    void buildQuestions();
    void retranslate();
    void refresh();
    void flow();

    i18n::Language m_language = i18n::Language::English;
    lessons::Reference m_reference;
    scenario::Scenario m_scenario;
    std::shared_ptr<const trace::Trace> m_trace;
    LayoutRequest m_sequence;
    std::vector<Question> m_questions;
    QBoxLayout* m_halves; // owned by this widget
    QBoxLayout* m_list; // of the questions, owned by this widget
    SectionLabel* m_heading; // owned by this widget
    Paragraph* m_hint; // owned by this widget
    CardPreview* m_preview; // owned by this widget
    std::vector<QPushButton*> m_buttons; // in the order of `formats`, owned by this widget
};

} // namespace repique::card
