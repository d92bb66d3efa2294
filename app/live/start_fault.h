// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/http/start_fault.h"

#include <QtCore/QString>

namespace repique::live {

/// What happened and what to do, in a sentence or two. `place` is the port or the file.
[[nodiscard]] QString sentenceOf(http::StartFault fault, const QString& place);

} // namespace repique::live
