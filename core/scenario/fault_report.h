// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace repique::scenario {

/// What to do about a fault, where "accepted" does not say it. The app makes the sentence.
enum class Remedy : std::uint8_t {
    None,
    AddTheKey, ///< the key or table is missing
    ChooseAnotherId, ///< an id that must be unique is taken
    WriteBothLanguages, ///< words that stand in one language alone
    NameTheFile, ///< a file that nothing reads: name it or remove it
    WriteOnePassageAStep, ///< "## " headings and steps do not match
    FollowTheTemplate, ///< the kinds of steps are not in their order, or one is missing
    WriteMore, ///< a text is too short
    PrintTheNumber, ///< an expectation that no text prints
    DeclareTheNumber, ///< a number of a text that is neither measured nor declared
    PrintTheSameNumbers, ///< the languages print different numbers
    MarkOneOption, ///< not exactly one answer is right
    FreeTheParameter, ///< a solution changes what the student may not
    ChangeLess, ///< a solution changes more than the challenge allows
};

/// One thing wrong with a document. The app makes the sentence; everything it needs is here. By code:
/// `InvalidValue` key, value, accepted · `UnknownKey` key, accepted · `Syntax` line, column, detail; with a
/// key when that key or table stands twice; accepted "UTF-8" when it is no text · `TooLarge` accepted, e.g.
/// "≤ 1 MiB" · `NotSupported` a newer format · `NotFound`, `Unreadable` the file.
struct Fault
{
    Errc code = Errc::InvalidValue;
    std::string file; ///< as the user named it; empty for `--set` and environment variables
    int line = 0; ///< 1-based; 0 when there is none
    int column = 0; ///< 1-based; 0 when there is none
    std::string key; ///< dotted, e.g. "policy.max_attempts"; may be empty
    std::string value; ///< as written, cut to 60 characters; may be empty
    std::string accepted; ///< as written: `1 … 1000000`, `"open" | "closed"`, `"0ms" … "30d"`; for an unknown
                          ///< key the nearest known ones, else all of its table
    std::string detail; ///< English, for logs: what the TOML reader or the system said; mostly empty
    Remedy remedy = Remedy::None;

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// All faults of one document, in order of line. Empty = none.
using Faults = std::vector<Fault>;

template<typename T>
using Checked = tl::expected<T, Faults>;

} // namespace repique::scenario
