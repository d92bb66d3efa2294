// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/map_words.h"

#include "app/i18n/key_words.h"
#include "app/i18n/numbers.h"
#include "app/parameters/quantity.h"
#include "app/widgets/utf8.h"

#include <QtCore/QCoreApplication>

namespace repique::map {
namespace {

using i18n::Language;

QString text(const char* english)
{
    return QCoreApplication::translate("MapWords", english);
}

QString counted(std::size_t value, Language language)
{
    return fromUtf8(i18n::integer(static_cast<std::int64_t>(value), language));
}

QString seeds(std::int64_t count, Language language)
{
    constexpr i18n::Noun seedNoun{{"seed", "semente"}, {"seeds", "sementes"}};
    return fromUtf8(i18n::counted(count, seedNoun, language));
}

/// "with 2 of 3 seeds"
QString share(std::int64_t some, const Question& question, Language language)
{
    //: 1 how many, 2 "3 seeds"
    return text(QT_TRANSLATE_NOOP("MapWords", "with %1 of %2"))
        .arg(counted(static_cast<std::size_t>(some), language), seeds(question.seeds, language));
}

QString verdictText(const Data& data, std::size_t column, std::size_t row, Language language)
{
    const Verdict verdict = data.verdict(column, row);
    const Question& question = data.question();
    if (verdict == Verdict::Unknown) {
        return verdictName(verdict);
    }
    const double mean = data.at(column, row).mean.value_or(0.0);
    const auto recovered = static_cast<std::int64_t>(mean * static_cast<double>(question.seeds) + 0.5);
    const std::int64_t some = verdict == Verdict::Stuck ? question.seeds : recovered;
    return verdictName(verdict == Verdict::Split ? Verdict::Recovers : verdict) + QLatin1Char(' ')
        + share(some, question, language);
}

QString figureSentence(const Data& data, std::size_t column, std::size_t row, Language language)
{
    const storm::SweepCell& cell = data.at(column, row);
    const Question& question = data.question();
    if (!cell.isComputed) {
        return verdictName(Verdict::Unknown);
    }
    const QString name = metricName(question.metric, language);
    if (cell.measured == 0) {
        return text(QT_TRANSLATE_NOOP("MapWords", "no run has this figure: %1")).arg(name);
    }
    if (!cell.mean) {
        //: 1 a figure such as "Recovery", 2 "with 2 of 3 seeds"
        return text(QT_TRANSLATE_NOOP("MapWords", "%1 exists only %2"))
            .arg(name, share(cell.measured, question, language));
    }
    const QString figure = name + QLatin1Char(' ') + figureText(*cell.mean, language);
    return cell.sd ? figure + QStringLiteral(" ± ") + figureText(*cell.sd, language) : figure;
}

/// The load goes along it, the other parameter stays.
struct Lane
{
    const Data& data;
    bool isAcross;
    std::size_t fixed;

    [[nodiscard]] const Axis& axis() const { return isAcross ? data.question().x : data.question().y; }

    [[nodiscard]] const Axis& other() const { return isAcross ? data.question().y : data.question().x; }

    [[nodiscard]] Verdict at(std::size_t i) const
    {
        return isAcross ? data.verdict(i, fixed) : data.verdict(fixed, i);
    }

    /// How many cells from the lowest load on recover.
    [[nodiscard]] std::size_t recovering() const
    {
        std::size_t count = 0;
        while (count < axis().size() && at(count) == Verdict::Recovers) {
            ++count;
        }
        return count;
    }

