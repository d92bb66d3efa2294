// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QStringList>
#include <QtWidgets/QFrame>

class QAbstractButton;
class QButtonGroup;
class QHBoxLayout;

namespace repique {

/// One of a few choices, side by side. A radio group to keyboard and screen reader: Tab enters at the chosen
/// one, arrows choose. Give it an accessible name.
class SegmentedSwitch final : public QFrame
{
    Q_OBJECT

public:
    explicit SegmentedSwitch(QWidget* parent = nullptr);

    /// The choices, from 0. Keeps the chosen index where it still exists (texts change with the language).
    void setOptions(const QStringList& texts);
    [[nodiscard]] int currentIndex() const; ///< −1 when nothing is chosen
    /// Says nothing: `chosen` is for people. −1 chooses nothing.
    void setCurrentIndex(int index);
    void setOptionToolTip(int index, const QString& text);
    [[nodiscard]] QAbstractButton* option(int index) const; ///< owned by this widget

Q_SIGNALS:
    void chosen(int index); ///< by mouse or keyboard

private:
    QHBoxLayout* m_row; // owned by this widget
    QButtonGroup* m_group; // owned by this widget
};

} // namespace repique
