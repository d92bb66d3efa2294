// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/bad_documents.h"

#include <algorithm>
#include <iterator>

namespace repique::test {
namespace {

constexpr std::string_view policyKeys
    = "max_attempts | base | cap | multiplier | growth | first_retry_at_once | jitter | attempt_timeout | "
      "deadline | retry_on | retry_after | retry_after_spread | retry_after_max | budget | breaker | "
      "throttle";
constexpr std::string_view jitters = R"(0 … 1 | "decorrelated" | { plus_minus = 0 … 1 } | { plus = 0 … 1 })";
constexpr std::string_view attempts
    = R"("ok" | "lost_response" | "closed" | "timeout" | "refused" | "503 CODE retry_after=2s no_retry")";
constexpr std::string_view retrySets
    = R"("catalogue" | "article" | [100 … 599, "timeout", "refused", "closed"])";
constexpr std::string_view scriptAlone = "[script] | [traffic] + [[fault]]";

/// `body` as a document of this format; its first line is line 2.
std::string document(std::string_view body)
{
    return "format = \"repique/1\"\n" + std::string{body};
}

std::string repeated(std::string_view text, int times)
{
    std::string result;
    for (int i = 0; i < times; ++i) {
        result += text;
    }
    return result;
}

std::vector<BadDocument> formatDocuments()
{
    return {
        {"empty file has no format", "", Errc::InvalidValue, 0, "format", "", "\"repique/1\""},
        {"format is missing", "seed = 1\n", Errc::InvalidValue, 0, "format", "", "\"repique/1\""},
        {"format is newer", "format = \"repique/2\"\nanything = 1\n", Errc::NotSupported, 1, "format",
            "\"repique/2\"", "\"repique/1\""},
        {"format is another one", "format = \"toml\"\n", Errc::InvalidValue, 1, "format", "\"toml\"",
            "\"repique/1\""},
        {"format is a number", "format = 1\n", Errc::InvalidValue, 1, "format", "1", "\"repique/1\""},
        {"not TOML at all", "{\"format\": 1}\n", Errc::Syntax, 1, "", "*", "TOML 1.0"},
        {"value is missing", document("seed =\n"), Errc::Syntax, 2, "", "seed =", "TOML 1.0"},
        {"string is not closed", document("name = \"abc\n"), Errc::Syntax, 2, "", "*", "TOML 1.0"},
        {"integer has no room", document("seed = 9223372036854775808\n"), Errc::Syntax, 2, "", "*",
            "TOML 1.0"},
        {"table stands twice", document("[policy]\n[dependency]\n[policy]\n"), Errc::Syntax, 4, "policy",
            "[policy]", "1 × policy"},
        {"key stands twice", document("seed = 1\nseed = 2\n"), Errc::Syntax, 3, "seed", "seed = 2",
            "1 × seed"},
        {"binary file with NUL bytes", std::string{"SQLite format 3\0\x10\0\x01", 19}, Errc::Syntax, 1, "",
            "", "UTF-8"},
        {"binary file that is no UTF-8", "\x89PNG\r\n\x1A\n\xFF\xFE", Errc::Syntax, 1, "", "", "UTF-8"},
        {"Latin-1 text", document("name = \"liquida\xE7\xE3o\"\n"), Errc::Syntax, 2, "", "", "UTF-8"},
        {"header without a key", document("[=]\n"), Errc::Syntax, 2, "", "[=]", "TOML 1.0"},
        {"header that ends with its line", document("  [[ \n"), Errc::Syntax, 2, "", "[[", "TOML 1.0"},
        {"header of nothing", document("[]\n"), Errc::Syntax, 2, "", "[]", "TOML 1.0"},
        {"accent in a bare key", document("política = 1\n"), Errc::Syntax, 2, "", "política = 1", "TOML 1.0"},
        {"accent after a value", document("name = \"a\" ç\n"), Errc::Syntax, 2, "", "name = \"a\" ç",
            "TOML 1.0"},
        {"accent after five quotation marks", document("name = \"\"\"a\"\"\"\"\" ç\n"), Errc::Syntax, 2, "",
            "*", "TOML 1.0"},
        {"accent glued to a value", document("seed = b\"ç\"\n"), Errc::Syntax, 2, "", "seed = b\"ç\"",
            "TOML 1.0"},
        {"quoted key with an accent", document("\"política\" = 1\n"), Errc::UnknownKey, 2, "política", "1",
            "*"},
        {"private use character", document("name = \"\U00100041\"\n"), Errc::Syntax, 2, "", "", "≤ U+FFFFF"},
        {"private use character, escaped", document("name = \"\\U00100041\"\n"), Errc::Syntax, 2, "", "",
            "≤ U+FFFFF"},
        {"surrogate in UTF-8", document("name = \"\xED\xA0\x80\"\n"), Errc::Syntax, 2, "", "", "UTF-8"},
        {"10 MB file", document("#" + std::string(10'000'000, 'x')), Errc::TooLarge, 0, "", "10000022 B",
            "≤ 1 MiB"},
        {"one byte over 1 MiB", document(std::string(1024 * 1024 - 20, '\n')), Errc::TooLarge, 0, "",
            "1048577 B", "≤ 1 MiB"},
        {"arrays 17 levels deep", document("x = " + repeated("[", 17) + repeated("]", 17)), Errc::TooLarge, 2,
            "", "*", "≤ 16"},
        {"arrays a hundred thousand deep", document("x = " + repeated("[", 100'000)), Errc::TooLarge, 2, "",
            "*", "≤ 16"},
        {"header with a hundred thousand dots", document("[a" + repeated(".a", 100'000) + "]"),
            Errc::TooLarge, 2, "", "*", "≤ 16"},
        {"key with a hundred thousand dots", document("a" + repeated(". a", 100'000) + " = 1"),
            Errc::TooLarge, 2, "", "*", "≤ 16"},
        {"1,001 faults", document(repeated("[[fault]]\n", 1001)), Errc::TooLarge, 2, "", "1001", "≤ 1000"},
    };
}

std::vector<BadDocument> scalarDocuments()
{
    return {
        {"unknown key near a known one", document("[policy]\nmax_atempts = 3\n"), Errc::UnknownKey, 3,
            "policy.max_atempts", "3", "max_attempts"},
        {"unknown key near nothing", document("[policy]\nretries_of_mine = 3\n"), Errc::UnknownKey, 3,
            "policy.retries_of_mine", "3", policyKeys},
        {"unknown table", document("[polices]\n"), Errc::UnknownKey, 2, "polices", "[polices]", "policy"},
        {"unknown table in a table", document("[policy.budgets]\n"), Errc::UnknownKey, 2, "policy.budgets",
            "*", "budget"},
        {"unknown key of the dependency", document("[dependency]\nqueues = 3\n"), Errc::UnknownKey, 3,
            "dependency.queues", "3", "queue"},
        {"step for steps", document("[traffic]\nstep = []\n"), Errc::UnknownKey, 3, "traffic.step", "[]",
            "steps"},
        {"max_attempts = 0", document("[policy]\nmax_attempts = 0\n"), Errc::InvalidValue, 3,
            "policy.max_attempts", "0", "1 … 1000000"},
        {"max_attempts over a million", document("[policy]\nmax_attempts = 1000001\n"), Errc::InvalidValue, 3,
            "policy.max_attempts", "1000001", "1 … 1000000"},
        {"max_attempts is a string", document("[policy]\nmax_attempts = \"3\"\n"), Errc::InvalidValue, 3,
            "policy.max_attempts", "\"3\"", "1 … 1000000"},
        {"max_attempts is not whole", document("[policy]\nmax_attempts = 3.0\n"), Errc::InvalidValue, 3,
            "policy.max_attempts", "3.0", "1 … 1000000"},
        {"max_attempts is a table", document("[policy.max_attempts]\n"), Errc::InvalidValue, 2,
            "policy.max_attempts", "[policy.max_attempts]", "1 … 1000000"},
        {"seed below zero", document("seed = -1\n"), Errc::InvalidValue, 2, "seed", "-1",
            "0 … 9223372036854775807"},
        {"name is a number", document("name = 3\n"), Errc::InvalidValue, 2, "name", "3", "\"…\""},
        {"duration is negative", document("[policy]\nbase = \"-100ms\"\n"), Errc::InvalidValue, 3,
            "policy.base", "\"-100ms\"", "\"0ms\" … \"30d\""},
        {"duration without a unit", document("[policy]\nbase = \"100\"\n"), Errc::InvalidValue, 3,
            "policy.base", "\"100\"", "\"0ms\" … \"30d\""},
        {"duration is a number", document("[policy]\nbase = 100\n"), Errc::InvalidValue, 3, "policy.base",
            "100", "\"0ms\" … \"30d\""},
        {"duration over 30 days", document("duration = \"31d\"\n"), Errc::InvalidValue, 2, "duration",
            "\"31d\"", "\"1ms\" … \"30d\""},
        {"duration of nothing", document("duration = \"0s\"\n"), Errc::InvalidValue, 2, "duration", "\"0s\"",
            "\"1ms\" … \"30d\""},
        {"duration with a space", document("duration = \"1 s\"\n"), Errc::InvalidValue, 2, "duration",
            "\"1 s\"", "\"1ms\" … \"30d\""},
        {"duration with a comma", document("duration = \"1,5s\"\n"), Errc::InvalidValue, 2, "duration",
            "\"1,5s\"", "\"1ms\" … \"30d\""},
        {"duration is a date", document("duration = 2026-09-28\n"), Errc::InvalidValue, 2, "duration",
            "2026-09-28", "\"1ms\" … \"30d\""},
        {"duration beyond the type", document("[policy]\ndeadline = \"99999999999d\"\n"), Errc::InvalidValue,
            3, "policy.deadline", "\"99999999999d\"", "> \"0ms\" … \"3650d\""},
        {"deadline of nothing", document("[policy]\ndeadline = \"0ms\"\n"), Errc::InvalidValue, 3,
            "policy.deadline", "\"0ms\"", "> \"0ms\" … \"3650d\""},
        {"attempt timeout of nothing", document("[policy]\nattempt_timeout = \"0s\"\n"), Errc::InvalidValue,
            3, "policy.attempt_timeout", "\"0s\"", "> \"0ms\" … \"3650d\""},
        {"rate is not a number", document("[traffic]\nrate = nan\n"), Errc::InvalidValue, 3, "traffic.rate",
            "nan", "0 … 100000000"},
        {"rate is infinite", document("[traffic]\nrate = inf\n"), Errc::InvalidValue, 3, "traffic.rate",
            "inf", "0 … 100000000"},
        {"rate is negative", document("[traffic]\nrate = -0.1\n"), Errc::InvalidValue, 3, "traffic.rate",
            "-0.1", "0 … 100000000"},
        {"rate is a word", document("[traffic]\nrate = \"fast\"\n"), Errc::InvalidValue, 3, "traffic.rate",
            "\"fast\"", "0 … 100000000"},
        {"unknown word", document("[traffic]\narrivals = \"poison\"\n"), Errc::InvalidValue, 3,
            "traffic.arrivals", "\"poison\"", R"("uniform" | "poisson" | "together")"},
        {"word in capitals", document("[dependency]\norder = \"FIFO\"\n"), Errc::InvalidValue, 3,
            "dependency.order", "\"FIFO\"", R"("fifo" | "lifo")"},
        {"boolean is a string", document("[policy]\nfirst_retry_at_once = \"yes\"\n"), Errc::InvalidValue, 3,
            "policy.first_retry_at_once", "\"yes\"", "true | false"},
        {"boolean is a number", document("[policy]\nfirst_retry_at_once = 1\n"), Errc::InvalidValue, 3,
            "policy.first_retry_at_once", "1", "true | false"},
        {"table is a number", document("policy = 3\n"), Errc::InvalidValue, 2, "policy", "3", "[policy]"},
        {"table is a list of tables", document("[[policy]]\n"), Errc::InvalidValue, 2, "policy", "*",
            "[policy]"},
        {"capacity of nothing", document("[dependency]\ncapacity = 0\n"), Errc::InvalidValue, 3,
            "dependency.capacity", "0", "> 0 … 1000000000"},
        {"queue is negative", document("[dependency]\nqueue = -1\n"), Errc::InvalidValue, 3,
            "dependency.queue", "-1", "0 … 1000000000 | \"unbounded\""},
        {"queue is another word", document("[dependency]\nqueue = \"unlimited\"\n"), Errc::InvalidValue, 3,
            "dependency.queue", "\"unlimited\"", "0 … 1000000000 | \"unbounded\""},
        {"crash_after is a number", document("[dependency]\ncrash_after = 1\n"), Errc::InvalidValue, 3,
            "dependency.crash_after", "1", "\"0ms\" … \"3650d\" | \"never\""},
        {"rejection cost over ten", document("[dependency]\nrejection_cost = 10.5\n"), Errc::InvalidValue, 3,
            "dependency.rejection_cost", "10.5", "0 … 10"},
        {"multiplier below one", document("[policy]\nmultiplier = 0.5\n"), Errc::InvalidValue, 3,
            "policy.multiplier", "0.5", "1 … 10"},
        {"no operations", document("[traffic]\noperations = 0\n"), Errc::InvalidValue, 3,
            "traffic.operations", "0", "1 … 1000000000"},
        {"long values are cut at 60 characters",
            document("name = [\"çççççççççççççççççççççççççççççççççççççççççççççççççççççççççççççççççççç\"]\n"),
            Errc::InvalidValue, 2, "name", "[\"ççççççççççççççççççççççççççççççççççççççççççççççççççççççççç…",
            "\"…\""},
    };
}

std::vector<BadDocument> policyDocuments()
{
    return {
        {"cap below base", document("[policy]\nbase = \"3s\"\ncap = \"1s\"\n"), Errc::InvalidValue, 4,
            "policy.cap", "\"1s\"", "≥ \"3s\" (policy.base)"},
        {"base above the default cap", document("[policy]\nbase = \"3s\"\n"), Errc::InvalidValue, 3,
            "policy.cap", "\"2s\"", "≥ \"3s\" (policy.base)"},
        {"jitter over one", document("[policy]\njitter = 1.5\n"), Errc::InvalidValue, 3, "policy.jitter",
            "1.5", jitters},
        {"jitter is not a number", document("[policy]\njitter = nan\n"), Errc::InvalidValue, 3,
            "policy.jitter", "nan", jitters},
        {"jitter words belong to the command line", document("[policy]\njitter = \"full\"\n"),
            Errc::InvalidValue, 3, "policy.jitter", "\"full\"", jitters},
        {"jitter of two kinds", document("[policy]\njitter = { plus = 0.1, plus_minus = 0.1 }\n"),
            Errc::InvalidValue, 3, "policy.jitter", "{ plus = 0.1, plus_minus = 0.1 }", jitters},
        {"jitter table of nothing", document("[policy]\njitter = {}\n"), Errc::InvalidValue, 3,
            "policy.jitter", "{}", jitters},
        {"jitter plus over one", document("[policy]\njitter = { plus = 2 }\n"), Errc::InvalidValue, 3,
            "policy.jitter", "{ plus = 2 }", jitters},
        {"retry_on is an unknown word", document("[policy]\nretry_on = \"all\"\n"), Errc::InvalidValue, 3,
            "policy.retry_on", "\"all\"", retrySets},
        {"retry_on holds no status", document("[policy]\nretry_on = [503, 600]\n"), Errc::InvalidValue, 3,
            "policy.retry_on", "[503, 600]", retrySets},
        {"retry_on holds an unknown word", document("[policy]\nretry_on = [503, \"eof\"]\n"),
            Errc::InvalidValue, 3, "policy.retry_on", "[503, \"eof\"]", retrySets},
        {"retry_on is a status", document("[policy]\nretry_on = 503\n"), Errc::InvalidValue, 3,
            "policy.retry_on", "503", retrySets},
        {"unknown kind of budget", document("[policy.budget]\nkind = \"bucket\"\n"), Errc::InvalidValue, 3,
            "policy.budget.kind", "\"bucket\"",
            R"("none" | "ratio" | "tokens" | "grpc" | "aws" | "aws_legacy" | "concurrency" | "window")"},
        {"key of a budget without a kind", document("[policy.budget]\nratio = 0.1\n"), Errc::InvalidValue, 3,
            "policy.budget.ratio", "0.1", "policy.budget.kind = \"ratio\""},
        {"key of another kind of budget", document("[policy.budget]\nkind = \"grpc\"\npercent = 0.1\n"),
            Errc::InvalidValue, 4, "policy.budget.percent", "0.1",
            "policy.budget.kind = \"concurrency\" | \"window\""},
        {"capacity of AWS is whole", document("[policy.budget]\ncapacity = 1.5\nkind = \"aws\"\n"),
            Errc::InvalidValue, 3, "policy.budget.capacity", "1.5", "0 … 1000000000"},
        {"ratio over one", document("[policy.budget]\nkind = \"ratio\"\nratio = 1.01\n"), Errc::InvalidValue,
            4, "policy.budget.ratio", "1.01", "0 … 1"},
        {"no key of a budget", document("[policy.budget]\nkind = \"ratio\"\nratios = 1\n"), Errc::UnknownKey,
            4, "policy.budget.ratios", "1", "ratio"},
        {"window longer than a minute", document("[policy.budget]\nkind = \"window\"\nttl = \"61s\"\n"),
            Errc::InvalidValue, 4, "policy.budget.ttl", "\"61s\"", "\"1s\" … \"1m\""},
        {"no failures open the breaker", document("[policy.breaker]\nfailures = 0\n"), Errc::InvalidValue, 3,
            "policy.breaker.failures", "0", "1 … 1000000"},
        {"throttle below one", document("[policy.throttle]\nk = 0.9\n"), Errc::InvalidValue, 3,
            "policy.throttle.k", "0.9", "1 … 1000000"},
        {"unknown key of a layer", document("[[layer]]\nname = \"a\"\nmax_attempt = 2\n"), Errc::UnknownKey,
            4, "layer.max_attempt", "2", "max_attempts"},
        {"value of a layer out of range", document("[[layer]]\n[[layer]]\nmax_attempts = 0\n"),
            Errc::InvalidValue, 4, "layer.max_attempts", "0", "1 … 1000000"},
        {"cap of a layer below its base", document("[[layer]]\nbase = \"1m\"\n"), Errc::InvalidValue, 3,
            "layer.cap", "\"2s\"", "≥ \"1m\" (layer.base)"},
        {"budget of a layer of another kind", document("[[layer]]\n[layer.budget]\nratio = 0.1\n"),
            Errc::InvalidValue, 4, "layer.budget.ratio", "0.1", "layer.budget.kind = \"ratio\""},
        {"layer that is one table", document("[layer]\n"), Errc::InvalidValue, 2, "layer", "[layer]",
            "[[layer]]"},
        {"layer that promises with a word", document("[[layer]]\npropagates_deadline = \"no\"\n"),
            Errc::InvalidValue, 3, "layer.propagates_deadline", "\"no\"", "true | false"},
    };
}

std::vector<BadDocument> eventDocuments()
{
    return {
        {"probability 1.5", document("[[fault]]\nprobability = 1.5\n"), Errc::InvalidValue, 3,
            "fault.probability", "1.5", "0 … 1"},
        {"probability is not a number", document("[[fault]]\nprobability = nan\n"), Errc::InvalidValue, 3,
            "fault.probability", "nan", "0 … 1"},
        {"unknown kind of fault", document("[[fault]]\nkind = \"unavailabel\"\n"), Errc::InvalidValue, 3,
            "fault.kind", "\"unavailabel\"", "*"},
        {"unknown key of a fault", document("[[fault]]\nprobabilty = 1\n"), Errc::UnknownKey, 3,
            "fault.probabilty", "1", "probability"},
        {"fault that is one table", document("[fault]\nkind = \"stall\"\n"), Errc::InvalidValue, 2, "fault",
            "[fault]", "[[fault]]"},
        {"fault that is a number", document("fault = 3\n"), Errc::InvalidValue, 2, "fault", "3", "[[fault]]"},
        {"factor of a 503", document("[[fault]]\nfactor = 2\n"), Errc::InvalidValue, 3, "fault.factor", "2",
            "kind = \"latency\" | \"capacity\""},
        {"ramp of a latency", document("[[fault]]\nkind = \"latency\"\nramp = \"1s\"\n"), Errc::InvalidValue,
            4, "fault.ramp", "\"1s\"", "kind = \"capacity\""},
        {"status of a shorthand", document("[[fault]]\nkind = \"unavailable\"\nstatus = 500\n"),
            Errc::InvalidValue, 4, "fault.status", "500", "kind = \"answer\""},
        {"code of a lost response", document("[[fault]]\nkind = \"lost_response\"\ncode = \"X\"\n"),
            Errc::InvalidValue, 4, "fault.code", "\"X\"",
            R"(kind = "answer" | "unavailable" | "too_many_requests" | "business_error")"},
        {"probability of a stall", document("[[fault]]\nkind = \"stall\"\nprobability = 0.5\n"),
            Errc::InvalidValue, 4, "fault.probability", "0.5", "*"},
        {"class of a capacity", document("[[fault]]\nkind = \"capacity\"\nclass = \"\"\n"),
            Errc::InvalidValue, 4, "fault.class", "\"\"", "*"},
        {"business error per attempt", document("[[fault]]\nkind = \"business_error\"\nper = \"attempt\"\n"),
            Errc::InvalidValue, 4, "fault.per", "\"attempt\"", "\"operation\""},
        {"status 99", document("[[fault]]\nkind = \"answer\"\nstatus = 99\n"), Errc::InvalidValue, 4,
            "fault.status", "99", "100 … 599"},
        {"retry_after is another word", document("[[fault]]\nretry_after = \"soon\"\n"), Errc::InvalidValue,
            3, "fault.retry_after", "\"soon\"", "\"0ms\" … \"3650d\" | \"until_end\""},
        {"latency of nothing", document("[[fault]]\nkind = \"latency\"\nfactor = 0\n"), Errc::InvalidValue, 4,
            "fault.factor", "0", "> 0 … 1000000"},
        {"capacity over a hundredfold", document("[[fault]]\nkind = \"capacity\"\nfactor = 101\n"),
            Errc::InvalidValue, 4, "fault.factor", "101", "0 … 100"},
        {"fault of an unknown class", document("[[class]]\nname = \"a\"\n[[fault]]\nclass = \"b\"\n"),
            Errc::InvalidValue, 5, "fault.class", "\"b\"", "\"a\""},
        {"fault of a class without classes", document("[[fault]]\nclass = \"b\"\n"), Errc::InvalidValue, 3,
            "fault.class", "\"b\"", "[[class]]"},
        {"class stands twice", document("[[class]]\nname = \"a\"\n[[class]]\nname = \"a\"\n"),
            Errc::InvalidValue, 5, "class.name", "\"a\"", "≠ \"a\""},
        {"shares over one", document("[[class]]\nshare = 0.6\n[[class]]\nshare = 0.6\n"), Errc::InvalidValue,
            5, "class.share", "0.6", "Σ share ≤ 1"},
        {"unknown priority", document("[[class]]\npriority = \"high\"\n"), Errc::InvalidValue, 3,
            "class.priority", "\"high\"", R"("critical" | "normal" | "sheddable")"},
        {"unknown key of a class", document("[[class]]\nshares = 1\n"), Errc::UnknownKey, 3, "class.shares",
            "1", "share"},
        {"step without a rate", document("[traffic]\nsteps = [{ at = \"1s\" }]\n"), Errc::InvalidValue, 3,
            "traffic.steps", "{ at = \"1s\" }", R"({ at = "30s", rate = 90.0 })"},
        {"steps that go back",
            document("[traffic]\nsteps = [{ at = \"2s\", rate = 1 },\n { at = \"1s\", rate = "
                     "1 }]\n"),
            Errc::InvalidValue, 4, "traffic.steps.at", "\"1s\"", "≥ \"2s\""},
        {"unknown key of a step", document("[traffic]\nsteps = [{ at = \"1s\", rate = 1, for = 2 }]\n"),
            Errc::UnknownKey, 3, "traffic.steps.for", "2", "*"},
        {"steps are numbers", document("[traffic]\nsteps = [1, 2]\n"), Errc::InvalidValue, 3, "traffic.steps",
            "[1, 2]", "[[traffic.steps]]"},
        {"script beside traffic", document("[traffic]\nrate = 5\n[script]\nattempts = [\"ok\"]\n"),
            Errc::InvalidValue, 2, "traffic", "[traffic]", scriptAlone},
        {"script beside a fault", document("[[fault]]\n[script]\nattempts = [\"ok\"]\n"), Errc::InvalidValue,
            2, "fault", "[[fault]]", scriptAlone},
        {"script that is a list", document("script = [\"ok\"]\n"), Errc::InvalidValue, 2, "script",
            "[\"ok\"]", "[script]"},
        {"unknown key of the script", document("[script]\nattempt = [\"ok\"]\n"), Errc::UnknownKey, 3,
            "script.attempt", "[\"ok\"]", "attempts"},
        {"script that is one word", document("[script]\nattempts = \"ok\"\n"), Errc::InvalidValue, 3,
            "script.attempts", "\"ok\"", "*"},
        {"script with an unknown word", document("[script]\nattempts = [\"ok\",\n  \"lost\"]\n"),
            Errc::InvalidValue, 4, "script.attempts", "\"lost\"", attempts},
        {"script with a bare status", document("[script]\nattempts = [503]\n"), Errc::InvalidValue, 3,
            "script.attempts", "503", attempts},
    };
}

} // namespace

const std::vector<BadDocument>& badDocuments()
{
    static const std::vector<BadDocument> all = [] {
        std::vector<BadDocument> result;
        for (auto part : {formatDocuments(), scalarDocuments(), policyDocuments(), eventDocuments()}) {
            std::ranges::move(part, std::back_inserter(result));
        }
        return result;
    }();
    return all;
}

} // namespace repique::test
