// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/map_screen.h"

#include "app/document/scenario_document.h"
#include "app/map/map_page.h"
#include "app/theme/appearance.h"
#include "app/window/centre.h"
#include "app/window/exports.h"
#include "app/window/language_switch.h"

#include <QtWidgets/QFileDialog>

#include <utility>

namespace repique {

MapScreen::MapScreen(Parts parts, QObject* parent)
    : QObject(parent)
    , m_parts(std::move(parts))
    , m_study(m_parts.document)
    , m_page(new map::Page(m_study))
{
    m_parts.centre.addPage(PageId::Map, m_page);
    connect(&m_parts.centre, &Centre::pageChanged, this,
        [this](PageId page) { m_study.setShown(page == PageId::Map); });
    connect(&m_parts.language, &LanguageSwitch::changed, this, &MapScreen::dress);
    connect(&m_parts.appearance, &theme::Appearance::changed, this, &MapScreen::dress);
    connect(m_page, &map::Page::sceneRequested, this, [this] {
        m_parts.openScene();
        m_parts.centre.showPage(PageId::Map);
    });
    connect(m_page, &map::Page::csvRequested, this, &MapScreen::writeCsv);
    connect(m_page, &map::Page::pictureRequested, this, &MapScreen::writePicture);
    dress();
}

void MapScreen::setLocks(const lessons::Lesson* lesson)
{
    if (lesson == nullptr) {
        m_study.setFree({});
        return;
    }
    m_study.setFree(
        [free = lesson->free](const QString& key) { return lessons::isFree(free, key.toStdString()); });
}

void MapScreen::dress()
{
    m_page->setTokens(m_parts.appearance.tokens());
    m_page->setLanguage(m_parts.language.language());
}

QString MapScreen::ask(const QString& ending)
{
    return QFileDialog::getSaveFileName(
        m_page, tr("Write the map"), QStringLiteral("map.") + ending, QStringLiteral("*.") + ending);
}

void MapScreen::tell(const QString& path, const QString& why)
{
    if (!why.isEmpty()) {
        m_parts.say(tr("Nothing was written to %1: %2").arg(path, why));
    }
}

void MapScreen::writeCsv(map::CsvStyle style)
{
    const QString path = ask(QStringLiteral("csv"));
    if (!path.isEmpty() && m_study.data() != nullptr) {
        tell(path, exportText(QByteArray::fromStdString(map::csvText(*m_study.data(), style)), path));
    }
}

void MapScreen::writePicture()
{
    const QString path = ask(QStringLiteral("png"));
    if (!path.isEmpty()) {
        tell(path, exportPicture(m_page->picture(), path));
    }
}

} // namespace repique
