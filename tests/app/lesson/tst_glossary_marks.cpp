// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/glossary_marks.h"

#include <QtGui/QColor>
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>
#include <QtTest/QTest>

using namespace repique;

namespace {

std::vector<lessons::Term> threeTerms()
{
    lessons::Term backoff;
    backoff.word = {"backoff", "backoff"};
    backoff.alsoEnglish = {"exponential backoff"};
    backoff.meaning = {"Waiting before a retry.", "Esperar antes da retentativa."};
    lessons::Term retry;
    retry.word = {"retry", "retentativa"};
    retry.alsoEnglish = {"retries"};
    retry.meaning = {"Any attempt after the first.", "Toda tentativa depois da primeira."};
    lessons::Term budget;
    budget.word = {"retry budget", "orçamento de retry"};
    budget.meaning = {"What retries may spend.", "O que retentativas podem gastar."};
    return {backoff, retry, budget};
}

QTextCharFormat formatAt(QTextDocument& document, const QString& word, int from = 0)
{
    const QTextCursor found = document.find(word, from, QTextDocument::FindCaseSensitively);
    return found.isNull() ? QTextCharFormat() : found.charFormat();
}

} // namespace

class GlossaryMarksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void termExplainsItself_data();
    void termExplainsItself();
    void onlyTheFirstPlaceIsUnderlined();
    void codeAndPartsOfWordsAreLeftAlone();
    void wordsStayAsTheyWere();
    void withoutTermsNothingHappens();
};

void GlossaryMarksTest::termExplainsItself_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("explanation");
    const auto row = [](const char* name, const char* markdown, const char* word, const char* explanation) {
        QTest::newRow(name) << QString::fromUtf8(markdown) << QString::fromUtf8(word)
                            << QString::fromUtf8(explanation);
    };
    row("as it is", "The backoff grows.", "backoff", "backoff: Waiting before a retry.");
    row("another form", "All retries wait.", "retries", "retry: Any attempt after the first.");
    row("at the head of a sentence", "Retry once.", "Retry", "retry: Any attempt after the first.");
    row("the longer term wins", "A retry budget helps.", "retry budget",
        "retry budget: What retries may spend.");
    row("in bold", "Use **backoff** here.", "backoff", "backoff: Waiting before a retry.");
    row("before a full stop", "Use backoff.", "backoff", "backoff: Waiting before a retry.");
    row("in a list", "* one\n* the backoff", "backoff", "backoff: Waiting before a retry.");
}

void GlossaryMarksTest::termExplainsItself()
{
    QFETCH(QString, markdown);
    QFETCH(QString, word);
    QFETCH(QString, explanation);
    GlossaryMarks marks;
    marks.setTerms(threeTerms(), i18n::Language::English);
    QTextDocument document;
    document.setMarkdown(markdown);
    marks.mark(document, Qt::gray);
    QCOMPARE(formatAt(document, word).toolTip(), explanation);
}

void GlossaryMarksTest::onlyTheFirstPlaceIsUnderlined()
{
    GlossaryMarks marks;
    marks.setTerms(threeTerms(), i18n::Language::Portuguese);
    QTextDocument document;
    document.setMarkdown(QStringLiteral("Uma retentativa aqui, outra retentativa ali."));
    marks.mark(document, Qt::gray);
    const QString word = QStringLiteral("retentativa");
    const auto lineAt = [&](int from) { return formatAt(document, word, from).underlineStyle(); };
    QCOMPARE(lineAt(0), QTextCharFormat::DotLine);
    QCOMPARE(lineAt(20), QTextCharFormat::NoUnderline);
    QCOMPARE(formatAt(document, word, 20).toolTip(),
        QStringLiteral("retentativa: Toda tentativa depois da primeira."));
}

void GlossaryMarksTest::codeAndPartsOfWordsAreLeftAlone()
{
    GlossaryMarks marks;
    marks.setTerms(threeTerms(), i18n::Language::English);
    QTextDocument document;
    document.setMarkdown(QStringLiteral("The name `backoff` and the word backoffs, and retrying."));
    marks.mark(document, Qt::gray);
    for (const char* word : {"backoff", "backoffs", "retrying"}) {
        QCOMPARE(formatAt(document, QLatin1String(word)).toolTip(), QString());
    }
}

void GlossaryMarksTest::wordsStayAsTheyWere()
{
    GlossaryMarks marks;
    marks.setTerms(threeTerms(), i18n::Language::English);
    QTextDocument document;
    document.setMarkdown(QStringLiteral("# Retry\n\nUse **backoff** and a retry budget."));
    const QString before = document.toPlainText();
    marks.mark(document, Qt::gray);
    QCOMPARE(document.toPlainText(), before);
    QCOMPARE(formatAt(document, QStringLiteral("backoff")).fontWeight(), static_cast<int>(QFont::Bold));
}

void GlossaryMarksTest::withoutTermsNothingHappens()
{
    const GlossaryMarks marks;
    QTextDocument document;
    document.setMarkdown(QStringLiteral("The backoff grows."));
    marks.mark(document, Qt::gray);
    QCOMPARE(formatAt(document, QStringLiteral("backoff")).toolTip(), QString());
}

QTEST_MAIN(GlossaryMarksTest)

#include "tst_glossary_marks.moc"
