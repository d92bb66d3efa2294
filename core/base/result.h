// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace repique {

/// What kind of thing went wrong; the app turns it into a sentence in the reader's language.
enum class Errc {
    InvalidValue, ///< a value of the wrong type, or out of its range
    UnknownKey, ///< a name that the schema does not have
    Syntax, ///< not the format at all
    TooLarge, ///< over a stated limit of size, depth or count
    NotFound, ///< a file or an entry that is not there
    Unreadable, ///< a file that is there and cannot be read
    Unwritable, ///< nothing was written
    NotSupported, ///< a document or ledger of a newer version, or of another program
    Storage, ///< the database refused
};

/// An expected failure. `detail` is English, for logs; it names the thing, never a source line of ours.
struct Error
{
    Errc code = Errc::InvalidValue;
    std::string detail;
};

template<typename T>
using Result = tl::expected<T, Error>;

} // namespace repique
