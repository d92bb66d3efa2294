// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/tokens.h"

#include <QtTest/QtTest>

#include <array>

using namespace repique::theme;

namespace {

using Colour = QColor Tokens::*;

struct Pair
{
    const char* name;
    Colour ink;
    Colour ground;
};

// Text: WCAG 2.2 success criterion 1.4.3, at least 4.5 (I-19).
constexpr std::array textPairs{Pair{"text on the window", &Tokens::text, &Tokens::background},
    Pair{"text on a card", &Tokens::text, &Tokens::surface},
    Pair{"text in a field", &Tokens::text, &Tokens::raised},
    Pair{"text on the accent ground", &Tokens::text, &Tokens::accentSoft},
    Pair{"text on the retry ground", &Tokens::text, &Tokens::retrySoft},
    Pair{"text on the goodput ground", &Tokens::text, &Tokens::goodputSoft},
    Pair{"text on the duplicate ground", &Tokens::text, &Tokens::duplicateSoft},
    Pair{"muted text on the window", &Tokens::muted, &Tokens::background},
    Pair{"muted text on a card", &Tokens::muted, &Tokens::surface},
    Pair{"muted text in a field", &Tokens::muted, &Tokens::raised},
    Pair{"muted text on the accent ground", &Tokens::muted, &Tokens::accentSoft},
    Pair{"text on the primary button", &Tokens::onAccent, &Tokens::accent},
    Pair{"accent as text on a card", &Tokens::accent, &Tokens::surface},
    Pair{"accent as text on the window", &Tokens::accent, &Tokens::background},
    Pair{"accent as text on its ground", &Tokens::accent, &Tokens::accentSoft},
    Pair{"retry as text on a card", &Tokens::retry, &Tokens::surface},
    Pair{"retry as text on its ground", &Tokens::retry, &Tokens::retrySoft},
    Pair{"goodput as text on a card", &Tokens::goodput, &Tokens::surface},
    Pair{"goodput as text on its ground", &Tokens::goodput, &Tokens::goodputSoft},
    Pair{"duplicate as text on a card", &Tokens::duplicate, &Tokens::surface},
    Pair{"duplicate as text on its ground", &Tokens::duplicate, &Tokens::duplicateSoft},
    Pair{"rejected as text on a card", &Tokens::rejected, &Tokens::surface}};

// Graphics: WCAG 2.2 success criterion 1.4.11, at least 3.
constexpr std::array graphicPairs{Pair{"outline of a field on a card", &Tokens::control, &Tokens::surface},
    Pair{"outline of a field on the window", &Tokens::control, &Tokens::background},
    Pair{"outline of a field in itself", &Tokens::control, &Tokens::raised},
    Pair{"faint words on a card", &Tokens::faint, &Tokens::surface},
    Pair{"faint words on the window", &Tokens::faint, &Tokens::background},
    Pair{"focus ring on a card", &Tokens::accent, &Tokens::surface},
    Pair{"focus ring on the window", &Tokens::accent, &Tokens::background},
    Pair{"focus ring on the accent ground", &Tokens::accent, &Tokens::accentSoft},
    Pair{"retry line on a card", &Tokens::retry, &Tokens::surface},
    Pair{"goodput line on a card", &Tokens::goodput, &Tokens::surface},
    Pair{"duplicate line on a card", &Tokens::duplicate, &Tokens::surface},
    Pair{"rejected line on a card", &Tokens::rejected, &Tokens::surface}};

constexpr std::array themes{std::pair{"light", Theme::Light}, std::pair{"dark", Theme::Dark},
    std::pair{"projector", Theme::Projector}, std::pair{"high contrast", Theme::HighContrast}};

template<std::size_t Count>
void addRows(const std::array<Pair, Count>& pairs)
{
    QTest::addColumn<double>("measured");
    for (const auto& [name, theme] : themes) {
        const Tokens& colours = tokens(theme);
        for (const Pair& pair : pairs) {
            QTest::addRow("%s: %s", name, pair.name) << contrast(colours.*pair.ink, colours.*pair.ground);
        }
    }
}

} // namespace

class TestContrast final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void ratioIsThatOfWcag_data()
    {
        QTest::addColumn<QColor>("ink");
        QTest::addColumn<double>("ratio");
        // WCAG 2.2, "contrast ratio" (I-19).
        QTest::addRow("black on white is 21") << QColor(Qt::black) << 21.0;
        QTest::addRow("#767676 on white just passes") << QColor(0x767676U) << 4.542;
        QTest::addRow("#777777 on white just fails") << QColor(0x777777U) << 4.478;
        QTest::addRow("white on white is 1") << QColor(Qt::white) << 1.0;
    }

    void ratioIsThatOfWcag()
    {
        QFETCH(QColor, ink);
        QFETCH(double, ratio);
        QCOMPARE_LT(qAbs(contrast(ink, Qt::white) - ratio), 0.001);
        QCOMPARE(contrast(ink, Qt::white), contrast(Qt::white, ink));
    }

    void textCanBeRead_data() { addRows(textPairs); }

    void textCanBeRead()
    {
        QFETCH(double, measured);
        QCOMPARE_GE(measured, 4.5);
    }

    void graphicsCanBeSeen_data() { addRows(graphicPairs); }

    void graphicsCanBeSeen()
    {
        QFETCH(double, measured);
        QCOMPARE_GE(measured, 3.0);
    }
};

QTEST_APPLESS_MAIN(TestContrast)
#include "tst_contrast.moc"
