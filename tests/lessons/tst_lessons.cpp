// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lint.h"
#include "core/lessons/verify.h"

#include <QtCore/QFile>
#include <QtCore/QObject>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <algorithm>
#include <set>

using namespace repique;

/// The lessons as they are shipped: complete in both languages, every number of theirs true, every challenge
/// solved by its solutions and by nothing less.
class TestLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyNumberHolds_data();
    void everyNumberHolds();
    void everyChallengeIsWorthSolving_data();
    void everyChallengeIsWorthSolving();
    void theCoverageTableIsThatOfTheLessons();

private:
    std::vector<lessons::Lesson> m_lessons;
    std::vector<lessons::Verification> m_verifications;
};

void TestLessons::initTestCase()
{
    auto loaded = lessons::lintAll(REPIQUE_SOURCE_DIR "/lessons");
    if (!loaded) {
        for (const scenario::Fault& fault : loaded.error()) {
            qWarning("%s:%d: %s = %s, accepted: %s", fault.file.c_str(), fault.line, fault.key.c_str(),
                fault.value.c_str(), fault.accepted.c_str());
        }
        QFAIL("a lesson has a fault");
    }
    m_lessons = *std::move(loaded);
    for (const lessons::Lesson& lesson : m_lessons) {
        auto verification = lessons::verify(lesson);
        QVERIFY2(verification.has_value(), verification ? "" : verification.error().detail.c_str());
        m_verifications.push_back(*std::move(verification));
    }
}

void TestLessons::everyNumberHolds_data()
{
    QTest::addColumn<lessons::Verdict>("verdict");
    for (std::size_t i = 0; i < m_lessons.size(); ++i) {
        for (const lessons::Verdict& verdict : m_verifications[i].numbers) {
            QTest::addRow("%s: %s", m_lessons[i].id.c_str(), verdict.expectation.c_str()) << verdict;
        }
    }
}

void TestLessons::everyNumberHolds()
{
    QFETCH(lessons::Verdict, verdict);
    QVERIFY2(verdict.holds(),
        qPrintable(QStringLiteral("measured %1, printed %2 ± %3")
                       .arg(verdict.measured.value_or(qQNaN()))
                       .arg(verdict.expected)
                       .arg(verdict.tolerance)));
}

void TestLessons::everyChallengeIsWorthSolving_data()
{
    QTest::addColumn<bool>("isUntouched");
    QTest::addColumn<bool>("passes");
    for (std::size_t i = 0; i < m_lessons.size(); ++i) {
        for (std::size_t j = 0; j < m_verifications[i].attempts.size(); ++j) {
            const lessons::Attempt& attempt = m_verifications[i].attempts[j];
            QTest::addRow(
                "%s: %s", m_lessons[i].id.c_str(), j == 0 ? "untouched" : attempt.changes.front().c_str())
                << attempt.changes.empty() << attempt.passes();
        }
    }
}

void TestLessons::everyChallengeIsWorthSolving()
{
    QFETCH(bool, isUntouched);
    QFETCH(bool, passes);
    QCOMPARE(passes, !isUntouched);
}

/// Every statement of the curriculum is covered by the steps that lessons/README.md names, and by no others.
void TestLessons::theCoverageTableIsThatOfTheLessons()
{
    QMap<QString, QStringList> covered;
    for (const lessons::Lesson& lesson : m_lessons) {
        for (const lessons::Step& step : lesson.steps) {
            for (const std::string& statement : step.covers) {
                covered[QString::fromStdString(statement)].append(
                    QStringLiteral("L%1 %2").arg(lesson.order, 2, 10, QLatin1Char('0')).arg(step.id.c_str()));
            }
        }
    }
    QFile readme(QStringLiteral(REPIQUE_SOURCE_DIR "/lessons/README.md"));
    QVERIFY(readme.open(QIODevice::ReadOnly));
    QMap<QString, QStringList> written;
    static const QRegularExpression row(QStringLiteral("^\\| ([AB]\\d+) \\| [^|]+ \\| ([^|]+) \\|$"));
    for (const QString& line : QString::fromUtf8(readme.readAll()).split(QLatin1Char('\n'))) {
        const QRegularExpressionMatch match = row.match(line);
        if (match.hasMatch()) {
            written[match.captured(1)] = match.captured(2).split(QStringLiteral(" · "));
        }
    }
    QCOMPARE(written.keys(), covered.keys());
    QCOMPARE(written.size(), qsizetype{30 + 20}); // A1 to A30 and B1 to B20, each once
    for (const QString& statement : covered.keys()) {
        QCOMPARE(written[statement], covered[statement]);
    }
}

QTEST_APPLESS_MAIN(TestLessons)

#include "tst_lessons.moc"
