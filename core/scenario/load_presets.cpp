// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/preset_texts.h"

namespace repique::scenario {
namespace {

constexpr std::string_view article = R"(# 10,100 requests a second against a service that can do 10,000.
# Whatever is refused comes back one second later, for ever. Each second 100 more are left over, so the load
# grows by 100 a second, in a straight line, while the useful work stays at 10,000.
format = "repique/1"
name = "article"
duration = "60s"

[traffic]
rate = 10100.0
arrivals = "uniform"         # evenly spaced

[policy]
max_attempts = 1000000       # as good as unlimited
base = "1s"
cap = "1s"
growth = "constant"
jitter = 0.0                 # everybody waits exactly one second
attempt_timeout = "10s"
deadline = "30d"

[dependency]
capacity = 10000.0
service = "constant"
queue = 20                   # a small waiting room; full = answered 503 at once
)";

constexpr std::string_view articleThreeAttempts = R"(# The same with at most three attempts.
# Without jitter the same requests are refused every time: the load settles at
# 10,100 + 2 × 100 = 10,300 a second, and exactly 100 a second are lost all the same.
format = "repique/1"
name = "article_three_attempts"
duration = "60s"

[traffic]
rate = 10100.0
arrivals = "uniform"

[policy]
max_attempts = 3
base = "1s"
cap = "1s"
growth = "constant"
jitter = 0.0
attempt_timeout = "10s"
deadline = "30d"

[dependency]
capacity = 10000.0
service = "constant"
queue = 20
)";

constexpr std::string_view articleMixed
    = R"(# The same three attempts, well mixed: random arrivals, waits spread over the second.
# Now every attempt has the same chance of being refused, so far more of them are tried again: about
# 12,734 a second. Jitter raised the load and saved nobody.
format = "repique/1"
name = "article_mixed"
duration = "600s"            # it takes minutes to settle: look at the last one

[traffic]
rate = 10100.0
arrivals = "poisson"

[policy]
max_attempts = 3
base = "1s"
cap = "1s"
growth = "constant"
jitter = 1.0                 # full: 0 to 1 s
attempt_timeout = "10s"
deadline = "30d"

[dependency]
capacity = 10000.0
service = "constant"
queue = 50
)";

constexpr std::string_view pixLostAnswers
    = R"(# 10,000 PIX payments; one attempt in ten is answered 503, one in twenty loses its answer.
# The key made once before the loop keeps every payment single. Set key = "none" and server = "none"
# and about one payment in twenty is debited twice.
format = "repique/1"
name = "pix_lost_answers"
duration = "120s"            # the last payments arrive near 100 s and have time to end

[traffic]
rate = 100.0
arrivals = "poisson"
operations = 10000

[policy]
max_attempts = 3
base = "100ms"
jitter = 1.0
attempt_timeout = "1.5s"
deadline = "5s"

[dependency]
capacity = 1000.0            # ten times what arrives: nothing is ever full

[idempotency]
key = "once"
server = "atomic"

[[fault]]
kind = "unavailable"
probability = 0.1

[[fault]]
kind = "lost_response"
probability = 0.05
)";

constexpr std::string_view contendedStorm
    = R"(# A service with a fifth of its capacity to spare meets a spike of eight seconds, and never heals.
# The queue grows beyond what callers wait for; they give up and send again, and the service works for
# callers who have left. 800 × 3 attempts a second against 1,000: the storm feeds itself.
format = "repique/1"
name = "contended_storm"
duration = "60s"

[traffic]
rate = 800.0
arrivals = "poisson"
steps = [{ at = "10s", rate = 3000.0 }, { at = "18s", rate = 800.0 }]

[policy]
max_attempts = 3
base = "100ms"
jitter = 1.0
attempt_timeout = "300ms"
deadline = "5s"

[dependency]
capacity = 1000.0
queue = "unbounded"          # nobody is turned away: everybody waits too long instead
order = "fifo"
expired_work = "serve"       # nobody told the service that the caller left
)";

constexpr std::string_view twoSecondSpike
    = R"(# Two seconds of too much traffic, and time enough afterwards to see who comes back: callers who wait
# 300 ms, a queue without end, a service that does not know who has left.
format = "repique/1"
name = "two_second_spike"
duration = "240s"

[traffic]
rate = 800.0
arrivals = "uniform"
steps = [{ at = "8s", rate = 3000.0 }, { at = "10s", rate = 800.0 }]

[policy]
max_attempts = 3
base = "100ms"
jitter = 1.0
attempt_timeout = "300ms"
deadline = "30s"

[dependency]
capacity = 1000.0
service = "constant"
queue = "unbounded"
)";

} // namespace

std::vector<Preset> loadPresets()
{
    return {{"article", article}, {"article_three_attempts", articleThreeAttempts},
        {"article_mixed", articleMixed}, {"pix_lost_answers", pixLostAnswers},
        {"contended_storm", contendedStorm}, {"two_second_spike", twoSecondSpike}};
}

} // namespace repique::scenario
