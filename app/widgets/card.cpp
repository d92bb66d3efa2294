// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/card.h"

#include <QtWidgets/QVBoxLayout>

namespace repique {

Card::Card(QWidget* parent) : QFrame(parent), m_body(new QVBoxLayout(this))
{
    m_body->setContentsMargins(16, 12, 16, 12);
    m_body->setSpacing(8);
}

QVBoxLayout& Card::body() noexcept
{
    return *m_body;
}

} // namespace repique
