// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/wording.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

namespace repique {

class OptionRow;

/// The options of a question under one another. Shows a choice, then which option was right and why each is
/// what it is; keys 1 … 9 of the window choose while nothing has been revealed.
class OptionList final : public QWidget
{
    Q_OBJECT

public:
    OptionList(
        const std::vector<lessons::Option>& options, const Wording& wording, QWidget* parent = nullptr);

    /// Shows a choice without saying anything; −1 = none.
    void setChosen(int index);
    [[nodiscard]] int chosen() const noexcept;
    void reveal();
    [[nodiscard]] bool isRevealed() const noexcept;
    [[nodiscard]] OptionRow& row(int index) const;

Q_SIGNALS:
    void picked(int index); ///< by a person, before anything is revealed

private:
    void pick(int index);

    std::vector<lessons::Option> m_options;
    Wording m_wording;
    QList<OptionRow*> m_rows; // owned by this widget
    int m_chosen = -1;
    bool m_isRevealed = false;
};

} // namespace repique
