// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/scale_words.h"

#include "app/i18n/numbers.h"

#include <algorithm>
#include <cmath>

namespace repique::charts {
namespace {

using i18n::filled;
using i18n::Language;
using i18n::text;
using i18n::Words;

bool isPreview(const ScaleView& view)
{
    return view.run.result.scale > view.settledScale;
}

std::string points(double share, Language language)
{
    return i18n::trimmed(share * 100.0, 2, language);
}

/// The error of this run, or of a coarser one of this document, against a fuller one.
std::optional<Fidelity> errorOf(const ScaleView& view)
{
    const std::int64_t scale = view.run.result.scale;
    const bool isFit = view.fidelity && view.fidelity->scale >= scale && view.fidelity->against < scale;
    return isFit ? view.fidelity : std::nullopt;
}

std::string errorSuffix(const ScaleView& view)
{
    static constexpr Words error{
        " · amplification ±{}, goodput ±{} points", " · amplificação ±{}, vazão útil ±{} p.p."};
    const std::optional<Fidelity> known = errorOf(view);
    const Language language = view.run.language;
    return known ? filled(error, language, i18n::percent(known->amplification, language),
               points(known->goodput, language))
                 : std::string{};
}

std::string settledSuffix(const ScaleView& view)
{
    static constexpr Words played{" · {} operations in {}", " · {} operações em {}"};
    const Language language = view.run.language;
    const storm::RunResult& result = view.run.result;
    return filled(played, language, i18n::compact(static_cast<double>(result.totals.operations), language),
        i18n::milliseconds(result.cost.wallMs, language));
}

std::string smallerSentence(const ScaleView& view)
{
    static constexpr Words smaller{
        "The same engine on a system {} times smaller: rates, capacity, queue and clients ÷ {}, times "
        "unchanged, counts × {}. A queue keeps 20 places and a bucket one token; small ones fluctuate more, "
        "so "
        "a scene near its edge can differ more.",
        "O mesmo motor num sistema {} vezes menor: taxas, capacidade, fila e clientes ÷ {}, tempos iguais, "
        "contagens × {}. Uma fila fica com ao menos 20 lugares e um balde com uma ficha; pequenos, flutuam "
        "mais, e uma cena perto do limite pode diferir mais."};
    const std::string scale = i18n::integer(view.run.result.scale, view.run.language);
    return filled(smaller, view.run.language, scale, scale, scale);
}

std::string measuredSentence(const ScaleView& view)
{
    static constexpr Words exact{
        "Measured on this scenario: its preview 1:{} was off by up to {} in amplification and {} percentage "
        "points in goodput.",
        "Medido neste cenário: a prévia 1:{} errou até {} na amplificação e {} pontos percentuais na vazão "
        "útil."};
    static constexpr Words scaled{
        "Measured on this scenario: at 1:{}, amplification differed by up to {} and goodput by {} percentage "
        "points from 1:{}.",
        "Medido neste cenário: em 1:{}, a amplificação diferiu até {} e a vazão útil {} pontos percentuais "
        "de 1:{}."};
    static constexpr Words unknown{"Not measured on this scenario yet.", "Ainda não medido neste cenário."};
    const std::optional<Fidelity> known = isPreview(view) ? errorOf(view) : view.fidelity;
    const Language language = view.run.language;
    if (!known) {
        return text(unknown, language);
    }
    return filled(known->against == 1 ? exact : scaled, language, i18n::integer(known->scale, language),
        i18n::percent(known->amplification, language), points(known->goodput, language),
        i18n::integer(known->against, language));
}

std::string settledSentence(const ScaleView& view)
{
    static constexpr Words instead{
        "{} operations are played as {}, in {}; one by one they would take about {}. Ctrl+R plays them all "
        "the same.",
        "{} operações são simuladas como {}, em {}; uma a uma levariam cerca de {}. Ctrl+R simula todas "
        "mesmo assim."};
    const storm::RunResult& result = view.run.result;
    const Language language = view.run.language;
    const double exactMs = result.cost.wallMs * static_cast<double>(result.scale);
    const double rounded = exactMs < 1000.0 ? exactMs : std::round(exactMs / 1000.0) * 1000.0;
    return filled(instead, language, i18n::integer(result.totals.operations, language),
        i18n::integer(result.totals.operations / result.scale, language),
        i18n::milliseconds(result.cost.wallMs, language), i18n::milliseconds(rounded, language));
}

} // namespace

std::string scaleName(std::int64_t scale, std::int64_t settledScale, Language language)
{
    static constexpr Words exact{"exact", "exato"};
    static constexpr Words preview{"preview 1:{}", "prévia 1:{}"};
    static constexpr Words scaled{"scale 1:{}", "escala 1:{}"};
    return scale == 1
        ? text(exact, language)
        : filled(scale > settledScale ? preview : scaled, language, i18n::integer(scale, language));
}

std::string scaleChip(const ScaleView& view, bool isShort)
{
    const std::string name = scaleName(view.run.result.scale, view.settledScale, view.run.language);
    if (isShort || view.run.result.scale == 1) {
        return name;
    }
    return name + (isPreview(view) ? errorSuffix(view) : settledSuffix(view) + errorSuffix(view));
}

std::string scaleExplanation(const ScaleView& view)
{
    static constexpr Words exact{"Every request of the scenario was played, one by one.",
        "Cada requisição do cenário foi simulada, uma a uma."};
    static constexpr Words letGo{"Let go for the exact run.", "Solte para a execução exata."};
    const Language language = view.run.language;
    if (view.run.result.scale == 1) {
        return view.fidelity ? text(exact, language) + "\n" + measuredSentence(view) : text(exact, language);
    }
    const std::string why = smallerSentence(view) + "\n" + measuredSentence(view) + "\n";
    return why + (isPreview(view) ? text(letGo, language) : settledSentence(view));
}

std::string busyChip(double share, Language language)
{
    static constexpr Words computing{"computing {}…", "calculando {}…"};
    const double whole = std::floor(std::clamp(std::isfinite(share) ? share : 0.0, 0.0, 1.0) * 100.0) / 100.0;
    return filled(computing, language, i18n::percent(whole, language));
}

} // namespace repique::charts
