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

constexpr Words serve{R"(repique-cli serve [--port P] [--ledger FILE] [--faults FILE] [--account NAME=CENTS]…
                  [--synchronous full|normal]

The settlement service on real HTTP over a real SQLite ledger, for curl, a browser or a program of yours. Listens
on 127.0.0.1 and nowhere else. Prints {"url": "http://127.0.0.1:PORT"} when it is ready; SIGTERM or Ctrl+C finishes
what is in flight and ends it. The API is didactic: the real SPI is asynchronous and speaks ISO 20022.

  --port P                   0 (default): any that is free
  --ledger FILE              created if absent, readable by you alone (default: one that goes with the service)
  --faults FILE              what goes wrong: a scenario file, or JSON as for PUT /faults
  --account NAME=CENTS       created if absent; may be repeated (default: ana=1000000 bruno=0)
  --synchronous full|normal  full (default): an acknowledged settlement survives a power loss; normal: a crash

Addresses
  POST /settlements          Idempotency-Key and {"payer", "payee", "amountCents", "endToEndId"?}
  GET  /settlements/ID · /accounts/NAME · /health · /metrics
  GET, PUT, DELETE /faults   {"script": ["503 SPI_UNAVAILABLE", "lost_response", "ok"]}, or
                             {"faults": [{"kind": "unavailable", "probability": 0.2, "retry_after": "1s"}]}

Try
  repique-cli serve --port 8080
  curl -i http://127.0.0.1:8080/settlements -H 'Idempotency-Key: "k1"' -H 'Content-Type: application/json' \
       -d '{"payer": "ana", "payee": "bruno", "amountCents": 3000}'

Exit status
  0 stopped · 2 wrong usage or file, a ledger that is not ours, damaged or in use, or a port that is taken
)",
    R"(repique-cli serve [--port P] [--ledger FILE] [--faults FILE] [--account NOME=CENTAVOS]…
                  [--synchronous full|normal]

O serviço de liquidação em HTTP de verdade sobre um ledger SQLite de verdade, para o curl, um navegador ou um
programa seu. Escuta em 127.0.0.1 e em mais lugar nenhum. Escreve {"url": "http://127.0.0.1:PORTA"} quando está
pronto; SIGTERM ou Ctrl+C termina o que está em andamento e encerra. A API é didática: o SPI real é assíncrono e
fala ISO 20022.

  --port P                   0 (padrão): qualquer porta livre
  --ledger ARQUIVO           criado se não existir, legível só por você (padrão: um que some com o serviço)
  --faults ARQUIVO           o que dá errado: um arquivo de cenário, ou JSON como em PUT /faults
  --account NOME=CENTAVOS    criada se não existir; pode repetir (padrão: ana=1000000 bruno=0)
  --synchronous full|normal  full (padrão): liquidação confirmada sobrevive à falta de energia; normal: a uma queda
                             do processo

Endereços
  POST /settlements          Idempotency-Key e {"payer", "payee", "amountCents", "endToEndId"?}
  GET  /settlements/ID · /accounts/NOME · /health · /metrics
  GET, PUT, DELETE /faults   {"script": ["503 SPI_UNAVAILABLE", "lost_response", "ok"]}, ou
                             {"faults": [{"kind": "unavailable", "probability": 0.2, "retry_after": "1s"}]}

Experimente
  repique-cli serve --port 8080
  curl -i http://127.0.0.1:8080/settlements -H 'Idempotency-Key: "k1"' -H 'Content-Type: application/json' \
       -d '{"payer": "ana", "payee": "bruno", "amountCents": 3000}'

Status de saída
  0 encerrou · 2 uso ou arquivo errado, ledger que não é nosso, danificado ou em uso, ou porta ocupada
)"};

