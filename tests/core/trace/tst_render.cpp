// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/render.h"
#include "core/trace/scripted.h"

#include <QtTest/QtTest>

#include <nlohmann/json.hpp>

using namespace repique;
using namespace repique::trace;
using namespace std::chrono_literals;
using What = settlement::ScriptedAttempt::What;

namespace {

/// 503 SPI_UNAVAILABLE, lost response, success, with seed 42.
Trace catalogueTrace()
{
    ScriptedPayment payment;
    settlement::ScriptedAttempt unavailable;
    unavailable.what = What::Answer;
    unavailable.status = 503;
    unavailable.code = "SPI_UNAVAILABLE";
    settlement::ScriptedAttempt lost;
    lost.what = What::LostResponse;
    payment.script = {unavailable, lost, {}};
    return playScript(payment).value();
}

/// Says the same of every step, so that a test can choose what has to be escaped.
class OneText final : public Wording
{
public:
    explicit OneText(std::string text) : m_text{std::move(text)} {}

    [[nodiscard]] std::string label(const Step& /*step*/) const override { return m_text; }

    [[nodiscard]] std::string detail(const Step& /*step*/) const override { return {}; }

    [[nodiscard]] std::string party(Party /*party*/) const override { return m_text; }

    [[nodiscard]] std::string outcome(TraceOutcome /*outcome*/) const override { return m_text; }

    [[nodiscard]] std::string summary(const Trace& /*trace*/) const override { return m_text; }

    [[nodiscard]] std::string moment(SimTime /*at*/) const override { return m_text; }

private:
    std::string m_text;
};

Trace oneRequest()
{
    Trace trace;
    Step step;
    step.number = 1;
    step.attempt = 1;
    trace.steps.push_back(step);
    return trace;
}

} // namespace

class RenderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void catalogueAsText();
    void catalogueAsMermaid();
    void catalogueAsPlantUml();
    void catalogueAsJson();
    void mermaidEscapes_data();
    void mermaidEscapes();
    void plantUmlEscapes_data();
    void plantUmlEscapes();
    void plantUmlNameHasNoQuoteInside();
    void jsonSurvivesBytesThatAreNotText();
    void plainWordsTellEveryEnd_data();
    void plainWordsTellEveryEnd();
};

void RenderTest::catalogueAsText()
{
    const std::string expected
        = "settled: attempts 3, debits 1, 1.651114297s\n"
          "              0ms  client: key K-96b4 made before the loop\n"
          "  1           0ms  client → server: POST /settlements (key K-96b4, attempt 1)\n"
          "  2           0ms  server → client: 503 SPI_UNAVAILABLE (retryable: retry)\n"
          "              0ms  client: wait 95.659719ms (window 100ms, draw 0.9565971891944448, deadline in "
          "5s)\n"
          "  3   95.659719ms  client → server: POST /settlements (key K-96b4, attempt 2)\n"
          "  4   95.659719ms  server: debits and settles 30.00\n"
          "  5   95.659719ms  server →✕ client: lost response (timeout, ambiguous: retry)\n"
          "     1.595659719s  client: wait 55.454578ms (window 200ms, draw 0.2772728894033214, deadline in "
          "3.404340281s)\n"
          "  6  1.651114297s  client → server: POST /settlements (key K-96b4, attempt 3)\n"
          "  7  1.651114297s  server → client: 200 original settlement (no new debit)\n";
    QCOMPARE(toText(catalogueTrace(), PlainWording{}), expected);
}

