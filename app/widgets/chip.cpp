// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/chip.h"

namespace repique {

Chip::Chip(const QString& text, Tone tone, QWidget* parent) : QLabel(text, parent)
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    setAlignment(Qt::AlignCenter);
    setTone(tone);
}

void Chip::setTone(Tone tone)
{
    repique::setTone(*this, tone);
}

} // namespace repique
