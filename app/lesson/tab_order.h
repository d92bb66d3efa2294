// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace repique {

/// Tab goes through what `inside` holds in the order of its layout, whenever it was made; after `before`,
/// where that is not null.
void orderTabs(QWidget* before, const QWidget& inside);

} // namespace repique
