// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/document.h"
#include "core/scenario/presets.h"
#include "core/scenario/schema.h"
#include "tests/support/bad_documents.h"
#include "tests/support/random_scenario.h"

#include <QtTest/QTest>

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <string>

using namespace repique;
using scenario::Scenario;

namespace {

/// Text that a student may have typed: pieces of the format, mixed.
const std::vector<std::string> pieces{"format = \"repique/1\"\n", "[policy]\n", "[[fault]]\n", "[script]\n",
    "[[layer]]\n", "[layer.budget]\n", "kind = ", "\"ratio\"", "nan", "inf", "-", "1e999", "=", "[", "]", "{",
    "}", ",", "\n", ".", "#", "\"", "'''", "\"\"\"", "\\",
    "probability = ", "steps = [{ at = \"1s\", rate = ", "0x1F", "2026-09-28T10:00:00Z",
    "jitter = ", "retry_on = [", "attempts = [\"503", "ç", "\u3001", "\\\n", "\xFF", std::string(1, '\0'),
    "policy.budget.", "seed = ", "true", "9223372036854775807", "\r\n", "  "};

std::string anyMess()
{
    std::string text = *rc::gen::inRange(0, 3) == 0 ? "" : pieces.front();
    for (int i = *rc::gen::inRange(0, 40); i > 0; --i) {
        text += *rc::gen::elementOf(pieces);
    }
    return text;
}

/// A valid document with a few bytes changed, removed, repeated or moved.
std::string anyMutation()
{
    std::string text{(*rc::gen::elementOf(scenario::presets())).toml};
    for (int i = *rc::gen::inRange(1, 6); i > 0; --i) {
        const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
        const auto length = *rc::gen::inRange<std::size_t>(0, 30);
        const int what = *rc::gen::inRange(0, 4);
        if (what == 0) {
            text[at] = *rc::gen::arbitrary<char>();
        } else if (what == 1) {
            text.erase(at, length);
        } else if (what == 2) {
            text.insert(at, text.substr(*rc::gen::inRange<std::size_t>(0, text.size()), length));
        } else {
            text.insert(at, *rc::gen::elementOf(pieces));
        }
        if (text.empty()) {
            break;
        }
    }
    return text;
}

/// Whatever is accepted is in range and can be written and read back; whatever is not says why.
void checkReading(const std::string& text)
{
    const auto parsed = scenario::parse(text, "f");
    if (!parsed) {
        RC_ASSERT(!parsed.error().empty());
        const bool areInOrder = std::ranges::is_sorted(parsed.error(), {}, &scenario::Fault::line);
        RC_ASSERT(areInOrder);
        return;
    }
    for (const scenario::Key& key : scenario::keys()) {
        RC_ASSERT(!std::isnan(scenario::numberOf(key, *parsed)));
        RC_ASSERT(scenario::isInRange(key.accepts, key.access.get(*parsed)));
    }
    for (const settlement::Fault& fault : parsed->model.faults) {
        RC_ASSERT(fault.probability >= 0.0 && fault.probability <= 1.0);
        RC_ASSERT(std::isfinite(fault.factor));
    }
    RC_ASSERT(parsed->model.policy.backoff.cap >= parsed->model.policy.backoff.base);
    const auto again = scenario::parse(scenario::toToml(*parsed), "f");
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == *parsed);
}

} // namespace

class RoundTripTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyScenarioReadsBackTheSame();
    void writingTwiceGivesTheSameText();
    void randomBytesNeverCrash();
    void piecesOfTheFormatNeverCrash();
    void mutatedPresetsNeverCrash();
    void assignmentsNeverCrash();
    void badDocumentsNeverCrashWhenCutShort();
    void canonicalTextHasTheOrderOfTheListing();
};

