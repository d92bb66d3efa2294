// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/measurement.h"
#include "core/lessons/table_reader.h"

namespace repique::lessons {

/// How lesson.toml writes what a goal asks.
[[nodiscard]] inline const TableReader::Choices<Goal::Op>& goalOps()
{
    static const TableReader::Choices<Goal::Op> ops{{"<=", Goal::Op::AtMost}, {">=", Goal::Op::AtLeast},
        {"==", Goal::Op::Equal}, {"<", Goal::Op::Below}, {">", Goal::Op::Above}};
    return ops;
}

} // namespace repique::lessons
