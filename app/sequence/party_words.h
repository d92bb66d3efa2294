// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/trace/trace.h"

#include <QtCore/QString>

#include <vector>

namespace repique {

/// The head of a lifeline.
struct PartyWords
{
    QString name;
    QString role;
};

/// Who takes part in `trace`, from the outermost caller to the dependency; the two of every payment when it
/// is null. A layer of a chain has its own name, and its place as its role.
[[nodiscard]] std::vector<PartyWords> partiesIn(const trace::Trace* trace, i18n::Language language);

/// The name of one of them.
[[nodiscard]] QString partyName(const trace::Trace& trace, trace::Party party, i18n::Language language);

} // namespace repique
