// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

class QBoxLayout;

namespace repique {

/// Two parts side by side, or the second below the first where they do not fit.
class WrapRow final : public QWidget
{
    Q_OBJECT

public:
    /// Takes both. `charactersOfFirst` is the width that the first needs to be read in comfort, in characters
    /// of its font; 0 = its size hint.
    WrapRow(QWidget* first, QWidget* second, int charactersOfFirst, QWidget* parent = nullptr);

    [[nodiscard]] bool isWrapped() const noexcept { return m_isWrapped; }

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void flow();
    [[nodiscard]] int neededWidth() const;

    QWidget* m_first; // owned by this widget
    QWidget* m_second; // owned by this widget
    QBoxLayout* m_row; // owned by this widget
    int m_charactersOfFirst;
    bool m_isWrapped = false;
};

} // namespace repique
