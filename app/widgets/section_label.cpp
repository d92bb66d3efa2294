// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/section_label.h"

namespace repique {

SectionLabel::SectionLabel(const QString& text, QWidget* parent) : QLabel(parent)
{
    setHeading(text);
}

void SectionLabel::setHeading(const QString& text)
{
    setText(text.toUpper());
    setAccessibleName(text);
}

} // namespace repique
