// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/load.h"
#include "core/lessons/measure.h"
#include "core/lessons/prose.h"

#include <QtCore/QObject>
#include <QtTest/QTest>

#include <set>

using namespace repique;

/// The lessons as they are shipped: complete in both languages, and every number of theirs true.
class TestLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyNumberHolds_data();
    void everyNumberHolds();
    void everyNumberIsPrinted();
    void bothLanguagesPrintTheSameNumbers();
    void everyTextIsLongEnough();

private:
    std::vector<lessons::Lesson> m_lessons;
};

void TestLessons::initTestCase()
{
    auto loaded = lessons::loadAll(REPIQUE_SOURCE_DIR "/lessons");
    if (!loaded) {
        for (const scenario::Fault& fault : loaded.error()) {
            qWarning("%s:%d: %s = %s, accepted: %s", fault.file.c_str(), fault.line, fault.key.c_str(),
                fault.value.c_str(), fault.accepted.c_str());
        }
        QFAIL("a lesson cannot be read");
    }
    m_lessons = *std::move(loaded);
    QCOMPARE_GE(m_lessons.size(), std::size_t{2});
}

void TestLessons::everyNumberHolds_data()
{
    QTest::addColumn<double>("measured");
    QTest::addColumn<double>("expected");
    QTest::addColumn<double>("tolerance");
    for (const lessons::Lesson& lesson : m_lessons) {
        const auto verdicts = lessons::verify(lesson);
        QVERIFY2(verdicts.has_value(), verdicts ? "" : verdicts.error().detail.c_str());
        for (const lessons::Verdict& verdict : *verdicts) {
            QTest::addRow("%s: %s", lesson.id.c_str(), verdict.expectation.c_str())
                << verdict.measured << verdict.expected << verdict.tolerance;
        }
    }
}

void TestLessons::everyNumberHolds()
{
    QFETCH(double, measured);
    QFETCH(double, expected);
    QFETCH(double, tolerance);
    QVERIFY2((lessons::Verdict{{}, expected, tolerance, measured}.holds()),
        qPrintable(
            QStringLiteral("measured %1, printed %2 ± %3").arg(measured).arg(expected).arg(tolerance)));
}

void TestLessons::everyNumberIsPrinted()
{
    for (const lessons::Lesson& lesson : m_lessons) {
        std::set<std::string> printed;
        for (const lessons::Passage& passage : lesson.english.passages) {
            for (const std::string& id : lessons::placeholders(passage.markdown)) {
                printed.insert(id);
            }
        }
        for (const lessons::Expectation& expectation : lesson.expectations) {
            QVERIFY2(printed.contains(expectation.id) || expectation.metric == "succeeded",
                qPrintable(QString::fromStdString(lesson.id + ": nothing prints " + expectation.id)));
        }
    }
}

void TestLessons::bothLanguagesPrintTheSameNumbers()
{
    for (const lessons::Lesson& lesson : m_lessons) {
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            QCOMPARE(lessons::placeholders(lesson.portuguese.passages[step].markdown),
                lessons::placeholders(lesson.english.passages[step].markdown));
        }
    }
}

void TestLessons::everyTextIsLongEnough()
{
    for (const lessons::Lesson& lesson : m_lessons) {
        for (const lessons::Prose* prose : {&lesson.portuguese, &lesson.english}) {
            qsizetype words = 0;
            for (const lessons::Passage& passage : prose->passages) {
                words += QString::fromStdString(passage.markdown).simplified().split(QLatin1Char(' ')).size();
            }
            QCOMPARE_GE(words, qsizetype{350});
        }
    }
}

QTEST_APPLESS_MAIN(TestLessons)

#include "tst_lessons.moc"
