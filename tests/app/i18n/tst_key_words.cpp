// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/key_words.h"
#include "core/scenario/document.h"
#include "core/scenario/presets.h"
#include "core/scenario/schema.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

namespace scenario = repique::scenario;
using namespace repique::i18n;

namespace {

/// Words that are the same in both languages because engineers use the English one in Portuguese too.
const QSet<QString>& sharedWords()
{
    static const QSet<QString> words{QStringLiteral("Jitter")};
    return words;
}

QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString problemOf(const Words& words)
{
    const QString english = q(words.english);
    const QString portuguese = q(words.portuguese);
    if (english.isEmpty() || portuguese.isEmpty()) {
        return QStringLiteral("empty");
    }
    return english == portuguese && !sharedWords().contains(english) ? QStringLiteral("the same: ") + english
                                                                     : QString{};
}

} // namespace

class TestKeyWords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKeyHasWordsInBothLanguages();
    void everyChoiceHasWordsInBothLanguages();
    void everyMetricHasWordsInBothLanguages();
    void everyPresetHasWordsInBothLanguages();
    void everyKeyOfTheDocumentHasWords();
    void everyWordOfTheDocumentHasWords();
    void noKeyIsMadeUp();
    void everyShippedScenarioHasWords();
    void lookingUpFindsTheRow();
};

void TestKeyWords::everyKeyHasWordsInBothLanguages()
{
    QSet<QString> keys;
    for (const KeyWords& words : keyWords()) {
        const QString key = q(words.key);
        QVERIFY2(!keys.contains(key), qPrintable(key));
        keys.insert(key);
        QVERIFY2(problemOf(words.label).isEmpty(), qPrintable(key + problemOf(words.label)));
        QVERIFY2(problemOf(words.explanation).isEmpty(), qPrintable(key + problemOf(words.explanation)));
        QVERIFY2(words.explanation.english.ends_with('.') && words.explanation.portuguese.ends_with('.'),
            qPrintable(key + QStringLiteral(": an explanation is a sentence")));
        QCOMPARE(words.unit.english.empty(), words.unit.portuguese.empty());
    }
}

void TestKeyWords::everyChoiceHasWordsInBothLanguages()
{
    QSet<QString> choices;
    for (const ChoiceWords& words : choiceWords()) {
        const QString name = q(words.key) + QLatin1Char('=') + q(words.value);
        QVERIFY2(!choices.contains(name), qPrintable(name));
        choices.insert(name);
        QVERIFY2(keyWordsOf(words.key) != nullptr, qPrintable(name));
        QVERIFY2(problemOf(words.label).isEmpty(), qPrintable(name + problemOf(words.label)));
        QVERIFY2(problemOf(words.explanation).isEmpty(), qPrintable(name + problemOf(words.explanation)));
    }
}

void TestKeyWords::everyMetricHasWordsInBothLanguages()
{
    QSet<QString> names;
    for (const MetricWords& words : metricWords()) {
        const QString name = q(words.name);
        QVERIFY2(!names.contains(name), qPrintable(name));
        names.insert(name);
        QVERIFY2(problemOf(words.label).isEmpty(), qPrintable(name + problemOf(words.label)));
        QVERIFY2(problemOf(words.explanation).isEmpty(), qPrintable(name + problemOf(words.explanation)));
    }
}

void TestKeyWords::everyPresetHasWordsInBothLanguages()
{
    for (const PresetWords& words : presetWords()) {
        QVERIFY2(problemOf(words.title).isEmpty(), qPrintable(q(words.id) + problemOf(words.title)));
        QVERIFY2(
            problemOf(words.description).isEmpty(), qPrintable(q(words.id) + problemOf(words.description)));
    }
}

void TestKeyWords::everyKeyOfTheDocumentHasWords()
{
    for (const scenario::Key& key : scenario::keys()) {
        QVERIFY2(keyWordsOf(key.name) != nullptr, qPrintable(q(key.name)));
    }
}

void TestKeyWords::everyWordOfTheDocumentHasWords()
{
    for (const scenario::Key& key : scenario::keys()) {
        if (key.accepts.kind != scenario::Kind::Words) {
            continue;
        }
        for (const std::string_view word : key.accepts.words) {
            QVERIFY2(choiceWordsOf(key.name, word) != nullptr,
                qPrintable(q(key.name) + QLatin1Char('=') + q(word)));
        }
    }
}

void TestKeyWords::noKeyIsMadeUp()
{
    for (const KeyWords& words : keyWords()) {
        const bool isOfAFault = words.key.starts_with("fault.");
        QVERIFY2(isOfAFault || scenario::findKey(words.key) != nullptr, qPrintable(q(words.key)));
    }
    for (const ChoiceWords& words : choiceWords()) {
        scenario::Scenario changed;
        const std::string assignment = std::string{words.key} + "=" + std::string{words.value};
        const bool isBudgetKey = words.key.starts_with("policy.budget.of");
        QVERIFY2(isBudgetKey || scenario::assign(changed, assignment).empty(), assignment.c_str());
    }
}

void TestKeyWords::everyShippedScenarioHasWords()
{
    for (const scenario::Preset& preset : scenario::presets()) {
        QVERIFY2(presetWordsOf(preset.id) != nullptr, qPrintable(q(preset.id)));
    }
    QCOMPARE(presetWords().size(), scenario::presets().size());
}

void TestKeyWords::lookingUpFindsTheRow()
{
    QCOMPARE(q(keyWordsOf("policy.base")->label.portuguese), QStringLiteral("Atraso base"));
    QCOMPARE(
        q(choiceWordsOf("idempotency.key", "per_attempt")->label.portuguese), QStringLiteral("N chaves"));
    QCOMPARE(q(metricWordsOf("amplification")->label.portuguese), QStringLiteral("Amplificação"));
    QCOMPARE(q(presetWordsOf("lost_response")->title.portuguese), QStringLiteral("Resposta perdida"));
    QVERIFY(keyWordsOf("policy.nonsense") == nullptr);
    QVERIFY(choiceWordsOf("idempotency.key", "twice") == nullptr);
    QVERIFY(metricWordsOf("luck") == nullptr);
    QVERIFY(presetWordsOf("luck") == nullptr);
}

QTEST_APPLESS_MAIN(TestKeyWords)
#include "tst_key_words.moc"
