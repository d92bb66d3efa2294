// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/end_labels.h"

#include <QtTest/QTest>

#include <rapidcheck.h>

#include <algorithm>

using namespace repique::charts;

namespace {

using Places = std::vector<std::optional<double>>;

/// "100 116 -": the centres, and a dash for a label without a place.
QString text(const Places& places)
{
    QStringList words;
    for (const std::optional<double>& place : places) {
        words.append(place ? QString::number(*place) : QStringLiteral("-"));
    }
    return words.join(QLatin1Char(' '));
}

std::vector<EndLabel> labelsAt(const QList<double>& lines)
{
    std::vector<EndLabel> labels;
    for (const double y : lines) {
        labels.push_back({y, 16.0});
    }
    return labels;
}

} // namespace

class TestEndLabels final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standsBesideTheLine_data();
    void standsBesideTheLine();
    void neverOverlapsNeverLeavesKeepsOrder();
};

void TestEndLabels::standsBesideTheLine_data()
{
    QTest::addColumn<QList<double>>("lines");
    QTest::addColumn<QString>("places");

    QTest::newRow("no label") << QList<double>{} << QString();
    QTest::newRow("one label stays at its line") << QList<double>{100.0} << QStringLiteral("100");
    QTest::newRow("labels with room stay at their lines")
        << QList<double>{100.0, 150.0} << QStringLiteral("100 150");
    QTest::newRow("two lines at one place share it evenly")
        << QList<double>{100.0, 100.0} << QStringLiteral("92 108");
    QTest::newRow("two close lines part evenly") << QList<double>{104.0, 100.0} << QStringLiteral("110 94");
    QTest::newRow("a pushed label pushes the next")
        << QList<double>{100.0, 100.0, 110.0} << QStringLiteral("87.3333 103.333 119.333");
    QTest::newRow("a line above the strip") << QList<double>{-40.0} << QStringLiteral("8");
    QTest::newRow("a line below the strip") << QList<double>{400.0} << QStringLiteral("192");
    QTest::newRow("the lower edge pushes back") << QList<double>{190.0, 195.0} << QStringLiteral("176 192");
    QTest::newRow("what does not fit goes without, from the end of the list")
        << QList<double>(14, 50.0) << QStringLiteral("8 24 40 56 72 88 104 120 136 152 168 184 - -");
}

void TestEndLabels::standsBesideTheLine()
{
    QFETCH(const QList<double>, lines);
    QTEST(text(layoutEndLabels(labelsAt(lines), {0.0, 200.0})), "places");
}

void TestEndLabels::neverOverlapsNeverLeavesKeepsOrder()
{
    const bool holds
        = rc::check("labels never overlap, never leave the strip, keep the order of their lines", [] {
              const auto ys = *rc::gen::container<std::vector<int>>(rc::gen::inRange(-100, 500));
              const double height = *rc::gen::inRange(1, 40);
              std::vector<EndLabel> labels;
              for (const int y : ys) {
                  labels.push_back({static_cast<double>(y), height});
              }
              const Strip strip{10.0, 310.0};
              const Places places = layoutEndLabels(labels, strip);
              RC_ASSERT(places.size() == labels.size());
              const auto fitting = std::min(labels.size(), static_cast<std::size_t>(300.0 / height));
              for (std::size_t a = 0; a < places.size(); ++a) {
                  RC_ASSERT(places[a].has_value() == (a < fitting));
                  if (!places[a]) {
                      continue;
                  }
                  RC_ASSERT(*places[a] - height / 2.0 >= strip.top - 1e-9);
                  RC_ASSERT(*places[a] + height / 2.0 <= strip.bottom + 1e-9);
                  for (std::size_t b = 0; b < a; ++b) {
                      RC_ASSERT(std::abs(*places[a] - *places[b]) >= height - 1e-9);
                      RC_ASSERT(labels[a].y == labels[b].y
                          || (labels[a].y < labels[b].y) == (*places[a] < *places[b]));
                  }
              }
          });
    QVERIFY(holds);
}

QTEST_APPLESS_MAIN(TestEndLabels)
#include "tst_end_labels.moc"