void RenderTest::catalogueAsMermaid()
{
    const std::string expected
        = "sequenceDiagram\n"
          "    autonumber\n"
          "    participant client as client\n"
          "    participant server as server\n"
          "    Note over client: key K-96b4 made before the loop\n"
          "    client->>server: POST /settlements<br/>key K-96b4, attempt 1\n"
          "    server-->>client: 503 SPI_UNAVAILABLE<br/>retryable: retry\n"
          "    Note over client: wait 95.659719ms<br/>window 100ms, draw 0.9565971891944448, deadline in 5s\n"
          "    client->>server: POST /settlements<br/>key K-96b4, attempt 2\n"
          "    server->>server: debits and settles 30.00\n"
          "    server--xclient: lost response<br/>timeout, ambiguous: retry\n"
          "    Note over client: wait 55.454578ms<br/>window 200ms, draw 0.2772728894033214, deadline in "
          "3.404340281s\n"
          "    client->>server: POST /settlements<br/>key K-96b4, attempt 3\n"
          "    server-->>client: 200 original settlement<br/>no new debit\n";
    QCOMPARE(toMermaid(catalogueTrace(), PlainWording{}), expected);
}

void RenderTest::catalogueAsPlantUml()
{
    const std::string expected
        = "@startuml\n"
          "participant \"client\" as client\n"
          "participant \"server\" as server\n"
          "autonumber\n"
          "note over client : key K-96b4 made before the loop\n"
          "client -> server : POST /settlements\\nkey K-96b4, attempt 1\n"
          "server --> client : 503 SPI_UNAVAILABLE\\nretryable: retry\n"
          "note over client : wait 95.659719ms\\nwindow 100ms, draw 0.9565971891944448, deadline in 5s\n"
          "client -> server : POST /settlements\\nkey K-96b4, attempt 2\n"
          "server -> server : debits and settles 30.00\n"
          "server -->x client : lost response\\ntimeout, ambiguous: retry\n"
          "note over client : wait 55.454578ms\\nwindow 200ms, draw 0.2772728894033214, deadline in "
          "3.404340281s\n"
          "client -> server : POST /settlements\\nkey K-96b4, attempt 3\n"
          "server --> client : 200 original settlement\\nno new debit\n"
          "@enduml\n";
    QCOMPARE(toPlantUml(catalogueTrace(), PlainWording{}), expected);
}

void RenderTest::catalogueAsJson()
{
    const auto json = nlohmann::ordered_json::parse(toJson(catalogueTrace()));
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items()) {
        keys.push_back(key);
    }
    QCOMPARE(keys,
        (std::vector<std::string>{"operation", "outcome", "attempts", "debits", "duration_ms", "steps"}));
    QCOMPARE(json.at("outcome").get<std::string>(), std::string{"settled"});
    QCOMPARE(json.at("duration_ms").get<double>(), 1651.114297);
    const auto& steps = json.at("steps");
    QCOMPARE(steps.size(), 10U);
    QCOMPARE(steps.at(0).dump(),
        std::string{R"({"kind":"note","from":"client","to":"client","at_ms":0.0,"attempt":0,)"
                    R"("label":"key K-96b4 made before the loop","detail":"","lost":false})"});
    QCOMPARE(steps.at(6).dump(),
        std::string{R"({"n":5,"kind":"message","from":"server","to":"client","at_ms":95.659719,"attempt":2,)"
                    R"("label":"lost response","detail":"timeout, ambiguous: retry","lost":true})"});
    QCOMPARE(steps.at(5).at("kind").get<std::string>(), std::string{"self"});
}

void RenderTest::mermaidEscapes_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("escaped");
    QTest::newRow("what separates statements") << std::string{"a; b"} << std::string{"a#59; b"};
    QTest::newRow("what starts an entity") << std::string{"#1"} << std::string{"#35;1"};
    QTest::newRow("what starts a comment") << std::string{"100%% sure"} << std::string{"100#37;#37; sure"};
    QTest::newRow("markup") << std::string{"<b>"} << std::string{"#60;b#62;"};
    QTest::newRow("a line feed") << std::string{"a\nb"} << std::string{"a<br/>b"};
    QTest::newRow("a control character") << std::string{"a\rb"} << std::string{"a b"};
    QTest::newRow("accents stay") << std::string{"Liquidação"} << std::string{"Liquidação"};
}

