// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/live_help.h"

#include "app/i18n/words.h"

namespace repique::cli {
namespace {

using i18n::Words;

constexpr Words race{
    R"(repique-cli race [--copies N] [--server check_then_insert|atomic|none] [--format text|json]

Copies of one payment arrive together. Each is one or two steps for the server, and the steps of different
copies can fall in any order. Lists every order and how many times each debits.

  --copies N                 copies of the payment, 1 … 4 (default 2)
  --server SERVER            check_then_insert (default): looks the key up, then applies and inserts it;
                             atomic: key and effect in one transaction; none: ignores keys
  --format text|json         a table (default), or {copies, server, orders, duplicating, list:[{order, debits}]}

Try
  repique-cli race                                           4 of 6 orders debit twice
  repique-cli race --copies 3 --server atomic                none does

Exit status
  0 listed, whatever the orders do · 2 wrong usage
)",
    R"(repique-cli race [--copies N] [--server check_then_insert|atomic|none] [--format text|json]

Cópias de um pagamento chegam juntas. Cada uma são um ou dois passos do servidor, e os passos de cópias
diferentes podem cair em qualquer ordem. Lista toda ordem e quantas vezes cada uma debita.

  --copies N                 cópias do pagamento, 1 … 4 (padrão 2)
  --server SERVIDOR          check_then_insert (padrão): consulta a chave, depois aplica e insere;
                             atomic: chave e efeito na mesma transação; none: ignora chaves
  --format text|json         uma tabela (padrão), ou {copies, server, orders, duplicating, list:[{order, debits}]}

Experimente
  repique-cli race                                           4 de 6 ordens debitam duas vezes
  repique-cli race --copies 3 --server atomic                nenhuma

Status de saída
  0 listou, façam o que fizerem as ordens · 2 uso errado
)"};

} // namespace

std::string_view liveHelpText(Topic topic, i18n::Language language) noexcept
{
    return topic == Topic::Race ? race.in(language) : std::string_view{};
}

} // namespace repique::cli
