// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"

#include <algorithm>

namespace repique::lessons {
namespace {

template<typename T>
const T* findById(const std::vector<T>& items, const std::string& id) noexcept
{
    const auto found = std::ranges::find(items, id, &T::id);
    return found == items.end() ? nullptr : &*found;
}

} // namespace

const Scene* findScene(const Lesson& lesson, const std::string& id) noexcept
{
    return findById(lesson.scenes, id);
}

const Expectation* findExpectation(const Lesson& lesson, const std::string& id) noexcept
{
    return findById(lesson.expectations, id);
}

const Step* findStep(const Lesson& lesson, const std::string& id) noexcept
{
    return findById(lesson.steps, id);
}

const std::string& sceneOf(const Lesson& lesson, const Prediction& prediction) noexcept
{
    if (!prediction.scene.empty()) {
        return prediction.scene;
    }
    const Expectation* const figure = findExpectation(lesson, prediction.expectation);
    if (figure != nullptr && !figure->what.scene.empty()) {
        return figure->what.scene;
    }
    return std::ranges::find(lesson.steps, StepKind::Predict, &Step::kind)->scene; // each lesson has one
}

bool isFree(const Lesson& lesson, const std::string& key) noexcept
{
    return isFree(lesson.free, key);
}

bool isFree(const std::vector<std::string>& free, const std::string& key) noexcept
{
    return std::ranges::any_of(free, [&key](const std::string& each) {
        const bool isInside = key.size() > each.size() && key[each.size()] == '.';
        return key.starts_with(each) && (key.size() == each.size() || isInside);
    });
}

bool holds(Goal::Op op, double measured, double value) noexcept
{
    switch (op) {
    case Goal::Op::Equal:
        return measured - value == 0.0; // a NaN never holds
    case Goal::Op::AtMost:
        return measured <= value;
    case Goal::Op::AtLeast:
        return measured >= value;
    case Goal::Op::Below:
        return measured < value;
    case Goal::Op::Above:
        return measured > value;
    }
    return false;
}

} // namespace repique::lessons
