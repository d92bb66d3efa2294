// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/appearance.h"
#include "app/theme/palette.h"
#include "app/theme/stylesheet.h"
#include "app/widgets/banner.h"
#include "app/widgets/segmented_switch.h"
#include "app/widgets/tile.h"
#include "tests/app/window/warnings.h"

#include <QtGui/QWindow>
#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

using namespace repique;
using theme::Appearance;
using theme::Theme;

namespace {

/// As the platform does when the person changes the desktop's theme.
void announceThemeChange(const QWidget& window)
{
    QEvent change(QEvent::ThemeChange);
    QCoreApplication::sendEvent(window.windowHandle(), &change);
}

} // namespace

class TestAppearance final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { failOnWarnings(); }

    void cleanup() { qApp->setStyleSheet({}); }

    void themeChangesThePaletteOfLivingWidgets()
    {
        Appearance appearance(*qApp);
        QWidget window;
        window.show();
        appearance.setTheme(Theme::Dark);
        QCOMPARE(window.palette().color(QPalette::Window), tokens(Theme::Dark).background);
        QSignalSpy changed(&appearance, &Appearance::changed);
        appearance.setTheme(Theme::Projector);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(window.palette().color(QPalette::Window), tokens(Theme::Projector).background);
    }

    void systemThemeIsFollowedWhileItRuns()
    {
        Theme desktop = Theme::Light;
        Appearance appearance(*qApp, [&desktop] { return paletteOf(desktop); });
        QWidget window;
        window.show();
        appearance.followSystem();
        QCOMPARE(appearance.theme(), Theme::Light);
        desktop = Theme::Dark;
        announceThemeChange(window);
        QTRY_COMPARE(appearance.theme(), Theme::Dark);
        QCOMPARE(window.palette().color(QPalette::Window), tokens(Theme::Dark).background);

        appearance.setTheme(Theme::Projector);
        desktop = Theme::Light;
        announceThemeChange(window);
        QTRY_COMPARE(appearance.systemTheme(), Theme::Light);
        QCOMPARE(appearance.theme(), Theme::Projector); // chosen: the system has no say
    }

    void textScaleScalesEveryFont_data()
    {
        QTest::addColumn<int>("asked");
        QTest::addColumn<int>("given");
        QTest::addRow("100 %% is 13 pixels at 96 dots an inch") << 100 << 100;
        QTest::addRow("200 %% is twice that") << 200 << 200;
        QTest::addRow("80 %% is the smallest") << 10 << 80;
        QTest::addRow("200 %% is the largest") << 900 << 200;
    }

    void textScaleScalesEveryFont()
    {
        QFETCH(int, asked);
        QFETCH(int, given);
        Appearance appearance(*qApp);
        Tile tile;
        tile.setLabel(QStringLiteral("Attempts"));
        tile.setFigure(QStringLiteral("3"));
        tile.show();
        appearance.setTextScale(asked);
        QCOMPARE(appearance.textScale(), given);
        QCOMPARE(QApplication::font().pointSizeF(), 9.75 * given / 100.0);
        const QLabel* figure = nullptr;
        for (const QLabel* label : tile.findChildren<QLabel*>()) {
            figure = label->text() == QLatin1String("3") ? label : figure;
        }
        QVERIFY(figure);
        QCOMPARE(figure->font().pointSizeF(), 18.0 * given / 100.0);
    }

    void stylesheetKnowsNoFixedTextSizeAndNoUnknownColour()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Projector, Theme::HighContrast}) {
            const QString sheet = theme::stylesheetOf(theme, 130);
            QVERIFY(!sheet.contains(QRegularExpression(QStringLiteral("font-size: *[0-9.]+px"))));
            QVERIFY(!sheet.contains(QRegularExpression(QStringLiteral("\\{[a-zA-Z]+\\}"))));
            QVERIFY(!sheet.contains(QRegularExpression(QStringLiteral("<[a-z0-9.]+>"))));
        }
    }

    void switchIsARadioGroupToTheKeyboard()
    {
        SegmentedSwitch modes;
        modes.setOptions({QStringLiteral("Step"), QStringLiteral("Load"), QStringLiteral("Live")});
        modes.setCurrentIndex(0);
        QSignalSpy chosen(&modes, &SegmentedSwitch::chosen);
        modes.show();
        QVERIFY(QTest::qWaitForWindowExposed(&modes));
        modes.option(0)->setFocus();
        QTest::keyClick(modes.option(0), Qt::Key_Right);
        QCOMPARE(modes.currentIndex(), 1);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.constFirst().constFirst().toInt(), 1);
    }

    void switchKeepsItsChoiceWhenItsWordsChange()
    {
        SegmentedSwitch modes;
        modes.setOptions({QStringLiteral("Step"), QStringLiteral("Load")});
        modes.setCurrentIndex(1);
        modes.setOptions({QStringLiteral("Passo"), QStringLiteral("Carga")});
        QCOMPARE(modes.currentIndex(), 1);
        QCOMPARE(modes.option(1)->text(), QStringLiteral("Carga"));
    }

    void bannerClosesBeforeItsActionRuns()
    {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* banner = new Banner(&window);
        column->addWidget(banner);
        window.show();
        bool wasHidden = false;
        banner->say(Tone::Duplicate, QStringLiteral("Nothing was written."),
            {{.text = QStringLiteral("Again"), .run = [&] { wasHidden = banner->isHidden(); }}});
        QVERIFY(banner->isVisible());
        QCOMPARE(banner->accessibleName(), QStringLiteral("Nothing was written."));
        QTest::mouseClick(banner->findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(wasHidden);
    }
};

QTEST_MAIN(TestAppearance)
#include "tst_appearance.moc"
