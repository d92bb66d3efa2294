// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/card_grid.h"
#include "app/home/home_page.h"
#include "app/home/lesson_card.h"
#include "app/home/welcome_panel.h"
#include "app/widgets/segmented_switch.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QPushButton>

#include <memory>

using namespace repique;

namespace {

HomeFacts factsOf(int lessons)
{
    HomeFacts facts;
    for (int order = 1; order <= lessons; ++order) {
        facts.lessons.push_back({.id = "lesson-" + std::to_string(order),
            .order = order,
            .title = "Title " + std::to_string(order),
            .prediction = "how many?",
            .stepsDone = order == 1 ? 7
                : order == 2        ? 3
                                    : 0,
            .steps = 7,
            .step = order == 2 ? 2 : 0});
    }
    return facts;
}

} // namespace

class HomePageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void firstTimeItStartsWithTheFirstLesson();
    void laterItGoesOnWhereOneStopped();
    void everyCardOpensItsLesson();
    void arrowsGoFromCardToCard();
    void narrowPageHasFewerColumns();
    void ringTellsHowFarOneIs();
    void reviewSaysHowManyAndFromWhere();
    void nothingDueSaysWhenThereWillBe();
    void recentFilesOpen();
    void welcomeAppliesEachChoiceAndCanBeClosed();
    void everythingCanBeReachedByTab();

private:
    [[nodiscard]] QPushButton& button(const char* name) const;

    [[nodiscard]] QString textOf(const char* name) const { return button(name).text(); }

    [[nodiscard]] bool says(const QString& text) const;

    std::unique_ptr<QWidget> m_host;
    HomePage* m_page = nullptr; // owned by the host
};

void HomePageTest::init()
{
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
    m_host = std::make_unique<QWidget>();
    auto* const layout = new QVBoxLayout(m_host.get());
    layout->setContentsMargins(0, 0, 0, 0);
    m_page = new HomePage(m_host.get());
    layout->addWidget(m_page);
    m_host->resize(1366, 700);
    m_host->show();
    QVERIFY(QTest::qWaitForWindowActive(m_host.get()));
}

QPushButton& HomePageTest::button(const char* name) const
{
    return *m_page->findChild<QPushButton*>(QLatin1String(name));
}

bool HomePageTest::says(const QString& text) const
{
    const QList<QLabel*> labels = m_page->findChildren<QLabel*>();
    return std::ranges::any_of(
        labels, [&text](const QLabel* label) { return label->isVisible() && label->text() == text; });
}

void HomePageTest::firstTimeItStartsWithTheFirstLesson()
{
    m_page->setFacts(factsOf(14), i18n::Language::English);
    QSignalSpy wanted(m_page, &HomePage::lessonRequested);
    QCOMPARE(textOf("homeResume"), QStringLiteral("Start"));
    QVERIFY(says(QStringLiteral("you will predict: how many?")));
    m_page->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(wanted.takeFirst(), (QVariantList{QStringLiteral("lesson-1"), 0}));
}

void HomePageTest::laterItGoesOnWhereOneStopped()
{
    HomeFacts facts = factsOf(14);
    facts.resume = ResumeFacts{1, "Experiment"};
    m_page->setFacts(facts, i18n::Language::English);
    QSignalSpy wanted(m_page, &HomePage::lessonRequested);
    QVERIFY(says(QStringLiteral("L02 · Title 2")));
    QVERIFY(says(QStringLiteral("step 3 of 7 — Experiment")));
    QTest::mouseClick(&button("homeResume"), Qt::LeftButton);
    QCOMPARE(wanted.takeFirst(), (QVariantList{QStringLiteral("lesson-2"), 2}));
}

void HomePageTest::everyCardOpensItsLesson()
{
    m_page->setFacts(factsOf(14), i18n::Language::English);
    QSignalSpy wanted(m_page, &HomePage::lessonRequested);
    const QList<LessonCard*> cards = m_page->findChildren<LessonCard*>();
    QCOMPARE(cards.size(), 14);
    for (int index = 0; index < cards.size(); ++index) {
        QTest::mouseClick(cards.at(index), Qt::LeftButton);
        QCOMPARE(wanted.takeFirst().at(0).toString(), QStringLiteral("lesson-%1").arg(index + 1));
    }
}

