// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/fault_words.h"

#include "app/i18n/words.h"

#include <array>

namespace repique::i18n {
namespace {

Words errorWords(Errc code) noexcept
{
    switch (code) {
    case Errc::InvalidValue:
        return {"invalid value", "valor inválido"};
    case Errc::UnknownKey:
        return {"unknown key", "chave desconhecida"};
    case Errc::Syntax:
        return {"not valid TOML", "não é TOML válido"};
    case Errc::TooLarge:
        return {"over the limit", "acima do limite"};
    case Errc::NotFound:
        return {"not found", "não encontrado"};
    case Errc::Unreadable:
        return {"cannot be read", "não dá para ler"};
    case Errc::Unwritable:
        return {"cannot be written; nothing was written", "não dá para gravar; nada foi gravado"};
    case Errc::NotSupported:
        return {"valid, but this version cannot run it yet", "válido, mas esta versão ainda não executa"};
    case Errc::Storage:
        return {"the ledger's database refused", "o banco de dados do ledger recusou"};
    }
    return {};
}

/// What core says of accepted values, phrase by phrase; longer phrases stand before their parts.
constexpr std::array<Words, 1> acceptedPhrases{{{" or ", " ou "}}};

void replaceAll(std::string& text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
}

/// "aula.repique.toml, line 12: "; empty when the fault belongs to no file.
std::string place(const scenario::Fault& fault, Language language)
{
    if (fault.file.empty()) {
        return {};
    }
    const std::string line
        = fault.line > 0 ? filled({", line {}", ", linha {}"}, language, fault.line) : std::string{};
    return fault.file + line + ": ";
}

std::string subject(const scenario::Fault& fault)
{
    if (fault.key.empty() || fault.value.empty()) {
        return fault.key + fault.value;
    }
    return fault.key + " = " + fault.value;
}

} // namespace

std::string_view errorName(Errc code, Language language) noexcept
{
    return errorWords(code).in(language);
}

std::string acceptedWords(std::string_view accepted, Language language)
{
    std::string text{accepted};
    if (language == Language::English) {
        return text;
    }
    for (const Words& phrase : acceptedPhrases) {
        replaceAll(text, phrase.english, phrase.portuguese);
    }
    return text;
}

std::string sentence(const scenario::Fault& fault, Language language)
{
    const std::string what = subject(fault);
    const std::string accepted = fault.accepted.empty()
        ? std::string{}
        : filled({"; accepted: {}", "; aceito: {}"}, language, acceptedWords(fault.accepted, language));
    return place(fault, language) + what + (what.empty() ? "" : " — ")
        + std::string{errorName(fault.code, language)} + accepted;
}

std::string sentences(const scenario::Faults& faults, Language language)
{
    std::string text;
    for (const scenario::Fault& fault : faults) {
        text += sentence(fault, language) + "\n";
    }
    return text;
}

std::string sentence(const Error& error, Language language)
{
    const std::string name{errorName(error.code, language)};
    return error.detail.empty() ? name : error.detail + " — " + name;
}

} // namespace repique::i18n
