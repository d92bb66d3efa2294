// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reference/reference_page.h"

#include "app/reference/reference_views.h"
#include "app/reference/station_mark.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/segmented_switch.h"
#include "app/widgets/wrap_row.h"

#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QScrollBar>

#include <utility>

namespace repique::reference {
namespace {

constexpr int sideMargin = 48;
constexpr int widestSheet = 980; ///< logical pixels: a line longer than this is hard to read
constexpr int titleCharacters = 20; ///< on one line, before the choice of views goes below it

QWidget* made(ReferencePage::View view, const lessons::Reference& reference, i18n::Language language)
{
    switch (view) {
    case ReferencePage::View::Map:
        return makeMap(reference, language);
    case ReferencePage::View::Comparison:
        return makeComparison(reference, language);
    case ReferencePage::View::Vocabulary:
        return makeVocabulary(reference, language);
    case ReferencePage::View::Pix:
        return makePix(reference, language);
    }
    return nullptr;
}

} // namespace

ReferencePage::ReferencePage(QWidget* parent)
    : QScrollArea(parent)
    , m_tokens(theme::tokens(theme::Theme::Light))
    , m_title(new Paragraph(this))
    , m_views(new SegmentedSwitch(this))
    , m_place(new QVBoxLayout)
{
    setObjectName(QStringLiteral("referencePage"));
    m_title->setProperty("role", QStringLiteral("heading"));
    m_title->setWordWrap(true);
    m_views->setObjectName(QStringLiteral("referenceViews"));
    auto* const sheet = new QWidget(this);
    auto* const middle = new QWidget(sheet);
    m_place->setContentsMargins(0, 0, 0, 0);
    m_place->setSpacing(14);
    m_place->addWidget(new WrapRow(m_title, m_views, titleCharacters, middle));
    m_place->addStretch();
    middle->setLayout(m_place);
    middle->setMaximumWidth(widestSheet);
    auto* const row = new QHBoxLayout(sheet);
    row->setContentsMargins(sideMargin, 28, sideMargin, 28);
    row->addWidget(middle, 100); // as wide as it may be; the rest stays empty
    row->addStretch(1);
    setWidget(sheet);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus); // arrow keys scroll it
    connect(m_views, &SegmentedSwitch::chosen, this, [this](int index) { show(static_cast<View>(index)); });
    retranslate();
}

void ReferencePage::setReference(lessons::Reference reference)
{
    m_reference = std::move(reference);
    fill();
}

void ReferencePage::setLanguage(i18n::Language language)
{
    m_language = language;
    retranslate();
}

void ReferencePage::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    dress();
}

void ReferencePage::show(View view)
{
    m_view = view;
    m_views->setCurrentIndex(static_cast<int>(view));
    fill();
    verticalScrollBar()->setValue(0);
}

void ReferencePage::retranslate()
{
    m_title->setText(tr("The pattern and its neighbours"));
    m_views->setOptions({tr("Map"), tr("Comparison"), tr("Vocabulary"), tr("What PIX is")});
    m_views->setCurrentIndex(static_cast<int>(m_view));
    m_views->setAccessibleName(tr("What to look up"));
    for (int index = 0; index < 4; ++index) {
        m_views->option(index)->setObjectName(QStringLiteral("referenceView%1").arg(index + 1));
    }
    fill();
}

void ReferencePage::fill()
{
    setAccessibleName(m_views->option(static_cast<int>(m_view))->text());
    delete m_content;
    m_content = made(m_view, m_reference, m_language);
    m_place->insertWidget(1, m_content);
    dress();
}

void ReferencePage::dress()
{
    for (StationMark* const mark : m_content->findChildren<StationMark*>()) {
        mark->setTokens(m_tokens);
    }
}

} // namespace repique::reference
