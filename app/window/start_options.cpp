// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start_options.h"

#include "app/charts/chart_kind.h"
#include "app/live/live_page.h"
#include "app/theme/appearance.h"
#include "app/window/settings.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QCoreApplication>

#include <algorithm>
#include <functional>

namespace repique {
namespace {

QString text(const char* english)
{
    return QCoreApplication::translate("StartOptions", english);
}

std::optional<i18n::Language> languageFrom(const QString& word)
{
    return i18n::languageFrom(word.toStdString());
}

std::optional<QString> tabFrom(const QString& word)
{
    return live::LivePage::tabWords().contains(word) ? std::optional(word) : std::nullopt;
}

std::optional<PageId> pageFrom(const QString& word)
{
    const QStringList words{QStringLiteral("lab"), QStringLiteral("race"), QStringLiteral("card"),
        QStringLiteral("home"), QStringLiteral("review"), QStringLiteral("map"), QStringLiteral("reference"),
        QStringLiteral("compare")};
    const qsizetype index = words.indexOf(word);
    return index < 0 ? std::nullopt : std::optional(allPages.at(static_cast<std::size_t>(index)));
}

std::optional<QStringList> chartsFrom(const QString& words)
{
    const QStringList list = words.split(QLatin1Char(','));
    const bool areKnown = std::ranges::all_of(
        list, [](const QString& word) { return charts::chartFrom(word.toStdString()).has_value(); });
    return areKnown ? std::optional(list) : std::nullopt;
}

std::optional<int> numberFrom(const QString& word, int least, int most)
{
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    return isNumber && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<QSize> sizeFrom(const QString& word)
{
    const QStringList sides = word.split(QLatin1Char('x'));
    if (sides.size() != 2) {
        return std::nullopt;
    }
    const std::optional<int> width = numberFrom(sides.at(0), 320, 7'680);
    const std::optional<int> height = numberFrom(sides.at(1), 240, 4'320);
    return width && height ? std::optional(QSize(*width, *height)) : std::nullopt;
}

/// Reads one option into `value`; a word that means nothing becomes a mistake.
template<typename T>
class OptionReader final
{
public:
    OptionReader(const QCommandLineParser& parser, QStringList& mistakes)
        : m_parser(parser)
        , m_mistakes(mistakes)
    {
    }

    std::optional<T> read(
        const char* name, const std::function<std::optional<T>(const QString&)>& parse, const char* accepted)
    {
        if (!m_parser.isSet(QLatin1String(name))) {
            return std::nullopt;
        }
        const QString word = m_parser.value(QLatin1String(name));
        const std::optional<T> value = parse(word);
        if (!value) {
            m_mistakes.append(text(QT_TRANSLATE_NOOP("StartOptions", "--%1 does not take “%2”; it takes %3"))
                                  .arg(QLatin1String(name), word, QLatin1String(accepted)));
        }
        return value;
    }

private:
    const QCommandLineParser& m_parser;
    QStringList& m_mistakes;
};

/// "--export card OUT [FILE]": takes OUT from the files.
void readExport(
    const QCommandLineParser& parser, QStringList& files, StartOptions& options, QStringList& mistakes)
{
    const auto what = OptionReader<bool>(parser, mistakes)
                          .read(
                              "export",
                              [](const QString& word) {
                                  return word == QLatin1String("card") ? std::optional(true) : std::nullopt;
                              },
                              "card");
    if (!what) {
        return;
    }
    if (files.isEmpty()) {
        mistakes.append(text(QT_TRANSLATE_NOOP("StartOptions", "--export card needs the file to write.")));
        return;
    }
    options.card = files.takeFirst();
}

} // namespace

void addOptions(QCommandLineParser& parser)
{
    parser.setApplicationDescription(
        text(QT_TRANSLATE_NOOP("StartOptions", "A desktop lab about what a retry really costs.")));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"),
        text(QT_TRANSLATE_NOOP("StartOptions", "Scenario to open; without one, the last session.")),
        QStringLiteral("[file]"));

    struct Option
    {
        const char* name;
        const char* help;
        const char* value;
    };

    const std::initializer_list<Option> options{
        {"scenario", QT_TRANSLATE_NOOP("StartOptions", "Scenario to open: a file, or preset:ID."),
            "scenario"},
        {"lesson", QT_TRANSLATE_NOOP("StartOptions", "Lesson to open, e.g. L01."), "id"},
        {"lesson-step",
            QT_TRANSLATE_NOOP("StartOptions", "Step of the lesson: its id, or its number from 1."), "step"},
        {"lessons", QT_TRANSLATE_NOOP("StartOptions", "Folder with the lessons."), "folder"},
        {"mode", QT_TRANSLATE_NOOP("StartOptions", "What the window is about: step, load or live."), "mode"},
        {"page",
            QT_TRANSLATE_NOOP(
                "StartOptions", "Screen to open: lab, race, card, home, review, map, reference or compare."),
            "page"},
        {"compare",
            QT_TRANSLATE_NOOP("StartOptions", "Scenario to compare with, as B: a file, or preset:ID."),
            "scenario"},
        {"tab", QT_TRANSLATE_NOOP("StartOptions", "View of the live mode, e.g. http or ledger."), "word"},
        {"step", QT_TRANSLATE_NOOP("StartOptions", "Numbered step of the sequence to go to."), "number"},
        {"charts", QT_TRANSLATE_NOOP("StartOptions", "Charts of the load mode, e.g. load,queue,latency."),
            "words"},
        {"lang", QT_TRANSLATE_NOOP("StartOptions", "Language: pt_BR or en."), "language"},
        {"theme", QT_TRANSLATE_NOOP("StartOptions", "light, dark, projector or high-contrast."), "theme"},
        {"zoom", QT_TRANSLATE_NOOP("StartOptions", "Size of all text in percent, 80 to 200."), "percent"},
        {"size", QT_TRANSLATE_NOOP("StartOptions", "Size of the window, e.g. 1366x768."), "size"},
        {"shot", QT_TRANSLATE_NOOP("StartOptions", "Writes a picture of the window, then ends."), "file"},
        {"press",
            QT_TRANSLATE_NOOP(
                "StartOptions", "Buttons to press before the picture, one after another, by object name."),
            "names"},
        {"predict",
            QT_TRANSLATE_NOOP("StartOptions",
                "An answer to a prediction of the lesson, given before the picture: ID=ANSWER."),
            "answer"},
        {"export",
            QT_TRANSLATE_NOOP("StartOptions",
                "Writes the card of the pattern as PDF, PNG, SVG or Markdown, then ends: --export card OUT "
                "[FILE]."),
            "card"},
        {"measure-start",
            QT_TRANSLATE_NOOP("StartOptions",
                "Tells when the window appeared (ms since 1970) and the memory it holds (kB), then ends."),
            ""},
        {"safe-mode", QT_TRANSLATE_NOOP("StartOptions", "Starts without the last session."), ""},
        {"reset-settings", QT_TRANSLATE_NOOP("StartOptions", "Forgets what was remembered."), ""}};
    for (const Option& option : options) {
        parser.addOption({QLatin1String(option.name), text(option.help), QLatin1String(option.value)});
    }
}

StartOptions readOptions(const QCommandLineParser& parser, QStringList& mistakes)
{
    StartOptions options;
    QStringList files = parser.positionalArguments();
    readExport(parser, files, options, mistakes);
    if (files.size() > 1) {
        mistakes.append(text(QT_TRANSLATE_NOOP("StartOptions", "Only one scenario can be opened.")));
    }
    options.file = files.isEmpty() ? parser.value(QStringLiteral("scenario")) : files.constFirst();
    options.language = OptionReader<i18n::Language>(parser, mistakes).read("lang", languageFrom, "pt_BR, en");
    options.theme = OptionReader<theme::Theme>(parser, mistakes)
                        .read("theme", themeFrom, "light, dark, projector, high-contrast");
    options.mode = OptionReader<Mode>(parser, mistakes).read("mode", modeFrom, "step, load, live");
    options.page = OptionReader<PageId>(parser, mistakes)
                       .read("page", pageFrom, "lab, race, card, home, review, map, reference, compare");
    options.tab = OptionReader<QString>(parser, mistakes)
                      .read("tab", tabFrom, "sequence, http, numbers, ledger, faults, proof")
                      .value_or(QString());
    options.size = OptionReader<QSize>(parser, mistakes).read("size", sizeFrom, "1366x768");
    OptionReader<int> numbers(parser, mistakes);
    const auto isScale = [](const QString& word) {
        return numberFrom(word, theme::Appearance::smallestScale, theme::Appearance::largestScale);
    };
    options.textScale = numbers.read("zoom", isScale, "80 … 200");
    options.step = numbers.read(
        "step", [](const QString& word) { return numberFrom(word, 0, 1'000'000); }, "0 … 1000000");
    options.charts = OptionReader<QStringList>(parser, mistakes)
                         .read("charts", chartsFrom, "load, duplicates, queue, budget, latency")
                         .value_or(QStringList());
    options.compared = parser.value(QStringLiteral("compare"));
    options.lessonId = parser.value(QStringLiteral("lesson"));
    options.lessonStep = parser.value(QStringLiteral("lesson-step"));
    options.lessonFolder = parser.value(QStringLiteral("lessons"));
    options.presses = parser.value(QStringLiteral("press")).split(QLatin1Char(','), Qt::SkipEmptyParts);
    options.predictions = parser.values(QStringLiteral("predict"));
    options.shot = parser.value(QStringLiteral("shot"));
    options.measuresStart = parser.isSet(QStringLiteral("measure-start"));
    options.isSafe = parser.isSet(QStringLiteral("safe-mode"));
    options.resetsSettings = parser.isSet(QStringLiteral("reset-settings"));
    return options;
}

} // namespace repique
