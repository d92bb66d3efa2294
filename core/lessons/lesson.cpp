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

} // namespace repique::lessons
