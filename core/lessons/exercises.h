// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace repique::lessons {

/// The same words in both languages; `{{expect id}}` stands for a number, as in the prose.
struct Bilingual
{
    std::string english;
    std::string portuguese;
};

/// One of several answers, and why it is right or wrong.
struct Option
{
    std::string id; ///< of a prediction's shape or choice; empty in a quiz
    Bilingual text;
    Bilingual why;
    bool isRight = false;
};

/// What the student says before the run.
struct Prediction
{
    enum class Kind : std::uint8_t {
        Choice, ///< one of `options`
        Shape, ///< one of `options`, whose ids are names of `shapeNames`
        Number, ///< against the value of an expectation
        Sketch, ///< a curve over [from, to) of a series of a scene
    };

    std::string id; ///< permanent
    Kind kind = Kind::Choice;
    Bilingual question;
    std::vector<Option> options;
    std::string expectation; ///< Number: whose value is the truth
    std::string scene; ///< Sketch
    std::string metric; ///< Sketch: a name of `seriesNames`
    SimDuration from{}; ///< Sketch
    SimDuration to{}; ///< Sketch
    double low = 0.0; ///< Number and Sketch: the axis offered
    double high = 0.0;
    Bilingual above; ///< Number and Sketch: one sentence for each kind of gap
    Bilingual below;
    Bilingual close;
    std::optional<SimDuration> moment; ///< of the run, which explains the gap
};

/// A step to remember before it is shown.
struct RecallCard
{
    std::string id; ///< permanent
    Bilingual front;
    Bilingual back;
};

/// Things to put in order; `items` are in the right one.
struct Ordering
{
    std::string id; ///< permanent
    Bilingual question;
    std::vector<Bilingual> items;
};

struct Question
{
    std::string id; ///< permanent
    Bilingual text;
    std::vector<Option> options; ///< exactly one is right
};

/// Cards to lay on one of several piles.
struct Sorting
{
    struct Pile
    {
        std::string id;
        Bilingual text;
    };

    struct Card
    {
        Bilingual text;
        std::string pile; ///< the right one
        Bilingual why;
    };

    std::string id; ///< permanent
    std::string step; ///< id of the step that shows it
    Bilingual question;
    std::vector<Pile> piles;
    std::vector<Card> cards;
};

/// Code with mistakes, to be found line by line.
struct BugHunt
{
    struct Line
    {
        int number = 0; ///< from 1
        Bilingual why;
    };

    std::string id; ///< permanent
    std::string step; ///< id of the step that shows it
    Bilingual question;
    std::string language; ///< of the code, e.g. "javascript"
    std::string code;
    std::vector<Line> wrong;
};

} // namespace repique::lessons
