// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/answer_book.h"
#include "app/lesson/lesson_panel.h"
#include "core/lessons/load.h"
#include "core/lessons/reference.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QTextBlock>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QToolButton>

using namespace repique;

namespace {

struct Request
{
    scenario::Scenario scenario;
    lessons::Mode mode;
    int position;
};

} // namespace

class TestLessonPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void openingALessonAsksForItsScene();
    void stepsChangeSceneAndPosition();
    void theLastStepLeadsToTheNextLesson();
    void theVeryLastStepHasNoNext();
    void numbersOfTheTextAreInTheReadersLanguage();
    void aLanguageChangeKeepsTheStep();
    void anUnknownLessonChangesNothing();
    void theListMovesByKeyboard();
    void theMenuHasEveryLesson();
    void termsOfTheGlossaryExplainThemselves();

private:
    [[nodiscard]] QString passage() const;
    [[nodiscard]] QPushButton& next() const;

    std::unique_ptr<AnswerBook> m_book;
    std::unique_ptr<QWidget> m_host;
    LessonPanel* m_panel = nullptr; // owned by the host
    QList<Request> m_requests;
};

void TestLessonPanel::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    auto lessons = lessons::loadAll(REPIQUE_SOURCE_DIR "/lessons");
    QVERIFY(lessons.has_value());
    m_requests.clear();
    m_host.reset();
    m_book = std::make_unique<AnswerBook>(*lessons::Progress::inMemory());
    m_host = std::make_unique<QWidget>();
    m_host->resize(300, 620);
    m_panel = new LessonPanel(*m_book, m_host.get());
    m_panel->resize(300, 620);
    connect(m_panel, &LessonPanel::sceneRequested, this,
        [this](const scenario::Scenario& scenario, lessons::Mode mode, int position) {
            m_requests.append({scenario, mode, position});
        });
    m_panel->setLessons(*std::move(lessons));
    m_host->show();
}

QString TestLessonPanel::passage() const
{
    return m_panel->findChild<QTextBrowser*>()->toPlainText();
}

QPushButton& TestLessonPanel::next() const
{
    return *m_panel->findChild<QPushButton*>(QStringLiteral("lessonNext"));
}

void TestLessonPanel::openingALessonAsksForItsScene()
{
    QVERIFY(m_panel->open(QStringLiteral("first-failure"), 0));
    QCOMPARE(m_requests.size(), 1);
    QVERIFY(m_requests[0].scenario.model.script.has_value());
    QCOMPARE(m_requests[0].mode, lessons::Mode::Step);
    QCOMPARE(m_panel->lessonTitle(), QStringLiteral("L01 · One attempt failed. Now what?"));
}

void TestLessonPanel::stepsChangeSceneAndPosition()
{
    m_panel->open(QStringLiteral("first-failure"), 3);
    QCOMPARE(m_requests.last().position, 5);
    next().click();
    next().click();
    QCOMPARE(m_panel->step(), 5);
    QCOMPARE(m_requests.last().scenario.model.idempotency.key, pix::KeyUse::PerAttempt);
    m_panel->previousStep();
    QCOMPARE(m_requests.last().scenario.model.idempotency.key, pix::KeyUse::Once);
}

void TestLessonPanel::theLastStepLeadsToTheNextLesson()
{
    m_panel->open(QStringLiteral("first-failure"), 99); // clamped to the last
    next().click();
    QCOMPARE(m_panel->lessonId(), QStringLiteral("one-hundred-more"));
    QCOMPARE(m_panel->step(), 0);
    QCOMPARE(m_requests.last().mode, lessons::Mode::Load);
}

void TestLessonPanel::theVeryLastStepHasNoNext()
{
    m_panel->findChild<QToolButton*>()->menu()->actions().constLast()->trigger();
    m_panel->open(m_panel->lessonId(), 99); // clamped to the last
    QVERIFY(!next().isEnabled());
    QVERIFY(m_panel->findChild<QPushButton*>(QStringLiteral("lessonBack"))->isEnabled());
}

void TestLessonPanel::numbersOfTheTextAreInTheReadersLanguage()
{
    m_panel->open(QStringLiteral("one-hundred-more"), 2);
    QVERIFY2(passage().contains(QStringLiteral("11,080")), qPrintable(passage()));
    m_panel->setLanguage(i18n::Language::Portuguese);
    QVERIFY2(passage().contains(QStringLiteral("11.080")), qPrintable(passage()));
    QVERIFY(!passage().contains(QStringLiteral("{{")));
}

void TestLessonPanel::aLanguageChangeKeepsTheStep()
{
    m_panel->open(QStringLiteral("first-failure"), 4);
    const qsizetype requests = m_requests.size();
    m_panel->setLanguage(i18n::Language::Portuguese);
    QCOMPARE(m_panel->step(), 4);
    QCOMPARE(m_requests.size(), requests);
    QCOMPARE(m_panel->findChild<QLabel*>(QStringLiteral("lessonTitle"))->text(),
        QStringLiteral("Uma tentativa falhou. E agora?"));
}

void TestLessonPanel::anUnknownLessonChangesNothing()
{
    m_panel->open(QStringLiteral("first-failure"), 2);
    QVERIFY(!m_panel->open(QStringLiteral("no-such-lesson"), 0));
    QCOMPARE(m_panel->lessonId(), QStringLiteral("first-failure"));
    QCOMPARE(m_panel->step(), 2);
}

void TestLessonPanel::theListMovesByKeyboard()
{
    m_panel->open(QStringLiteral("first-failure"), 0);
    QTest::keyClick(m_panel->findChild<QListWidget*>(), Qt::Key_Down);
    QCOMPARE(m_panel->step(), 1);
    QTest::keyClick(m_panel->findChild<QListWidget*>(), Qt::Key_End);
    QCOMPARE(m_panel->step(), m_panel->findChild<QListWidget*>()->count() - 1);
}

void TestLessonPanel::theMenuHasEveryLesson()
{
    m_panel->open(QStringLiteral("first-failure"), 0);
    auto* const menu = m_panel->findChild<QToolButton*>()->menu();
    QCOMPARE_GE(menu->actions().size(), 2);
    menu->actions().at(1)->trigger();
    QCOMPARE(m_panel->lessonId(), QStringLiteral("one-hundred-more"));
}

void TestLessonPanel::termsOfTheGlossaryExplainThemselves()
{
    const auto reference = lessons::loadReference(REPIQUE_SOURCE_DIR "/lessons/reference");
    QVERIFY(reference.has_value());
    const auto explained = [this] {
        int count = 0;
        const QTextDocument& document = *m_panel->findChild<QTextBrowser*>()->document();
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                count += part.fragment().charFormat().toolTip().isEmpty() ? 0 : 1;
            }
        }
        return count;
    };
    QVERIFY(m_panel->open(QStringLiteral("first-failure"), 0));
    QCOMPARE(explained(), 0);
    m_panel->setGlossary(reference->terms);
    QVERIFY(explained() > 0);
    m_panel->setLanguage(i18n::Language::Portuguese);
    QVERIFY(explained() > 0);
}

QTEST_MAIN(TestLessonPanel)

#include "tst_lesson_panel.moc"
