// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the hand waits for, in the real window, offscreen: from a slider moved to the first new curve painted
// (budget 33 ms), from letting go to the exact run painted (250 ms), and a whole frame of the load mode while
// dragging (16 ms). Not a test.
#include "app/charts/load_page.h"
#include "app/window/pages.h"
#include "core/scenario/presets.h"
#include "tests/app/window/window_bench.h"

#include <QtGui/QImage>

#include <benchmark/benchmark.h>

#include <chrono>

using namespace repique;

namespace {

using Watch = std::chrono::steady_clock;

/// The window in load mode over a preset, all of it computed and painted.
class Stage final : public QObject
{
public:
    explicit Stage(const char* preset)
    {
        bench.window->resize(1366, 768);
        bench.window->openPreset(QLatin1String(preset));
        bench.window->setMode(Mode::Load);
        bench.window->pages().setShownCharts(
            {QStringLiteral("load"), QStringLiteral("queue"), QStringLiteral("latency")});
        if (!bench.show()) {
            std::abort();
        }
        QCoreApplication::processEvents();
        bench.window->installEventFilter(this);
        connect(&bench.window->conductor(), &Conductor::loadReady, this,
            [this](const std::shared_ptr<const LoadSnapshot>& snapshot) {
                m_isHere = !m_wantsExact || snapshot->result.scale == 1;
            });
    }

    /// One step of a slider, in either direction by turns.
    void moveSlider()
    {
        m_isUp = !m_isUp;
        bench.window->document().edit(
            QStringLiteral("rate"), QStringLiteral("rate"), [this](scenario::Scenario& scenario) {
                scenario.model.traffic.rate *= m_isUp ? 1.01 : 1.0 / 1.01;
            });
    }

    /// Lives until the picture of a run that came after this call is on the screen.
    void waitForPaint(bool wantsExact)
    {
        m_wantsExact = wantsExact;
        m_isHere = false;
        m_isPainted = false;
        while (!m_isPainted) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        // The window paints on this request, before the loop comes back to `waitForPaint`.
        m_isPainted = m_isPainted || (m_isHere && event->type() == QEvent::UpdateRequest);
        return QObject::eventFilter(watched, event);
    }

    WindowBench bench;

private:
    bool m_wantsExact = false;
    bool m_isHere = false;
    bool m_isPainted = false;
    bool m_isUp = false;
};

double secondsSince(Watch::time_point start)
{
    return std::chrono::duration<double>(Watch::now() - start).count();
}

void sliderToFirstCurve(benchmark::State& state, const char* preset)
{
    Stage stage(preset);
    stage.bench.window->document().beginGesture();
    for (auto _ : state) {
        const Watch::time_point start = Watch::now();
        stage.moveSlider();
        stage.waitForPaint(false);
        state.SetIterationTime(secondsSince(start));
    }
    stage.bench.window->document().endGesture();
}

void releaseToExact(benchmark::State& state, const char* preset)
{
    Stage stage(preset);
    for (auto _ : state) {
        stage.bench.window->document().beginGesture();
        stage.moveSlider();
        stage.waitForPaint(false);
        const Watch::time_point start = Watch::now();
        stage.bench.window->document().endGesture();
        stage.waitForPaint(true);
        state.SetIterationTime(secondsSince(start));
    }
}

void wholeFrame(benchmark::State& state, bool isDragging)
{
    Stage stage("article_mixed");
    auto* page = stage.bench.window->findChild<charts::LoadPage*>();
    page->setDragging(isDragging);
    QImage canvas(page->size(), QImage::Format_RGB32);
    for (auto _ : state) {
        page->render(&canvas);
    }
}

BENCHMARK_CAPTURE(sliderToFirstCurve, article, "article")->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sliderToFirstCurve, contended_storm, "contended_storm")
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(releaseToExact, article, "article")->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(releaseToExact, contended_storm, "contended_storm")
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(wholeFrame, still, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(wholeFrame, dragging, true)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
