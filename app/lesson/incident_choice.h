// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

namespace repique {

class OptionRow;

/// One of several names to choose from: by mouse, or by Tab to the list, then its number, or arrows and Space
/// or Enter.
class IncidentChoice final : public QWidget
{
    Q_OBJECT

public:
    /// Object names of the rows are `name` and a number from 1.
    IncidentChoice(
        const QString& title, const QStringList& options, const QString& name, QWidget* parent = nullptr);

    [[nodiscard]] int chosen() const noexcept { return m_chosen; }

    /// −1 = none; says nothing.
    void setChosen(int index);
    /// Marks which one was right; nothing can be chosen any more.
    void reveal(int right);

Q_SIGNALS:
    void picked(int index); ///< by a person

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void pick(int index);

    QList<OptionRow*> m_rows; // owned by this widget
    int m_chosen = -1;
    bool m_isRevealed = false;
};

} // namespace repique
