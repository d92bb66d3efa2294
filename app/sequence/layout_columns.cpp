// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/layout_columns.h"

#include <algorithm>
#include <cmath>

namespace repique {
namespace {

using trace::Event;

/// Widths that the words ask for: at ease, and at the least.
struct Wish
{
    qreal ease = 0.0;
    qreal least = 0.0;

    void add(const QString& text, const QFont& font, qreal most)
    {
        ease = std::max(ease, std::min(lineWidth(text, font), most));
        least = std::max(least, longestWord(text, font));
        ease = std::max(ease, least);
    }
};

/// What all words of one request ask for.
struct Wishes
{
    Wish messages;
    Wish waits;
    Wish selves;
    Wish clientHead;
    Wish serverHead;
    qreal pill = 0.0; ///< longest word in a note
    qreal chip = 0.0;
};

void addHead(Wish& wish, const PartyWords& words, const LayoutFonts& fonts)
{
    constexpr qreal noLimit = 1e6;
    wish.add(words.name, fonts.strong, noLimit);
    wish.add(words.role, fonts.detail, noLimit);
}

Wish* wishFor(Wishes& wishes, Event event)
{
    switch (event) {
    case Event::KeyMade:
    case Event::NoKey:
        return nullptr;
    case Event::Wait:
    case Event::GaveUp:
        return &wishes.waits;
    case Event::Settled:
        return &wishes.selves;
    case Event::Request:
    case Event::Answer:
    case Event::LostResponse:
    case Event::LateAnswer:
    case Event::ClosedConnection:
        return &wishes.messages;
    }
    return nullptr;
}

Wishes wishesOf(const LayoutRequest& request, const LayoutFonts& fonts)
{
    Wishes wishes;
    const qreal u = request.scale;
    addHead(wishes.clientHead, request.client, fonts);
    addHead(wishes.serverHead, request.server, fonts);
    const std::size_t count = request.trace != nullptr ? request.trace->steps.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const StepWords& words = request.words[i];
        Wish* wish = wishFor(wishes, request.trace->steps[i].event);
        if (wish == nullptr) {
            wishes.pill = std::max({wishes.pill, longestWord(words.label, fonts.detailStrong),
                longestWord(words.detail, fonts.detail)});
            continue;
        }
        wish->add(words.label, fonts.strong, 260 * u);
        wish->add(words.detail, fonts.detail, 260 * u);
    }
    wishes.waits.ease = std::min(wishes.waits.ease, std::max(wishes.waits.least, 190 * u));
    wishes.selves.ease = std::min(wishes.selves.ease, std::max(wishes.selves.least, 210 * u));
    wishes.chip = lineWidth(request.why, fonts.detail) + 18 * u;
    return wishes;
}

struct Arrangement
{
    bool waitsInside;
    bool selfInside;
    bool isTight; ///< heads and messages may wrap
};

/// Left part, room between the lifelines, right part.
struct Need
{
    qreal left = 0.0;
    qreal span = 0.0;
    qreal right = 0.0;
    qreal head = 0.0;
    qreal headLeast = 0.0;
};

Need needOf(const Wishes& wishes, const Arrangement& arrangement, qreal u)
{
    const qreal badge = 18 * u + 24 * u;
    const auto width = [&](const Wish& wish) { return arrangement.isTight ? wish.least : wish.ease; };
    Need need;
    need.headLeast = arrangement.isTight ? 0.0 : 144 * u;
    const qreal clientHead = std::max(width(wishes.clientHead) + 24 * u, need.headLeast);
    const qreal serverHead = std::max(width(wishes.serverHead) + 24 * u, need.headLeast);
    need.head = std::max(clientHead, serverHead);
    need.left = std::max(badge + 20 * u, 14 * u + clientHead / 2);
    need.right = std::max(24 * u, 14 * u + serverHead / 2);
    need.span = std::max(width(wishes.messages) + 24 * u, (clientHead + serverHead) / 2 + 12 * u);
    if (arrangement.waitsInside) {
        need.span = std::max(need.span, std::max(width(wishes.waits), wishes.chip) + 32 * u);
    } else {
        need.left = std::max(need.left, badge + 8 * u + wishes.waits.ease + 18 * u);
        need.span = std::max(need.span, wishes.chip + 40 * u);
    }
    if (arrangement.selfInside) {
        need.span = std::max(need.span, width(wishes.selves) + 32 * u);
    } else {
        need.right = std::max(need.right, 18 * u + wishes.selves.ease + 16 * u);
    }
    return need;
}

Columns columnsOf(const Need& need, const Arrangement& arrangement, qreal wishedWidth, qreal u)
{
    Columns columns;
    columns.width = std::max(wishedWidth, std::ceil(need.left + need.span + need.right));
    columns.badgeX = 18 * u;
    columns.headWidth = need.head;
    columns.headLeast = need.headLeast;
    columns.waitsInside = arrangement.waitsInside;
    columns.selfInside = arrangement.selfInside;
    const qreal spare = columns.width - need.left - need.span - need.right;
    columns.clientX = std::floor(std::clamp(columns.width * 0.25, need.left, need.left + spare));
    columns.serverX = std::ceil(
        std::max(columns.clientX + need.span, std::min(columns.width * 0.75, columns.width - need.right)));
    return columns;
}

} // namespace

QFont diagramFont(const QFont& family, qreal scale, qreal pixels, QFont::Weight weight)
{
    QFont font{family};
    font.setPixelSize(std::max(1, qRound(pixels * scale)));
    font.setWeight(weight);
    return font;
}

LayoutFonts LayoutFonts::at(const QFont& family, qreal scale)
{
    return {.strong = diagramFont(family, scale, 13.0, QFont::DemiBold),
        .detail = diagramFont(family, scale, 11.0, QFont::Normal),
        .detailStrong = diagramFont(family, scale, 11.0, QFont::Medium)};
}

Columns columnsFor(const LayoutRequest& request, const LayoutFonts& fonts)
{
    constexpr Arrangement arrangements[] = {{.waitsInside = false, .selfInside = false, .isTight = false},
        {.waitsInside = true, .selfInside = false, .isTight = false},
        {.waitsInside = true, .selfInside = true, .isTight = false},
        {.waitsInside = true, .selfInside = true, .isTight = true}};
    const Wishes wishes = wishesOf(request, fonts);
    const qreal u = request.scale;
    Need need;
    Arrangement chosen{};
    for (const Arrangement& arrangement : arrangements) {
        need = needOf(wishes, arrangement, u);
        chosen = arrangement;
        if (need.left + need.span + need.right <= request.width) {
            break;
        }
    }
    return columnsOf(need, chosen, std::max(request.width, wishes.pill + 60 * u), u);
}

} // namespace repique