    /// The first cell from which on all are stuck.
    [[nodiscard]] std::size_t stuck() const
    {
        std::size_t first = axis().size();
        while (first > 0 && at(first - 1) == Verdict::Stuck) {
            --first;
        }
        return first;
    }
};

QString lawRemark(const Lane& lane, Language language)
{
    const std::optional<Edge>& edge = lane.data.edges().at(lane.fixed);
    if (!edge) {
        return {};
    }
    //: 1 a formula such as 1/k, 2 a share such as 33.3%
    return QLatin1Char(' ')
        + text(QT_TRANSLATE_NOOP("MapWords", "The law %1 gives %2."))
              .arg(lawName(edge->law), fromUtf8(i18n::percent(edge->load, language)));
}

QString laneSentence(const Lane& lane, Language language)
{
    const Axis& axis = lane.axis();
    const Axis& other = lane.other();
    const auto load = [&](std::size_t i) { return valueText(axis.parameter, axis.values.at(i), language); };
    const QString where = QStringLiteral("%1 %2").arg(parameterName(other.parameter, language),
        valueText(other.parameter, other.values.at(lane.fixed), language));
    const std::size_t recovering = lane.recovering();
    const std::size_t stuck = lane.stuck();
    if (recovering == axis.size()) {
        return text(QT_TRANSLATE_NOOP("MapWords", "%1: it recovers at every load up to %2."))
            .arg(where, load(axis.size() - 1));
    }
    if (stuck == 0) {
        return text(QT_TRANSLATE_NOOP("MapWords", "%1: it stays stuck at every load from %2 on."))
            .arg(where, load(0));
    }
    if (recovering > 0 && stuck < axis.size()) {
        return text(
            QT_TRANSLATE_NOOP("MapWords", "%1: it recovers up to a load of %2 and stays stuck from %3 on."))
            .arg(where, load(recovering - 1), load(stuck));
    }
    return {};
}

QString verdictSummary(const Data& data, double x, double y, Language language)
{
    const Question& question = data.question();
    QString sentence;
    if (data.isWhole() && (question.x.isLoad() || question.y.isLoad())) {
        const bool isAcross = question.x.isLoad();
        const Lane lane{data, isAcross, isAcross ? question.y.nearest(y) : question.x.nearest(x)};
        const QString edge = laneSentence(lane, language);
        sentence = edge.isEmpty() ? QString() : edge + lawRemark(lane, language) + QLatin1Char(' ');
    }
    sentence += text(QT_TRANSLATE_NOOP("MapWords", "%1 cells recover, %2 stay stuck."))
                    .arg(counted(data.count(Verdict::Recovers), language),
                        counted(data.count(Verdict::Stuck), language));
    const std::size_t split = data.count(Verdict::Split);
    return split == 0 ? sentence
                      : sentence + QLatin1Char(' ')
            + text(QT_TRANSLATE_NOOP("MapWords", "In %1 the seeds disagree.")).arg(counted(split, language));
}

} // namespace

QString parameterName(const Parameter& parameter, Language language)
{
    if (parameter.key() == loadKey()) {
        return text(QT_TRANSLATE_NOOP("MapWords", "Offered load"));
    }
    if (parameter.key() == QLatin1String("policy.max_attempts")) {
        return text(QT_TRANSLATE_NOOP("MapWords", "Attempts"));
    }
    if (parameter.key() == QLatin1String("policy.budget.ratio")) {
        return text(QT_TRANSLATE_NOOP("MapWords", "Retry budget"));
    }
    const i18n::KeyWords* const words = i18n::keyWordsOf(parameter.key().toStdString());
    return words != nullptr ? fromUtf8(words->label.in(language)) : parameter.key();
}

QString parameterHint(const Parameter& parameter, Language language)
{
    if (parameter.key() == loadKey()) {
        return text(QT_TRANSLATE_NOOP("MapWords",
            "Originals a second as a share of the capacity, before and after what disturbs: a traffic step "
            "back to the same rate goes along."));
    }
    const i18n::KeyWords* const words = i18n::keyWordsOf(parameter.key().toStdString());
    return words != nullptr ? fromUtf8(words->explanation.in(language)) : QString();
}

QString valueText(const Parameter& parameter, double value, Language language)
{
    return formatOf(parameter.binding.quantity, language).toText(value);
}

QString metricName(std::string_view metric, Language language)
{
    if (metric == recoveredName) {
        return text(QT_TRANSLATE_NOOP("MapWords", "Recovered or stuck"));
    }
    const i18n::MetricWords* const words = i18n::metricWordsOf(metric);
    return words != nullptr ? fromUtf8(words->label.in(language)) : fromUtf8(metric);
}

QString metricHint(std::string_view metric, Language language)
{
    if (metric == recoveredName) {
        return text(QT_TRANSLATE_NOOP("MapWords",
            "Recovered: after the last disturbance there is a second from which on 10 s bring home at least "
            "99 % of the operations offered in them. Stuck: there is none before the run ends."));
    }
    const i18n::MetricWords* const words = i18n::metricWordsOf(metric);
    return words != nullptr ? fromUtf8(words->explanation.in(language)) : QString();
}

QString figureText(double figure, Language language)
{
    constexpr int decimals = 3;
    return fromUtf8(i18n::trimmed(figure, decimals, language));
}

QString lawName(Law law)
{
    return law == Law::Attempts ? QStringLiteral("1/k") : QStringLiteral("1/(1 + r)");
}

QString lawSentence(Law law)
{
    return law == Law::Attempts
        ? text(QT_TRANSLATE_NOOP("MapWords",
            "1/k: when everybody uses all k attempts, a service that is stuck gets k times the load. It "
            "comes free below 1/k of its capacity."))
        : text(QT_TRANSLATE_NOOP("MapWords",
            "1/(1 + r): a budget of r retries for each original keeps the load of a service that is stuck "
            "at 1 + r times the originals."));
}

QString verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Recovers:
        return text(QT_TRANSLATE_NOOP("MapWords", "recovers"));
    case Verdict::Stuck:
        return text(QT_TRANSLATE_NOOP("MapWords", "stays stuck"));
    case Verdict::Split:
        return text(QT_TRANSLATE_NOOP("MapWords", "the seeds disagree"));
    case Verdict::Unknown:
        break;
    }
    return text(QT_TRANSLATE_NOOP("MapWords", "not computed yet"));
}

