// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/goal_words.h"

#include "app/i18n/key_words.h"
#include "app/i18n/numbers.h"
#include "app/widgets/utf8.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <array>

namespace repique {
namespace {

constexpr int mostDecimals = 4;
constexpr std::string_view perSecond = "_per_second";
constexpr std::string_view peak = "peak_";

struct OwnWords
{
    std::string_view metric;
    i18n::Words label;
};

/// Metrics of a script, and the curves of a load, which the table of metrics does not name.
constexpr std::array ownWords{OwnWords{"debits", {"Debits on the statement", "Débitos no extrato"}},
    OwnWords{"duration_s", {"Time from the click to the end, in s", "Tempo do clique ao fim, em s"}},
    OwnWords{"wait_ms", {"Sum of the waits, in ms", "Soma das esperas, em ms"}},
    OwnWords{"recovered", {"The service recovers", "O serviço se recupera"}},
    OwnWords{"originals", {"Originals", "Originais"}}, OwnWords{"goodput", {"Goodput", "Vazão útil"}},
    OwnWords{"failures", {"Failures", "Falhas"}}, OwnWords{"queue", {"Waiting in the queue", "Na fila"}},
    OwnWords{"budget_tokens", {"Tokens left", "Fichas restantes"}}};

constexpr OwnWords paid{"succeeded", {"The client sees “paid”", "O cliente vê “pago”"}};

QString translated(const char* text)
{
    return QCoreApplication::translate("GoalWords", text);
}

QString plainLabel(std::string_view metric, i18n::Language language)
{
    if (const i18n::MetricWords* const words = i18n::metricWordsOf(metric)) {
        return fromUtf8(words->label.in(language));
    }
    const auto* const own = std::ranges::find(ownWords, metric, &OwnWords::metric);
    return own != ownWords.end() ? fromUtf8(own->label.in(language)) : fromUtf8(metric);
}

/// "failed(stock)" and "peak_retries(10ms)" have their argument in parentheses.
QString metricLabel(std::string_view metric, i18n::Language language)
{
    const std::size_t open = metric.find('(');
    if (open != std::string_view::npos && metric.ends_with(')')) {
        const QString argument = fromUtf8(metric.substr(open + 1, metric.size() - open - 2));
        return QStringLiteral("%1 (%2)").arg(plainLabel(metric.substr(0, open), language), argument);
    }
    if (!metric.ends_with(perSecond)) {
        return plainLabel(metric, language);
    }
    const std::string_view name = metric.substr(0, metric.size() - perSecond.size());
    //: %1 is a noun: "Retries"
    return name.starts_with(peak)
        ? translated(QT_TRANSLATE_NOOP("GoalWords", "Peak of %1 per second"))
              .arg(plainLabel(name.substr(peak.size()), language).toLower())
        : translated(QT_TRANSLATE_NOOP("GoalWords", "%1 per second")).arg(plainLabel(name, language));
}

QString sign(lessons::Goal::Op op)
{
    switch (op) {
    case lessons::Goal::Op::Equal:
        return QStringLiteral("=");
    case lessons::Goal::Op::AtMost:
        return QStringLiteral("≤");
    case lessons::Goal::Op::AtLeast:
        return QStringLiteral("≥");
    case lessons::Goal::Op::Below:
        return QStringLiteral("<");
    case lessons::Goal::Op::Above:
        return QStringLiteral(">");
    }
    return {};
}

/// Times come with their unit, which the label of some has already.
QString valueText(std::string_view metric, double value, const Wording& wording)
{
    const QString number = wording.number(value, mostDecimals);
    if (std::ranges::find(ownWords, metric, &OwnWords::metric) != ownWords.end()) {
        return number;
    }
    if (metric.find("_ms") != std::string_view::npos) {
        return QStringLiteral("%1 ms").arg(number);
    }
    return metric.ends_with("_s") ? QStringLiteral("%1 s").arg(number) : number;
}

QString time(SimDuration at, i18n::Language language)
{
    return QString::fromStdString(i18n::duration(at, language));
}

} // namespace

QString goalText(const lessons::Goal& goal, const Wording& wording)
{
    const i18n::Language language = wording.language();
    const lessons::Scene* const scene = lessons::findScene(wording.lesson(), goal.what.scene);
    const bool isScript = scene != nullptr && scene->scenario.model.script.has_value();
    if (isScript && goal.what.metric == paid.metric && goal.op == lessons::Goal::Op::Equal
        && goal.value == 1.0) {
        return fromUtf8(paid.label.in(language));
    }
    const QString label = metricLabel(goal.what.metric, language);
    QString text = QStringLiteral("%1 %2 %3")
                       .arg(label, sign(goal.op), valueText(goal.what.metric, goal.value, wording));
    if (goal.what.from && goal.what.to) {
        //: %1 is a goal, %2 and %3 moments of the run
        text = translated(QT_TRANSLATE_NOOP("GoalWords", "%1, from %2 to %3"))
                   .arg(text, time(*goal.what.from, language), time(*goal.what.to, language));
    }
    return text;
}

QString curveLabel(const std::string& curve, i18n::Language language)
{
    const bool isLevel = curve == "queue" || curve == "budget_tokens";
    return metricLabel(isLevel ? curve : std::string{curve}.append(perSecond), language);
}

QString figureText(const std::optional<double>& figure, const Wording& wording)
{
    return figure ? wording.number(*figure, mostDecimals) : QStringLiteral("—");
}

} // namespace repique
