// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/welcome_panel.h"

#include "app/widgets/card.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/segmented_switch.h"

#include <QtCore/QEvent>
#include <QtGui/QFocusEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <array>

namespace repique {
namespace {

constexpr std::array languages{i18n::Language::Portuguese, i18n::Language::English};
constexpr std::array scales{100, 125, 150, 200};
constexpr std::array<WelcomePanel::MaybeTheme, 3> themes{
    WelcomePanel::MaybeTheme{}, theme::Theme::Light, theme::Theme::Dark};

template<typename Choices, typename Choice>
int indexOf(const Choices& choices, const Choice& choice)
{
    const auto found = std::ranges::find(choices, choice);
    return found == choices.end() ? -1 : static_cast<int>(found - choices.begin());
}

} // namespace

WelcomePanel::WelcomePanel(QWidget* parent)
    : QFrame(parent)
    , m_card(new Card(this))
    , m_title(new Paragraph(m_card))
    , m_hint(new Paragraph(m_card))
    , m_languageLabel(new Paragraph(m_card))
    , m_scaleLabel(new Paragraph(m_card))
    , m_themeLabel(new Paragraph(m_card))
    , m_languages(new SegmentedSwitch(m_card))
    , m_scales(new SegmentedSwitch(m_card))
    , m_themes(new SegmentedSwitch(m_card))
    , m_done(new QPushButton(m_card))
{
    setObjectName(QStringLiteral("welcome"));
    m_languages->setObjectName(QStringLiteral("welcomeLanguage"));
    m_scales->setObjectName(QStringLiteral("welcomeTextScale"));
    m_themes->setObjectName(QStringLiteral("welcomeTheme"));
    m_done->setObjectName(QStringLiteral("welcomeDone"));
    build();
    retranslate();
    connect(m_languages, &SegmentedSwitch::chosen, this,
        [this](int index) { Q_EMIT languageChosen(languages.at(static_cast<std::size_t>(index))); });
    connect(m_scales, &SegmentedSwitch::chosen, this,
        [this](int index) { Q_EMIT textScaleChosen(scales.at(static_cast<std::size_t>(index))); });
    connect(m_themes, &SegmentedSwitch::chosen, this,
        [this](int index) { Q_EMIT themeChosen(themes.at(static_cast<std::size_t>(index))); });
    connect(m_done, &QPushButton::clicked, this, &WelcomePanel::closed);
}

void WelcomePanel::build()
{
    m_title->setProperty("role", QStringLiteral("heading"));
    m_hint->setProperty("role", QStringLiteral("muted"));
    m_done->setProperty("kind", QStringLiteral("primary"));
    m_done->setAutoDefault(true);
    auto* const rows = new QVBoxLayout;
    rows->setSpacing(10);
    const std::array pairs{std::pair{m_languageLabel, m_languages}, std::pair{m_scaleLabel, m_scales},
        std::pair{m_themeLabel, m_themes}};
    for (const auto& pair : pairs) {
        auto* const row = new QVBoxLayout;
        row->setSpacing(4);
        row->addWidget(pair.first);
        row->addWidget(pair.second, 0, Qt::AlignLeft);
        rows->addLayout(row);
    }
    for (Paragraph* const words : {m_title, m_hint}) {
        words->setWordWrap(true);
    }
    QVBoxLayout& body = m_card->body();
    body.setContentsMargins(20, 16, 20, 16);
    body.setSpacing(10);
    body.addWidget(m_title);
    body.addWidget(m_hint);
    body.addLayout(rows);
    body.addWidget(m_done, 0, Qt::AlignLeft);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_card);
}

void WelcomePanel::setLanguage(i18n::Language language)
{
    m_languages->setCurrentIndex(indexOf(languages, language));
}

void WelcomePanel::setTextScale(int percent)
{
    m_scales->setCurrentIndex(indexOf(scales, percent));
}

void WelcomePanel::setTheme(const MaybeTheme& theme)
{
    m_themes->setCurrentIndex(indexOf(themes, theme));
}

void WelcomePanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void WelcomePanel::focusInEvent(QFocusEvent* event)
{
    m_done->setFocus(event->reason());
}

void WelcomePanel::retranslate()
{
    m_title->setText(tr("Welcome"));
    m_hint->setText(tr("How do you want to read? Everything here can be changed later in the View menu."));
    m_languageLabel->setText(tr("Language"));
    m_scaleLabel->setText(tr("Text size"));
    m_themeLabel->setText(tr("Colours"));
    m_languages->setAccessibleName(m_languageLabel->text());
    m_scales->setAccessibleName(m_scaleLabel->text());
    m_themes->setAccessibleName(m_themeLabel->text());
    // Each language by its own name, so that whoever needs it can read it.
    m_languages->setOptions({QStringLiteral("Português (Brasil)"), QStringLiteral("English")});
    QStringList percents;
    for (const int percent : scales) {
        percents.append(tr("%1 %").arg(percent));
    }
    m_scales->setOptions(percents);
    m_themes->setOptions({tr("As the system"), tr("Light"), tr("Dark")});
    m_done->setText(tr("Go on"));
}

} // namespace repique
