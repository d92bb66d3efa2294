// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>

#include <functional>

namespace repique {

class MainWindow;

/// Does one thing with the window, such as taking its picture, when everything has been computed and laid
/// out. GUI thread.
class Shot final : public QObject
{
    Q_OBJECT

public:
    Shot(MainWindow& window, std::function<void()> take);

private:
    void look();

    MainWindow& m_window;
    std::function<void()> m_take;
    int m_quietTurns = 0;
};

} // namespace repique
