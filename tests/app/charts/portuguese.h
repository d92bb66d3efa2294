// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QHash>
#include <QtCore/QTranslator>

namespace repique::charts {

/// Stands in for the compiled translation: the fixed strings of the load mode in Portuguese.
class Portuguese final : public QTranslator
{
public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }

    [[nodiscard]] QString translate(
        const char* /*context*/, const char* source, const char* /*note*/, int /*count*/) const override
    {
        static const QHash<QByteArray, QString> words{
            {"No run yet. Move a parameter or press Ctrl+R.",
                QStringLiteral("Nenhuma execução. Mova um parâmetro ou pressione Ctrl+R.")},
            {"Run", QStringLiteral("Executar")},
            {"Run the scenario (Ctrl+R)", QStringLiteral("Executar o cenário (Ctrl+R)")},
            {"Load on the dependency", QStringLiteral("Carga na dependência")},
            {"requests a second", QStringLiteral("requisições por segundo")},
            {"Double debits", QStringLiteral("Débitos em dobro")},
            {"cumulative", QStringLiteral("acumulado")},
            {"Charts", QStringLiteral("Gráficos")},
            {"Table", QStringLiteral("Tabela")},
            {"Charts or table", QStringLiteral("Gráficos ou tabela")},
            {"The charts' numbers as a table (%1)", QStringLiteral("Os números dos gráficos em tabela (%1)")},
            {"Numbers of the charts", QStringLiteral("Números dos gráficos")},
            {"Charts as a table", QStringLiteral("Gráficos em tabela")},
            {"Esc cancels", QStringLiteral("Esc cancela")},
            {"A preview runs the same engine on a smaller system; let go for the exact run.",
                QStringLiteral(
                    "A prévia roda o mesmo motor em um sistema menor; solte para a execução exata.")},
        };
        return words.value(source);
    }
};

} // namespace repique::charts