QString cellSentence(const Data& data, std::size_t column, std::size_t row, Language language)
{
    const Question& question = data.question();
    const QString what = question.isVerdict() ? verdictText(data, column, row, language)
                                              : figureSentence(data, column, row, language);
    const QString cut = data.at(column, row).isCut ? QLatin1Char(' ')
            + text(QT_TRANSLATE_NOOP("MapWords", "A run was stopped early: it grew without end."))
                                                   : QString();
    return QStringLiteral("%1 %2 · %3 %4 · %5.%6")
        .arg(parameterName(question.x.parameter, language),
            valueText(question.x.parameter, question.x.values.at(column), language),
            parameterName(question.y.parameter, language),
            valueText(question.y.parameter, question.y.values.at(row), language), what, cut);
}

QString cellText(const Data& data, std::size_t column, std::size_t row, Language language)
{
    const storm::SweepCell& cell = data.at(column, row);
    if (!cell.isComputed) {
        return QStringLiteral("…");
    }
    if (!data.question().isVerdict()) {
        return cell.mean ? figureText(*cell.mean, language) : QStringLiteral("—");
    }
    return data.verdict(column, row) == Verdict::Split
        ? fromUtf8(i18n::percent(cell.mean.value_or(0.0), language))
        : verdictName(data.verdict(column, row));
}

QString summary(const Data& data, double x, double y, Language language)
{
    const QString partial = data.isWhole()
        ? QString()
        : text(QT_TRANSLATE_NOOP("MapWords", "Partial: %1 of %2 cells."))
                .arg(counted(data.done(), language), counted(data.size(), language))
            + QLatin1Char(' ');
    if (data.question().isVerdict()) {
        return partial + verdictSummary(data, x, y, language);
    }
    return partial
        + text(QT_TRANSLATE_NOOP("MapWords", "%1 goes from %2 to %3."))
              .arg(metricName(data.question().metric, language), figureText(data.lowest(), language),
                  figureText(data.highest(), language));
}

} // namespace repique::map
