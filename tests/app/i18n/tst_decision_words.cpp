// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/decision_words.h"

#include <QtTest/QTest>

#include <array>

using namespace std::chrono_literals;
using namespace repique;
using namespace repique::i18n;
using retry::Classification;
using retry::Reason;
using retry::Verdict;

namespace {

constexpr Language en = Language::English;
constexpr Language pt = Language::Portuguese;

constexpr std::array classifications{Classification::Success, Classification::Retryable,
    Classification::Ambiguous, Classification::Permanent, Classification::Unknown};
constexpr std::array reasons{Reason::Succeeded, Reason::NotListed, Reason::Forbidden,
    Reason::AttemptsExhausted, Reason::AbsurdHint, Reason::DeadlineExceeded, Reason::BudgetDenied,
    Reason::RetryAllowed};
constexpr std::array verdicts{Verdict::Succeed, Verdict::Retry, Verdict::Stop};
static_assert(classifications.size() == static_cast<std::size_t>(Classification::Unknown) + 1);
static_assert(reasons.size() == static_cast<std::size_t>(Reason::RetryAllowed) + 1);
static_assert(verdicts.size() == static_cast<std::size_t>(Verdict::Stop) + 1);

QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

retry::Decision retryAfter68ms()
{
    retry::Decision decision;
    decision.verdict = Verdict::Retry;
    decision.reason = Reason::RetryAllowed;
    decision.classification = Classification::Retryable;
    decision.attempt = 1;
    decision.window = 100ms;
    decision.draw = 0.68;
    decision.wait = 68ms;
    decision.deadlineLeft = 4'980ms;
    return decision;
}

QString textOf(const std::vector<WhyLine>& lines, std::string_view label)
{
    for (const WhyLine& line : lines) {
        if (line.label == label) {
            return q(line.text);
        }
    }
    return {};
}

/// Every enumerator has its own words, in both languages.
template<typename Enum, std::size_t Size>
void walk(const std::array<Enum, Size>& values, std::string_view (*words)(Enum, Language) noexcept)
{
    QStringList seen;
    for (const Enum value : values) {
        const QString english = q(words(value, en));
        const QString portuguese = q(words(value, pt));
        QVERIFY2(!english.isEmpty() && !portuguese.isEmpty(), qPrintable(english + portuguese));
        QVERIFY2(english != portuguese, qPrintable(english));
        QVERIFY2(!seen.contains(english), qPrintable(english));
        seen << english;
    }
}

} // namespace

class TestDecisionWords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEnumeratorHasWordsInBothLanguages();
    void aWaitShowsItsWholeHistory();
    void aHintSaysWhatThePolicyMakesOfIt_data();
    void aHintSaysWhatThePolicyMakesOfIt();
    void theWindowShowsItsFormula_data();
    void theWindowShowsItsFormula();
    void theBudgetShowsBeforeAndAfter();
    void aStopLeavesOutWhatItNeverCameTo();
    void bothLanguagesHaveTheSameLines();
};

void TestDecisionWords::everyEnumeratorHasWordsInBothLanguages()
{
    walk(classifications, &classification);
    walk(classifications, &classificationSentence);
    walk(reasons, &reason);
    walk(reasons, &reasonSentence);
    walk(verdicts, &verdict);
}

void TestDecisionWords::aWaitShowsItsWholeHistory()
{
    const retry::Policy policy;
    const std::vector<WhyLine> lines = why(retryAfter68ms(), pt, &policy, "503 SPI_UNAVAILABLE");
    QCOMPARE(textOf(lines, "resultado"), QStringLiteral("503 SPI_UNAVAILABLE"));
    QCOMPARE(textOf(lines, "natureza"),
        QStringLiteral("transitório: nada foi aplicado, e outra tentativa pode dar certo"));
    QCOMPARE(textOf(lines, "janela"), QStringLiteral("min(teto 2 s, base 100 ms × 2^(1−1)) = 100 ms"));
    QCOMPARE(textOf(lines, "sorteio"), QStringLiteral("u = 0,680; full jitter: espera = u × janela"));
    QCOMPARE(textOf(lines, "espera"), QStringLiteral("68 ms"));
    QCOMPARE(textOf(lines, "prazo total"), QStringLiteral("restavam 4,98 s na hora de decidir"));
    QCOMPARE(textOf(lines, "orçamento"), QStringLiteral("nenhum: retentativas sem limite"));
    QCOMPARE(textOf(lines, "veredito"), QStringLiteral("repetir: todas as verificações passaram"));
}

