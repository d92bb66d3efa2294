// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later

// For looking, not a test:
//   shot_load OUT.png SCENE [light|dark|projector|contrast] [pt|en] [WIDTHxHEIGHT] [ZOOM] [STATE]
// SCENE is the id of a load preset, or "stuck" or "spike" made here; STATE is plain, busy, hover, table or
// empty.
#include "app/charts/load_page.h"
#include "app/theme/appearance.h"
#include "app/window/language_switch.h"
#include "core/scenario/presets.h"
#include "core/storm/run.h"

#include <QtCore/QStringList>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>

namespace {

using namespace repique;
using namespace std::chrono_literals;

scenario::Scenario overloaded()
{
    scenario::Scenario scene;
    storm::Model& model = scene.model;
    model.traffic.rate = 9000.0;
    model.traffic.steps = {{startOfRun + 10s, 12000.0}, {startOfRun + 20s, 9000.0}};
    model.dependency.capacity = 10000.0;
    model.dependency.queue = 50;
    model.policy.backoff.base = 1s;
    model.policy.backoff.cap = 1s;
    return scene;
}

scenario::Scenario sceneOf(const QString& name)
{
    if (name != QLatin1String("stuck") && name != QLatin1String("spike")) {
        return scenario::preset(name.toStdString());
    }
    scenario::Scenario scene = overloaded();
    if (name == QLatin1String("stuck")) {
        scene.model.dependency.rejectionCost = 0.4;
        settlement::Fault lost;
        lost.kind = settlement::FaultKind::LostResponse;
        lost.probability = 0.05;
        lost.lasts = 20s;
        scene.model.faults = {lost};
        scene.model.idempotency.key = pix::KeyUse::PerAttempt;
    }
    return scene;
}

theme::Theme themeOf(const QString& name)
{
    if (name == QLatin1String("dark")) {
        return theme::Theme::Dark;
    }
    if (name == QLatin1String("projector")) {
        return theme::Theme::Projector;
    }
    return name == QLatin1String("contrast") ? theme::Theme::HighContrast : theme::Theme::Light;
}

void show(charts::LoadPage& page, const QString& scene, const QString& state)
{
    if (state == QLatin1String("empty")) {
        return;
    }
    auto snapshot = std::make_shared<LoadSnapshot>();
    snapshot->scenario = sceneOf(scene);
    storm::RunOptions options;
    options.scale = state == QLatin1String("busy") ? 10 : 1;
    snapshot->result = *storm::run(snapshot->scenario.model, options);
    page.setSnapshot(snapshot);
    page.setCursorTime(35.0);
    if (state == QLatin1String("busy")) {
        page.setBusy(0.38);
        QTest::qWait(250);
    }
    if (state == QLatin1String("table")) {
        page.tableAction()->setChecked(true);
    }
    if (state == QLatin1String("hover")) {
        auto* chart = page.findChild<charts::TimeChart*>();
        QTest::mouseMove(chart->viewport(), QPoint{chart->width() / 4, chart->height() / 2});
        QApplication::processEvents();
    }
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QStringList words = QApplication::arguments();
    const QStringList fallbacks{{}, {}, QStringLiteral("stuck"), QStringLiteral("dark"), QStringLiteral("pt"),
        QStringLiteral("1082x625"), QStringLiteral("100"), QStringLiteral("plain")};
    words += fallbacks.mid(words.size());
    theme::Appearance appearance(application);
    appearance.setTheme(themeOf(words[3]));
    appearance.setTextScale(words[6].toInt());
    QWidget host;
    charts::LoadPage page(&host);
    page.setTokens(appearance.tokens());
    page.setTextScale(appearance.textScale());
    const bool isPortuguese = words[4] == QLatin1String("pt");
    const LanguageSwitch language(isPortuguese ? i18n::Language::Portuguese : i18n::Language::English);
    page.setLanguage(language.language());
    QApplication::processEvents();
    const QStringList size = words[5].split(QLatin1Char('x'));
    host.resize(size[0].toInt(), size[1].toInt());
    page.resize(host.size());
    host.show();
    QApplication::processEvents();
    show(page, words[2], words[7]);
    QApplication::processEvents();
    return host.grab().save(words[1]) ? 0 : 1;
}
