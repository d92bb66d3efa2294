// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/proof_words.h"

#include "app/i18n/decision_words.h"
#include "app/i18n/trace_words.h"
#include "app/i18n/words.h"
#include "core/pix/decision_line.h"
#include "core/trace/render.h"

#include <algorithm>
#include <array>

namespace repique::i18n {
namespace {

constexpr std::string_view separator = " · ";
constexpr std::string_view nothing = " none"; ///< ends a part that says that there was no such thing

struct Term
{
    std::string_view written;
    Words words;
};

/// What a part of the line is, or is about when a figure follows.
constexpr std::array terms{
    Term{"attempt", {"attempt", "tentativa"}},
    Term{"window", {"window", "janela"}},
    Term{"draw", {"draw", "sorteio"}},
    Term{"hint", {"Retry-After", "Retry-After"}},
    Term{"wait", {"wait", "espera"}},
    Term{"elapsed", {"elapsed", "decorrido"}},
    Term{"left", {"left", "resta do prazo"}},
    Term{"budget", {"budget", "orçamento"}},
    Term{"timeout", {"no answer in time", "sem resposta a tempo"}},
    Term{"refused", {"connection refused", "conexão recusada"}},
    Term{"closed", {"connection closed", "conexão encerrada"}},
};

const Term* termOf(std::string_view written) noexcept
{
    const auto found = std::ranges::find(terms, written, &Term::written);
    return found == terms.end() ? nullptr : &*found;
}

/// A figure in the language of whoever reads: "95.659719ms" → "95,659719 ms".
std::string figureOf(std::string_view figure, Language language)
{
    std::string text;
    for (const char c : figure) {
        const bool isUnit = c >= 'a' && c <= 'z';
        const bool followsDigit = !text.empty() && text.back() >= '0' && text.back() <= '9';
        if (isUnit && followsDigit) {
            text += "\u00a0";
        }
        text += c == '.' && language == Language::Portuguese ? ',' : c;
    }
    return text;
}

/// The words of the enumerator, counted from 0 to `last`, whose permanent name is `part`; empty when none is.
template<typename Enum>
std::string_view enumeratorIn(
    std::string_view part, Enum last, std::string_view (*words)(Enum, Language) noexcept, Language language)
{
    for (int value = 0; value <= static_cast<int>(last); ++value) {
        if (pix::nameOf(static_cast<Enum>(value)) == part) {
            return words(static_cast<Enum>(value), language);
        }
    }
    return {};
}

std::string partOf(std::string_view part, Language language)
{
    std::string_view words = enumeratorIn(part, retry::Reason::RetryAllowed, reason, language);
    if (words.empty()) {
        words = enumeratorIn(part, retry::Classification::Unknown, classification, language);
    }
    if (!words.empty()) {
        return std::string{words};
    }
    const std::size_t blank = part.find(' ');
    const Term* const name = termOf(part.substr(0, blank));
    if (name == nullptr) {
        return std::string{part}; // a status with its code
    }
    if (blank == std::string_view::npos) {
        return std::string{name->words.in(language)};
    }
    return text(name->words, language) + " " + figureOf(part.substr(blank + 1), language);
}

} // namespace

std::string decisionLine(std::string_view line, Language language)
{
    std::string words;
    for (std::size_t start = 0; start <= line.size();) {
        const std::size_t end = std::min(line.find(separator, start), line.size());
        const std::string_view part = line.substr(start, end - start);
        if (!part.ends_with(nothing)) {
            words += (words.empty() ? "" : std::string{separator}) + partOf(part, language);
        }
        start = end + separator.size();
    }
    return words;
}

std::string outcomeInWords(std::string_view outcome, Language language)
{
    for (int value = 0; value <= static_cast<int>(trace::TraceOutcome::FailedBudget); ++value) {
        if (trace::nameOf(static_cast<trace::TraceOutcome>(value)) == outcome) {
            return std::string{outcomeName(static_cast<trace::TraceOutcome>(value), language)};
        }
    }
    return std::string{outcome};
}

} // namespace repique::i18n
