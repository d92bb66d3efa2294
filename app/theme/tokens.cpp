// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/tokens.h"

#include <algorithm>
#include <cmath>

namespace repique::theme {
namespace {

const Tokens light{.background = QColor{0xF4F5F3U},
    .surface = QColor{0xFFFFFFU},
    .raised = QColor{0xFAFBFAU},
    .line = QColor{0xE1E4E0U},
    .control = QColor{0x838990U},
    .text = QColor{0x1B1E22U},
    .muted = QColor{0x565C64U},
    .faint = QColor{0x737A82U},
    .accent = QColor{0x006AA6U},
    .accentSoft = QColor{0xE6F1F8U},
    .onAccent = QColor{0xFFFFFFU},
    .retry = QColor{0xA34F00U},
    .retrySoft = QColor{0xFBEEDFU},
    .goodput = QColor{0x00735AU},
    .goodputSoft = QColor{0xE2F3EDU},
    .duplicate = QColor{0xB03C05U},
    .duplicateSoft = QColor{0xFCE9E0U},
    .rejected = QColor{0x606060U},
    .lineWidth = 2.0};

const Tokens dark{.background = QColor{0x16181CU},
    .surface = QColor{0x1E2126U},
    .raised = QColor{0x23272DU},
    .line = QColor{0x32373FU},
    .control = QColor{0x747C86U},
    .text = QColor{0xE9EBEEU},
    .muted = QColor{0xA6ADB6U},
    .faint = QColor{0x868E98U},
    .accent = QColor{0x56B4E9U},
    .accentSoft = QColor{0x1C3446U},
    .onAccent = QColor{0x0B1A24U},
    .retry = QColor{0xE69F00U},
    .retrySoft = QColor{0x3A2D12U},
    .goodput = QColor{0x2DB58CU},
    .goodputSoft = QColor{0x15332AU},
    .duplicate = QColor{0xFF8A54U},
    .duplicateSoft = QColor{0x3E2117U},
    .rejected = QColor{0xA0A0A0U},
    .lineWidth = 2.0};

const Tokens projector{.background = QColor{0xFFFFFFU},
    .surface = QColor{0xFFFFFFU},
    .raised = QColor{0xFFFFFFU},
    .line = QColor{0xC9CDD2U},
    .control = QColor{0x6B7178U},
    .text = QColor{0x101215U},
    .muted = QColor{0x454A51U},
    .faint = QColor{0x5A6068U},
    .accent = QColor{0x005A8EU},
    .accentSoft = QColor{0xE6F1F8U},
    .onAccent = QColor{0xFFFFFFU},
    .retry = QColor{0x8A4300U},
    .retrySoft = QColor{0xFBEEDFU},
    .goodput = QColor{0x00614CU},
    .goodputSoft = QColor{0xE2F3EDU},
    .duplicate = QColor{0x983404U},
    .duplicateSoft = QColor{0xFCE9E0U},
    .rejected = QColor{0x505050U},
    .lineWidth = 3.0};

const Tokens highContrast{.background = QColor{0x000000U},
    .surface = QColor{0x000000U},
    .raised = QColor{0x000000U},
    .line = QColor{0xFFFFFFU},
    .control = QColor{0xFFFFFFU},
    .text = QColor{0xFFFFFFU},
    .muted = QColor{0xFFFFFFU},
    .faint = QColor{0xD0D0D0U},
    .accent = QColor{0x6CC6FFU},
    .accentSoft = QColor{0x00253AU},
    .onAccent = QColor{0x000000U},
    .retry = QColor{0xFFB733U},
    .retrySoft = QColor{0x2E2000U},
    .goodput = QColor{0x4FE0B5U},
    .goodputSoft = QColor{0x002A1FU},
    .duplicate = QColor{0xFF9E70U},
    .duplicateSoft = QColor{0x331200U},
    .rejected = QColor{0xD8D8D8U},
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
