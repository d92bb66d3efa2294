// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long the load mode takes to paint with as many charts as it shows and curves of as many points as it
// draws; the budget is 16 ms a frame while playing or dragging. Not a test.
#include "app/charts/load_page.h"
#include "tests/app/charts/run_fixture.h"

#include <QtGui/QImage>
#include <QtWidgets/QApplication>

#include <benchmark/benchmark.h>

#include <cmath>

namespace {

using namespace repique;

/// Rough curves, as random arrivals make them: the worst case for the stroker.
std::shared_ptr<const LoadSnapshot> longRun()
{
    return charts::snapshotWith([](LoadSnapshot& run) {
        storm::Series& series = run.result.series;
        for (std::vector<double>* values : {&series.originals, &series.retries, &series.attempts,
                 &series.goodput, &series.failures, &series.rejected, &series.duplicates, &series.queue,
                 &series.budgetTokens, &series.latencyP50Ms, &series.latencyP95Ms, &series.latencyP99Ms,
                 &series.dependencyAttempts}) {
            values->resize(charts::maxGroups);
        }
        for (std::size_t bin = 0; bin < series.size(); ++bin) {
            const double wave = std::sin(static_cast<double>(bin) * 12.9898) * 6.0;
            series.originals[bin] = 100.0 + wave;
            series.retries[bin] = 60.0 - wave * 2.0;
            series.attempts[bin] = series.originals[bin] + series.retries[bin];
            series.goodput[bin] = 80.0 + wave * 1.5;
            series.rejected[bin] = 30.0 + wave;
            series.duplicates[bin] = static_cast<double>(bin);
            series.queue[bin] = 500.0 + wave * 50.0;
            series.latencyP50Ms[bin] = 20.0 + wave;
            series.latencyP95Ms[bin] = 60.0 + wave * 3.0;
            series.latencyP99Ms[bin] = 90.0 + wave * 4.0;
        }
    });
}

struct Stage
{
    charts::LoadPage page;
    QImage canvas;

    Stage()
    {
        page.resize(1082, 900);
        page.show();
        page.setShownCharts({charts::ChartKind::Load, charts::ChartKind::Queue, charts::ChartKind::Latency});
        page.setSnapshot(longRun());
        QApplication::processEvents();
        canvas = QImage(page.size(), QImage::Format_RGB32);
    }
};

void wholePage(benchmark::State& state)
{
    Stage stage;
    for (auto _ : state) {
        stage.page.render(&stage.canvas);
    }
}

void newSnapshotAndPaint(benchmark::State& state, bool isDragging)
{
    Stage stage;
    stage.page.setDragging(isDragging);
    const auto run = longRun();
    for (auto _ : state) {
        stage.page.setSnapshot(run);
        stage.page.render(&stage.canvas);
    }
}

void cursorMoves(benchmark::State& state)
{
    Stage stage;
    double seconds = 0.0;
    for (auto _ : state) {
        seconds = std::fmod(seconds + 7.0, stage.page.durationS());
        stage.page.setCursorTime(seconds);
        QApplication::processEvents();
    }
}

BENCHMARK(wholePage)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(newSnapshotAndPaint, still, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(newSnapshotAndPaint, dragging, true)->Unit(benchmark::kMillisecond);
BENCHMARK(cursorMoves)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
