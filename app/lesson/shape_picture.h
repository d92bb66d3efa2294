// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/QPixmap>

#include <string>

class QWidget;

namespace repique {

/// Whether there is a picture of this name: those that a lesson may offer as shapes.
[[nodiscard]] bool isShape(const std::string& name);

/// A small curve of this shape, in the colours and at the text size of `widget`.
[[nodiscard]] QPixmap shapePicture(const std::string& name, const QWidget& widget);

} // namespace repique
