// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From a step key to the painted page, for an operation of twenty attempts; budget 16 ms. Prints
// milliseconds.
#include "app/sequence/player.h"
#include "app/sequence/sequence_page.h"
#include "app/sequence/sequence_view.h"
#include "app/sequence/time_cursor.h"
#include "app/sequence/transport_bar.h"
#include "app/theme/appearance.h"
#include "tests/app/sequence/traces.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

using namespace repique;

namespace {

/// Processor time, so that a busy machine does not count.
double millisecondsOf(const std::function<void()>& work)
{
    const std::clock_t start = std::clock();
    work();
    return 1e3 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

void report(const char* what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    std::printf("%s: median %.2f ms, longest %.2f ms\n", what, times[times.size() / 2], times.back());
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const theme::Appearance appearance(application);
    Player player;
    TimeCursor cursor;
    QWidget window;
    SequencePage page(player, &window);
    TransportBar bar(player, cursor, &window);
    page.setGeometry(0, 0, 1180, 700);
    bar.setGeometry(0, 700, 1180, 50);
    window.resize(1180, 750);
    page.setReducedMotion(true);
    player.setTrace(samples::twentyAttempts());
    window.show();
    page.view().setFocus();
    QCoreApplication::processEvents();

    std::vector<double> steps;
    for (int i = 0; i < player.lastNumber(); ++i) {
        steps.push_back(millisecondsOf([&page] {
            QTest::keyClick(&page.view(), Qt::Key_Right);
            QCoreApplication::processEvents();
        }));
    }
    report("step key to painted", steps);

    player.first();
    player.play();
    std::vector<double> frames;
    for (int i = 0; i < 300 && player.isPlaying(); ++i) {
        frames.push_back(millisecondsOf([&player, &window] {
            player.advance(std::chrono::milliseconds{16});
            window.grab();
        }));
    }
    report("frame while playing, painted whole", frames);
    player.pause();
    return 0;
}
