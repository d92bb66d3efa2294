// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/card/card_page.h"

#include "app/card/card_export.h"
#include "app/card/card_preview.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/scroll.h"
#include "app/widgets/section_label.h"
#include "app/widgets/utf8.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace repique::card {
namespace {

/// Lines of an answer that are seen at once.
constexpr int answerLines = 2;
/// So many characters of the window's font must fit beside the page; else the page stands below the
/// questions.
constexpr int charactersBeside = 110;

} // namespace

CardPage::CardPage(QWidget* parent)
    : QWidget(parent)
    , m_halves(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_list(new QVBoxLayout)
    , m_heading(new SectionLabel)
    , m_hint(new Paragraph)
    , m_preview(new CardPreview)
{
    setObjectName(QStringLiteral("cardPage"));
    m_hint->setWordWrap(true);
    auto* list = new QVBoxLayout;
    list->addWidget(m_heading);
    list->addWidget(m_hint);
    list->addLayout(m_list);
    list->addStretch();
    m_halves->setContentsMargins(16, 12, 16, 12);
    m_halves->setSpacing(16);
    auto* page = new QVBoxLayout;
    auto* buttons = new QHBoxLayout;
    for (const QString& format : formats()) {
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("exportCard_") + format);
        connect(button, &QPushButton::clicked, this, [this, format] { Q_EMIT exportRequested(format); });
        buttons->addWidget(button);
        m_buttons.push_back(button);
    }
    m_buttons.front()->setProperty("kind", QStringLiteral("primary"));
    page->addLayout(buttons);
    page->addWidget(m_preview, 1);
    m_halves->addLayout(list, 1);
    m_halves->addLayout(page, 1);
    auto* inside = new QWidget;
    inside->setLayout(m_halves);
    auto* scroll = makeScroll(inside);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(scroll);
    retranslate();
}

CardPage::~CardPage() = default;

void CardPage::setLanguage(i18n::Language language)
{
    m_language = language;
    retranslate();
}

void CardPage::setTokens(const theme::Tokens& tokens)
{
    m_preview->setTokens(tokens);
}

void CardPage::setReference(lessons::Reference reference)
{
    m_reference = std::move(reference);
    buildQuestions();
    retranslate();
}

void CardPage::setScenario(const scenario::Scenario& scenario)
{
    m_scenario = scenario;
    refresh();
}

void CardPage::setSequence(std::shared_ptr<const trace::Trace> trace, LayoutRequest request)
{
    m_trace = std::move(trace);
    m_sequence = std::move(request);
    m_sequence.trace = m_trace.get();
    refresh();
}

void CardPage::setAnswers(const report::CardAnswers& answers)
{
    for (const Question& question : m_questions) {
        const auto answer = answers.find(question.id);
        const QSignalBlocker blocker(question.answer);
        question.answer->setPlainText(answer == answers.end() ? QString() : fromUtf8(answer->second));
    }
    refresh();
}

report::CardAnswers CardPage::answers() const
{
    report::CardAnswers answers;
    for (const Question& question : m_questions) {
        const QString answer = question.answer->toPlainText().simplified();
        if (!answer.isEmpty()) {
            answers[question.id] = answer.toStdString();
        }
    }
    return answers;
}

CardPicture CardPage::picture() const
{
    return {.card = report::cardOf(m_scenario, m_reference, answers(), m_language), .sequence = m_sequence};
}

void CardPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        flow();
    }
    QWidget::changeEvent(event);
}

void CardPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    flow();
}

void CardPage::buildQuestions()
{
    for (const Question& question : m_questions) {
        delete question.text;
        delete question.answer;
    }
    m_questions.clear();
    for (const lessons::Point& point : m_reference.questions) {
        const Question question{point.id, new Paragraph, new QPlainTextEdit};
        question.text->setWordWrap(true);
        question.text->setBuddy(question.answer);
        question.answer->setObjectName(QStringLiteral("answer_") + fromUtf8(point.id));
        question.answer->setTabChangesFocus(true);
        connect(question.answer, &QPlainTextEdit::textChanged, this, [this] {
            refresh();
            Q_EMIT answersChanged();
        });
        m_list->addWidget(question.text);
        m_list->addWidget(question.answer);
        m_questions.push_back(question);
    }
    setFocusProxy(m_questions.empty() ? nullptr : m_questions.front().answer);
    flow();
}

void CardPage::retranslate()
{
    m_heading->setHeading(tr("Seven questions of the review"));
    m_hint->setText(
        tr("Answer for a retry of your own system. The answers stay on this computer and go on the card."));
    const QStringList names{tr("PDF…"), tr("PNG…"), tr("SVG…"), tr("Text (Markdown)…")};
    const QStringList hints{tr("Writes the card as a PDF page, A5"),
        tr("Writes the card as a picture for slides"), tr("Writes the card as a drawing that can be edited"),
        tr("Writes the card as text, with its diagram in Mermaid")};
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setText(names[static_cast<qsizetype>(i)]);
        m_buttons[i]->setToolTip(hints[static_cast<qsizetype>(i)]);
    }
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        const lessons::Bilingual& words = m_reference.questions[i].text;
        const QString text
            = fromUtf8(m_language == i18n::Language::Portuguese ? words.portuguese : words.english);
        m_questions[i].text->setText(QStringLiteral("%1. %2").arg(i + 1).arg(text));
        m_questions[i].answer->setAccessibleName(text);
        m_questions[i].answer->setPlaceholderText(tr("Your answer"));
    }
    m_preview->setAccessibleName(tr("The card as it will be written"));
    refresh();
}

void CardPage::refresh()
{
    m_preview->setPicture(picture());
}

void CardPage::flow()
{
    const QFontMetrics metrics(font());
    for (const Question& question : m_questions) {
        question.answer->setFixedHeight(answerLines * metrics.lineSpacing() + 2 * metrics.height());
    }
    const bool isBeside = width() >= charactersBeside * metrics.averageCharWidth();
    m_halves->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace repique::card
