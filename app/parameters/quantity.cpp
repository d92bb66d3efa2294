// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/parameters/quantity.h"

#include "app/i18n/numbers.h"
#include "core/base/time.h"

#include <QtCore/QLocale>

#include <array>
#include <cmath>

namespace repique {
namespace {

using i18n::Language;

constexpr i18n::Words off{"off", "desligado"};
constexpr i18n::Words unbounded{"unbounded", "sem limite"};
constexpr i18n::Words none{"none", "nenhum"};
constexpr i18n::Words full{"full", "full"};

QString wordIn(const i18n::Words& words, Language language)
{
    const std::string_view word = words.in(language);
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

QLocale localeOf(Language language)
{
    return language == Language::Portuguese ? QLocale{QLocale::Portuguese, QLocale::Brazil}
                                            : QLocale{QLocale::English, QLocale::UnitedStates};
}

std::optional<double> numberIn(const QString& text, Language language)
{
    bool isNumber = false;
    double value = localeOf(language).toDouble(text, &isNumber);
    if (!isNumber) { // the other separator, or a point in either language
        value = QString{text}.replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&isNumber);
    }
    return isNumber && std::isfinite(value) ? std::optional{value} : std::nullopt;
}

struct Unit
{
    QLatin1String name;
    double factor;
};

/// A number with one of `units` behind it; the first unit is meant when there is none.
template<std::size_t N>
std::optional<double> measured(const QString& typed, const std::array<Unit, N>& units, Language language)
{
    const QString text = typed.trimmed().toLower();
    const Unit* unit = &units[0];
    QString digits = text;
    for (const Unit& candidate : units) {
        if (text.endsWith(candidate.name) && candidate.name.size() > text.size() - digits.size()) {
            unit = &candidate;
            digits = text.chopped(candidate.name.size());
        }
    }
    const std::optional<double> value = numberIn(digits.trimmed(), language);
    return value ? std::optional{*value * unit->factor} : std::nullopt;
}

std::optional<double> secondsIn(const QString& text, Language language)
{
    static constexpr std::array<Unit, 6> units{
        {{QLatin1String("ms"), 1e-3}, {QLatin1String("s"), 1.0}, {QLatin1String("m"), 60.0},
            {QLatin1String("min"), 60.0}, {QLatin1String("h"), 3600.0}, {QLatin1String("us"), 1e-6}}};
    const std::optional<double> value = measured(text, units, language);
    return value ? std::optional{std::round(*value * 1e9) / 1e9} : std::nullopt;
}

std::optional<double> shareIn(const QString& text, Language language)
{
    static constexpr std::array<Unit, 1> units{{{QLatin1String("%"), 1.0}}};
    const std::optional<double> value = measured(text, units, language);
    return value ? std::optional{*value / 100.0} : std::nullopt;
}

std::optional<double> rateIn(const QString& text, Language language)
{
    static constexpr std::array<Unit, 1> units{{{QLatin1String("/s"), 1.0}}};
    return measured(text, units, language);
}

std::optional<double> countIn(const QString& text, Language language)
{
    const std::optional<double> value = numberIn(text.trimmed(), language);
    return value && *value == std::floor(*value) ? value : std::nullopt;
}

/// `read`, but a word stands for a value.
std::function<std::optional<double>(const QString&)> orWord(const QString& word, double value,
    std::optional<double> (*read)(const QString&, Language), Language language)
{
    return [=](const QString& text) {
        const bool isWord = text.trimmed().compare(word, Qt::CaseInsensitive) == 0;
        return isWord ? std::optional{value} : read(text, language);
    };
}

QString jitterText(double share, Language language)
{
    const QString amount = QString::fromStdString(i18n::percent(share, language));
    if (share != 0.0 && share != 1.0) {
        return amount;
    }
    return wordIn(share == 0.0 ? none : full, language) + QStringLiteral(" · ") + amount;
}

std::optional<double> jitterIn(const QString& text, Language language)
{
    return shareIn(text.section(QStringLiteral("·"), -1), language);
}

} // namespace

ValueFormat formatOf(Quantity quantity, Language language)
{
    const auto percent
        = [language](double share) { return QString::fromStdString(i18n::percent(share, language)); };
    const auto time = [language](double seconds) {
        return QString::fromStdString(i18n::duration(fromNanoseconds(seconds * 1e9), language));
    };
    const auto count = [language](double value) {
        return QString::fromStdString(i18n::integer(static_cast<std::int64_t>(value), language));
    };
    switch (quantity) {
    case Quantity::Duration:
        return {time, [language](const QString& text) { return secondsIn(text, language); }};
    case Quantity::OptionalDuration: {
        const QString word = wordIn(off, language);
        return {[=](double seconds) { return seconds == 0.0 ? word : time(seconds); },
            orWord(word, 0.0, secondsIn, language)};
    }
    case Quantity::Share:
        return {percent, [language](const QString& text) { return shareIn(text, language); }};
    case Quantity::OptionalShare: {
        const QString word = wordIn(off, language);
        return {[=](double share) { return share == 0.0 ? word : percent(share); },
            orWord(word, 0.0, shareIn, language)};
    }
    case Quantity::Jitter:
        return {[language](double share) { return jitterText(share, language); },
            [language](const QString& text) { return jitterIn(text, language); }};
    case Quantity::Rate:
        return {[language](double perSecond) {
                    return QString::fromStdString(i18n::trimmed(perSecond, 3, language))
                        + QStringLiteral(" /s");
                },
            [language](const QString& text) { return rateIn(text, language); }};
    case Quantity::Count:
        return {count, [language](const QString& text) { return countIn(text, language); }};
    case Quantity::Room: {
        const QString word = wordIn(unbounded, language);
        return {[=](double places) { return places >= unboundedRoom ? word : count(places); },
            orWord(word, unboundedRoom, countIn, language)};
    }
    }
    return {};
}

} // namespace repique
