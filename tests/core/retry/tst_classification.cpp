// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/classification.h"

#include <QTest>

using namespace repique;
using namespace repique::retry;

Q_DECLARE_METATYPE(repique::retry::Outcome)

namespace {

using C = Classification;

const Outcome inProgress{.status = 409, .inProgress = true};

} // namespace

class ClassificationTest final : public QObject
{
    Q_OBJECT

private slots:
    void bothListsTryAgainWhatTheyNameAndNothingElse_data();
    void bothListsTryAgainWhatTheyNameAndNothingElse();
    void everyOtherStatusIsNotTriedAgain();
    void everySuccessIsASuccessUnderAnySet();
    void anEmptySetTriesOnlyWorkInProgress();
    void aStatusCountsOnlyWhenItWasAnswered();
    void aListedBusinessErrorIsRetryable();
};

/// Lists: the pattern catalogue and the article. Natures: RFC 9110 §15, RFC 6585 §4, idempotency key draft
/// §2.6.
void ClassificationTest::bothListsTryAgainWhatTheyNameAndNothingElse_data()
{
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<bool>("isInCatalogue");
    QTest::addColumn<bool>("isInArticle");
    QTest::addColumn<C>("underCatalogue");
    QTest::addColumn<C>("underArticle");
    const auto row = [](const char* name, const Outcome& outcome, std::pair<bool, bool> isListed,
                         std::pair<C, C> expected) {
        QTest::newRow(name) << outcome << isListed.first << isListed.second << expected.first
                            << expected.second;
    };
    row("400 bad request", answered(400), {false, false}, {C::Permanent, C::Permanent});
    row("401 not authenticated", answered(401), {false, false}, {C::Permanent, C::Permanent});
    row("403 forbidden", answered(403), {false, false}, {C::Permanent, C::Permanent});
    row("404 not found", answered(404), {false, false}, {C::Permanent, C::Permanent});
    row("408 the server gave up waiting", answered(408), {false, true}, {C::Unknown, C::Retryable});
    row("409 conflict", answered(409), {false, false}, {C::Permanent, C::Permanent});
    row("409 the key is being worked on", inProgress, {true, true}, {C::Ambiguous, C::Ambiguous});
    row("413 too large", answered(413), {false, false}, {C::Permanent, C::Permanent});
    row("422 business error", answered(422), {false, false}, {C::Permanent, C::Permanent});
    row("425 too early", answered(425), {false, false}, {C::Unknown, C::Unknown});
    row("429 too many requests", answered(429), {true, true}, {C::Retryable, C::Retryable});
    row("500 unexpected", answered(500), {false, true}, {C::Ambiguous, C::Ambiguous});
    row("501 not implemented", answered(501), {false, false}, {C::Unknown, C::Unknown});
    row("502 bad gateway", answered(502), {true, true}, {C::Ambiguous, C::Ambiguous});
    row("503 unavailable", answered(503), {true, true}, {C::Retryable, C::Retryable});
    row("504 gateway timeout", answered(504), {true, true}, {C::Ambiguous, C::Ambiguous});
    row("302 redirect", answered(302), {false, false}, {C::Unknown, C::Unknown});
    row("timeout", unanswered(OutcomeKind::TimedOut), {true, true}, {C::Ambiguous, C::Ambiguous});
    row("connection closed", unanswered(OutcomeKind::Closed), {true, true}, {C::Ambiguous, C::Ambiguous});
    row("connection refused", unanswered(OutcomeKind::Refused), {true, true}, {C::Retryable, C::Retryable});
}

void ClassificationTest::bothListsTryAgainWhatTheyNameAndNothingElse()
{
    QFETCH(const Outcome, outcome);
    QFETCH(const bool, isInCatalogue);
    QFETCH(const bool, isInArticle);
    QFETCH(const C, underCatalogue);
    QFETCH(const C, underArticle);
    QCOMPARE(isTriedAgain(RetrySet::catalogue(), outcome), isInCatalogue);
    QCOMPARE(isTriedAgain(RetrySet::article(), outcome), isInArticle);
    QCOMPARE(classify(RetrySet::catalogue(), outcome), underCatalogue);
    QCOMPARE(classify(RetrySet::article(), outcome), underArticle);
}

void ClassificationTest::everyOtherStatusIsNotTriedAgain()
{
    int inCatalogue = 0;
    int inArticle = 0;
    for (int status = 100; status < 600; ++status) {
        inCatalogue += isTriedAgain(RetrySet::catalogue(), answered(status)) ? 1 : 0;
        inArticle += isTriedAgain(RetrySet::article(), answered(status)) ? 1 : 0;
    }
    QCOMPARE(inCatalogue, 4);
    QCOMPARE(inArticle, 6);
}

void ClassificationTest::everySuccessIsASuccessUnderAnySet()
{
    for (int status = 200; status < 300; ++status) {
        RetrySet set = RetrySet::article();
        set.addStatus(status);
        QCOMPARE(classify(set, answered(status)), C::Success);
        QVERIFY(!isTriedAgain(set, answered(status)));
    }
}

void ClassificationTest::anEmptySetTriesOnlyWorkInProgress()
{
    const RetrySet none;
    QVERIFY(isTriedAgain(none, inProgress));
    QVERIFY(!isTriedAgain(none, answered(503)));
    QVERIFY(!isTriedAgain(none, unanswered(OutcomeKind::TimedOut)));
    QCOMPARE(classify(none, unanswered(OutcomeKind::TimedOut)), C::Ambiguous);
    QCOMPARE(classify(none, unanswered(OutcomeKind::Refused)), C::Unknown);
    QCOMPARE(classify(none, answered(503)), C::Unknown);
}

void ClassificationTest::aStatusCountsOnlyWhenItWasAnswered()
{
    RetrySet set;
    set.addStatus(503);
    QVERIFY(!isTriedAgain(set, {.kind = OutcomeKind::TimedOut, .status = 503}));
    QVERIFY(!isTriedAgain(set, {.kind = OutcomeKind::Closed, .status = 409, .inProgress = true}));
    QVERIFY(!isSuccess({.kind = OutcomeKind::Closed, .status = 200}));
}

void ClassificationTest::aListedBusinessErrorIsRetryable()
{
    RetrySet set;
    set.addStatus(422);
    QCOMPARE(classify(set, answered(422)), C::Retryable);
    QVERIFY(isTriedAgain(set, answered(422)));
}

QTEST_APPLESS_MAIN(ClassificationTest)
#include "tst_classification.moc"
