// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the step mode to a PNG, to look at it:
// shot_sequence OUT.png [--trace NAME] [--step N] [--theme NAME] [--lang pt_BR] [--size WxH] [--scale PCT]
// [--why] [--log]
#include "app/sequence/attempt_log.h"
#include "app/sequence/player.h"
#include "app/sequence/sequence_page.h"
#include "app/sequence/sequence_view.h"
#include "app/sequence/time_cursor.h"
#include "app/sequence/transport_bar.h"
#include "app/sequence/why_card.h"
#include "app/theme/appearance.h"
#include "app/window/language_switch.h"
#include "tests/app/sequence/traces.h"

#include <QtCore/QCommandLineParser>
#include <QtWidgets/QApplication>
#include <QtWidgets/QVBoxLayout>

using namespace repique;

namespace {

samples::TracePtr traceNamed(const QString& name)
{
    const QHash<QString, samples::TracePtr (*)()> traces{{QStringLiteral("catalogue"), samples::catalogue},
        {QStringLiteral("perAttemptKey"), samples::perAttemptKey},
        {QStringLiteral("exhausted"), samples::exhausted}, {QStringLiteral("variety"), samples::variety},
        {QStringLiteral("late"), samples::lateAnswer}, {QStringLiteral("long"), samples::twentyAttempts}};
    return traces.value(name, samples::catalogue)();
}

theme::Theme themeNamed(const QString& name)
{
    return name == QLatin1String("dark")     ? theme::Theme::Dark
        : name == QLatin1String("projector") ? theme::Theme::Projector
        : name == QLatin1String("contrast")  ? theme::Theme::HighContrast
                                             : theme::Theme::Light;
}

/// What the command line asks for.
struct Shot
{
    QCommandLineParser options;

    explicit Shot(const QCoreApplication& application)
    {
        for (const char* name : {"trace", "step", "theme", "lang", "size", "scale", "zoom"}) {
            options.addOption({QLatin1String(name), {}, QStringLiteral("value")});
        }
        options.addOption({QStringLiteral("why"), {}});
        options.addOption({QStringLiteral("log"), {}});
        options.addOption({QStringLiteral("load"), {}});
        options.process(application);
    }

    [[nodiscard]] QString value(const char* name, const char* otherwise) const
    {
        const QString given = options.value(QLatin1String(name));
        return given.isEmpty() ? QLatin1String(otherwise) : given;
    }
};

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const Shot shot{application};
    theme::Appearance appearance(application);
    appearance.setTheme(themeNamed(shot.value("theme", "light")));
    appearance.setTextScale(shot.value("scale", "100").toInt());
    const bool isPortuguese = shot.value("lang", "pt_BR") == QLatin1String("pt_BR");
    const i18n::Language language = isPortuguese ? i18n::Language::Portuguese : i18n::Language::English;
    const LanguageSwitch translation(language);

    QWidget window;
    Player player;
    TimeCursor cursor;
    SequencePage page(player);
    TransportBar bar(player, cursor);
    AttemptLog log;
    auto* column = new QVBoxLayout(&window);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(&page, 1);
    column->addWidget(&log);
    column->addWidget(&bar);
    log.setVisible(shot.options.isSet(QStringLiteral("log")));
    window.setAutoFillBackground(true);

    page.setReducedMotion(true);
    page.setPolicy(samples::cataloguePayment().policy);
    page.setLanguage(language);
    page.setTokens(appearance.tokens());
    page.setTextScale(appearance.textScale());
    page.view().setZoom(shot.value("zoom", "100").toInt());
    bar.setLanguage(language);
    bar.setTokens(appearance.tokens());
    bar.setTextScale(appearance.textScale());
    log.setLanguage(language);

    const samples::TracePtr trace = traceNamed(shot.value("trace", "catalogue"));
    player.setTrace(trace);
    log.setTrace(trace);
    if (shot.options.isSet(QStringLiteral("load"))) {
        bar.setTimeline(std::chrono::seconds{60}, {{.fraction = 0.2, .ink = Ink::Duplicate, .label = {}}});
        bar.setMode(TransportBar::Mode::Load);
        cursor.setTime(std::chrono::seconds{35});
    }
    const QStringList size = shot.value("size", "826x662").split(QLatin1Char{'x'});
    window.resize(size.at(0).toInt(), size.at(1).toInt());
    window.show();
    player.goToNumber(shot.value("step", "5").toInt());
    QCoreApplication::processEvents();
    if (shot.options.isSet(QStringLiteral("why"))) {
        page.view().explain();
    }
    QCoreApplication::processEvents();
    return window.grab().save(shot.options.positionalArguments().value(0)) ? 0 : 1;
}
