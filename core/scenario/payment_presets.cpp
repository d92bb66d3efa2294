// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/preset_texts.h"

namespace repique::scenario {
namespace {

constexpr std::string_view transient503 = R"(# The dependency is away for one attempt, then it is back.
# Nothing was applied by a 503, so trying again is safe; the wait before it is drawn from 0 to 100 ms.
format = "repique/1"
name = "transient_503"

[policy]
max_attempts = 3             # the first send and at most two more
base = "100ms"               # window before the first retry; it doubles: 100 ms, 200 ms
jitter = 1.0                 # the wait is drawn from the whole window
attempt_timeout = "1.5s"
deadline = "5s"

[dependency]
network = "20ms"             # one way

[script]
attempts = ["503 SPI_UNAVAILABLE"]   # attempt 1; everything after the list is answered
)";

constexpr std::string_view lostResponse = R"(# The payment is settled, but its answer never arrives.
# The client cannot tell this from a payment that was never seen. It sends the same idempotency key again and
# gets the stored answer: two attempts, one debit. Try key = "per_attempt" and count the debits.
format = "repique/1"
name = "lost_response"

[policy]
max_attempts = 3
base = "100ms"
jitter = 1.0
attempt_timeout = "1.5s"     # only this tells the client that something is wrong
deadline = "5s"

[dependency]
network = "20ms"

[idempotency]
key = "once"                 # made once, before the loop
server = "atomic"            # key and debit in one transaction

[script]
attempts = ["lost_response"]
)";

constexpr std::string_view insufficientFunds = R"(# There is not enough money on the account.
# Another attempt would meet the same answer: this failure is permanent, so the client stops at once.
format = "repique/1"
name = "insufficient_funds"

[policy]
max_attempts = 3
base = "100ms"
jitter = 1.0
attempt_timeout = "1.5s"
deadline = "5s"

[dependency]
network = "20ms"

[script]
attempts = ["422 INSUFFICIENT_FUNDS"]
)";

constexpr std::string_view catalogue = R"(# One PIX payment that meets two failures and still debits once:
# attempt 1 is answered 503, the answer to attempt 2 is lost after the debit, attempt 3 gets the stored answer.
# With max_attempts = 2 the client fails although the money has moved.
format = "repique/1"
name = "catalogue"

[policy]
max_attempts = 3
base = "100ms"               # windows of 100 ms and 200 ms
jitter = 1.0                 # full: each wait is drawn from its whole window
attempt_timeout = "1.5s"
deadline = "5s"              # 3 × 1.5 s and the waits fit

[dependency]
network = "20ms"

[idempotency]
key = "once"
server = "atomic"

[script]
attempts = ["503 SPI_UNAVAILABLE", "lost_response", "ok"]
)";

} // namespace

std::vector<Preset> paymentPresets()
{
    return {{"transient_503", transient503}, {"lost_response", lostResponse},
        {"insufficient_funds", insufficientFunds}, {"catalogue", catalogue}};
}

} // namespace repique::scenario
