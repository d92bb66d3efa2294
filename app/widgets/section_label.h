// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QLabel>

namespace repique {

/// The heading of a group of rows, in small capitals. Screen readers get the text as it was written.
class SectionLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit SectionLabel(const QString& text = {}, QWidget* parent = nullptr);

    /// `text` in ordinary case.
    void setHeading(const QString& text);
};

} // namespace repique
