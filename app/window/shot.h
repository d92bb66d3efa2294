// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QStringList>

#include <functional>

namespace repique {

class MainWindow;

/// Presses buttons of the window, one after another, then does one thing, such as taking its picture; each
/// when everything has been computed and laid out. GUI thread.
class Shot final : public QObject
{
    Q_OBJECT

public:
    /// `take` is told the first of `presses` (object names) that could not be pressed, empty when all could.
    Shot(MainWindow& window, const QStringList& presses, std::function<void(const QString& missing)> take);

private:
    void look();
    void goOn();

    MainWindow& m_window;
    QStringList m_presses; ///< still to do
    std::function<void(const QString&)> m_take;
    int m_quietTurns = 0;
};

} // namespace repique
