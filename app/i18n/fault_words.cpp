// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/fault_words.h"

#include "app/i18n/words.h"

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
        return {"of a version that this one does not know", "de uma versão que esta não conhece"};
    case Errc::Storage:
        return {"the ledger's database refused", "o banco de dados do ledger recusou"};
    }
    return {};
}

bool isSyntax(const scenario::Fault& fault) noexcept
{
    return fault.code == Errc::Syntax;
}

/// What is wrong, as closely as the fault says.
Words problem(const scenario::Fault& fault) noexcept
{
    if (isSyntax(fault) && fault.accepted == "UTF-8") {
        return {"not a text file", "não é um arquivo de texto"};
    }
    if (isSyntax(fault) && !fault.key.empty()) {
        return {"given twice", "aparece duas vezes"};
    }
    if (isSyntax(fault) && fault.file.empty() && fault.line == 0) {
        return {"not an assignment", "não é uma atribuição"};
    }
    if (fault.code == Errc::NotSupported && fault.key == "format") {
        return {"a format newer than this version", "um formato mais novo que esta versão"};
    }
    if (fault.code == Errc::NotSupported) { // what a model can do
        return {"a real service cannot do this", "um serviço de verdade não consegue fazer isso"};
    }
    return errorWords(fault.code);
}

/// "aula.repique.toml, line 12: "; empty when the fault belongs to no file.
std::string place(const scenario::Fault& fault, Language language)
{
    if (fault.file.empty()) {
        return {};
    }
    std::string text = fault.file;
    if (fault.line > 0) {
        text += filled({", line {}", ", linha {}"}, language, fault.line);
    }
    if (isSyntax(fault) && fault.column > 0) {
        text += filled({", column {}", ", coluna {}"}, language, fault.column);
    }
    return text + ": ";
}

std::string subject(const scenario::Fault& fault)
{
    if (fault.key.empty() || fault.value.empty() || isSyntax(fault)) {
        return fault.key.empty() ? fault.value : fault.key;
    }
    return fault.key + " = " + fault.value;
}

/// What is accepted, in the notation of the document, which needs no translation.
std::string acceptance(const scenario::Fault& fault, Language language)
{
    const bool isTwice = isSyntax(fault) && !fault.key.empty();
    return fault.accepted.empty() || isTwice
        ? std::string{}
        : filled({"; accepted: {}", "; aceito: {}"}, language, fault.accepted);
}

Words remedyWords(scenario::Remedy remedy) noexcept
{
    using scenario::Remedy;
    switch (remedy) {
    case Remedy::None:
        return {"", ""};
    case Remedy::AddTheKey:
        return {"add it", "acrescente"};
    case Remedy::ChooseAnotherId:
        return {"choose one that nothing else of its kind has", "escolha um que nada do mesmo tipo já use"};
    case Remedy::WriteBothLanguages:
        return {"write it in both languages", "escreva nos dois idiomas"};
    case Remedy::NameTheFile:
        return {"nothing reads this file: name it in a [[scene]], or remove it",
            "nada lê este arquivo: cite-o numa [[scene]] ou apague-o"};
    case Remedy::WriteOnePassageAStep:
        return {"write one \"## \" heading for each [[step]], in the same order",
            "escreva um título \"## \" para cada [[step]], na mesma ordem"};
    case Remedy::FollowTheTemplate:
        return {"give the lesson every kind of step, in this order",
            "dê à lição todos os tipos de passo, nesta ordem"};
    case Remedy::WriteMore:
        return {"write more: a text this short explains nothing",
            "escreva mais: um texto tão curto não explica nada"};
    case Remedy::PrintTheNumber:
        return {"print it in both texts as {{expect …}}, or say shown = false",
            "mostre nos dois textos como {{expect …}} ou diga shown = false"};
    case Remedy::DeclareTheNumber:
        return {"measure it with an [[expect]] and print {{expect …}}, or declare it in givens",
            "meça com um [[expect]] e escreva {{expect …}}, ou declare em givens"};
    case Remedy::PrintTheSameNumbers:
        return {"print the same numbers in both languages", "mostre os mesmos números nos dois idiomas"};
    case Remedy::MarkOneOption:
        return {"mark exactly one option with right = true", "marque exatamente uma opção com right = true"};
    case Remedy::FreeTheParameter:
        return {"list the parameter in free, or solve the challenge without it",
            "ponha o parâmetro em free ou resolva o desafio sem ele"};
    case Remedy::ChangeLess:
        return {
            "solve it with fewer changes, or raise changes", "resolva com menos mudanças ou aumente changes"};
    }
    return {};
}

std::string advice(const scenario::Fault& fault, Language language)
{
    return fault.remedy == scenario::Remedy::None
        ? std::string{}
        : "; " + std::string{remedyWords(fault.remedy).in(language)};
}

/// The system's own words, only where ours say less.
std::string systemWords(const scenario::Fault& fault)
{
    return fault.code == Errc::Unreadable && !fault.detail.empty() ? " (" + fault.detail + ")"
                                                                   : std::string{};
}

} // namespace

std::string_view errorName(Errc code, Language language) noexcept
{
    return errorWords(code).in(language);
}

std::string sentence(const scenario::Fault& fault, Language language)
{
    const std::string what = subject(fault);
    return place(fault, language) + what + (what.empty() ? "" : " — ")
        + std::string{problem(fault).in(language)} + acceptance(fault, language) + systemWords(fault)
        + advice(fault, language);
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
