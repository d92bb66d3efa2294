// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QHash>
#include <QtCore/QTranslator>

namespace repique::samples {

/// Stands in for the compiled translation: the strings of the step mode in Portuguese.
class Portuguese final : public QTranslator
{
public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }

    [[nodiscard]] QString translate(
        const char* /*context*/, const char* source, const char* /*note*/, int /*count*/) const override
    {
        static const QHash<QByteArray, QString> words{
            {"message %1 of %2, %3 to %4", QStringLiteral("mensagem %1 de %2, %3 para %4")},
            {"message %1 of %2, %3", QStringLiteral("mensagem %1 de %2, %3")},
            {"note", QStringLiteral("nota")},
            {"at %1", QStringLiteral("aos %1")},
            {"the payer's bank", QStringLiteral("banco do pagador")},
            {"SPI · one account, one ledger", QStringLiteral("SPI · uma conta, um livro")},
            {"why?", QStringLiteral("por quê?")},
            {"debit no. %1", QStringLiteral("%1º débito")},
            {"Sequence of messages", QStringLiteral("Sequência de mensagens")},
            {"Close the explanation", QStringLiteral("Fechar a explicação")},
            {"Close (Esc)", QStringLiteral("Fechar (Esc)")},
            {"t = %1 of %2", QStringLiteral("t = %1 de %2")},
            {"no operation", QStringLiteral("nenhuma operação")},
            {"step %1 of %2 · %3", QStringLiteral("passo %1 de %2 · %3")},
            {"Max", QStringLiteral("Máx.")},
            {"of %1", QStringLiteral("de %1")},
            {"nothing yet", QStringLiteral("nada ainda")},
            {"failed", QStringLiteral("falhou")},
            {"paid", QStringLiteral("pago")},
            {"Attempts", QStringLiteral("Tentativas")},
            {"Debits on the statement", QStringLiteral("Débitos no extrato")},
            {"The client knows", QStringLiteral("O cliente sabe")},
            {"Elapsed", QStringLiteral("Decorrido")},
            {"Attempt", QStringLiteral("Tentativa")},
            {"Outcome", QStringLiteral("Resultado")},
            {"Nature", QStringLiteral("Natureza")},
            {"Wait", QStringLiteral("Espera")},
            {"Reason", QStringLiteral("Motivo")},
            {"Copy as text", QStringLiteral("Copiar como texto")},
            {"Copy the log as text (Ctrl+C)", QStringLiteral("Copiar o registro como texto (Ctrl+C)")},
            {"Drag to go to a moment", QStringLiteral("Arraste para ir a um momento")},
            {"End", QStringLiteral("End")},
            {"Failed attempts", QStringLiteral("Tentativas que falharam")},
            {"Home", QStringLiteral("Home")},
            {"Next step", QStringLiteral("Próximo passo")},
            {"No attempt failed: the first one settled the payment.",
                QStringLiteral("Nenhuma tentativa falhou: a primeira liquidou o pagamento.")},
            {"No operation yet. Failed attempts will be listed here.",
                QStringLiteral("Nenhuma operação ainda. As tentativas que falharem aparecem aqui.")},
            {"Pause", QStringLiteral("Pausar")},
            {"Pause (Space)", QStringLiteral("Pausar (Espaço)")},
            {"Play", QStringLiteral("Reproduzir")},
            {"Play (Space)", QStringLiteral("Reproduzir (Espaço)")},
            {"Playback", QStringLiteral("Reprodução")},
            {"Playback speed", QStringLiteral("Velocidade da reprodução")},
            {"Playback speed ([ slower, ] faster)",
                QStringLiteral("Velocidade da reprodução ([ mais lenta, ] mais rápida)")},
            {"Previous step", QStringLiteral("Passo anterior")},
            {"Timeline", QStringLiteral("Linha do tempo")},
            {"To the end", QStringLiteral("Ir para o fim")},
            {"To the start", QStringLiteral("Ir para o início")},
            {"Up and down move by row, left and right by message, ? explains a wait.",
                QStringLiteral("Para cima e para baixo: linha a linha; esquerda e direita: mensagem a "
                               "mensagem; ? explica uma espera.")},
        };
        return words.value(source);
    }
};

} // namespace repique::samples
