// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QFrame>

class QVBoxLayout;

namespace repique {

/// A surface with a hairline and round corners that groups what belongs together. Its vertical layout is
/// ready: `body()`.
class Card final : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);

    [[nodiscard]] QVBoxLayout& body() noexcept;

private:
    QVBoxLayout* m_body; // owned by this widget
};

} // namespace repique