void TestDecisionWords::aHintSaysWhatThePolicyMakesOfIt_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<QString>("text");
    QTest::newRow("a minimum is the longer of both")
        << static_cast<int>(retry::RetryAfterMode::Minimum)
        << "the server asks for 2 s; a minimum: the longer of hint and drawn wait counts";
    QTest::newRow("an ignored hint") << static_cast<int>(retry::RetryAfterMode::Ignore)
                                     << "the server asks for 2 s; the policy ignores it";
    QTest::newRow("an exact hint synchronises")
        << static_cast<int>(retry::RetryAfterMode::Exact)
        << "the server asks for 2 s; taken exactly: all who got the same hint come back together";
    QTest::newRow("a spread is drawn on top") << static_cast<int>(retry::RetryAfterMode::Plus)
                                              << "the server asks for 2 s; plus a draw of up to 1 s";
}

void TestDecisionWords::aHintSaysWhatThePolicyMakesOfIt()
{
    QFETCH(int, mode);
    retry::Policy policy;
    policy.retryAfter = static_cast<retry::RetryAfterMode>(mode);
    retry::Decision decision = retryAfter68ms();
    decision.hint = 2s;
    QTEST(textOf(why(decision, en, &policy), "Retry-After"), "text");
}

void TestDecisionWords::theWindowShowsItsFormula_data()
{
    QTest::addColumn<int>("growth");
    QTest::addColumn<QString>("text");
    QTest::newRow("power") << static_cast<int>(retry::Growth::Power)
                           << "min(cap 2 s, base 100 ms × 2^(1−1)) = 100 ms";
    QTest::newRow("power minus one") << static_cast<int>(retry::Growth::PowerMinusOne)
                                     << "min(cap 2 s, base 100 ms × (2^1 − 1)) = 100 ms";
    QTest::newRow("constant") << static_cast<int>(retry::Growth::Constant)
                              << "min(cap 2 s, base 100 ms) = 100 ms";
}

void TestDecisionWords::theWindowShowsItsFormula()
{
    QFETCH(int, growth);
    retry::Policy policy;
    policy.backoff.growth = static_cast<retry::Growth>(growth);
    QTEST(textOf(why(retryAfter68ms(), en, &policy), "window"), "text");
}

void TestDecisionWords::theBudgetShowsBeforeAndAfter()
{
    retry::Decision decision = retryAfter68ms();
    decision.budget = {true, true, 2'500, 1'000, 1'500};
    QCOMPARE(textOf(why(decision, en), "budget"), QStringLiteral("2.5 tokens → 1.5 (this retry costs 1)"));
    QCOMPARE(textOf(why(decision, pt), "orçamento"),
        QStringLiteral("2,5 fichas → 1,5 (esta retentativa custa 1)"));
}

void TestDecisionWords::aStopLeavesOutWhatItNeverCameTo()
{
    retry::Decision decision;
    decision.reason = Reason::NotListed;
    decision.classification = Classification::Permanent;
    const std::vector<WhyLine> lines = why(decision, en);
    QCOMPARE(lines.size(), std::size_t{2});
    QCOMPARE(textOf(lines, "verdict"), QStringLiteral("stop: the policy does not try this outcome again"));
}

void TestDecisionWords::bothLanguagesHaveTheSameLines()
{
    const retry::Policy policy;
    for (const Reason reason : reasons) {
        retry::Decision decision = retryAfter68ms();
        decision.reason = reason;
        decision.hint = 1s;
        const std::vector<WhyLine> english = why(decision, en, &policy, "503");
        const std::vector<WhyLine> portuguese = why(decision, pt, &policy, "503");
        QCOMPARE(english.size(), portuguese.size());
        for (std::size_t i = 0; i < english.size(); ++i) {
            QVERIFY(!english[i].label.empty() && !portuguese[i].text.empty());
        }
    }
}

QTEST_APPLESS_MAIN(TestDecisionWords)
#include "tst_decision_words.moc"
