// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/card_screen.h"

#include "app/card/card_export.h"
#include "app/card/card_page.h"
#include "app/document/scenario_document.h"
#include "app/i18n/trace_words.h"
#include "app/theme/tokens.h"
#include "app/window/centre.h"
#include "app/window/language_switch.h"
#include "app/window/pages.h"
#include "app/window/settings.h"
#include "core/trace/render.h"

#include <QtWidgets/QFileDialog>

#include <utility>

namespace repique {
namespace {

/// A card is paper, whatever the window looks like.
const theme::Tokens& paper()
{
    return theme::tokens(theme::Theme::Light);
}

} // namespace

CardScreen::CardScreen(Parts parts, QObject* parent)
    : QObject(parent)
    , m_parts(std::move(parts))
    , m_page(new card::CardPage)
{
    m_page->setTokens(paper());
    m_parts.centre.addPage(PageId::Card, m_page);
    connect(&m_parts.centre, &Centre::pageChanged, this, &CardScreen::refresh);
    connect(&m_parts.language, &LanguageSwitch::changed, this, [this] { fill(); });
    connect(m_page, &card::CardPage::answersChanged, this,
        [this] { m_parts.settings.setCardAnswers(m_page->answers()); });
    connect(m_page, &card::CardPage::exportRequested, this, &CardScreen::ask);
}

void CardScreen::setReference(lessons::Reference reference)
{
    m_page->setReference(std::move(reference));
    m_page->setAnswers(m_parts.settings.cardAnswers());
}

void CardScreen::refresh()
{
    if (m_parts.centre.page() == PageId::Card) {
        fill();
    }
}

void CardScreen::fill()
{
    m_page->setLanguage(m_parts.language.language());
    scenario::Scenario shown = m_parts.document.scenario();
    if (m_parts.document.path().isEmpty()) { // a file says itself what it is called
        shown.name = m_parts.title().toStdString();
    }
    m_page->setScenario(shown);
    m_page->setSequence(m_parts.pages.trace(), m_parts.pages.sequenceRequest());
}

QString CardScreen::write(const QString& path)
{
    fill();
    const std::shared_ptr<const trace::Trace>& trace = m_parts.pages.trace();
    const std::string mermaid = trace
        ? trace::toMermaid(*trace, i18n::TraceWords(m_parts.language.language(), *trace))
        : std::string{};
    return card::exportCard(m_page->picture(), path, paper(), mermaid);
}

void CardScreen::ask(const QString& format)
{
    const QString path = QFileDialog::getSaveFileName(m_page, tr("Write the card"),
        QStringLiteral("retry-pattern.") + format, QStringLiteral("*.") + format);
    const QString why = path.isEmpty() ? QString() : write(path);
    if (!why.isEmpty()) {
        m_parts.say(tr("Nothing was written to %1: %2").arg(path, why));
    }
}

} // namespace repique
