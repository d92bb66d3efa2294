// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QLabel>

namespace repique {

/// Shows `words`; a label without words takes no room.
inline void setSentence(QLabel& label, const QString& words)
{
    label.setText(words);
    label.setVisible(!words.isEmpty());
}

} // namespace repique
