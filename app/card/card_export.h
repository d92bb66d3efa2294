// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/card/card_picture.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace repique::card {

/// What a card can be written as, by the end of the file's name.
[[nodiscard]] QStringList formats();

/// Writes the card to `path` in the format of its name: .pdf (A5, vectors), .svg (A5, words as words), .png
/// (300 dots an inch), .md (Markdown, with `mermaid` when it is not empty). Atomic: on failure nothing is
/// written. Empty on success, else why not (a sentence, or the system's text). GUI thread.
[[nodiscard]] QString exportCard(
    const CardPicture& picture, const QString& path, const theme::Tokens& tokens, const std::string& mermaid);

} // namespace repique::card
