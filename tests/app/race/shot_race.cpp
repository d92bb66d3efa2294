// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the race to a PNG, to look at it:
// shot_race OUT.png ORDER STEP [--theme NAME] [--lang pt_BR] [--size WxH] [--zoom PCT] [--all] [--real]
// [--races]
#include "app/race/race_page.h"
#include "app/race/real_races.h"
#include "app/theme/appearance.h"
#include "app/window/language_switch.h"

#include <QtCore/QCommandLineParser>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

#include <tuple>

using namespace repique;

namespace {

QSize sizeNamed(const QString& name)
{
    const QStringList sides = name.split(QLatin1Char('x'));
    return {sides.value(0).toInt(), sides.value(1).toInt()};
}

void press(RacePage& page, const char* button)
{
    page.findChild<QPushButton*>(QLatin1String(button))->click();
    const auto* real = page.findChild<RealRaces*>();
    std::ignore = QTest::qWaitFor([real] { return !real->isBusy(); }, 120'000);
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QCommandLineParser options;
    for (const char* name : {"theme", "lang", "size", "zoom"}) {
        options.addOption({QLatin1String(name), {}, QStringLiteral("value")});
    }
    for (const char* name : {"all", "real", "races"}) {
        options.addOption({QLatin1String(name), {}});
    }
    options.process(application);
    theme::Appearance appearance(application);
    appearance.setTheme(options.value(QStringLiteral("theme")) == QLatin1String("dark")
            ? theme::Theme::Dark
            : theme::Theme::Light);
    appearance.setTextScale(
        options.isSet(QStringLiteral("zoom")) ? options.value(QStringLiteral("zoom")).toInt() : 100);
    const i18n::Language language = options.value(QStringLiteral("lang")) == QLatin1String("en")
        ? i18n::Language::English
        : i18n::Language::Portuguese;
    const LanguageSwitch speaking(language);
    QWidget window;
    RacePage page(&window);
    page.setReducedMotion(true);
    page.setLanguage(language);
    page.setTokens(appearance.tokens());
    const QSize size = sizeNamed(options.isSet(QStringLiteral("size")) ? options.value(QStringLiteral("size"))
                                                                       : QStringLiteral("1366x620"));
    page.resize(size);
    window.resize(size);
    window.show();
    const QStringList wanted = options.positionalArguments();
    const std::string order = wanted.value(1).toStdString();
    RaceState& state = page.state();
    state.setSetup({.copies = order.find('C') == std::string::npos ? 2 : 3});
    state.setOrder(race::parseOrder(state.setup(), order).value_or(state.order()));
    if (options.isSet(QStringLiteral("all"))) {
        state.tryAll();
    }
    state.goTo(wanted.value(2).toInt());
    if (options.isSet(QStringLiteral("real"))) {
        press(page, "raceForce");
    }
    if (options.isSet(QStringLiteral("races"))) {
        press(page, "raceThousand");
    }
    std::ignore = QTest::qWaitFor([] { return false; }, 100); // layouts come to rest
    return window.grab().save(wanted.value(0)) ? 0 : 1;
}
