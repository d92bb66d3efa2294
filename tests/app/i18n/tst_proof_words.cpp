// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/proof_words.h"
#include "core/pix/decision_line.h"

#include <QtTest/QTest>

using namespace repique;
using namespace repique::i18n;
using namespace std::chrono_literals;

namespace {

constexpr Language en = Language::English;
constexpr Language pt = Language::Portuguese;

/// A decision's line as `pix::decisionLine` writes it.
std::string refusedByABudget()
{
    pix::AttemptRecord record;
    record.number = 2;
    record.outcome.kind = retry::OutcomeKind::TimedOut;
    record.endedAt = startOfRun + 1'635'659'719ns;
    record.decision.classification = retry::Classification::Ambiguous;
    record.decision.window = 200ms;
    record.decision.draw = 0.25;
    record.decision.wait = 50ms;
    record.decision.deadlineLeft = 3'364'340'281ns;
    record.decision.reason = retry::Reason::BudgetDenied;
    return pix::decisionLine(record, startOfRun);
}

/// Its words, with every blank an ordinary one.
QString shown(Language language)
{
    return QString::fromStdString(decisionLine(refusedByABudget(), language))
        .replace(QChar(0xa0), QLatin1Char(' '));
}

} // namespace

class TestProofWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void aDecisionSpeaksBothLanguagesAndKeepsEveryDigit()
    {
        QCOMPARE(shown(pt),
            QStringLiteral("tentativa 2 · sem resposta a tempo · ambíguo · janela 200 ms · sorteio 0,25 · "
                           "espera 50 ms · decorrido 1,635659719 s · resta do prazo 3,364340281 s · "
                           "orçamento esgotado"));
        QCOMPARE(shown(en),
            QStringLiteral("attempt 2 · no answer in time · ambiguous · window 200 ms · draw 0.25 · "
                           "wait 50 ms · elapsed 1.635659719 s · left 3.364340281 s · "
                           "budget empty"));
    }

    void whatIsNoTermStays()
    {
        QCOMPARE(decisionLine("503 SPI_UNAVAILABLE", pt), std::string{"503 SPI_UNAVAILABLE"});
        QCOMPARE(decisionLine("", pt), std::string{});
        QCOMPARE(decisionLine("budget 10000-1000=9000", pt), std::string{"orçamento 10000-1000=9000"});
    }

    void outcomesAreThoseOfTraces()
    {
        QCOMPARE(outcomeInWords("failed_deadline", pt), std::string{"falhou: prazo total"});
        QCOMPARE(outcomeInWords("settled", en), std::string{"settled"});
        QCOMPARE(outcomeInWords("of_another_version", pt), std::string{"of_another_version"});
    }
};

QTEST_APPLESS_MAIN(TestProofWords)
#include "tst_proof_words.moc"