void HomePageTest::arrowsGoFromCardToCard()
{
    m_page->setFacts(factsOf(14), i18n::Language::English);
    const CardGrid& grid = *m_page->findChild<CardGrid*>();
    const int columns = grid.columns();
    QVERIFY(columns > 1);
    const std::vector<LessonCard*>& cards = grid.cards();
    cards[0]->setFocus();
    QTest::keyClick(cards[0], Qt::Key_Right);
    QVERIFY(cards[1]->hasFocus());
    QTest::keyClick(cards[1], Qt::Key_Down);
    QVERIFY(cards[static_cast<std::size_t>(1 + columns)]->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QVERIFY(cards[0]->hasFocus());
    QTest::keyClick(cards[0], Qt::Key_Up);
    QVERIFY(cards[0]->hasFocus());
    QSignalSpy wanted(m_page, &HomePage::lessonRequested);
    QTest::keyClick(cards[0], Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
}

void HomePageTest::narrowPageHasFewerColumns()
{
    m_page->setFacts(factsOf(14), i18n::Language::English);
    const CardGrid& grid = *m_page->findChild<CardGrid*>();
    const int wide = grid.columns();
    m_host->resize(480, 700);
    QTRY_VERIFY(grid.columns() < wide);
    QVERIFY(grid.cards().front()->width() <= m_page->viewport()->width());
}

void HomePageTest::ringTellsHowFarOneIs()
{
    m_page->setFacts(factsOf(3), i18n::Language::English);
    const std::vector<LessonCard*>& cards = m_page->findChild<CardGrid*>()->cards();
    QCOMPARE(cards[0]->share(), 1.0);
    QCOMPARE(cards[1]->share(), 3.0 / 7.0);
    QCOMPARE(cards[2]->share(), 0.0);
    QVERIFY(cards[1]->accessibleDescription().contains(QStringLiteral("3 of 7 steps")));
    QVERIFY(!cards[1]->grab().isNull());
}

void HomePageTest::reviewSaysHowManyAndFromWhere()
{
    HomeFacts facts = factsOf(2);
    facts.review.cards = 6;
    facts.review.lessons = {{1, 3}, {2, 3}};
    m_page->setFacts(facts, i18n::Language::English);
    QSignalSpy wanted(m_page, &HomePage::reviewRequested);
    const QList<QLabel*> labels = m_page->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text().startsWith(QStringLiteral("3 from L01, 3 from L02 · about 4 minute"));
    }));
    button("homeReview").click();
    QCOMPARE(wanted.size(), 1);
}

void HomePageTest::nothingDueSaysWhenThereWillBe()
{
    HomeFacts facts = factsOf(2);
    facts.review.next = facts.review.today + std::chrono::days{1};
    m_page->setFacts(facts, i18n::Language::English);
    QVERIFY(says(QStringLiteral("Nothing due today")));
    QVERIFY(says(QStringLiteral("next: tomorrow")));
    QVERIFY(!button("homeReview").isVisible());
}

void HomePageTest::recentFilesOpen()
{
    m_page->setRecentFiles({QStringLiteral("/a/one.repique.toml"), QStringLiteral("/a/two.repique.toml")});
    QSignalSpy wanted(m_page, &HomePage::fileRequested);
    const QList<QPushButton*> files = m_page->findChildren<QPushButton*>(QStringLiteral("homeRecent"));
    QCOMPARE(files.size(), 2);
    QCOMPARE(files.at(1)->text(), QStringLiteral("two.repique.toml"));
    files.at(1)->click();
    QCOMPARE(wanted.takeFirst().at(0).toString(), QStringLiteral("/a/two.repique.toml"));
    m_page->setRecentFiles({});
    QTRY_VERIFY(m_page->findChildren<QPushButton*>(QStringLiteral("homeRecent")).isEmpty());
}

void HomePageTest::welcomeAppliesEachChoiceAndCanBeClosed()
{
    m_page->setFacts(factsOf(2), i18n::Language::English);
    WelcomePanel& panel = m_page->welcome();
    QVERIFY(!panel.isVisible());
    panel.setLanguage(i18n::Language::English);
    panel.setTextScale(100);
    panel.setTheme(std::nullopt);
    m_page->setWelcoming(true);
    QVERIFY(panel.isVisible());
    int percent = 0;
    i18n::Language language = i18n::Language::English;
    WelcomePanel::MaybeTheme theme;
    connect(&panel, &WelcomePanel::textScaleChosen, this, [&percent](int chosen) { percent = chosen; });
    connect(&panel, &WelcomePanel::languageChosen, this,
        [&language](i18n::Language chosen) { language = chosen; });
    connect(&panel, &WelcomePanel::themeChosen, this, [&theme](const auto& chosen) { theme = chosen; });
    const auto choose = [&panel](const char* name, int index) {
        QTest::mouseClick(
            panel.findChild<SegmentedSwitch*>(QLatin1String(name))->option(index), Qt::LeftButton);
    };
    choose("welcomeLanguage", 0);
    choose("welcomeTextScale", 2);
    choose("welcomeTheme", 2);
    QVERIFY(language == i18n::Language::Portuguese);
    QCOMPARE(percent, 150);
    QVERIFY(theme == theme::Theme::Dark);
    QSignalSpy closed(&panel, &WelcomePanel::closed);
    m_page->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(closed.size(), 1);
    QVERIFY(!panel.isVisible());
    QVERIFY(button("homeResume").hasFocus());
}

void HomePageTest::everythingCanBeReachedByTab()
{
    HomeFacts facts = factsOf(3);
    facts.review.cards = 1;
    facts.review.lessons = {{1, 1}};
    m_page->setFacts(facts, i18n::Language::English);
    m_page->setRecentFiles({QStringLiteral("/a/one.repique.toml")});
    m_page->setFocus();
    QSet<QString> reached;
    for (int press = 0; press < 20; ++press) {
        reached.insert(QApplication::focusWidget()->objectName());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (const char* name :
        {"homeOpen", "homeExplore", "homeResume", "homeReview", "lessonCard1", "lessonCard3", "homeRecent"}) {
        QVERIFY2(reached.contains(QLatin1String(name)), name);
    }
}

QTEST_MAIN(HomePageTest)

#include "tst_home_page.moc"
