// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QWidget;

namespace repique {

/// `content` as wide as there is room, with bars where it needs more; without a frame, and no stop of Tab.
/// Takes `content`; belongs to `parent`, or to the layout that it is put in.
[[nodiscard]] QScrollArea* makeScroll(QWidget* content, QWidget* parent = nullptr);

} // namespace repique
