// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace repique {

class SequenceView;

/// Makes assistive technology see the diagram as a list of messages and notes. Once is enough, more do no
/// harm.
void installSequenceAccessibility();
/// The rows are others than before.
void notifyRowsChanged(SequenceView& view);
/// The player moved to `row`.
void announceRow(SequenceView& view, int row);

} // namespace repique
