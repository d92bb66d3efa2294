// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/player.h"
#include "app/sequence/time_cursor.h"
#include "app/sequence/transport_bar.h"
#include "app/widgets/segmented_switch.h"
#include "tests/app/sequence/traces.h"

#include <QtGui/QAccessible>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QToolButton>

using namespace repique;
using namespace std::chrono_literals;

class TransportBarTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void buttonsMoveThePlayer();
    void buttonsRestAtTheEnds();
    void hasOneDotAnEvent();
    void saysWhereThePlayerIs();
    void saysItInPortuguese();
    void draggingScrubs();
    void theTimelineHasKeys();
    void choosesTheSpeed();
    void everyControlHasANameAndATooltip();
    void movesThroughALoadRun();
    void changingTheModePauses();
    void playsAGuestForAWhile();
    void theCursorPlaysARunInTwentySeconds();
    void aNarrowBarPutsTheTimelineAboveTheButtons();

private:
    [[nodiscard]] static QToolButton* button(const TransportBar& bar, const char* name)
    {
        return bar.findChild<QToolButton*>(QLatin1String(name));
    }
};

namespace {

/// A bar with what it needs.
struct Fixture
{
    Player player;
    TimeCursor cursor;
    QWidget window; // without a layout: windows with size hints warn offscreen
    TransportBar& bar = *new TransportBar(player, cursor, &window);
    TimelineScrubber* scrubber = bar.findChild<TimelineScrubber*>();

    Fixture()
    {
        player.setTrace(samples::catalogue());
        bar.resize(1000, 50);
        window.resize(1000, 50);
        window.show();
    }
};

} // namespace

void TransportBarTest::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
}

void TransportBarTest::buttonsMoveThePlayer()
{
    Fixture f;
    button(f.bar, "transportForward")->click();
    button(f.bar, "transportForward")->click();
    QCOMPARE(f.player.currentNumber(), 2);
    button(f.bar, "transportBack")->click();
    QCOMPARE(f.player.currentNumber(), 1);
    button(f.bar, "transportLast")->click();
    QCOMPARE(f.player.currentNumber(), 7);
    button(f.bar, "transportFirst")->click();
    QCOMPARE(f.player.position(), 0);
    button(f.bar, "transportPlay")->click();
    QVERIFY(f.player.isPlaying());
    button(f.bar, "transportPlay")->click();
    QVERIFY(!f.player.isPlaying());
}

void TransportBarTest::buttonsRestAtTheEnds()
{
    Fixture f;
    QVERIFY(!button(f.bar, "transportBack")->isEnabled());
    QVERIFY(button(f.bar, "transportForward")->isEnabled());
    f.player.last();
    QVERIFY(button(f.bar, "transportBack")->isEnabled());
    QVERIFY(!button(f.bar, "transportForward")->isEnabled());
    f.player.setTrace(nullptr);
    QVERIFY(!button(f.bar, "transportPlay")->isEnabled());
}

void TransportBarTest::hasOneDotAnEvent()
{
    Fixture f;
    const std::vector<TimelineMark>& marks = f.scrubber->marks();
    QCOMPARE(marks.size(), std::size_t{10});
    QCOMPARE(marks[1].ink, Ink::Original);
    QCOMPARE(marks[4].ink, Ink::Retry);
    QCOMPARE(marks[5].ink, Ink::Settled);
    QCOMPARE(marks[6].ink, Ink::Duplicate);
    for (std::size_t i = 1; i < marks.size(); ++i) {
        QVERIFY(marks[i].fraction - marks[i - 1].fraction > 0.03);
    }
    QCOMPARE(marks.back().fraction, 1.0);
}

void TransportBarTest::saysWhereThePlayerIs()
{
    Fixture f;
    QVERIFY(f.bar.placeText().startsWith(QStringLiteral("step 0 of 7 · 0")));
    f.player.goToNumber(5);
    QVERIFY(f.bar.placeText().startsWith(QStringLiteral("step 5 of 7 · 1.")));
    QCOMPARE(f.scrubber->valueText(), f.bar.placeText());
    QCOMPARE(QAccessible::queryAccessibleInterface(f.scrubber)->text(QAccessible::Value), f.bar.placeText());
}

void TransportBarTest::saysItInPortuguese()
{
    Fixture f;
    f.player.goToNumber(5);
    f.bar.setLanguage(i18n::Language::Portuguese);
    QVERIFY2(f.bar.placeText().contains(QStringLiteral("1,")), qPrintable(f.bar.placeText()));
}

void TransportBarTest::draggingScrubs()
{
    Fixture f;
    const int y = f.scrubber->height() / 2;
    QTest::mousePress(f.scrubber, Qt::LeftButton, {}, {f.scrubber->width() - 1, y});
    QCOMPARE(f.player.position(), 10);
    QTest::mouseRelease(f.scrubber, Qt::LeftButton, {}, {f.scrubber->width() - 1, y});
    QTest::mouseClick(f.scrubber, Qt::LeftButton, {}, {0, y});
    QCOMPARE(f.player.position(), 0);
}

