// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/tone.h"

#include <QtWidgets/QLabel>

namespace repique {

/// A short word in a round frame: "preview 1:10", "ambiguous". Not a control.
class Chip final : public QLabel
{
    Q_OBJECT

public:
    explicit Chip(const QString& text = {}, Tone tone = Tone::Plain, QWidget* parent = nullptr);

    void setTone(Tone tone);
};

} // namespace repique
