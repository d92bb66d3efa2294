// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/day_words.h"
#include "app/review/review_page.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <memory>

using namespace repique;

namespace {

std::vector<ReviewCard> twoCards()
{
    return {{"one", "a", QStringLiteral("L01 · Title"), QStringLiteral("front a"), QStringLiteral("back a")},
        {"two", "b", QStringLiteral("L02 · Title"), QStringLiteral("front b"), QStringLiteral("back b")}};
}

} // namespace

class ReviewPageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void rememberFirstThenTurnThenGrade();
    void keyGradesNothingBeforeTheCardIsTurned();
    void lastCardEndsTheReview();
    void emptyStateSaysWhen();
    void daysAreSaidInWords_data();
    void daysAreSaidInWords();

private:
    [[nodiscard]] QString text(const char* name) const;

    void press(Qt::Key key) const { QTest::keyClick(QApplication::focusWidget(), key); }

    std::unique_ptr<QWidget> m_host;
    ReviewPage* m_page = nullptr; // owned by the host
    QStringList m_graded;
};

void ReviewPageTest::init()
{
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
    m_graded.clear();
    m_host = std::make_unique<QWidget>();
    auto* const layout = new QVBoxLayout(m_host.get());
    m_page = new ReviewPage(m_host.get());
    layout->addWidget(m_page);
    connect(m_page, &ReviewPage::graded, this,
        [this](const std::string& lesson, const std::string& card, lessons::Grade grade) {
            m_graded.append(QStringLiteral("%1/%2 %3")
                                .arg(QString::fromStdString(lesson), QString::fromStdString(card),
                                    QString::number(static_cast<int>(grade))));
        });
    m_host->resize(900, 600);
    m_host->show();
    QVERIFY(QTest::qWaitForWindowActive(m_host.get()));
}

QString ReviewPageTest::text(const char* name) const
{
    const auto* const label = m_page->findChild<QLabel*>(QLatin1String(name));
    return label->isVisible() ? label->text() : QString();
}

void ReviewPageTest::rememberFirstThenTurnThenGrade()
{
    m_page->setCards(twoCards());
    m_page->setFocus();
    QCOMPARE(text("reviewFront"), QStringLiteral("front a"));
    QCOMPARE(text("reviewBack"), QString());
    QCOMPARE(text("reviewPlace"), QStringLiteral("Card 1 of 2 — L01 · Title"));
    press(Qt::Key_Return);
    QCOMPARE(text("reviewBack"), QStringLiteral("back a"));
    press(Qt::Key_3);
    QCOMPARE(m_graded, QStringList{QStringLiteral("one/a 3")});
    QCOMPARE(text("reviewFront"), QStringLiteral("front b"));
    QCOMPARE(text("reviewBack"), QString());
}

void ReviewPageTest::keyGradesNothingBeforeTheCardIsTurned()
{
    m_page->setCards(twoCards());
    m_page->setFocus();
    press(Qt::Key_1);
    QVERIFY(m_graded.isEmpty());
    QCOMPARE(text("reviewFront"), QStringLiteral("front a"));
}

void ReviewPageTest::lastCardEndsTheReview()
{
    m_page->setCards(twoCards());
    m_page->setFocus();
    for (const Qt::Key grade : {Qt::Key_1, Qt::Key_2}) {
        press(Qt::Key_Return);
        press(grade);
    }
    QCOMPARE(m_graded, (QStringList{QStringLiteral("one/a 1"), QStringLiteral("two/b 2")}));
    m_page->setNext(QStringLiteral("tomorrow"));
    QCOMPARE(text("reviewPlace"), QStringLiteral("The next card is due: tomorrow."));
    QSignalSpy closed(m_page, &ReviewPage::closed);
    press(Qt::Key_Return);
    QCOMPARE(closed.size(), 1);
}

void ReviewPageTest::emptyStateSaysWhen()
{
    m_page->setCards({});
    QVERIFY(text("reviewPlace").contains(QStringLiteral("come back here")));
    m_page->setNext(QStringLiteral("December 3"));
    QCOMPARE(text("reviewPlace"), QStringLiteral("The next card is due: December 3."));
    m_page->setFocus();
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("reviewClose"));
}

void ReviewPageTest::daysAreSaidInWords_data()
{
    QTest::addColumn<int>("days");
    QTest::addColumn<QString>("words");
    QTest::newRow("the same day") << 0 << QStringLiteral("today");
    QTest::newRow("the day after") << 1 << QStringLiteral("tomorrow");
    QTest::newRow("later: the date") << 59 << QStringLiteral("December 3"); // 2024-10-05 and 59 days
}

void ReviewPageTest::daysAreSaidInWords()
{
    QFETCH(int, days);
    QFETCH(QString, words);
    constexpr lessons::Day day{std::chrono::days{20'001}}; // 2024-10-05
    QCOMPARE(dayText(day + std::chrono::days{days}, day, i18n::Language::English), words);
}

QTEST_MAIN(ReviewPageTest)

#include "tst_review_page.moc"
