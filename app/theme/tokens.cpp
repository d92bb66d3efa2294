// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/tokens.h"

#include <algorithm>
#include <cmath>

namespace repique::theme {
namespace {

const Tokens light{.background = QColor{0xF4F5F3},
    .surface = QColor{0xFFFFFF},
    .raised = QColor{0xFAFBFA},
    .line = QColor{0xE1E4E0},
    .control = QColor{0x8A9097},
    .text = QColor{0x1B1E22},
    .muted = QColor{0x565C64},
    .faint = QColor{0x737A82},
    .accent = QColor{0x006AA6},
    .accentSoft = QColor{0xE6F1F8},
    .onAccent = QColor{0xFFFFFF},
    .retry = QColor{0xA34F00},
    .retrySoft = QColor{0xFBEEDF},
    .goodput = QColor{0x00735A},
    .goodputSoft = QColor{0xE2F3ED},
    .duplicate = QColor{0xB03C05},
    .duplicateSoft = QColor{0xFCE9E0},
    .rejected = QColor{0x606060},
    .lineWidth = 2.0};

const Tokens dark{.background = QColor{0x16181C},
    .surface = QColor{0x1E2126},
    .raised = QColor{0x23272D},
    .line = QColor{0x32373F},
    .control = QColor{0x747C86},
    .text = QColor{0xE9EBEE},
    .muted = QColor{0xA6ADB6},
    .faint = QColor{0x868E98},
    .accent = QColor{0x56B4E9},
    .accentSoft = QColor{0x1C3446},
    .onAccent = QColor{0x0B1A24},
    .retry = QColor{0xE69F00},
    .retrySoft = QColor{0x3A2D12},
    .goodput = QColor{0x2DB58C},
    .goodputSoft = QColor{0x15332A},
    .duplicate = QColor{0xFF8A54},
    .duplicateSoft = QColor{0x3E2117},
    .rejected = QColor{0xA0A0A0},
    .lineWidth = 2.0};

const Tokens projector{.background = QColor{0xFFFFFF},
    .surface = QColor{0xFFFFFF},
    .raised = QColor{0xFFFFFF},
    .line = QColor{0xC9CDD2},
    .control = QColor{0x6B7178},
    .text = QColor{0x101215},
    .muted = QColor{0x454A51},
    .faint = QColor{0x5A6068},
    .accent = QColor{0x005A8E},
    .accentSoft = QColor{0xE6F1F8},
    .onAccent = QColor{0xFFFFFF},
    .retry = QColor{0x8A4300},
    .retrySoft = QColor{0xFBEEDF},
    .goodput = QColor{0x00614C},
    .goodputSoft = QColor{0xE2F3ED},
    .duplicate = QColor{0x983404},
    .duplicateSoft = QColor{0xFCE9E0},
    .rejected = QColor{0x505050},
    .lineWidth = 3.0};

const Tokens highContrast{.background = QColor{0x000000},
    .surface = QColor{0x000000},
    .raised = QColor{0x000000},
    .line = QColor{0xFFFFFF},
    .control = QColor{0xFFFFFF},
    .text = QColor{0xFFFFFF},
    .muted = QColor{0xFFFFFF},
    .faint = QColor{0xD0D0D0},
    .accent = QColor{0x6CC6FF},
    .accentSoft = QColor{0x00253A},
    .onAccent = QColor{0x000000},
    .retry = QColor{0xFFB733},
    .retrySoft = QColor{0x2E2000},
    .goodput = QColor{0x4FE0B5},
    .goodputSoft = QColor{0x002A1F},
    .duplicate = QColor{0xFF9E70},
    .duplicateSoft = QColor{0x331200},
    .rejected = QColor{0xD8D8D8},
    .lineWidth = 3.0};

double linear(double channel) noexcept
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) noexcept
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

} // namespace

const Tokens& tokens(Theme theme) noexcept
{
    switch (theme) {
    case Theme::Light:
        return light;
    case Theme::Dark:
        return dark;
    case Theme::Projector:
        return projector;
    case Theme::HighContrast:
        return highContrast;
    }
    return light;
}

double contrast(const QColor& a, const QColor& b) noexcept
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

} // namespace repique::theme
