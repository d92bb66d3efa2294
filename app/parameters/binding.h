// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/parameters/parameter_row.h"
#include "app/parameters/quantity.h"
#include "core/scenario/scenario.h"

#include <QtCore/QList>

#include <functional>
#include <string>
#include <vector>

namespace repique {

/// The headings under which controls stand.
enum class Group { Policy, Budget, Faults, Idempotency, Traffic, Dependency, Run };

/// Which number of the document a row shows, and how it changes it.
struct NumberBinding
{
    Group group = Group::Policy;
    RowSpec spec;
    Quantity quantity = Quantity::Count;
    std::function<double(const scenario::Scenario&)> read;
    std::function<void(scenario::Scenario&, double)> write; ///< keeps the document valid
};

/// Every number on a slider, in the order of the panel. Legal ranges come from the document's schema.
[[nodiscard]] QList<NumberBinding> numberBindings();

/// A choice among the words of a key of the schema.
struct ChoiceBinding
{
    Group group = Group::Policy;
    QString key; ///< dotted
    bool isSegmented = true; ///< all choices at a glance, for few and short ones
};

[[nodiscard]] QList<ChoiceBinding> choiceBindings();

/// The words on offer, as the document writes them: all that the key accepts, or, of a list of outcomes to
/// try again, the ones with a name and the shortest.
[[nodiscard]] std::vector<std::string> wordsOf(const ChoiceBinding& binding);
/// Which of `wordsOf` the document has; −1 = another value.
[[nodiscard]] int indexIn(const ChoiceBinding& binding, const scenario::Scenario& scenario);
/// Sets the word at `index`.
void choose(const ChoiceBinding& binding, scenario::Scenario& scenario, int index);

} // namespace repique
