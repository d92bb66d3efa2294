// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/incident_words.h"

#include "app/i18n/key_words.h"
#include "app/i18n/numbers.h"
#include "app/i18n/trace_words.h"
#include "app/widgets/utf8.h"

#include <algorithm>
#include <array>

namespace repique {
namespace {

using i18n::Language;
using i18n::Words;
using lessons::MetricGroup;

constexpr std::array<Words, lessons::metricGroups.size()> titles{
    Words{"Originals and retries", "Originais e retentativas"},
    Words{"Attempts of each operation, and the log", "Tentativas por operação, e o registro"},
    Words{"Success after a retry, and final failure", "Sucesso após retentativa, e falha final"},
    Words{"Waits drawn, and use of Retry-After", "Esperas sorteadas, e uso de Retry-After"},
    Words{"Budget exhausted, and “do not retry”", "Orçamento esgotado, e “não repetir”"},
    Words{"Saturation of the dependency", "Saturação da dependência"}};

struct OwnWords
{
    std::string_view name;
    Words label;
};

/// Figures that the table of metrics does not name.
constexpr std::array ownWords{
    OwnWords{"attempts_per_operation", {"Attempts of an operation, mean", "Tentativas por operação, média"}},
    OwnWords{"most_attempts", {"Most attempts of one operation", "Mais tentativas numa operação"}},
    OwnWords{
        "keyed_retries", {"Logged retries with the first key", "Retentativas do registro com a 1ª chave"}},
    OwnWords{"shortest_wait_ms", {"Shortest wait", "Menor espera"}},
    OwnWords{"longest_wait_ms", {"Longest wait", "Maior espera"}},
    OwnWords{"hinted_retries", {"Retries after a Retry-After", "Retentativas com Retry-After"}},
    OwnWords{"peak_queue", {"Longest queue", "Maior fila"}},
    OwnWords{"not_retryable", {"Decided not to retry", "Decidiram não repetir"}},
    OwnWords{"budget_denied", {"Budget exhausted", "Orçamento esgotado"}},
    OwnWords{"deadline_exceeded", {"Deadline reached", "Prazo total atingido"}},
    OwnWords{"exhausted", {"Attempts exhausted", "Tentativas esgotadas"}}};

/// Why operations stop, short enough to stand below a bar, in the order of the group's figures.
constexpr std::array<Words, 4> stops{Words{"budget", "orçamento"}, Words{"no retry", "não repetir"},
    Words{"deadline", "prazo"}, Words{"attempts", "tentativas"}};

constexpr std::size_t waitBars = 24;
constexpr std::size_t shownOperations = 4; ///< of the log
constexpr qsizetype firstLines = 5; ///< of a long log of one operation
constexpr qsizetype lastLines = 2;

QString plainLabel(std::string_view name, Language language)
{
    const auto* const own = std::ranges::find(ownWords, name, &OwnWords::name);
    if (own != ownWords.end()) {
        return fromUtf8(own->label.in(language));
    }
    const i18n::MetricWords* const words = i18n::metricWordsOf(name);
    return words != nullptr ? fromUtf8(words->label.in(language)) : fromUtf8(name);
}

QString said(const Words& words, Language language)
{
    return fromUtf8(words.in(language));
}

QString timeText(SimDuration time, Language language)
{
    return fromUtf8(i18n::duration(time, language));
}

void addLine(GroupPicture& picture, const std::vector<double>& values, const Words& label,
    std::pair<GroupPicture::Ink, Language> look)
{
    picture.lines.append({values, said(label, look.second), look.first});
    const auto most = std::ranges::max_element(values);
    const double peak = most == values.end() ? 0.0 : *most;
    picture.sentence
        += fromUtf8(i18n::filled({"{}: at most {} per second. ", "{}: no máximo {} por segundo. "},
            look.second, std::string{label.in(look.second)}, i18n::trimmed(peak, 0, look.second)));
}

void addBar(GroupPicture& picture, double value, const QString& label, Language language)
{
    picture.bars.append({value, label});
    if (!label.isEmpty()) {
        picture.sentence
            += QStringLiteral("%1: %2. ").arg(label, fromUtf8(i18n::trimmed(value, 0, language)));
    }
}

void addHistogram(GroupPicture& picture, const std::vector<std::int64_t>& histogram, Language language)
{
    for (std::size_t i = 0; i < histogram.size(); ++i) {
        addBar(picture, static_cast<double>(histogram[i]), QString::number(i + 1), language);
    }
    while (picture.bars.size() > 1 && picture.bars.constLast().value <= 0.0) {
        picture.bars.removeLast();
    }
}

/// How many waits were about so long; the axis ends at the longest.
void addWaits(GroupPicture& picture, const std::vector<SimDuration>& waits, Language language)
{
    if (waits.empty()) {
        return;
    }
    const SimDuration longest = std::max(*std::ranges::max_element(waits), SimDuration{1});
    std::vector<double> counts(waitBars, 0.0);
    for (const SimDuration wait : waits) {
        const auto bar
            = static_cast<std::size_t>(wait.count() * static_cast<std::int64_t>(waitBars) / longest.count());
        counts[std::min(bar, waitBars - 1)] += 1.0;
    }
    for (const double count : counts) {
        addBar(picture, count, {}, language);
    }
    picture.from = timeText(SimDuration{0}, language);
    picture.to = timeText(longest, language);
    const auto filled = std::ranges::count_if(counts, [](double each) { return each > 0.0; });
    picture.sentence
        = fromUtf8(i18n::filled({"Waits up to {}; {} of {} equal parts of that have any.",
                                    "Esperas de até {}; há alguma em {} de {} partes iguais disso."},
            language, i18n::duration(longest, language), filled, waitBars));
}

void addStops(GroupPicture& picture, const lessons::IncidentRun& run, Language language)
{
    const std::vector<lessons::GroupFigure> figures = figuresOf(MetricGroup::Refusals, run);
    for (std::size_t i = 0; i < std::min(stops.size(), figures.size()); ++i) {
        addBar(picture, figures[i].value.value_or(0.0), said(stops[i], language), language);
    }
}

/// "[K-7f3a]", the key that an attempt carried.
QString keyText(const std::string& key, Language language)
{
    const QString words = key.empty() ? said({"no key", "sem chave"}, language)
                                      : said({"key %1", "chave %1"}, language).arg(fromUtf8(key));
    return QStringLiteral("[%1] ").arg(words);
}

QStringList linesOf(const trace::Trace& operation, Language language)
{
    const i18n::TraceWords words(language, operation);
    QStringList lines;
    std::string key;
    for (const trace::Step& step : operation.steps) {
        key = step.event == trace::Event::Request ? step.key : key;
        const std::string line = words.logLine(step);
        if (!line.empty()) {
            lines.append(keyText(key, language) + fromUtf8(line));
        }
    }
    return lines;
}

/// A long log without its middle.
QStringList shortened(const QStringList& lines)
{
    if (lines.size() <= firstLines + lastLines + 1) {
        return lines;
    }
    return lines.first(firstLines) + QStringList{QStringLiteral("…")} + lines.last(lastLines);
}

} // namespace

QString groupTitle(MetricGroup group, Language language)
{
    return said(titles[static_cast<std::size_t>(group)], language);
}

QString figureLabel(const std::string& name, Language language)
{
    const std::size_t open = name.find('(');
    if (open == std::string::npos || !name.ends_with(')')) {
        return plainLabel(name, language);
    }
    const QString of = fromUtf8(name.substr(open + 1, name.size() - open - 2));
    return QStringLiteral("%1 (%2)").arg(plainLabel(name.substr(0, open), language), of);
}

QString groupFigureText(const lessons::GroupFigure& figure, const Wording& wording)
{
    if (!figure.value) {
        return QStringLiteral("—");
    }
    const Language language = wording.language();
    const std::string_view name = figure.name;
    if (name == "keyed_retries") {
        return fromUtf8(i18n::percent(*figure.value, language));
    }
    if (name.find("_ms") != std::string_view::npos) {
        return fromUtf8(i18n::milliseconds(*figure.value, language));
    }
    const bool isRatio = name == "amplification" || name == "calls_per_user_action"
        || name == "attempts_per_operation" || name == "goodput_ratio";
    return wording.number(*figure.value, isRatio ? 2 : 0);
}

QStringList logLines(const lessons::IncidentRun& run, Language language)
{
    QStringList lines;
    for (std::size_t i = 0; i < std::min(run.log.size(), shownOperations); ++i) {
        lines.append(said({"Operation %1", "Operação %1"}, language).arg(run.log[i].operation));
        lines.append(shortened(linesOf(run.log[i], language)));
    }
    return lines;
}

GroupPicture groupPicture(MetricGroup group, const lessons::IncidentRun& run, const Wording& wording)
{
    using Ink = GroupPicture::Ink;
    const Language language = wording.language();
    const storm::Series& series = run.load.series;
    GroupPicture picture;
    switch (group) {
    case MetricGroup::Traffic:
        addLine(picture, series.originals, {"Originals", "Originais"}, {Ink::Originals, language});
        addLine(picture, series.retries, {"Retries", "Retentativas"}, {Ink::Retries, language});
        break;
    case MetricGroup::Outcomes:
        addLine(picture, series.goodput, {"Goodput", "Vazão útil"}, {Ink::Goodput, language});
        addLine(picture, series.failures, {"Failed attempts", "Tentativas que falham"},
            {Ink::Failures, language});
        break;
    case MetricGroup::Saturation:
        addLine(picture, series.dependencyAttempts, {"Arrivals", "Chegadas"}, {Ink::Originals, language});
        addLine(picture, series.rejected, {"Rejected", "Rejeitadas"}, {Ink::Failures, language});
        break;
    case MetricGroup::Attempts:
        addHistogram(picture, run.load.attemptsHistogram, language);
        break;
    case MetricGroup::Waits:
        addWaits(picture, run.retries.waits, language);
        break;
    case MetricGroup::Refusals:
        addStops(picture, run, language);
        break;
    }
    if (!picture.lines.isEmpty()) {
        picture.from = timeText(SimDuration{0}, language);
        picture.to = timeText(series.bin * static_cast<std::int64_t>(series.size()), language);
    }
    return picture;
}

} // namespace repique