void RenderTest::mermaidEscapes()
{
    QFETCH(std::string, text);
    QFETCH(std::string, escaped);
    QCOMPARE(toMermaid(oneRequest(), OneText{text}),
        "sequenceDiagram\n    autonumber\n    participant client as " + escaped
            + "\n    participant server as " + escaped + "\n    client->>server: " + escaped + "\n");
}

void RenderTest::plantUmlEscapes_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("escaped");
    QTest::newRow("a tag") << std::string{"<b>"} << std::string{"<U+003C>b>"};
    QTest::newRow("an escape") << std::string{"a\\nb"} << std::string{"a<U+005C>nb"};
    QTest::newRow("bold") << std::string{"**a**"} << std::string{"*<U+002A>a*<U+002A>"};
    QTest::newRow("italics") << std::string{"a//b"} << std::string{"a/<U+002F>b"};
    QTest::newRow("one underscore stays") << std::string{"SPI_DOWN"} << std::string{"SPI_DOWN"};
    QTest::newRow("a preprocessor name") << std::string{"%date $x"} << std::string{"<U+0025>date <U+0024>x"};
    QTest::newRow("a line feed") << std::string{"a\nb"} << std::string{"a\\nb"};
}

void RenderTest::plantUmlEscapes()
{
    QFETCH(std::string, text);
    QFETCH(std::string, escaped);
    const std::string diagram = toPlantUml(oneRequest(), OneText{text});
    QVERIFY(diagram.find("client -> server : " + escaped + "\n") != std::string::npos);
}

void RenderTest::plantUmlNameHasNoQuoteInside()
{
    const std::string diagram = toPlantUml(oneRequest(), OneText{"the \"bank\""});
    QVERIFY(diagram.find("participant \"the 'bank'\" as client\n") != std::string::npos);
}

void RenderTest::jsonSurvivesBytesThatAreNotText()
{
    Trace trace = oneRequest();
    trace.steps.front().event = Event::Answer;
    trace.steps.front().status = 503;
    trace.steps.front().code = "\xff\"";
    const auto json = nlohmann::json::parse(toJson(trace));
    QCOMPARE(json.at("steps").at(0).at("label").get<std::string>(), std::string{"503 \xef\xbf\xbd\""});
}

void RenderTest::plainWordsTellEveryEnd_data()
{
    QTest::addColumn<Event>("event");
    QTest::addColumn<std::string>("words");
    QTest::newRow("no key") << Event::NoKey << std::string{"no idempotency key | "};
    QTest::newRow("lost request") << Event::Request
                                  << std::string{"POST /settlements | no key, attempt 2, timeout"};
    QTest::newRow("answer") << Event::Answer << std::string{"422 AM04 | ambiguous: attempts exhausted"};
    QTest::newRow("late answer") << Event::LateAnswer << std::string{"late answer 422 AM04 | dropped"};
    QTest::newRow("closed") << Event::ClosedConnection
                            << std::string{"connection closed | no answer, ambiguous: attempts exhausted"};
    QTest::newRow("second debit") << Event::Settled << std::string{"debits again and settles 0.05 | "};
    QTest::newRow("gave up") << Event::GaveUp << std::string{"gives up | attempts exhausted"};
}

void RenderTest::plainWordsTellEveryEnd()
{
    QFETCH(Event, event);
    QFETCH(std::string, words);
    Step step;
    step.event = event;
    step.attempt = 2;
    step.lost = true;
    step.status = 422;
    step.code = "AM04";
    step.amountCents = 5;
    step.isDuplicate = true;
    step.decision.emplace();
    step.decision->classification = retry::Classification::Ambiguous;
    step.decision->reason = retry::Reason::AttemptsExhausted;
    const PlainWording plain;
    QCOMPARE(plain.label(step) + " | " + plain.detail(step), words);
}

QTEST_APPLESS_MAIN(RenderTest)

#include "tst_render.moc"
