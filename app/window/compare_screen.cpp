// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/compare_screen.h"

#include "app/compare/compare_page.h"
#include "app/i18n/fault_words.h"
#include "app/report/run_csv.h"
#include "app/theme/appearance.h"
#include "app/widgets/utf8.h"
#include "app/window/centre.h"
#include "app/window/exports.h"
#include "app/window/language_switch.h"
#include "app/window/settings.h"
#include "core/scenario/document.h"
#include "core/scenario/presets.h"

#include <QtCore/QFile>
#include <QtWidgets/QFileDialog>

#include <algorithm>
#include <utility>

namespace repique {
namespace {

const QString presetPrefix = QStringLiteral("preset:");

scenario::Checked<scenario::Scenario> scenarioAt(const QString& path)
{
    const std::string id = path.mid(presetPrefix.size()).toStdString();
    const auto isNamed = [&id](const scenario::Preset& preset) { return preset.id == id; };
    if (path.startsWith(presetPrefix) && std::ranges::any_of(scenario::presets(), isNamed)) {
        return scenario::preset(id);
    }
    return scenario::load(QFile::encodeName(path).toStdString());
}

} // namespace

CompareScreen::CompareScreen(Parts parts, QObject* parent)
    : QObject(parent)
    , m_parts(std::move(parts))
    , m_page(new ComparePage(m_parts.document))
{
    m_parts.centre.addPage(PageId::Compare, m_page);
    const QString kept = m_parts.settings.compared();
    if (!kept.isEmpty()) {
        if (auto parsed = scenario::parse(kept.toStdString(), "B")) {
            m_page->state().setB(*std::move(parsed));
        }
    }
    connectPage();
    dress();
}

void CompareScreen::connectPage()
{
    connect(&m_parts.language, &LanguageSwitch::changed, this, &CompareScreen::dress);
    connect(&m_parts.appearance, &theme::Appearance::changed, this, &CompareScreen::dress);
    connect(&m_page->state(), &CompareState::bChanged, this,
        [this] { m_parts.settings.setCompared(fromUtf8(scenario::toToml(*m_page->state().b()))); });
    connect(m_page, &ComparePage::openRequested, this, [this] {
        const QString path = m_parts.fileToOpen();
        if (!path.isEmpty()) {
            open(path);
        }
    });
    connect(m_page, &ComparePage::csvRequested, this, &CompareScreen::ask);
}

bool CompareScreen::open(const QString& path)
{
    const scenario::Checked<scenario::Scenario> loaded = scenarioAt(path);
    if (!loaded) {
        const i18n::Language language = m_parts.language.language();
        m_parts.say(fromUtf8(i18n::sentence(loaded.error().front(), language)),
            fromUtf8(i18n::sentences(loaded.error(), language)));
        return false;
    }
    m_page->state().setB(*loaded);
    return true;
}

void CompareScreen::setLocks(const lessons::Lesson* lesson)
{
    if (lesson == nullptr) {
        m_page->state().setLocks({});
        return;
    }
    m_page->state().setLocks(
        [free = lesson->free](const QString& key) { return lessons::isFree(free, key.toStdString()); });
}

QString CompareScreen::write(const QString& path, bool isForSpreadsheet)
{
    const report::CsvKind kind = isForSpreadsheet ? report::CsvKind::Spreadsheet : report::CsvKind::Plain;
    const PairsSnapshot* const snapshot = m_page->snapshot();
    const std::string text
        = snapshot == nullptr ? std::string{} : report::comparisonTableCsv(snapshot->figures, kind);
    return exportText(QByteArray::fromStdString(text), path);
}

void CompareScreen::dress()
{
    m_page->setTokens(m_parts.appearance.tokens());
    m_page->setLanguage(m_parts.language.language());
}

void CompareScreen::ask()
{
    const QString plain = tr("CSV (*.csv)");
    const QString sheet = tr("CSV for spreadsheets, with ; and a decimal comma (*.csv)");
    QString chosen = plain;
    const QString path = QFileDialog::getSaveFileName(m_page, tr("Write the table"),
        QStringLiteral("comparison.csv"), plain + QStringLiteral(";;") + sheet, &chosen);
    const QString why = path.isEmpty() ? QString() : write(path, chosen == sheet);
    if (!why.isEmpty()) {
        m_parts.say(tr("Nothing was written to %1: %2").arg(path, why), {});
    }
}

} // namespace repique