void TransportBarTest::theTimelineHasKeys()
{
    Fixture f;
    QTest::keyClick(f.scrubber, Qt::Key_Right);
    QCOMPARE(f.player.currentNumber(), 1);
    QTest::keyClick(f.scrubber, Qt::Key_End);
    QCOMPARE(f.player.currentNumber(), 7);
    QTest::keyClick(f.scrubber, Qt::Key_Left);
    QCOMPARE(f.player.currentNumber(), 6);
    QTest::keyClick(f.scrubber, Qt::Key_Home);
    QCOMPARE(f.player.position(), 0);
}

void TransportBarTest::choosesTheSpeed()
{
    Fixture f;
    auto* speed = f.bar.findChild<SegmentedSwitch*>();
    speed->option(3)->click();
    QCOMPARE(f.player.speed(), Playback::Speed::Four);
    f.player.slower();
    QCOMPARE(speed->currentIndex(), 2);
    f.player.setSpeed(Playback::Speed::Max);
    f.player.faster();
    QCOMPARE(speed->currentIndex(), 4);
}

void TransportBarTest::everyControlHasANameAndATooltip()
{
    Fixture f;
    for (const QWidget* widget : f.bar.findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus) {
            continue;
        }
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        QVERIFY2(!face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        QVERIFY2(!widget->toolTip().isEmpty(), widget->metaObject()->className());
    }
}

void TransportBarTest::movesThroughALoadRun()
{
    Fixture f;
    f.bar.setTimeline(60s, {{.fraction = 0.2, .ink = Ink::Duplicate, .label = {}}});
    f.bar.setMode(TransportBar::Mode::Load);
    QSignalSpy times(&f.cursor, &TimeCursor::timeChanged);
    QTest::keyClick(f.scrubber, Qt::Key_End);
    QCOMPARE(f.cursor.time(), SimDuration{60s});
    f.cursor.setTime(35s);
    QCOMPARE(f.bar.placeText(), QStringLiteral("t = 35.0 s of 60 s"));
    button(f.bar, "transportForward")->click();
    QCOMPARE(f.cursor.time(), SimDuration{36s});
    QCOMPARE(times.count(), 3);
    QCOMPARE(f.scrubber->marks().size(), std::size_t{1});
    QCOMPARE(f.player.position(), 0);
}

void TransportBarTest::changingTheModePauses()
{
    Fixture f;
    f.player.play();
    f.bar.setMode(TransportBar::Mode::Load);
    QVERIFY(!f.player.isPlaying());
    QVERIFY(!f.scrubber->isEnabled());
    QCOMPARE(f.bar.placeText(), QStringLiteral("no run yet"));
}

void TransportBarTest::playsAGuestForAWhile()
{
    Fixture f;
    TimeCursor guest;
    guest.setDuration(10s);
    f.player.play();
    f.bar.setGuest(TransportBar::Guest{.playback = &guest,
        .place = [] { return QStringLiteral("somewhere"); },
        .marks = [] { return std::vector<TimelineMark>(3); }});
    QVERIFY(!f.player.isPlaying());
    const int place = f.player.position();
    QCOMPARE(f.bar.placeText(), QStringLiteral("somewhere"));
    QCOMPARE(f.scrubber->marks().size(), std::size_t{3});
    button(f.bar, "transportLast")->click();
    QCOMPARE(guest.time(), SimDuration{10s});
    QCOMPARE(f.scrubber->fraction(), 1.0);
    QCOMPARE(f.player.position(), place);

    f.bar.setGuest(std::nullopt);
    QCOMPARE(f.scrubber->fraction(), f.player.fraction());
    guest.first(); // no longer heard
    QCOMPARE(f.scrubber->fraction(), f.player.fraction());
    button(f.bar, "transportLast")->click();
    QVERIFY(f.player.isAtEnd());
}

void TransportBarTest::theCursorPlaysARunInTwentySeconds()
{
    TimeCursor cursor;
    cursor.setDuration(60s);
    cursor.play();
    cursor.advance(10s);
    QCOMPARE(cursor.time(), SimDuration{30s});
    cursor.advance(10s);
    QVERIFY(cursor.isAtEnd());
    QVERIFY(!cursor.isPlaying());
}

void TransportBarTest::aNarrowBarPutsTheTimelineAboveTheButtons()
{
    Fixture f;
    QVERIFY(f.scrubber->geometry().top() < button(f.bar, "transportPlay")->geometry().bottom());
    f.bar.resize(f.bar.minimumSizeHint().width(), 100);
    QCoreApplication::processEvents();
    QVERIFY(f.scrubber->geometry().bottom() < button(f.bar, "transportPlay")->geometry().top());
    for (const QWidget* widget : f.bar.findChildren<QWidget*>(QString{}, Qt::FindDirectChildrenOnly)) {
        QVERIFY2(f.bar.rect().contains(widget->geometry()), widget->metaObject()->className());
        QVERIFY(widget->width() >= widget->minimumSizeHint().width());
    }
}

QTEST_MAIN(TransportBarTest)
#include "tst_transport_bar.moc"