void RoundTripTest::everyScenarioReadsBackTheSame()
{
    QVERIFY(rc::check("parse(toToml(s)) == s", [] {
        const Scenario scenario = *test::anyScenario();
        const std::string text = scenario::toToml(scenario);
        RC_LOG() << text;
        const auto parsed = scenario::parse(text, "f");
        if (!parsed) {
            RC_LOG() << parsed.error().front().line << " " << parsed.error().front().key << " "
                     << parsed.error().front().value << " " << parsed.error().front().accepted;
        }
        RC_ASSERT(parsed.has_value());
        RC_ASSERT(*parsed == scenario);
    }));
}

void RoundTripTest::writingTwiceGivesTheSameText()
{
    QVERIFY(rc::check("toToml(parse(toToml(s))) == toToml(s)", [] {
        const std::string text = scenario::toToml(*test::anyScenario());
        RC_ASSERT(scenario::toToml(scenario::parse(text, "f").value_or(Scenario{})) == text);
    }));
}

void RoundTripTest::randomBytesNeverCrash()
{
    QVERIFY(rc::check("any bytes", [] { checkReading(*rc::gen::arbitrary<std::string>()); }));
}

void RoundTripTest::piecesOfTheFormatNeverCrash()
{
    QVERIFY(rc::check("any pieces", [] { checkReading(anyMess()); }));
}

void RoundTripTest::mutatedPresetsNeverCrash()
{
    QVERIFY(rc::check("any mutation", [] { checkReading(anyMutation()); }));
}

void RoundTripTest::assignmentsNeverCrash()
{
    QVERIFY(rc::check("any assignment", [] {
        Scenario scenario = scenario::preset("article");
        const Scenario before = scenario;
        const scenario::Key& key = *rc::gen::elementOf(scenario::keys());
        const std::string value = *rc::gen::oneOf(rc::gen::arbitrary<std::string>(), rc::gen::exec(anyMess));
        const auto faults = scenario::assign(scenario, std::string{key.name} + "=" + value);
        RC_ASSERT(faults.empty() || scenario == before);
        RC_ASSERT(!faults.empty() || scenario::parse(scenario::toToml(scenario), "f") == scenario);
    }));
}

void RoundTripTest::badDocumentsNeverCrashWhenCutShort()
{
    for (const test::BadDocument& bad : test::badDocuments()) {
        for (std::size_t length = 0; length < std::min<std::size_t>(bad.text.size(), 120); ++length) {
            const auto parsed = scenario::parse(bad.text.substr(0, length), "f");
            QVERIFY(parsed.has_value() || !parsed.error().empty());
        }
    }
}

void RoundTripTest::canonicalTextHasTheOrderOfTheListing()
{
    const auto parsed = scenario::parse(R"(
idempotency.key = "none"
fault = [{ kind = "stall", for = "5s", at = "1s" }]
dependency = { queue = "unbounded", capacity = 5 }
format = "repique/1"
layer = [{ name = "web", max_attempts = 2, budget = { kind = "ratio" } }]
policy = { jitter = 0.5, budget = { burst = 5, kind = "ratio" }, max_attempts = 4, cap = "2000ms" }
class = [{ share = 0.5, name = "a" }]
traffic = { steps = [{ rate = 5, at = "10s" }], rate = 50 }
duration = "90s"
name = "n"
)",
        "f");
    QVERIFY(parsed.has_value());
    QCOMPARE(scenario::toToml(*parsed), std::string{R"(format = "repique/1"
name = "n"
duration = "90s"

[traffic]
rate = 50.0
steps = [{ at = "10s", rate = 5.0 }]

[[class]]
name = "a"
share = 0.5

[policy]
max_attempts = 4
jitter = 0.5

[policy.budget]
kind = "ratio"
burst = 5.0

[dependency]
capacity = 5.0
queue = "unbounded"

[idempotency]
key = "none"

[[fault]]
kind = "stall"
at = "1s"
for = "5s"

[[layer]]
name = "web"
max_attempts = 2

[layer.budget]
kind = "ratio"
)"});
}

QTEST_APPLESS_MAIN(RoundTripTest)
#include "tst_round_trip.moc"