constexpr Words pay{
    R"(repique-cli pay --url URL [FILE] [--set key=value]… [--payer NAME] [--payee NAME] [--amount CENTS]
                [--operation N] [--format text|json]

The PIX client pays once at a real service, under the policy of FILE: key made once, attempt timeout, deadline,
backoff, Retry-After, budget. Each request says which attempt it is and of which operation (X-Retry-Attempt,
X-Operation-Id); an answer with X-Retry: no forbids another. Every run is a new payment with a new key.

  --url URL                  http://127.0.0.1:PORT as serve prints it, or any service with POST /settlements
  FILE                       a scenario: its [policy] and [idempotency].key (default: the document's defaults)
  --set key=value            a key of the file, e.g. policy.max_attempts=5; may be repeated
  --payer, --payee, --amount what is paid (default ana, bruno, 3000 cents)
  --operation N              the same number pays the same payment again, whenever: same key, same EndToEndId
  --format text|json         the story (default), or what trace --format json gives

Try
  repique-cli serve --port 8080 &
  repique-cli pay --url http://127.0.0.1:8080 --set policy.max_attempts=4

Exit status
  0 paid · 1 not paid · 2 wrong usage or file
)",
    R"(repique-cli pay --url URL [FILE] [--set key=value]… [--payer NOME] [--payee NOME] [--amount CENTAVOS]
                [--operation N] [--format text|json]

O cliente PIX paga uma vez num serviço de verdade, sob a política de FILE: chave criada uma vez, timeout da
tentativa, prazo, backoff, Retry-After, orçamento. Cada requisição diz qual tentativa é e de qual operação
(X-Retry-Attempt, X-Operation-Id); uma resposta com X-Retry: no proíbe outra. Cada execução é um pagamento novo,
com chave nova.

  --url URL                  http://127.0.0.1:PORTA como serve escreve, ou qualquer serviço com POST /settlements
  FILE                       um cenário: sua [policy] e [idempotency].key (padrão: os padrões do documento)
  --set key=value            uma chave do arquivo, como policy.max_attempts=5; pode repetir
  --payer, --payee, --amount o que se paga (padrão ana, bruno, 3000 centavos)
  --operation N              o mesmo número paga de novo o mesmo pagamento, a qualquer hora: mesma chave e EndToEndId
  --format text|json         a história (padrão), ou o que trace --format json dá

Experimente
  repique-cli serve --port 8080 &
  repique-cli pay --url http://127.0.0.1:8080 --set policy.max_attempts=4

Status de saída
  0 pagou · 1 não pagou · 2 uso ou arquivo errado
)"};

constexpr Words prove{R"(repique-cli prove FILE [--set key=value]… [--format text|json]

Plays the [script] of FILE twice, with the same seed and policy: in virtual time, and over real HTTP against a
service that is started for it, with real waits. Shows what was decided after each attempt in both worlds, line by
line: outcome, classification, window, draw, hint, wait, elapsed time, deadline left, budget, reason.

Try
  repique-cli prove preset:catalogue

Exit status
  0 identical and on time · 1 not identical, or the real clock was further off than is allowed, or stopped
  before the end · 2 wrong usage or file, or nothing that can be proven
)",
    R"(repique-cli prove FILE [--set key=value]… [--format text|json]

Executa o [script] de FILE duas vezes, com a mesma semente e a mesma política: em tempo virtual, e em HTTP de
verdade contra um serviço iniciado para isso, com esperas de verdade. Mostra o que foi decidido depois de cada
tentativa nos dois mundos, linha por linha: resultado, classificação, janela, sorteio, Retry-After, espera, tempo
decorrido, prazo restante, orçamento, motivo.

Experimente
  repique-cli prove preset:catalogue

Status de saída
  0 idênticos e a tempo · 1 não idênticos, ou o relógio de verdade se afastou mais do que o permitido, ou parou
  antes do fim · 2 uso ou arquivo errado, ou nada que se possa provar
)"};

} // namespace

std::string_view liveHelpText(Topic topic, i18n::Language language) noexcept
{
    switch (topic) {
    case Topic::Race:
        return race.in(language);
    case Topic::Serve:
        return serve.in(language);
    case Topic::Pay:
        return pay.in(language);
    case Topic::Prove:
        return prove.in(language);
    default:
        return {};
    }
}

} // namespace repique::cli
