// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/compare_page.h"
#include "app/lesson/prediction_cover.h"
#include "app/reference/reference_page.h"
#include "app/theme/appearance.h"
#include "app/widgets/banner.h"
#include "app/window/centre.h"
#include "app/window/compare_screen.h"
#include "app/window/docks.h"
#include "app/window/language_switch.h"
#include "app/window/main_window.h"
#include "app/window/map_screen.h"
#include "app/window/pages.h"
#include "app/window/top_bar.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QToolBar>

// What the window does when another page fills its middle.
namespace repique {

void MainWindow::showPage(PageId page)
{
    m_centre->showPage(page);
}

void MainWindow::connectMap()
{
    m_map = new MapScreen({.centre = *m_centre,
                              .document = m_document,
                              .appearance = m_appearance,
                              .language = m_language,
                              .openScene = [this] { m_files.openPreset(QStringLiteral("two_second_spike")); },
                              .say = [this](const QString& sentence) { say(sentence); }},
        this);
    on("viewMap", [this] { showPage(PageId::Map); });
}

void MainWindow::connectReference()
{
    using reference::ReferencePage;
    m_reference = new ReferencePage;
    m_centre->addPage(PageId::Reference, m_reference);
    const auto dress = [this] { m_reference->setTokens(m_appearance.tokens()); };
    connect(&m_appearance, &theme::Appearance::changed, m_reference, dress);
    dress();
    connect(&m_language, &LanguageSwitch::changed, m_reference, &ReferencePage::setLanguage);
    m_reference->setLanguage(m_language.language());
    on("helpReference", [this] {
        m_reference->show(ReferencePage::View::Map);
        showPage(PageId::Reference);
    });
    on("helpPix", [this] {
        m_reference->show(ReferencePage::View::Pix);
        showPage(PageId::Reference);
    });
}

void MainWindow::connectCompare()
{
    m_compare = new CompareScreen(
        {.centre = *m_centre,
            .document = m_document,
            .appearance = m_appearance,
            .language = m_language,
            .settings = m_settings,
            .fileToOpen = [this] { return m_files.askToOpen(); },
            .say = [this](const QString& sentence, const QString& detail) { say(sentence, detail); }},
        this);
    on("viewCompare", [this] {
        if (page() == PageId::Compare) {
            m_centre->goBack();
        } else if (m_pages->isConcealed()) {
            warn(whyRunWaits()); // it would show the run that is being predicted
        } else {
            showPage(PageId::Compare);
        }
    });
    ComparePage& page = m_compare->page();
    on("compareKeep", [this, &page] {
        page.state().keep();
        m_centre->banner().say(
            Tone::Goodput, tr("The scenario is kept as B. Change it, then Ctrl+D compares both."));
    });
    on("compareRun", [&page] { page.compare(); });
    on("compareSwap", [&page] { page.swap(); });
}

bool MainWindow::compareWith(const QString& path)
{
    const bool isOpen = m_compare->open(path);
    if (isOpen) {
        showPage(PageId::Compare);
    }
    return isOpen;
}

/// What goes with the page: panels, the bar at the foot, keys.
void MainWindow::refreshPage()
{
    const PageId page = m_centre->page();
    m_docks->setPage(page);
    m_foot->setVisible(hasSteps(page));
    m_actions.setPage(page);
    m_pages->setPage(page);
    refreshMode();
    const bool isReading = m_docks->lesson().isAncestorOf(QApplication::focusWidget());
    if (isVisible() && !isReading) {
        takeFocus();
    }
}

void MainWindow::refreshMode()
{
    const bool isLab = m_centre->page() == PageId::Lab;
    m_topBar->setMode(isLab ? std::optional(mode()) : std::nullopt);
    m_actions.action(QStringLiteral("viewStep")).setChecked(isLab && mode() == Mode::Step);
    m_actions.action(QStringLiteral("viewLoad")).setChecked(isLab && mode() == Mode::Load);
    m_actions.action(QStringLiteral("viewLive")).setChecked(isLab && mode() == Mode::Live);
}

void MainWindow::takeFocus()
{
    if (page() == PageId::Lab) {
        m_pages->takeFocus();
    } else {
        m_centre->pageWidget()->setFocus();
    }
}

PageId MainWindow::page() const
{
    return m_centre->page();
}

} // namespace repique
