// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/layout_columns.h"

#include <algorithm>
#include <cmath>
#include <numeric>

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
    explicit Wishes(std::size_t parties) : messages(parties - 1), waits(parties - 1), heads(parties) {}

    std::vector<Wish> messages; ///< between a lifeline and the next
    std::vector<Wish> waits; ///< beside a lifeline
    Wish selves;
    std::vector<Wish> heads;
    qreal pill = 0.0; ///< longest word in a note
    qreal chip = 0.0;
};

void addHead(Wish& wish, const PartyWords& words, const LayoutFonts& fonts)
{
    constexpr qreal noLimit = 1e6;
    wish.add(words.name, fonts.strong, noLimit);
    wish.add(words.role, fonts.detail, noLimit);
}

Wish* wishFor(Wishes& wishes, const trace::Step& step)
{
    const std::size_t parties = wishes.heads.size();
    const std::size_t from = lifelineOf(step.from, parties);
    switch (step.event) {
    case Event::KeyMade:
    case Event::NoKey:
        return nullptr;
    case Event::Wait:
    case Event::GaveUp:
        return &wishes.waits[from];
    case Event::Settled:
        return &wishes.selves;
    case Event::Request:
    case Event::Answer:
    case Event::LostResponse:
    case Event::LateAnswer:
    case Event::ClosedConnection:
        return &wishes.messages[std::min(from, lifelineOf(step.to, parties))];
    }
    return nullptr;
}

Wishes wishesOf(const LayoutRequest& request, const LayoutFonts& fonts)
{
    Wishes wishes{request.parties.size()};
    const qreal u = request.scale;
    for (std::size_t i = 0; i < request.parties.size(); ++i) {
        addHead(wishes.heads[i], request.parties[i], fonts);
    }
    const std::size_t count = request.trace != nullptr ? request.trace->steps.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const StepWords& words = request.words[i];
        Wish* wish = wishFor(wishes, request.trace->steps[i]);
        if (wish == nullptr) {
            wishes.pill = std::max({wishes.pill, longestWord(words.label, fonts.detailStrong),
                longestWord(words.detail, fonts.detail)});
            continue;
        }
        wish->add(words.label, fonts.strong, 260 * u);
        wish->add(words.detail, fonts.detail, 260 * u);
    }
    for (Wish& wait : wishes.waits) {
        wait.ease = std::min(wait.ease, std::max(wait.least, 190 * u));
    }
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
    std::vector<qreal> spans;
    qreal right = 0.0;
    qreal head = 0.0;
    qreal headLeast = 0.0;

    [[nodiscard]] qreal between() const { return std::accumulate(spans.begin(), spans.end(), 0.0); }

    [[nodiscard]] qreal total() const { return left + between() + right; }
};

bool isChain(std::size_t parties)
{
    return parties > 2;
}

/// Of each head, as `arrangement` has it. In a chain all are as wide as the widest.
std::vector<qreal> headWidths(const Wishes& wishes, const Arrangement& arrangement, qreal u)
{
    const bool isPair = !isChain(wishes.heads.size());
    const qreal least = isPair && !arrangement.isTight ? 144 * u : 0.0;
    std::vector<qreal> widths;
    for (const Wish& wish : wishes.heads) {
        widths.push_back(std::max((arrangement.isTight ? wish.least : wish.ease) + 24 * u, least));
    }
    if (!isPair) {
        widths.assign(widths.size(), *std::max_element(widths.begin(), widths.end()));
    }
    return widths;
}

