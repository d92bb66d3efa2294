// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

namespace repique {

/// A small padlock: a lesson keeps what stands beside it. Hidden at first. The keyboard can stop at it, since
/// what it locks cannot be reached.
class Padlock final : public QWidget
{
    Q_OBJECT

public:
    explicit Padlock(QWidget* parent = nullptr);

    /// What is locked, for screen readers.
    void setSubject(const QString& subject);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace repique
