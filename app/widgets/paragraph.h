// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QHash>
#include <QtWidgets/QLabel>

namespace repique {

/// A label that remembers how much room its words need. Nested layouts ask for it hundreds of times, and
/// every answer of a plain label sets the text anew.
class Paragraph final : public QLabel
{
    Q_OBJECT

public:
    explicit Paragraph(QWidget* parent = nullptr);

    /// Of the text on one line.
    [[nodiscard]] int textWidth() const;

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    struct Known
    {
        QString text;
        QFont font;
        bool isWrapped = false;
        QHash<int, int> heights; ///< by width
        QSize hint;
        QSize least;
        int textWidth = -1;
    };

    /// What is known of the words as they are now.
    [[nodiscard]] Known& known() const;

    mutable Known m_known;
};

} // namespace repique