Need needOf(const Wishes& wishes, const Arrangement& arrangement, qreal u)
{
    const qreal badge = 18 * u + 24 * u;
    const auto width = [&](const Wish& wish) { return arrangement.isTight ? wish.least : wish.ease; };
    const std::vector<qreal> heads = headWidths(wishes, arrangement, u);
    Need need;
    need.head = *std::max_element(heads.begin(), heads.end());
    need.headLeast = arrangement.isTight ? 0.0 : 144 * u;
    need.left = std::max(badge + 20 * u, 14 * u + heads.front() / 2);
    need.right = std::max(24 * u, 14 * u + heads.back() / 2);
    for (std::size_t i = 0; i < wishes.messages.size(); ++i) {
        const qreal beside = arrangement.waitsInside ? std::max(width(wishes.waits[i]), wishes.chip) + 32 * u
                                                     : wishes.chip + 40 * u;
        need.spans.push_back(
            std::max({width(wishes.messages[i]) + 24 * u, (heads[i] + heads[i + 1]) / 2 + 12 * u, beside}));
    }
    if (!arrangement.waitsInside) {
        need.left = std::max(need.left, badge + 8 * u + wishes.waits.front().ease + 18 * u);
    }
    if (arrangement.selfInside) {
        need.spans.back() = std::max(need.spans.back(), width(wishes.selves) + 32 * u);
    } else {
        need.right = std::max(need.right, 18 * u + wishes.selves.ease + 16 * u);
    }
    return need;
}

/// Spreads `room` over the spans: first to those that still wish for more, by their wish.
void widenSpans(Need& need, const Need& wished, qreal room)
{
    std::vector<qreal> wishes;
    for (std::size_t i = 0; i < need.spans.size(); ++i) {
        wishes.push_back(std::max(0.0, wished.spans[i] - need.spans[i]));
    }
    const qreal sum = std::accumulate(wishes.begin(), wishes.end(), 0.0);
    const qreal granted = std::min(sum, room);
    const qreal rest = (room - granted) / static_cast<qreal>(need.spans.size());
    for (std::size_t i = 0; i < need.spans.size(); ++i) {
        need.spans[i] += rest + (sum > 0.0 ? granted * wishes[i] / sum : 0.0);
    }
}

/// In a chain the heads take what room the lifelines leave them.
void widenHeads(Columns& columns, qreal wished, qreal u)
{
    qreal room = 2 * (std::min(columns.lines.front(), columns.width - columns.lines.back()) - 14 * u);
    for (std::size_t i = 1; i < columns.lines.size(); ++i) {
        room = std::min(room, columns.lines[i] - columns.lines[i - 1] - 12 * u);
    }
    columns.headWidth = std::max(columns.headWidth, std::min(room, wished));
    columns.headLeast = columns.headWidth;
}

Columns columnsOf(Need need, const Need& wished, qreal wishedWidth, qreal u)
{
    Columns columns;
    columns.width = std::max(wishedWidth, std::ceil(need.total()));
    columns.badgeX = 18 * u;
    columns.headWidth = need.head;
    columns.headLeast = need.headLeast;
    const qreal margin
        = columns.width / static_cast<qreal>(2 * (need.spans.size() + 1)); // evenly spaced lines
    const qreal spare = columns.width - need.total();
    const qreal first = std::floor(std::clamp(margin, need.left, need.left + spare));
    const qreal last = std::ceil(
        std::max(first + need.between(), std::min(columns.width - margin, columns.width - need.right)));
    widenSpans(need, wished, last - first - need.between());
    columns.lines.push_back(first);
    for (const qreal span : need.spans) {
        columns.lines.push_back(columns.lines.back() + span);
    }
    columns.lines.back() = last;
    if (isChain(columns.lines.size())) {
        widenHeads(columns, wished.head, u);
    }
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
        if (isChain(request.parties.size()) && !arrangement.waitsInside) {
            continue;
        }
        need = needOf(wishes, arrangement, u);
        chosen = arrangement;
        if (need.total() <= request.width) {
            break;
        }
    }
    const Need wished = needOf(wishes, {chosen.waitsInside, chosen.selfInside, false}, u);
    Columns columns = columnsOf(need, wished, std::max(request.width, wishes.pill + 60 * u), u);
    columns.waitsInside = chosen.waitsInside;
    columns.selfInside = chosen.selfInside;
    return columns;
}

} // namespace repique
