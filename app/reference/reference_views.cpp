// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reference/reference_views.h"

#include "app/reference/station_mark.h"
#include "app/widgets/card.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/section_label.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QGridLayout>

#include <algorithm>
#include <array>

namespace repique::reference {
namespace {

using lessons::Neighbour;
using Kind = StationMark::Kind;

QString translated(const char* text)
{
    return QCoreApplication::translate("Reference", text);
}

QString inLanguage(const lessons::Bilingual& words, i18n::Language language)
{
    return QString::fromStdString(language == i18n::Language::Portuguese ? words.portuguese : words.english);
}

Paragraph* makeWords(const QString& text, const char* role, QWidget* parent)
{
    auto* const words = new Paragraph(parent);
    words->setProperty("role", QLatin1String(role));
    words->setWordWrap(true);
    words->setText(text);
    return words;
}

/// Mark, name, and why.
QWidget* makeStop(StationMark* mark, const QString& name, const QString& why)
{
    auto* const row = new QWidget;
    auto* const words = new QVBoxLayout;
    words->setContentsMargins(0, 4, 0, 20);
    words->setSpacing(2);
    words->addWidget(makeWords(name, "title", row));
    words->addWidget(makeWords(why, "muted", row));
    words->addStretch();
    auto* const columns = new QHBoxLayout(row);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(12);
    columns->addWidget(mark);
    columns->addLayout(words, 1);
    return row;
}

std::vector<Neighbour> onTheLine(const lessons::Reference& reference)
{
    std::vector<Neighbour> line;
    std::ranges::copy_if(reference.neighbours, std::back_inserter(line),
        [](const Neighbour& each) { return each.place != Neighbour::Place::With; });
    std::ranges::sort(line, {}, &Neighbour::station);
    return line;
}

void addLine(QVBoxLayout& column, const lessons::Reference& reference, i18n::Language language)
{
    const std::vector<Neighbour> line = onTheLine(reference);
    for (const Neighbour& each : line) {
        const bool isHere = each.place == Neighbour::Place::Here;
        const Kind kind = &each == line.data() ? Kind::First : Kind::Between;
        const QString name = inLanguage(each.name, language);
        //: %1 is a pattern, %2 and %3 are numbers
        const QString here = translated(QT_TRANSLATE_NOOP("Reference", "%1 — you are here, station %2 of %3"))
                                 .arg(name)
                                 .arg(each.station)
                                 .arg(reference.stations);
        column.addWidget(makeStop(new StationMark(kind, each.station, isHere), isHere ? here : name,
            inLanguage(each.why, language)));
    }
    if (!line.empty() && line.back().station < reference.stations) {
        //: %1 and %2 are numbers
        const QString further
            = translated(QT_TRANSLATE_NOOP("Reference", "Stations %1 to %2 come further along the line."))
                  .arg(line.back().station + 1)
                  .arg(reference.stations);
        column.addWidget(makeStop(new StationMark(Kind::Further, 0, false), QStringLiteral("…"), further));
    }
}

void addHeading(QVBoxLayout& column, const char* text, QWidget* parent)
{
    auto* const heading = new SectionLabel({}, parent);
    heading->setHeading(translated(text));
    column.addWidget(heading);
    column.addSpacing(8);
}

/// The pattern called `id`, by name.
QString nameOf(const lessons::Reference& reference, const std::string& id, i18n::Language language)
{
    const auto found = std::ranges::find(reference.neighbours, id, &Neighbour::id);
    return found == reference.neighbours.end() ? QString::fromStdString(id)
                                               : inLanguage(found->name, language);
}

} // namespace

QWidget* makeMap(const lessons::Reference& reference, i18n::Language language)
{
    auto* const card = new Card;
    card->body().setContentsMargins(24, 20, 24, 4);
    card->body().setSpacing(0);
    addHeading(card->body(), QT_TRANSLATE_NOOP("Reference", "The line of call resilience"), card);
    addLine(card->body(), reference, language);
    card->body().addSpacing(12);
    addHeading(card->body(), QT_TRANSLATE_NOOP("Reference", "Beside it"), card);
    for (const Neighbour& each : reference.neighbours) {
        if (each.place == Neighbour::Place::With) {
            card->body().addWidget(makeStop(new StationMark(Kind::Beside, 0, false),
                inLanguage(each.name, language), inLanguage(each.why, language)));
        }
    }
    return card;
}

QWidget* makeComparison(const lessons::Reference& reference, i18n::Language language)
{
    auto* const card = new Card;
    card->body().setContentsMargins(24, 20, 24, 20);
    auto* const grid = new QGridLayout;
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(14);
    constexpr std::array headings{QT_TRANSLATE_NOOP("Reference", "Pattern"),
        QT_TRANSLATE_NOOP("Reference", "looks at"), QT_TRANSLATE_NOOP("Reference", "decides"),
        QT_TRANSLATE_NOOP("Reference", "without it")};
    for (int column = 0; column < static_cast<int>(headings.size()); ++column) {
        grid->addWidget(
            makeWords(translated(headings.at(static_cast<std::size_t>(column))), "small", card), 0, column);
        grid->setColumnStretch(column, 1);
    }
    int row = 1;
    for (const lessons::Comparison& each : reference.comparisons) {
        grid->addWidget(makeWords(nameOf(reference, each.pattern, language), "title", card), row, 0);
        grid->addWidget(makeWords(inLanguage(each.looksAt, language), "", card), row, 1);
        grid->addWidget(makeWords(inLanguage(each.decides, language), "", card), row, 2);
        grid->addWidget(makeWords(inLanguage(each.without, language), "", card), row, 3);
        ++row;
    }
    card->body().addLayout(grid);
    return card;
}

QWidget* makeVocabulary(const lessons::Reference& reference, i18n::Language language)
{
    std::vector<lessons::Term> terms = reference.terms;
    std::ranges::sort(terms, [language](const lessons::Term& a, const lessons::Term& b) {
        return QString::localeAwareCompare(inLanguage(a.word, language), inLanguage(b.word, language)) < 0;
    });
    auto* const card = new Card;
    card->body().setContentsMargins(24, 20, 24, 20);
    card->body().setSpacing(2);
    for (const lessons::Term& each : terms) {
        card->body().addWidget(makeWords(inLanguage(each.word, language), "title", card));
        card->body().addWidget(makeWords(inLanguage(each.meaning, language), "", card));
        card->body().addSpacing(12);
    }
    return card;
}

QWidget* makePix(const lessons::Reference& reference, i18n::Language language)
{
    auto* const card = new Card;
    card->body().setContentsMargins(24, 20, 24, 20);
    auto* const words = makeWords({}, "", card);
    words->setTextFormat(Qt::MarkdownText);
    words->setText(inLanguage(reference.outsideBrazil, language));
    card->body().addWidget(words);
    return card;
}

} // namespace repique::reference
